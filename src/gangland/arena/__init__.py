"""Games by the thousand: simulation, fuzzing, benchmarks."""
