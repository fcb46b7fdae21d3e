package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.List;

/** A chart that a report's facts allow: its name, its section, the text around it, and the facts it draws. */
interface ChartExhibit {
    String name();

    String section();

    /** Whether it takes the width of a page; such charts stand before those that share a row. */
    default boolean wide() {
        return false;
    }

    ExhibitText text(CaptionWriter captions);

    Chart chart(ExhibitNumbering numbering, String title);

    static Datum datum(LedgerEntry entry) {
        return new Datum(entry.number(), entry.id());
    }

    static List<String> ids(List<LedgerEntry> entries) {
        return entries.stream().map(LedgerEntry::id).toList();
    }
}
