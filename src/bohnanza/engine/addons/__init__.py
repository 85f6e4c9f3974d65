"""The add-ons: each a function from `Rules` to `Rules`."""
