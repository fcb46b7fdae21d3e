package footnote.sources.edgar;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.sources.Parsing;
import footnote.sources.VendorJson;
import footnote.sources.edgar.TagSums.Tagged;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads the tagged figures of one company, token by token because the files are large.
 *
 * <p>A filing repeats the figures of earlier ones: of every period we keep the first publication of each value, so a
 * restatement stands beside what it replaces. Only the same tag, or a better one, restates: another concept that is told
 * later, such as cash with restricted cash, does not. The fiscal year and period fields are the filing's, not the
 * figure's: those of annual reports tell how the company names its years ({@link FiscalYears}).
 */
final class CompanyFacts {
    /** What a figure means, before we know whether a better tag or an earlier filing has it too. */
    private record Entry(Tagged figure, XbrlTags.Meaning meaning) {
        Key key() {
            return new Key(meaning.metric(), figure.unit(), figure.period());
        }
    }

    private record Key(Metric metric, Unit unit, Period period) {}

    private static final Comparator<Entry> BY_PUBLICATION = Comparator.<Entry, LocalDate>comparing(
                    entry -> entry.figure().filed())
            .thenComparing(entry -> entry.figure().accession())
            .thenComparing(entry -> entry.meaning().rank());

    private final Subject subject;
    private final Instant retrieved;
    private final Map<Key, List<Entry>> entries = new HashMap<>();
    private final Map<String, Unit> units = new HashMap<>();
    private final Map<String, LocalDate> days = new HashMap<>();
    private final Map<String, Origin> origins = new HashMap<>();
    private final TagSums sums = new TagSums();
    private final FiscalYears years = new FiscalYears();
    private long cik;

    private CompanyFacts(Subject subject, Instant retrieved) {
        this.subject = subject;
        this.retrieved = retrieved;
    }

    static List<Fact> parse(Subject subject, byte[] json, Instant retrieved) {
        String what = "company facts of " + subject;
        return Parsing.of(Edgar.NAME, what, () -> {
            var reader = new CompanyFacts(subject, retrieved);
            try (var parser = VendorJson.MAPPER.createParser(json)) {
                reader.readFile(parser);
            }
            return reader.facts();
        });
    }

