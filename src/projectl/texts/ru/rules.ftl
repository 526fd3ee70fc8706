# The rules
