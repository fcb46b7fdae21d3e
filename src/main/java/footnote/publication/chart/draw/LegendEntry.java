package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;

/** What a colour stands for, and the figure its name holds, if any. */
record LegendEntry(String name, ColorRole ink, Datum datum) {
    LegendEntry(String name, ColorRole ink) {
        this(name, ink, Datum.GAP);
    }
}
