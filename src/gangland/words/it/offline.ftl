### Ciò che il client dice prima di avere parole: lo ha in sé, per poterlo dire senza server.

web-offline = Il server non risponde.
