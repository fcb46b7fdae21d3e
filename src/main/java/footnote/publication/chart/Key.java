package footnote.publication.chart;

/** A swatch and a name, for the few charts whose marks cannot carry their own name. */
record Key(String name, Ink ink) {}
