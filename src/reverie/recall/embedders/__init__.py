"""What turns texts into embeddings."""
