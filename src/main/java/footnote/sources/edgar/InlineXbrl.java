package footnote.sources.edgar;

import footnote.domain.Basis;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.sources.Dates;
import footnote.sources.Parsing;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jsoup.parser.StreamParser;

/**
 * Reads the figures tagged inside a filing's own text, with the segments that company facts leave out.
 *
 * <p>The text is read as a stream and what was read of it is let go, since a report may be many megabytes. It is read as
 * HTML, which has no document types and no entities of its own: nothing in it can make us open anything.
 */
final class InlineXbrl {
    private static final int MOST_FIGURES = 50_000;
    private static final int MOST_CONTEXTS = 50_000;
    private static final String COVER_SHARES = "dei:EntityCommonStockSharesOutstanding";
    private static final String CLASS_OF_STOCK = ":StatementClassOfStockAxis";
    private static final Set<String> BLOCKS = Set.of("p", "div", "table", "ul", "ol", "header", "hidden", "resources");

    /** When a figure holds, and for which part of the company. */
    private record Scope(Period period, List<PartNames.Member> members) {}

    /** A figure as tagged; what its scope and unit are may stand further down. */
    private record Tagged(String tag, String scope, String unit, BigDecimal value, int decimals) {}

    private record Key(Metric metric, Period period, List<Dimension> dimensions) {}

    private record Ranked(Fact fact, int rank, int decimals) {
        static Ranked better(Ranked one, Ranked other) {
            boolean replaces = other.rank < one.rank || (other.rank == one.rank && other.decimals > one.decimals);
            return replaces ? other : one;
        }
    }

    private final Map<String, Scope> scopes = new HashMap<>();
    private final Map<String, Unit> units = new HashMap<>();
    private final List<Tagged> figures = new ArrayList<>();
    private final Map<String, List<String>> labels = new HashMap<>();
    private final TableWords tables = new TableWords();

    private InlineXbrl() {}

    /** Figures the catalogue knows, of the whole and of parts; a document without inline tags has none. */
    static List<Fact> parse(Listing listing, Filing filing, byte[] content, Instant retrieved) {
        return Parsing.of(Edgar.NAME, "inline figures of " + filing.accession(), () -> read(content)
                .facts(listing, filing, retrieved));
    }

    /**
     * The shares of all classes by the cover page, added up; empty where it counts one class, or companies that file
     * together. Whether the classes have equal rights it does not say.
     */
    static Optional<Fact> sharesOfAllClasses(Listing listing, Filing filing, byte[] content, Instant retrieved) {
        return Parsing.of(Edgar.NAME, "cover page of " + filing.accession(), () -> read(content)
                .sharesOfAllClasses(listing, filing, retrieved));
    }

    private static InlineXbrl read(byte[] content) {
        var reader = new InlineXbrl();
        try (var stream =
                new StreamParser(Parser.htmlParser()).parse(new String(content, StandardCharsets.UTF_8), "")) {
            stream.iterator().forEachRemaining(reader::read);
        }
        return reader;
    }

    /** Elements come when they are complete, inner ones first. */
    private void read(Element element) {
        switch (local(element)) {
            case "context" -> scope(element);
            case "unit" -> unit(element);
            case "tr" -> {
                String label = label(element);
                element.select("> td, > th").forEach(cell -> tables.read(cell.text()));
                element.getAllElements().forEach(each -> figure(each, label));
                element.remove();
            }
            case "nonfraction" -> {
                if (element.closest("tr") == null) {
                    figure(element, "");
                }
            }
            default -> {
                if (BLOCKS.contains(local(element)) && element.closest("tr") == null) {
                    element.remove();
                }
            }
        }
    }

    private void figure(Element element, String label) {
        String tag = element.attr("name");
        if (!local(element).equals("nonfraction") || XbrlTags.of(tag).isEmpty() || figures.size() >= MOST_FIGURES) {
            return;
        }
        String scope = element.attr("contextref");
        InlineNumber.of(element).ifPresent(value -> {
            figures.add(new Tagged(tag, scope, element.attr("unitref"), value, InlineNumber.decimals(element)));
            if (!label.isEmpty()) {
                labels.computeIfAbsent(scope, _ -> new ArrayList<>()).add(label);
            }
        });
    }

    /** What the first cell with words in it says. */
    private static String label(Element row) {
        for (Element cell : row.select("> td, > th")) {
            String text = cell.text().strip();
            if (!text.isEmpty()) {
                return text;
            }
        }
        return "";
    }

