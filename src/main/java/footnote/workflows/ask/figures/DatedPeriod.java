package footnote.workflows.ask.figures;

import footnote.domain.FiscalCalendar;
import footnote.domain.Period;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads days that a question names as the company's fiscal periods: "as of July 29, 2023", "the quarter ended May 7, 2023". */
record DatedPeriod(List<Period> periods) {
    private static final Pattern DATED = Pattern.compile(
            "(?i)\\b(?:(?:(?:for|in|during|over) )?(?:the |its )?(?:(?<quarter>(?:fiscal |first |second |third |fourth )*quarter|quarterly period|three months"
                    + "|1[2346] weeks|(?:twelve|thirteen|fourteen|sixteen) weeks)|(?<year>(?:fiscal )?year|twelve months|5[23] weeks|fifty-(?:two|three) weeks)|(?<months>(?:six|nine|6|9)[- ]months(?: period)?|(?:2[468]|39|40) weeks|(?:twenty|thirty)-(?:four|six|nine) weeks)) end(?:ed|ing) (?:on )?"
                    + "|(?<instant>as (?:of|at)|at|on) (?:the (?:end|close) of )?)?"
                    + "(?<day>(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, (?:19|20)\\d{2})\\b");
    /** A span to a day that is not read, whose figures are others. */
    private static final Pattern OTHER_SPAN = Pattern.compile("(?i)\\b(?:months|weeks)\\b|\\byear[- ]to[- ]date\\b");

    private static final int HALF_YEAR = 2;

    private static final DateTimeFormatter WRITTEN =
            DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.ENGLISH).withResolverStyle(ResolverStyle.STRICT);

    static boolean isNamed(String question) {
        return DATED.matcher(question).find()
                && !OTHER_SPAN.matcher(DATED.matcher(question).replaceAll(" ")).find();
    }

    /** The days at which a question asks for something. */
    static List<LocalDate> days(String question) {
        return DATED.matcher(question)
                .results()
                .flatMap(each -> day(each).stream())
                .toList();
    }

    /** A question with the fiscal periods in place of days on which one ended that is on file; other days stay. */
    String in(String question) {
        return DATED.matcher(question).replaceAll(match -> day(match)
                .flatMap(day -> fiscal(day, match.group("quarter") != null || match.group("months") != null))
                .flatMap(period -> worded(match, period))
                .orElse(match.group().replace("$", "\\$")));
    }

    /** The fiscal years of the periods that a question names. */
    static List<FiscalPeriod> years(String question) {
        return AskedFigures.in(question).periods().stream()
                .map(each -> FiscalPeriod.year(each.year()))
                .distinct()
                .sorted()
                .toList();
    }

    /** Nothing where months to the day do not begin with the fiscal year. */
    private static Optional<String> worded(MatchResult match, FiscalPeriod period) {
        if (match.group("months") != null) {
            int quarter = period.quarter().orElseThrow();
            boolean half = match.group("months").matches("(?i)(?:six|6)\\b.*|2.*|twenty.*");
            return quarter == (half ? HALF_YEAR : HALF_YEAR + 1)
                    ? Optional.of("in the first " + (half ? "six" : "nine") + " months of FY" + period.year())
                    : Optional.empty();
        }
        String label = period.label();
        return Optional.of(
                match.group("quarter") != null || match.group("year") != null
                        ? "in " + label
                        : match.group("instant") != null ? "at the end of " + label : label);
    }

    private Optional<FiscalPeriod> fiscal(LocalDate day, boolean quarter) {
        return periods.stream()
                .filter(each -> Period.sameEnd(each.end(), day) && each.fiscal().isPresent())
                .findFirst()
                .map(each -> fiscal(each.fiscal().orElseThrow(), each.end(), quarter));
    }

    private static FiscalPeriod fiscal(FiscalCalendar calendar, LocalDate end, boolean quarter) {
        return calendar.endsYear(end) && !quarter
                ? FiscalPeriod.year(calendar.year(end))
                : FiscalPeriod.quarter(calendar.year(end), calendar.quarter(end));
    }

    private static Optional<LocalDate> day(MatchResult match) {
        try {
            String day = match.group("day").toLowerCase(Locale.ROOT);
            return Optional.of(
                    LocalDate.parse(day.substring(0, 1).toUpperCase(Locale.ROOT) + day.substring(1), WRITTEN));
        } catch (DateTimeParseException e) {
            return Optional.empty(); // June 31
        }
    }
}
