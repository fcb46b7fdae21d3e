package footnote.workflows.coverage;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Ticker;
import footnote.domain.Words;
import footnote.domain.opinion.MissingInput;
import footnote.workflows.coverage.HoldingValue.Movement;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is new on the covered companies, the most important first, each point with its source, what the holdings are
 * worth, and how mail and messages went.
 */
public record DigestReport(
        LocalDate asOf,
        int companies,
        List<Point> points,
        List<MissingInput> gaps,
        String mail,
        boolean fictional,
        List<LedgerEntry> ledger,
        List<Held> holdings,
        Optional<Total> total,
        List<String> messages) {
    private static final List<String> COUNTS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    public DigestReport {
        points = List.copyOf(points);
        gaps = List.copyOf(gaps);
        ledger = List.copyOf(ledger);
        holdings = List.copyOf(Objects.requireNonNullElse(holdings, List.of())); // absent in runs of earlier versions
        total = Objects.requireNonNullElse(total, Optional.empty());
        messages = List.copyOf(Objects.requireNonNullElse(messages, List.of()));
    }

    /** One thing that is new, under its key and those of other items that its line includes. */
    public record Point(
            Ticker symbol,
            String name,
            String kind,
            LocalDate day,
            Prose text,
            Optional<String> quote,
            String source,
            Optional<URI> uri,
            String key,
            List<String> alsoKeys) {
        public Point {
            alsoKeys = List.copyOf(Objects.requireNonNullElse(alsoKeys, List.of())); // absent in earlier versions
        }

        /** All that is remembered as reported with it. */
        Stream<String> keys() {
            return Stream.concat(Stream.of(key), alsoKeys.stream());
        }
    }

    /** A position: ids of the facts that give its shares, value, change on the day, gain over cost, and weight. */
    public record Held(
            Ticker symbol,
            String name,
            String shares,
            Optional<String> value,
            Optional<Movement> change,
            Optional<Movement> gain,
            Optional<String> weight) {
        /** The position as the line under its company's name has it. */
        public Prose line() {
            return new Prose("{fact:" + shares + "}"
                    + value.map(id -> ", {fact:" + id + "}").orElse("")
                    + weight.map(id -> ", {fact:" + id + "} of holdings").orElse("")
                    + change.map(each -> ", " + direction(each) + " on the day").orElse("")
                    + gain.map(each -> ", {fact:" + each.size() + (each.up() ? "} above cost" : "} below cost"))
                            .orElse(""));
        }
    }

    /** All holdings together: ids of the facts that give their value and its change on the day. */
    public record Total(String value, Optional<Movement> change) {}

    private static String direction(Movement movement) {
        return (movement.up() ? "up {fact:" : "down {fact:") + movement.size() + "}";
    }

    /** Whether nothing is new. */
    public boolean quiet() {
        return points.isEmpty();
    }

    public Optional<Held> held(Ticker symbol) {
        return holdings.stream().filter(each -> each.symbol().equals(symbol)).findFirst();
    }

    /** How many companies and positions there are, what the holdings are worth, and how much is new. */
    public Prose summary() {
        String followed = Words.capitalized(count(companies, "company", "companies") + " followed"
                + (holdings.isEmpty() ? "" : ", " + count(holdings.size(), "position", "positions") + " held") + ".");
        String value = total.map(each -> " Holdings are valued at {fact:" + each.value() + "}"
                        + each.change()
                                .map(change -> ", " + direction(change) + " on the day.")
                                .orElse("."))
                .orElse("");
        return new Prose(followed + value + " "
                + (quiet()
                        ? "Quiet day: no change to report."
                        : Words.capitalized(count(points.size(), "change", "changes") + " not reported before.")));
    }

    private static String count(int number, String one, String several) {
        String words = number < COUNTS.size() ? COUNTS.get(number) : String.valueOf(number);
        return words + " " + (number == 1 ? one : several);
    }

    DigestReport mailed(String said) {
        return new DigestReport(asOf, companies, points, gaps, said, fictional, ledger, holdings, total, messages);
    }

    DigestReport messaged(List<String> said) {
        return new DigestReport(asOf, companies, points, gaps, mail, fictional, ledger, holdings, total, said);
    }
}
