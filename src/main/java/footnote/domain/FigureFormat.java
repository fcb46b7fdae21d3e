package footnote.domain;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes figures as a US research desk prints them: $1.46bn, 11.5%, 27.4x, 276p. Prose, pages, mail and terminal use it
 * as it is; tables and charts, which name the unit once, take symbol and scale from it.
 */
public final class FigureFormat {
    private record Scale(BigDecimal from, int digits, String word) {}

    private static final List<Scale> SCALES = List.of(
            new Scale(new BigDecimal("1e12"), 12, "tn"),
            new Scale(new BigDecimal("1e9"), 9, "bn"),
            new Scale(new BigDecimal("1e6"), 6, "m"));

    /** Currencies with a symbol that cannot be taken for another's; the others are written by their code. */
    private static final Map<String, String> SYMBOLS = Map.ofEntries(
            Map.entry("USD", "$"),
            Map.entry("EUR", "€"),
            Map.entry("GBP", "£"),
            Map.entry("JPY", "¥"),
            Map.entry("KRW", "₩"),
            Map.entry("INR", "Rs"),
            Map.entry("CNY", "CN¥"),
            Map.entry("HKD", "HK$"),
            Map.entry("TWD", "NT$"),
            Map.entry("AUD", "A$"),
            Map.entry("CAD", "C$"),
            Map.entry("NZD", "NZ$"),
            Map.entry("SGD", "S$"),
            Map.entry("BRL", "R$"));

    /** Currencies whose smallest coin is the unit itself. */
    private static final List<String> WITHOUT_CENTS = List.of("JPY", "KRW");

    /** Ratios that say how many times one amount holds another; scores, betas and indicators are bare numbers. */
    private static final Pattern MULTIPLE = Pattern.compile(
            "(?:.*_)?(?:price_to_\\w+|ev_to_\\w+|\\w+_to_(?:equity|ebitda|market_cap)|interest_cover\\w*|dividend_cover\\w*"
                    + "|cash_conversion\\w*|payout_cover|current_ratio|quick_ratio|\\w+_turnover|\\w+_company_ratio|equity_multiplier|volume_spike(?:_ratio)?)(?:_average)?");

    /** Changes of a ratio, written in basis points. */
    private static final Pattern RATIO_CHANGE = Pattern.compile(
            "(?:.*_)?(?:margin|rate|(?:cet1|solvency|loss|expense|combined|nonaccrual)_ratio|credit_cost|yield|share|return|conversion|return_on_[a-z_]+|\\w+_to_\\w+|dividend_payout|\\w+_holding|promoter_pledge)_(?:change|decline)");

    /** Returns less those of an index, and a ratio less another company's, written in percentage points. */
    private static final Pattern EXCESS =
            Pattern.compile("relative_(?:return|performance)\\w*|\\w+_company_difference");

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM uuuu", Locale.US);

    private FigureFormat() {}

    /** A day as sentences and tables write it: 22 Jun 2026. */
    public static String day(TemporalAccessor date) {
        return DAY.format(date);
    }

    public static String of(Fact fact) {
        return switch (fact.unit().kind()) {
            case RATIO -> of(fact.value(), fact.unit()) + (multiple(fact.metric()) ? "x" : "");
            case PERCENT -> percent(fact.value(), fact.metric().name());
            default -> of(fact.value(), fact.unit());
        };
    }

    public static String of(BigDecimal value, Unit unit) {
        return switch (unit.kind()) {
            case CURRENCY -> money(value, unit.currency().orElseThrow());
            case PER_SHARE -> perShare(value, unit.currency().orElseThrow());
            case SHARES -> signed(value, scaled(value.abs())) + " shares";
            case PERCENT -> percent(value);
            case RATIO -> signed(value, plain(value.abs(), value.abs().compareTo(BigDecimal.TEN) < 0 ? 2 : 1));
            case DAYS -> {
                String days = plain(value.abs(), 0);
                yield signed(value, days) + (days.equals("1") ? " day" : " days");
            }
            case COUNT -> signed(value, plain(value.abs(), 0));
        };
    }

