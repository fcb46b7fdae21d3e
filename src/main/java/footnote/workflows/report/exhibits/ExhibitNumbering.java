package footnote.workflows.report.exhibits;

import footnote.domain.SourceLine;
import footnote.publication.chart.Caption;
import footnote.workflows.report.data.ReportFacts;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

/** Numbers exhibits in reading order and names their sources and date. */
public final class ExhibitNumbering {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private final ReportFacts book;
    private int exhibit;

    public ExhibitNumbering(ReportFacts book) {
        this.book = book;
    }

    public Caption of(String title, String unit, Collection<String> facts) {
        String vendors = book.behind(facts).stream()
                .filter(entry -> entry.derivation().isEmpty())
                .map(entry -> SourceLine.vendor(entry.fact().origin()))
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
        return new Caption(
                ++exhibit,
                title,
                unit,
                vendors.isEmpty() ? "Footnote" : vendors,
                day(book.data().task().view().asOf()));
    }

    static String day(LocalDate day) {
        return DAY.format(day);
    }
}
