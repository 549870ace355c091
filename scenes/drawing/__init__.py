"""How things are drawn: colours, pictures, shapes, texts, the canvas. It knows no widgets."""
