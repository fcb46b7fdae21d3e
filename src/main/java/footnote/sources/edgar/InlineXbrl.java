package footnote.sources.edgar;

import footnote.domain.Basis;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Origin;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** Reads the figures tagged inside a filing's own text, with the segments that company facts leave out. */
final class InlineXbrl {
    private static final Pattern NOT_A_DIGIT = Pattern.compile("[\\s,\\u00a0\\u202f$€£¥]");
    private static final Pattern CAMEL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

    /** When and for which part of the company a figure holds. */
    private record Context(Period period, List<Dimension> dimensions) {}

    private final Map<String, Context> contexts = new HashMap<>();
    private final Map<String, Unit> units = new HashMap<>();

    private InlineXbrl(Document document) {
        for (Element element : document.getElementsByTag("xbrli:context")) {
            context(element).ifPresent(context -> contexts.put(element.id(), context));
        }
        for (Element element : document.getElementsByTag("xbrli:unit")) {
            unit(element).ifPresent(unit -> units.put(element.id(), unit));
        }
    }

    /** Figures of a part of the company alone; a document without inline tags has none. */
    static List<Fact> parse(Listing listing, Filing filing, byte[] content, Instant retrieved) {
        return Parsing.of(Edgar.NAME, "inline figures of " + filing.accession(), () -> {
            var document = Jsoup.parse(new String(content, StandardCharsets.UTF_8), "", Parser.htmlParser());
            var origin = EdgarFilings.origin(filing.uri(), filing, retrieved);
            var reader = new InlineXbrl(document);
            var facts = new LinkedHashSet<Fact>();
            for (Element element : document.getElementsByTag("ix:nonfraction")) {
                facts.addAll(reader.facts(Subject.of(listing.ticker()), filing, element, origin));
            }
            return List.copyOf(facts);
        });
    }

    private List<Fact> facts(Subject subject, Filing filing, Element element, Origin origin) {
        Context context = contexts.get(element.attr("contextref"));
        Unit unit = units.get(element.attr("unitref"));
        Optional<BigDecimal> value = value(element);
        if (context == null || unit == null || value.isEmpty() || context.dimensions.isEmpty()) {
            return List.of();
        }
        var facts = new ArrayList<Fact>();
        for (var meaning : Tags.of(element.attr("name"))) {
            boolean flow =
                    meaning.metric().nature().filter(Metric.Nature.FLOW::equals).isPresent();
            if (flow != context.period.isInstant()) {
                facts.add(new Fact(
                        subject,
                        meaning.metric(),
                        context.period,
                        value.get(),
                        unit,
                        Basis.REPORTED,
                        filing.filed(),
                        origin.at(element.attr("name")),
                        context.dimensions));
            }
        }
        return facts;
    }

    private static Optional<BigDecimal> value(Element element) {
        String digits = NOT_A_DIGIT.matcher(element.text()).replaceAll("");
        if (digits.isEmpty() || digits.length() > 40 || !digits.matches("\\d*\\.?\\d+")) {
            return digits.matches("[-–—]") ? Optional.of(BigDecimal.ZERO) : Optional.empty();
        }
        String scale = element.attr("scale");
        int power = scale.matches("-?\\d{1,2}") ? Integer.parseInt(scale) : 0;
        var value = new BigDecimal(digits).scaleByPowerOfTen(power);
        var whole = value.scale() < 0 ? value.setScale(0) : value;
        return Optional.of("-".equals(element.attr("sign")) ? whole.negate() : whole);
    }

    private static Optional<Context> context(Element element) {
        var dimensions = new ArrayList<Dimension>();
        for (Element member : element.getElementsByTag("xbrldi:explicitmember")) {
            dimensions.add(new Dimension(words(member.attr("dimension"), "Axis"), words(member.text(), "Member")));
        }
        if (!element.getElementsByTag("xbrldi:typedmember").isEmpty()) {
            return Optional.empty();
        }
        Optional<LocalDate> start = date(element, "xbrli:startdate");
        Optional<LocalDate> end = date(element, "xbrli:enddate").or(() -> date(element, "xbrli:instant"));
        return end.filter(last -> start.map(first -> !first.isAfter(last)).orElse(true))
                .map(last -> new Context(new Period(start, last), List.copyOf(dimensions)));
    }

    private static Optional<LocalDate> date(Element element, String tag) {
        Element found = element.getElementsByTag(tag).first();
        return found == null ? Optional.empty() : Dates.day(found.text());
    }

    private static Optional<Unit> unit(Element element) {
        var measures = element.getElementsByTag("xbrli:measure").stream()
                .map(each -> each.text().strip().replaceFirst("^.*:", ""))
                .toList();
        return measures.isEmpty() ? Optional.empty() : XbrlUnits.parse(String.join("/", measures));
    }

    /** "us-gaap:StatementBusinessSegmentsAxis" becomes "Statement Business Segments". */
    private static String words(String name, String ending) {
        String local = name.strip().replaceFirst("^.*:", "").replaceFirst(ending + "$", "");
        String words = String.join(" ", CAMEL.split(local)).strip();
        return words.isEmpty() ? name.isBlank() ? "unnamed" : name.strip() : words;
    }
}
