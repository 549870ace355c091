"""What lies on the map of Eclipse."""
