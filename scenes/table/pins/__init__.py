"""What somebody keeps open beside the table while playing."""
