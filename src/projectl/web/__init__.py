"""The table in the browser: a server, its messages, and the page it serves."""
