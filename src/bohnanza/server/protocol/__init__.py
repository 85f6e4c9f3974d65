"""Every message and body that the server takes in or gives out."""
