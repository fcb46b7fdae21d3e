package footnote.domain;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The sentence under a figure that says where it came from. */
public final class SourceLine {
    private static final Map<String, String> VENDORS = Map.of(
            "edgar", "SEC EDGAR",
            "yahoo", "Yahoo Finance",
            "stooq", "Stooq",
            "fmp", "Financial Modeling Prep",
            "futunn", "Futu",
            "tavily", "Tavily",
            "rss", "RSS feeds",
            "sample", "Sample market (fictional)",
            "files", "Your own file",
            "footnote", "Footnote");

    private static final Pattern DAY = Pattern.compile("(?<![\\p{L}\\d/-])\\d{4}-\\d\\d-\\d\\d(?![\\p{L}\\d/-])");

    private SourceLine() {}

    /** What, of which period, from whom, where in it, and since when it is known. */
    public static String of(LedgerEntry entry) {
        var fact = entry.fact();
        var text = new StringBuilder(fact.subject().key())
                .append(", ")
                .append(fact.metric().label())
                .append(", ")
                .append(fact.period().label());
        if (!fact.dimensions().isEmpty()) {
            text.append(" (")
                    .append(fact.dimensions().stream().map(Dimension::member).collect(Collectors.joining(", ")))
                    .append(')');
        }
        text.append(": ");
        entry.derivation()
                .ifPresentOrElse(
                        derivation -> text.append("derived, ").append(withDays(derivation.formula())),
                        () -> text.append(source(fact.origin())));
        if (fact.basis() != Basis.REPORTED && fact.basis() != Basis.DERIVED) {
            text.append(", ").append(fact.basis().name().toLowerCase(Locale.ROOT));
        }
        text.append(", known since ").append(FigureFormat.day(fact.knownAt()));
        entry.restated().ifPresent(earlier -> text.append("; restated, first reported as ")
                .append(FigureFormat.of(earlier.value(), fact.unit()))
                .append(" on ")
                .append(FigureFormat.day(earlier.knownAt())));
        entry.disputed().forEach(other -> text.append("; ")
                .append(vendor(other.origin()))
                .append(" says ")
                .append(FigureFormat.of(other.value(), fact.unit())));
        return text.toString();
    }

    /** A source down to its page or tag. */
    public static String source(Origin origin) {
        var text = new StringBuilder(vendor(origin));
        origin.document().ifPresent(document -> text.append(", ").append(document));
        origin.locator().ifPresent(place -> text.append(", ").append(withDays(place)));
        if (origin.document().isEmpty()) {
            origin.uri().ifPresent(uri -> text.append(", ").append(uri));
        }
        return text.toString();
    }

    /** A place or a formula as a reader is used to days: 30 Jun 2026. */
    private static String withDays(String text) {
        return DAY.matcher(text).replaceAll(found -> day(found.group()));
    }

    private static String day(String digits) {
        try {
            return FigureFormat.day(LocalDate.parse(digits));
        } catch (DateTimeParseException _) {
            return digits; // the number of something else
        }
    }

    public static String vendor(Origin origin) {
        return vendor(origin.vendor());
    }

    /** A source by the name that readers know it by. */
    public static String vendor(String id) {
        return VENDORS.getOrDefault(id, id);
    }
}