    private void scope(Element element) {
        var members = new ArrayList<PartNames.Member>();
        for (Element each : element.getAllElements()) {
            if (local(each).equals("typedmember")) {
                return;
            }
            if (local(each).equals("explicitmember")) {
                members.add(new PartNames.Member(each.attr("dimension"), each.text()));
            }
        }
        Optional<LocalDate> start = date(element, "startdate");
        Optional<LocalDate> end = date(element, "enddate").or(() -> date(element, "instant"));
        if (scopes.size() < MOST_CONTEXTS) {
            end.filter(last -> start.map(first -> !first.isAfter(last)).orElse(true))
                    .ifPresent(last ->
                            scopes.put(element.id(), new Scope(new Period(start, last, Optional.empty()), members)));
        }
    }

    private static Optional<LocalDate> date(Element element, String tag) {
        return element.getAllElements().stream()
                .filter(each -> local(each).equals(tag))
                .findFirst()
                .flatMap(found -> Dates.day(found.text()));
    }

    private void unit(Element element) {
        var measures = element.getAllElements().stream()
                .filter(each -> local(each).equals("measure"))
                .map(each -> each.text().strip().replaceFirst("^.*:", ""))
                .toList();
        if (!measures.isEmpty()) {
            XbrlUnits.parse(String.join("/", measures)).ifPresent(unit -> units.put(element.id(), unit));
        }
    }

    private List<Fact> facts(Listing listing, Filing filing, Instant retrieved) {
        var names = new PartNames(tables);
        labels.forEach((scope, said) -> {
            if (scopes.containsKey(scope)) {
                scopes.get(scope).members.forEach(member -> names.hear(member, said));
            }
        });
        var origin = EdgarFilings.origin(filing.uri(), filing, retrieved);
        var best = new LinkedHashMap<Key, Ranked>();
        var subsegments = new HashMap<Key, Set<String>>();
        for (var figure : figures) {
            Scope scope = scopes.get(figure.scope);
            Unit unit = units.get(figure.unit);
            if (scope == null || unit == null) {
                continue;
            }
            names.dimensions(scope.members).ifPresent(dimensions -> {
                for (var meaning : XbrlTags.of(figure.tag)) {
                    var meant = XbrlUnits.meant(meaning.metric(), unit);
                    if (CompanyFacts.fits(meaning.metric(), meant, scope.period)) {
                        var fact = new Fact(
                                Subject.of(listing.ticker()),
                                meaning.metric(),
                                scope.period,
                                XbrlUnits.meant(meaning.metric(), unit, figure.value),
                                meant,
                                Basis.REPORTED,
                                filing.filed(),
                                origin.at(figure.tag),
                                dimensions);
                        var key = new Key(meaning.metric(), scope.period, dimensions);
                        best.merge(key, new Ranked(fact, meaning.rank(), figure.decimals), Ranked::better);
                        PartNames.subsegment(scope.members).ifPresent(within -> subsegments
                                .computeIfAbsent(key, _ -> new HashSet<>())
                                .add(within));
                    }
                }
            });
        }
        // "Other" of one subsegment is not that of the next
        subsegments.forEach((key, several) -> {
            if (several.size() > 1) {
                best.remove(key);
            }
        });
        return best.values().stream().map(Ranked::fact).toList();
    }

    private Optional<Fact> sharesOfAllClasses(Listing listing, Filing filing, Instant retrieved) {
        var classes = new TreeMap<Period, Map<List<PartNames.Member>, BigDecimal>>();
        for (var figure : figures) {
            Scope scope = scopes.get(figure.scope);
            if (scope != null
                    && figure.tag.equals(COVER_SHARES)
                    && scope.members.size() == 1
                    && scope.members.getFirst().axis().endsWith(CLASS_OF_STOCK)) {
                classes.computeIfAbsent(scope.period, _ -> new HashMap<>()).put(scope.members, figure.value);
            }
        }
        return Optional.ofNullable(classes.lastEntry())
                .filter(latest -> latest.getValue().size() > 1)
                .map(latest -> Fact.of(
                        Subject.of(listing.ticker()),
                        Metric.SHARES_OUTSTANDING,
                        latest.getKey(),
                        latest.getValue().values().stream().reduce(BigDecimal.ZERO, BigDecimal::add),
                        Unit.SHARES,
                        Basis.REPORTED,
                        filing.filed(),
                        EdgarFilings.origin(filing.uri(), filing, retrieved)
                                .at(COVER_SHARES + ", " + latest.getValue().size() + " classes")));
    }

    private static String local(Element element) {
        String name = element.normalName();
        return name.substring(name.lastIndexOf(':') + 1);
    }
}
