"""What must hold in every game of every variant, as functions for tests, fuzzing and `bohnanza variants --check`."""
