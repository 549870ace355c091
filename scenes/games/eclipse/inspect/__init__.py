"""What the inspect panel says about the things of Eclipse."""
