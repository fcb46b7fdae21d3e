package footnote.sources.edgar;

import footnote.domain.Denomination;
import footnote.domain.Metric;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Units as XBRL writes them, and as a metric means them. */
final class XbrlUnits {
    private static final Pattern CURRENCY = Pattern.compile("[A-Z]{3}");
    private static final Pattern PER_SHARE = Pattern.compile("([A-Z]{3})/shares", Pattern.CASE_INSENSITIVE);

    private static final int HUNDREDFOLD = 2;

    private XbrlUnits() {}

    /** The unit a metric is meant in: some filers tag amounts per share in dollars alone, and XBRL has no percent. */
    static Unit meant(Metric metric, Unit tagged) {
        boolean perShare = metric.unit().filter(Unit.Kind.PER_SHARE::equals).isPresent();
        if (perShare && tagged.kind() == Unit.Kind.CURRENCY) {
            return tagged.currency().map(Unit::perShare).orElse(tagged);
        }
        return isPercent(metric) && tagged.kind() == Unit.Kind.RATIO ? Unit.PERCENT : tagged;
    }

    /** A value in the unit that is meant: 0.115 is 11.5%; filers who tag 11.5 have written percent already. */
    static BigDecimal meant(Metric metric, Unit tagged, BigDecimal value) {
        boolean fraction =
                isPercent(metric) && tagged.kind() == Unit.Kind.RATIO && value.compareTo(BigDecimal.ONE) <= 0;
        return fraction ? value.scaleByPowerOfTen(HUNDREDFOLD).stripTrailingZeros() : value;
    }

    private static boolean isPercent(Metric metric) {
        return metric.unit().filter(Unit.Kind.PERCENT::equals).isPresent();
    }

    /** USD, USD/shares, shares or pure; anything else is empty. */
    static Optional<Unit> parse(String name) {
        var perShare = PER_SHARE.matcher(name);
        if (perShare.matches()) {
            return Optional.of(Unit.perShare(new Denomination(perShare.group(1).toUpperCase(Locale.ROOT))));
        }
        if (CURRENCY.matcher(name).matches()) {
            return Optional.of(Unit.of(new Denomination(name)));
        }
        return switch (name) {
            case "shares" -> Optional.of(Unit.SHARES);
            case "pure" -> Optional.of(Unit.RATIO);
            default -> Optional.empty();
        };
    }
}
