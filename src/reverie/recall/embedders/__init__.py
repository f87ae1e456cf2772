"""Embedders: what turns texts into embeddings, vectors that lie near where meanings do."""
