"""The archive for Linux, made on a base that is five years old."""
