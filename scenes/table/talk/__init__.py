"""Table talk: bots react in few words to what happens to them before everybody's eyes."""
