"""Player boards of Eclipse."""
