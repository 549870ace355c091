"""The arena: tournaments between bots, how fair a mix is, and weights fitted by self-play."""
