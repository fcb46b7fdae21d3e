package footnote.publication.infographic;

import footnote.publication.chart.Datum;

/** Puts facts into words for a picture. */
public interface FigureText {
    /** The figure as a reader expects it. */
    String figure(String fact);

    /** The figure's value with its fact. */
    Datum datum(String fact);

    /** Whether a name is that of the company the report is about. */
    boolean subject(String name);

    /** A text with its references put into words. */
    String rendered(String text);
}
