"""What questions of Eclipse offer beside the table."""
