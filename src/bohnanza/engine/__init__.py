"""The rules of the family, pure: no clock, no I/O, no global randomness."""
