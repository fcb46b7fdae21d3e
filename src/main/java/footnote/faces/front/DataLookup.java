package footnote.faces.front;

import footnote.Desk;
import footnote.config.SampleListing;
import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.Resolution;
import footnote.domain.SourceLine;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Companies, facts, prices and news outside a run, each with its origin. */
public final class DataLookup {
    private static final Pattern PERIOD = Pattern.compile("(\\d{1,3})(d|w|mo|m|y)");
    private static final Duration NEWS = Duration.ofDays(30);

    private final Desk desk;
    private @Nullable List<SampleListing> samples;

    public DataLookup(Desk desk) {
        this.desk = desk;
    }

    /** A company a reader may mean. */
    public record Suggestion(Ticker symbol, String name, String market) {
        static Suggestion of(Listing listing) {
            return new Suggestion(
                    listing.ticker(), listing.name(), listing.market().label());
        }
    }

    public synchronized List<SampleListing> samples() {
        var known = samples;
        if (known == null) {
            known = SampleListing.all();
            samples = known;
        }
        return known;
    }

    /** What could be meant by the beginning of a name or symbol, the nearest first. */
    public List<Suggestion> complete(String text, View view, int most) {
        String words = text.strip().toLowerCase(Locale.ROOT);
        if (words.isEmpty() || words.length() > 80) {
            return List.of();
        }
        return view.sample()
                ? Stream.concat(
                                samples().stream().filter(each -> begins(each, words)),
                                samples().stream()
                                        .filter(each -> !begins(each, words)
                                                && (each.name() + " " + each.ticker())
                                                        .toLowerCase(Locale.ROOT)
                                                        .contains(words)))
                        .limit(most)
                        .map(each -> new Suggestion(
                                each.ticker(), each.name(), each.market().label()))
                        .toList()
                : resolved(text, view).stream().limit(most).map(Suggestion::of).toList();
    }

    private static boolean begins(SampleListing each, String words) {
        return each.name().toLowerCase(Locale.ROOT).startsWith(words)
                || each.ticker().symbol().toLowerCase(Locale.ROOT).startsWith(words);
    }

    private List<Listing> resolved(String text, View view) {
        try {
            return switch (desk.evidence().resolve(text, view)) {
                case Resolution.Resolved(Listing listing) -> List.of(listing);
                case Resolution.Ambiguous(String _, List<Listing> candidates) -> candidates;
                case Resolution.Unknown(String _, List<Listing> near) -> near;
            };
        } catch (Fault e) { // completion is a kindness; the run itself says what is wrong
            return List.of();
        }
    }

    public Listing listing(String company, View view) {
        return desk.evidence().listing(company, view);
    }

    public Finding<Ledger> ledger(Listing listing, View view) {
        return desk.evidence().facts(listing, view);
    }

    /** What a company reported, of one metric or of all, each entry with its footnote. */
    public ObjectNode facts(String company, Optional<String> metric, boolean quarters, View view) {
        var listing = listing(company, view);
        var ledger = found(ledger(listing, view));
        var node = about(listing, view);
        var listed = node.putArray("facts");
        for (var each : metrics(metric)) {
            for (var entry : quarters ? ledger.quarters(each) : ledger.years(each)) {
                var fact = Json.object().put("footnote", SourceLine.of(entry));
                fact.set("entry", Json.node(entry));
                listed.add(fact);
            }
        }
        return node;
    }

    private static List<Metric> metrics(Optional<String> metric) {
        return metric.map(text -> {
                    String name = text.strip().toLowerCase(Locale.ROOT).replaceAll("[ -]+", "_");
                    return List.of(Metric.standard(name)
                            .orElseThrow(() -> Fault.input("no metric '" + text + "'; there are "
                                    + String.join(
                                            ", ",
                                            Metric.standard().stream()
                                                    .map(Metric::name)
                                                    .toList()))));
                })
                .orElseGet(() -> List.copyOf(Metric.standard()));
    }

    /** Daily bars of a period such as 5d, 3mo or 1y. */
    public ObjectNode prices(String company, String period, View view) {
        var listing = listing(company, view);
        var history = found(history(listing, period, view));
        var node = about(listing, view)
                .put("currency", history.currency().toString())
                .put("source", SourceLine.source(history.origin()));
        node.set("bars", Json.node(history.bars()));
        node.set("splits", Json.node(history.splits()));
        node.set("dividends", Json.node(history.dividends()));
        return node;
    }

    public Finding<PriceHistory> history(Listing listing, String period, View view) {
        return desk.evidence().prices(listing.ticker(), new DateRange(first(period, view.asOf()), view.asOf()), view);
    }

    private static LocalDate first(String period, LocalDate last) {
        var match = PERIOD.matcher(period.toLowerCase(Locale.ROOT));
        if (period.equalsIgnoreCase("max")) {
            return last.minusYears(60);
        }
        if (!match.matches()) {
            throw Fault.input("the period is '" + period + "'; it is like 5d, 3mo, 1y or max");
        }
        int count = Integer.parseInt(match.group(1));
        return switch (match.group(2)) {
            case "d" -> last.minusDays(count);
            case "w" -> last.minusWeeks(count);
            case "y" -> last.minusYears(count);
            default -> last.minusMonths(count);
        };
    }

    public ObjectNode news(String company, View view) {
        var listing = listing(company, view);
        var node = about(listing, view);
        node.set("news", Json.node(found(stories(listing, view))));
        return node;
    }

    public Finding<List<NewsItem>> stories(Listing listing, View view) {
        return desk.evidence()
                .news(
                        listing,
                        view.asOf().atStartOfDay(ZoneOffset.UTC).toInstant().minus(NEWS),
                        view);
    }

    private static ObjectNode about(Listing listing, View view) {
        var node = Json.object().put("as_of", view.asOf().toString()).put("fictional", view.sample());
        node.set("listing", Json.node(listing));
        return node;
    }

    private static <T> T found(Finding<T> finding) {
        return switch (finding) {
            case Finding.Found<T>(T value) -> value;
            case Finding.Missing<T>(String what, String why) ->
                throw new Fault(Fault.Kind.SOURCE, "no " + what + ": " + why);
        };
    }
}