    /** The sign before an amount: $ for USD, SEK for SEK. */
    public static String symbol(Denomination currency) {
        return SYMBOLS.getOrDefault(currency.code(), currency.code());
    }

    /** Whether a ratio of that name is written as a multiple, 27.4x. */
    public static boolean multiple(Metric metric) {
        return MULTIPLE.matcher(metric.name()).matches();
    }

    /** Whether a percentage of that name is a difference of two, written in points. */
    public static boolean difference(Metric metric) {
        return RATIO_CHANGE.matcher(metric.name()).matches()
                || EXCESS.matcher(metric.name()).matches();
    }

    /** The word for a power of ten: bn for 9, m for 6, nothing for 0. */
    public static String scale(int digits) {
        return SCALES.stream()
                .filter(scale -> scale.digits() == digits)
                .map(Scale::word)
                .findFirst()
                .orElse("");
    }

    private static String money(BigDecimal value, Denomination currency) {
        if (currency.perMajor() > 1) {
            return money(currency.inMajor(value), currency.major());
        }
        return signed(value, symbol(currency) + scaled(value.abs()));
    }

    /** A price or an amount for one share; pence where a British share's amount is below ten pounds. */
    private static String perShare(BigDecimal value, Denomination currency) {
        var major = currency.inMajor(value);
        if (currency.major().code().equals("GBP") && major.abs().compareTo(BigDecimal.TEN) < 0) {
            var pence = major.abs().multiply(HUNDRED);
            return signed(value, plain(pence, pence.compareTo(HUNDRED) < 0 && !whole(pence) ? 1 : 0) + "p");
        }
        int decimals = WITHOUT_CENTS.contains(currency.code()) && major.abs().compareTo(HUNDRED) >= 0 ? 0 : 2;
        return signed(value, symbol(currency.major()) + plain(major.abs(), decimals));
    }

    private static boolean whole(BigDecimal value) {
        return value.stripTrailingZeros().scale() <= 0;
    }

    private static String percent(BigDecimal value) {
        return signed(value, plain(value.abs(), value.abs().compareTo(HUNDRED) >= 0 ? 0 : 1) + "%");
    }

    private static String percent(BigDecimal value, String metric) {
        if (RATIO_CHANGE.matcher(metric).matches()) {
            return signed(value, plain(value.abs().multiply(HUNDRED), 0) + "bp");
        }
        return EXCESS.matcher(metric).matches() ? signed(value, plain(value.abs(), 1) + "pp") : percent(value);
    }

    private static String scaled(BigDecimal value) {
        for (var scale : SCALES) {
            if (value.compareTo(scale.from()) >= 0) {
                return trimmed(value.movePointLeft(scale.digits())) + scale.word();
            }
        }
        return plain(value, value.compareTo(BigDecimal.valueOf(1000)) >= 0 || whole(value) ? 0 : 2);
    }

    /** Two decimals below ten, one above, and no zeros at the end: 1.46, 4.8, 121.8, 612. */
    private static String trimmed(BigDecimal value) {
        var rounded = value.setScale(value.compareTo(BigDecimal.TEN) < 0 ? 2 : 1, RoundingMode.HALF_UP)
                .stripTrailingZeros();
        return plain(rounded, Math.max(0, rounded.scale()));
    }

    /** A minus before what is below zero, unless it was rounded to nothing. */
    private static String signed(BigDecimal value, String digits) {
        boolean nothing = digits.chars().noneMatch(each -> each >= '1' && each <= '9');
        return value.signum() < 0 && !nothing ? "-" + digits : digits;
    }

    private static String plain(BigDecimal magnitude, int decimals) {
        return String.format(Locale.ROOT, "%,." + decimals + "f", magnitude.setScale(decimals, RoundingMode.HALF_UP));
    }
}
