"""The log of Eclipse."""
