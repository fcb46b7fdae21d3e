package footnote.publication.chart;

/** What a colour stands for, and the figure its name holds, if any. */
record Key(String name, Ink ink, Datum datum) {
    Key(String name, Ink ink) {
        this(name, ink, Datum.GAP);
    }
}
