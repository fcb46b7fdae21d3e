package footnote.publication.report;

import footnote.publication.chart.Chart;
import java.util.List;

/** What a page on a screen and a page of paper print differently. */
interface Medium {
    /** A figure that leads to its note. */
    void figure(Markup out, String fact, String text, String form);

    /** What to say, after the source of an exhibit, about the notes of its figures. */
    String noted(List<String> facts);

    /** Something not known, and why. */
    void gap(Markup out, String mark, String why);

    /** A letter that refers to a note under a table. */
    String mark(String letter);

    void chart(Markup out, Chart chart);

    void picture(Markup out, Block.Illustration illustration);

    /** What stands under a chart, after its source. */
    void below(Markup out, Chart chart);
}
