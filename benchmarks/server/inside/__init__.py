"""On the path of a server under trial, so that `sitecustomize` runs in each of its processes."""
