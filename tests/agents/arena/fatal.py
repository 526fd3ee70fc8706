"""An agent whose module ends its process."""

import os

os._exit(4)
