package footnote.workflows.coverage.thesis;

import footnote.domain.Denomination;
import footnote.domain.Unit;
import footnote.research.metrics.MetricNames.Named;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A threshold in the metric's unit. */
record Threshold(BigDecimal value, Unit unit) {
    private static final Pattern AMOUNT =
            Pattern.compile("^(?<sign>-|minus )?(?<symbol>us\\$|hk\\$|a\\$|c\\$|[$€£¥₹₩]|rs)?\\s*"
                    + "(?:(?<code>[a-z]{3})\\s+)?(?<sign2>-)?(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s*"
                    + "(?<scale>tn|trillion|bn|b|billion|mn|m|million|k|thousand)?\\s*(?<unit>%|percent|per cent|x|times|days?)?"
                    + "(?:\\s+(?<after>[a-z]{3}))?$");

    private static final Map<String, String> SYMBOLS = Map.ofEntries(
            Map.entry("$", "USD"),
            Map.entry("us$", "USD"),
            Map.entry("hk$", "HKD"),
            Map.entry("a$", "AUD"),
            Map.entry("c$", "CAD"),
            Map.entry("€", "EUR"),
            Map.entry("£", "GBP"),
            Map.entry("¥", "JPY"),
            Map.entry("₹", "INR"),
            Map.entry("rs", "INR"),
            Map.entry("₩", "KRW"));

    static Threshold of(String text, Named metric) {
        if (text.isBlank()) {
            throw ThesisParser.refused("it has no threshold; write a figure such as " + example(metric));
        }
        var found = AMOUNT.matcher(text);
        if (!found.matches()) {
            throw ThesisParser.refused(
                    "the threshold '" + text + "' is no figure; write one such as " + example(metric));
        }
        var value = new BigDecimal(found.group("number").replace(",", "")).movePointRight(scale(found.group("scale")));
        boolean negative = found.group("sign") != null || found.group("sign2") != null;
        return new Threshold(
                negative ? value.negate() : value,
                unit(
                        text,
                        metric,
                        found.group("unit"),
                        currency(found.group("symbol"), found.group("code"), found.group("after"))));
    }

    private static Unit unit(String text, Named metric, @Nullable String written, Optional<Denomination> currency) {
        boolean percent = written != null && (written.equals("%") || written.startsWith("per"));
        boolean plain = written == null && currency.isEmpty();
        return switch (metric.unit()) {
            case PERCENT -> {
                if (!percent) {
                    throw ThesisParser.refused("the " + metric.label()
                            + " is a percentage; write the threshold like 35%, not '" + text + "'");
                }
                yield Unit.PERCENT;
            }
            case CURRENCY, PER_SHARE -> {
                if (written != null || currency.isEmpty()) {
                    throw ThesisParser.refused(
                            "the " + metric.label() + " is an amount; write the threshold with its currency," + " like "
                                    + example(metric) + ", not '" + text + "'");
                }
                yield metric.unit() == Unit.Kind.CURRENCY
                        ? Unit.of(currency.orElseThrow())
                        : Unit.perShare(currency.orElseThrow());
            }
            case RATIO -> {
                if (percent || currency.isPresent()) {
                    throw ThesisParser.refused(
                            "the " + metric.label() + " is a ratio; write the threshold like 2.5x, not '" + text + "'");
                }
                yield Unit.RATIO;
            }
            case DAYS, COUNT, SHARES -> {
                if (!plain && !(metric.unit() == Unit.Kind.DAYS && !percent && currency.isEmpty())) {
                    throw ThesisParser.refused("the " + metric.label()
                            + " is a plain number; write the threshold like 60, not '" + text + "'");
                }
                yield switch (metric.unit()) {
                    case DAYS -> Unit.DAYS;
                    case SHARES -> Unit.SHARES;
                    default -> Unit.COUNT;
                };
            }
        };
    }

    private static String example(Named metric) {
        return switch (metric.unit()) {
            case PERCENT -> "35%";
            case CURRENCY -> "$650m";
            case PER_SHARE -> "$5.20";
            case RATIO -> "2.5x";
            case DAYS, COUNT, SHARES -> "60";
        };
    }

    private static Optional<Denomination> currency(@Nullable String... written) {
        for (var each : written) {
            if (each != null) {
                return Optional.of(new Denomination(SYMBOLS.getOrDefault(each, each.toUpperCase(Locale.ROOT))));
            }
        }
        return Optional.empty();
    }

    private static int scale(@Nullable String word) {
        return switch (word == null ? "" : word) {
            case "tn", "trillion" -> 12;
            case "bn", "b", "billion" -> 9;
            case "mn", "m", "million" -> 6;
            case "k", "thousand" -> 3;
            default -> 0;
        };
    }
}
