"""Tables on the web: how they come about, are played at and are seen."""
