"""Web push: who is asked something at a slow table is told on the devices they chose."""
