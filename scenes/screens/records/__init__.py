"""Who plays at this device, and what they have done."""
