"""The blueprint editor of Eclipse."""
