"""Battles of Eclipse on the screen."""