    private void readFile(JsonParser parser) {
        expect(parser.nextToken(), JsonToken.START_OBJECT, "the file");
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            JsonToken value = parser.nextToken();
            if (name.equals("cik")) {
                cik = parser.getValueAsLong();
            } else if (name.equals("facts") && value == JsonToken.START_OBJECT) {
                readTaxonomies(parser);
            } else {
                parser.skipChildren();
            }
        }
    }

    private void readTaxonomies(JsonParser parser) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String taxonomy = parser.currentName();
            expect(parser.nextToken(), JsonToken.START_OBJECT, taxonomy);
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String tag = taxonomy + ":" + parser.currentName();
                parser.nextToken();
                List<XbrlTags.Meaning> meanings = XbrlTags.of(tag);
                if (meanings.isEmpty() && !TagSums.isPart(tag)) {
                    parser.skipChildren();
                } else {
                    readConcept(parser, tag, meanings);
                }
            }
        }
    }

    private void readConcept(JsonParser parser, String tag, List<XbrlTags.Meaning> meanings) {
        expect(parser.currentToken(), JsonToken.START_OBJECT, tag);
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            boolean isUnits = parser.currentName().equals("units");
            if (parser.nextToken() != JsonToken.START_OBJECT || !isUnits) {
                parser.skipChildren();
            } else {
                readUnits(parser, tag, meanings);
            }
        }
    }

    private void readUnits(JsonParser parser, String tag, List<XbrlTags.Meaning> meanings) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            Optional<Unit> unit = unit(parser.currentName());
            parser.nextToken();
            if (unit.isEmpty()) {
                parser.skipChildren();
            } else {
                readFigures(parser, tag, meanings, unit.get());
            }
        }
    }

    private void readFigures(JsonParser parser, String tag, List<XbrlTags.Meaning> meanings, Unit unit) {
        expect(parser.currentToken(), JsonToken.START_ARRAY, tag);
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            readFigure(parser, tag, meanings, unit);
        }
    }

    private void readFigure(JsonParser parser, String tag, List<XbrlTags.Meaning> meanings, Unit unit) {
        @Nullable String start = null;
        @Nullable String end = null;
        @Nullable String filed = null;
        @Nullable String accession = null;
        @Nullable BigDecimal value = null;
        String form = "";
        int fiscalYear = 0;
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            JsonToken token = parser.nextToken();
            switch (name) {
                case "start" -> start = parser.getString();
                case "end" -> end = parser.getString();
                case "filed" -> filed = parser.getString();
                case "accn" -> accession = parser.getString();
                case "form" -> form = parser.getString();
                case "fy" -> fiscalYear = token.isNumeric() ? parser.getIntValue() : 0;
                case "val" -> value = token.isNumeric() ? parser.getDecimalValue() : null;
                default -> parser.skipChildren();
            }
        }
        if (end == null || filed == null || accession == null || value == null) {
            return;
        }
        var period = start == null ? Period.instant(day(end)) : Period.of(day(start), day(end));
        years.see(form, accession, fiscalYear, period);
        var figure = new Tagged(tag, unit, period, value, accession, form, day(filed));
        sums.add(figure);
        meanings.forEach(meaning -> add(figure, meaning));
    }

    private void add(Tagged figure, XbrlTags.Meaning meaning) {
        var metric = meaning.metric();
        var meant = figure.as(
                XbrlUnits.meant(metric, figure.unit()), XbrlUnits.meant(metric, figure.unit(), figure.value()));
        if (fits(metric, meant.unit(), meant.period())) {
            var entry = new Entry(meant, meaning);
            entries.computeIfAbsent(entry.key(), _ -> new ArrayList<>()).add(entry);
        }
    }

    /** A balance sheet figure has no start, a flow has one; some filers mix them up. */
    static boolean fits(Metric metric, Unit unit, Period period) {
        return metric.nature()
                        .map(nature -> (nature == Metric.Nature.STOCK) == period.isInstant())
                        .orElse(true)
                && metric.unit().map(unit.kind()::equals).orElse(true);
    }

    private List<Fact> facts() {
        sums.forEach(this::add);
        var facts = new ArrayList<Fact>();
        for (var published : entries.values()) {
            published.sort(BY_PUBLICATION);
            published(published).forEach(entry -> facts.add(fact(entry)));
        }
        facts.sort(
                Comparator.comparing(Fact::metric).thenComparing(Fact::period).thenComparing(Fact::knownAt));
        return facts;
    }

    /** Of figures sorted by publication, the best of each filing where it says something new by no worse a tag. */
    private static List<Entry> published(List<Entry> sorted) {
        var kept = new ArrayList<Entry>();
        String accession = "";
        for (var entry : sorted) {
            boolean bestOfItsFiling = !entry.figure().accession().equals(accession);
            accession = entry.figure().accession();
            if (bestOfItsFiling && (kept.isEmpty() || replaces(entry, kept.getLast()))) {
                kept.add(entry);
            }
        }
        return kept;
    }

    private static boolean replaces(Entry later, Entry shown) {
        return later.meaning().rank() <= shown.meaning().rank()
                && later.figure().value().compareTo(shown.figure().value()) != 0;
    }

    private Fact fact(Entry entry) {
        var figure = entry.figure();
        Origin filing = origins.computeIfAbsent(figure.form() + " " + figure.accession(), document -> Origin.web(
                        Edgar.NAME, Edgar.index(cik, figure.accession()), retrieved)
                .in(document));
        return Fact.of(
                subject,
                entry.meaning.metric(),
                figure.period().in(years.of(figure.form(), figure.period())),
                figure.value(),
                figure.unit(),
                Basis.REPORTED,
                figure.filed(),
                filing.at(figure.tag()));
    }

    private LocalDate day(String text) {
        return days.computeIfAbsent(text, LocalDate::parse);
    }

    /** Units outside money, shares and plain numbers (stores, years) describe nothing in the catalogue. */
    private Optional<Unit> unit(String name) {
        if (!units.containsKey(name)) {
            XbrlUnits.parse(name).ifPresent(unit -> units.put(name, unit));
        }
        return Optional.ofNullable(units.get(name));
    }

    private static void expect(@Nullable JsonToken found, JsonToken wanted, String where) {
        if (found != wanted) {
            throw new IllegalArgumentException(where + " should be " + wanted + ", not " + found);
        }
    }
}
