"""二人双扣: two seats, 27 cards each; who runs out first, what the other has left, and the bombs."""
