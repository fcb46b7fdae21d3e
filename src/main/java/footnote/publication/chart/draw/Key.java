package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;

/** What a colour stands for, and the figure its name holds, if any. */
record Key(String name, Ink ink, Datum datum) {
    Key(String name, Ink ink) {
        this(name, ink, Datum.GAP);
    }
}
