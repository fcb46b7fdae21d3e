package footnote.workflows.report.exhibits;

import footnote.publication.chart.Chart;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.TextContext;

/** A chart in its place among those of a report. */
public record Exhibit(String id, ChartExhibit content) {
    public String name() {
        return content.name();
    }

    public String section() {
        return content.section();
    }

    public ExhibitText text(TextContext context) {
        return content.text(new CaptionWriter(id, context));
    }

    public Chart chart(ExhibitNumbering numbering, String title) {
        return content.chart(numbering, title);
    }
}
