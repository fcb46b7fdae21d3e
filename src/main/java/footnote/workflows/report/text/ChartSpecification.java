package footnote.workflows.report.text;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.research.prose.FactLines;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A chart outside the catalogue, as a model asks for it: the finding, and the facts of each series in order. */
public record ChartSpecification(
        @JsonPropertyDescription("The finding in at most 12 words; a figure in it is a reference.")
        Prose title,

        @JsonPropertyDescription("How it is drawn.") Kind kind,

        @JsonPropertyDescription("One to three series of the same periods and unit.")
        List<Line> series) {
    private static final int MOST_SERIES = 3;
    private static final int FEWEST_POINTS = 3;
    private static final int MOST_POINTS = 12;
    private static final int MOST_WORDS = 12;

    public ChartSpecification {
        series = List.copyOf(series);
    }

    /** How it is drawn. */
    public enum Kind {
        @JsonProperty("line")
        LINE,
        @JsonProperty("bar")
        BAR
    }

    /** One series. */
    public record Line(
            @JsonPropertyDescription("The name in the legend.")
            String name,

            @JsonPropertyDescription("The ids of three to twelve facts, oldest first.")
            List<String> facts) {
        public Line {
            facts = List.copyOf(facts);
        }
    }

    /** A chart of a chapter, under the id it is printed with. */
    public record Placed(String id, String section, ChartSpecification chart) {}

    /** The same with the ledger's ids. */
    ChartSpecification resolved(FactLines lines) {
        return new ChartSpecification(
                lines.resolved(title),
                kind,
                series.stream()
                        .map(line -> new Line(
                                line.name(),
                                line.facts().stream()
                                        .map(id -> lines.id(id).orElse(id))
                                        .toList()))
                        .toList());
    }

    /** Why it cannot be drawn: every plotted value is a known fact, all of one unit, each series of the same periods. */
    Optional<String> objection(Function<String, Optional<LedgerEntry>> ledger) {
        if (series.isEmpty() || series.size() > MOST_SERIES) {
            return Optional.of("a chart has 1 to " + MOST_SERIES + " series, not " + series.size());
        }
        if (title.text().split("\\s+", -1).length > MOST_WORDS) {
            return Optional.of("a chart's title has " + MOST_WORDS + " words at most");
        }
        var all = series.stream().flatMap(line -> line.facts().stream()).toList();
        var unknown = all.stream().filter(id -> ledger.apply(id).isEmpty()).findFirst();
        if (unknown.isPresent()) {
            return Optional.of("there is no fact " + unknown.get() + "; refer only to ids you were given");
        }
        var entries = all.stream().map(ledger).map(Optional::orElseThrow).toList();
        if (entries.stream().map(entry -> entry.fact().unit()).distinct().count() > 1) {
            return Optional.of("all facts of a chart have one unit");
        }
        var periods =
                series.stream().map(line -> periods(line, ledger)).distinct().toList();
        int points = periods.getFirst().size();
        return periods.size() > 1
                        || points < FEWEST_POINTS
                        || points > MOST_POINTS
                        || periods.getFirst().stream().distinct().count() < points
                ? Optional.of(
                        "each series has the same " + FEWEST_POINTS + " to " + MOST_POINTS + " periods, each once")
                : Optional.empty();
    }

    private static List<String> periods(Line line, Function<String, Optional<LedgerEntry>> ledger) {
        return line.facts().stream()
                .map(id -> ledger.apply(id).orElseThrow().fact().period().label())
                .toList();
    }
}
