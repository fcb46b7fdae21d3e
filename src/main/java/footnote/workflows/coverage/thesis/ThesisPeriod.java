package footnote.workflows.coverage.thesis;

import footnote.workflows.coverage.thesis.Tripwire.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The periods a sentence names at its end, and what stands before them. */
record ThesisPeriod(Span span, Optional<Integer> year, Optional<Integer> quarter, int inARow, String before) {
    private static final Pattern FISCAL =
            Pattern.compile("(?:in|for|of) (?:fy|fiscal(?: year)? )\\s?(?<year>\\d{2}|\\d{4})$");
    private static final Pattern NAMED_QUARTER = Pattern.compile(
            "(?:in|for|of) (?:(?<q1>[1-4])q\\s?(?<y1>\\d{2}|\\d{4})|q(?<q2>[1-4]) (?:of )?(?:fy\\s?)?(?<y2>\\d{2}|\\d{4}))$");
    private static final Pattern STREAK = Pattern.compile(
            "(?:in|for|over) (?<count>two|three|four|five|six|[2-9]) (?:consecutive (?<k1>quarter|year)s|(?:fiscal )?"
                    + "(?<k2>quarter|year)s (?:in a row|running))$");
    private static final Pattern ANY =
            Pattern.compile("(?:in|for) (?:any|a|one|some) (?:single )?(?:fiscal )?(?<kind>quarter|year)$");
    private static final Pattern TRAILING = Pattern.compile(
            "(?:over|in|for) (?:the )?(?:last|trailing) (?:twelve|12) months$|(?:on an? )?ltm(?: basis)?$");
    private static final Pattern DAILY = Pattern.compile("(?:at|on) any (?:close|day|time)$");
    private static final List<String> COUNTS = List.of("zero", "one", "two", "three", "four", "five", "six");

    static final ThesisPeriod AT_ANY_CLOSE = new ThesisPeriod(Span.DAY, Optional.empty(), Optional.empty(), 1, "");

    static Optional<ThesisPeriod> of(String text) {
        var fiscal = FISCAL.matcher(text);
        if (fiscal.find()) {
            return Optional.of(named(Span.FISCAL_YEAR, fiscal.group("year"), Optional.empty(), text, fiscal.start()));
        }
        var quarter = NAMED_QUARTER.matcher(text);
        if (quarter.find()) {
            boolean first = quarter.group("q1") != null;
            return Optional.of(named(
                    Span.QUARTER,
                    first ? quarter.group("y1") : quarter.group("y2"),
                    Optional.of(Integer.valueOf(first ? quarter.group("q1") : quarter.group("q2"))),
                    text,
                    quarter.start()));
        }
        var streak = STREAK.matcher(text);
        if (streak.find()) {
            String kind = streak.group("k1") == null ? streak.group("k2") : streak.group("k1");
            int count = COUNTS.contains(streak.group("count"))
                    ? COUNTS.indexOf(streak.group("count"))
                    : Integer.parseInt(streak.group("count"));
            return Optional.of(any(span(kind), count, text, streak.start()));
        }
        var any = ANY.matcher(text);
        if (any.find()) {
            return Optional.of(any(span(any.group("kind")), 1, text, any.start()));
        }
        var trailing = TRAILING.matcher(text);
        if (trailing.find()) {
            return Optional.of(any(Span.LAST_TWELVE_MONTHS, 1, text, trailing.start()));
        }
        var daily = DAILY.matcher(text);
        return daily.find() ? Optional.of(any(Span.DAY, 1, text, daily.start())) : Optional.empty();
    }

    private static Span span(String kind) {
        return kind.equals("year") ? Span.FISCAL_YEAR : Span.QUARTER;
    }

    private static ThesisPeriod any(Span span, int inARow, String text, int at) {
        return new ThesisPeriod(
                span,
                Optional.empty(),
                Optional.empty(),
                inARow,
                text.substring(0, at).strip());
    }

    private static ThesisPeriod named(Span span, String year, Optional<Integer> quarter, String text, int at) {
        int written = Integer.parseInt(year);
        return new ThesisPeriod(
                span,
                Optional.of(written < 100 ? 2000 + written : written),
                quarter,
                1,
                text.substring(0, at).strip());
    }
}
