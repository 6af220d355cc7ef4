"""The games for programs that learn: spaces, environments, batches, data."""
