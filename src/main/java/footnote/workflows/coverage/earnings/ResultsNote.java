package footnote.workflows.coverage.earnings;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Ticker;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The results of one quarter or year: reported, expected, guided, explained, and what the share and the theses did. */
public record ResultsNote(
        Ticker symbol,
        String name,
        String period,
        LocalDate published,
        LocalDate asOf,
        boolean fictional,
        Prose headline,
        List<Row> results,
        List<GuidedRow> guidance,
        Optional<Score> guidanceRecord,
        List<Driver> drivers,
        Prose reaction,
        List<ThesisRow> theses,
        List<String> missing,
        List<LedgerEntry> ledger) {
    /** A metric of the period beside a year before and beside consensus; each figure by the id of its fact. */
    public record Row(
            String metric,
            String actual,
            Optional<String> yearBefore,
            Optional<String> change,
            Optional<String> consensus,
            Optional<String> surprise) {}

    /** Guidance for one item: as it stood before these results, as it stands now, and what came of it. */
    public record GuidedRow(
            String item,
            Optional<String> before,
            String now,
            String state,
            Optional<String> actual,
            String words,
            Optional<String> speaker,
            String source,
            List<String> facts) {}

    /** How many items of earlier guidance were met, beaten, missed and withdrawn. */
    public record Score(long settled, long metOrBeaten, long beaten, long missed, long withdrawn) {}

    /** Why figures moved, in the words of an officer, and where they were said. */
    public record Driver(String words, Optional<String> speaker, String place) {}

    /** A thesis and where it stands. */
    public record ThesisRow(String id, String sentence, String outcome, Prose finding) {}

    public ResultsNote {
        results = List.copyOf(results);
        guidance = List.copyOf(guidance);
        drivers = List.copyOf(drivers);
        theses = List.copyOf(theses);
        missing = List.copyOf(missing);
        ledger = List.copyOf(ledger);
    }
}
