package footnote.workflows.coverage;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Ticker;
import footnote.domain.opinion.Absence;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What is new on the covered companies, each point with its source, and how the mail went. */
public record DigestReport(
        LocalDate asOf,
        int companies,
        List<Point> points,
        List<Absence> gaps,
        String mail,
        boolean fictional,
        List<LedgerEntry> ledger) {
    public DigestReport {
        points = List.copyOf(points);
        gaps = List.copyOf(gaps);
        ledger = List.copyOf(ledger);
    }

    /** One thing that is new. */
    public record Point(
            Ticker symbol,
            String name,
            String kind,
            LocalDate day,
            Prose text,
            Optional<String> quote,
            String source,
            Optional<URI> uri,
            String key) {}

    DigestReport mailed(String said) {
        return new DigestReport(asOf, companies, points, gaps, said, fictional, ledger);
    }
}
