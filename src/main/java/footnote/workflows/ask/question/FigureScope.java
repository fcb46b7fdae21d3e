package footnote.workflows.ask.question;

import footnote.domain.Basis;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which figures of a company a question means: the whole company's years, those of one part, of one quarter, or of the
 * first months of a year.
 */
public record FigureScope(
        Optional<String> part, Optional<Integer> quarter, boolean latestQuarter, Optional<Integer> months) {
    public static final FigureScope WHOLE = ofWhole(Optional.empty(), false, Optional.empty());

    private static final Pattern TRAILING =
            Pattern.compile("(?i)\\b(?:LTM|TTM|(?:last|latest|past|trailing)[- ](?:twelve|12)[- ]months?'?)(?![\\w-])");
    private static final Pattern LATEST_QUARTER = Pattern.compile(
            "(?i)\\b(?:last|latest|most recent|current|this) (?:reported |fiscal )?quarter\\b|\\bquarterly\\b(?! dividend)");
    private static final Pattern EACH_QUARTER = Pattern.compile(
            "(?i)\\b(?:by|each|every|per) quarter\\b|\\bquarter[- ](?:by|over)[- ]quarter\\b|\\bquarters of\\b|\\bquarterly\\b(?! dividend)(?=[^?]*\\b(?:develop|evolve|trend|(?:FY ?|fiscal )?(?:19|20)?\\d{2})\\b)");
    private static final Pattern WORDED =
            Pattern.compile("(?i)\\b(first|second|third|fourth)[- ](?:fiscal[- ])?quarter\\b");
    private static final Pattern NUMBERED = Pattern.compile("(?i)\\bQ([1-4])\\b|\\b([1-4])Q(?=\\d|\\b)");

    private static final Pattern FIRST_MONTHS = Pattern.compile(
            "(?i)\\b(?:first (?:(six|6)|(nine|9))[- ]months?|first half|(?:1H|H1)(?=[ \\d]|\\b))(?: of)?\\b");
    private static final int LAST_OF_YEAR = 4;
    private static final int HALF_YEAR = 6;
    private static final int NINE_MONTHS = 9;
    private static final int MONTHS_OF_QUARTER = 3;

    /** Whether the last twelve months are asked for. */
    public static boolean isTrailing(String question) {
        return TRAILING.matcher(question).find();
    }

    /** The question without the words that ask for twelve months, which explain no other figure. */
    public static String withoutTrailing(String question) {
        return TRAILING.matcher(question).replaceAll(" ");
    }

    /** Whether the quarters of a year are asked for one by one. */
    public static boolean isEachQuarter(String question) {
        return EACH_QUARTER.matcher(question).find()
                && !WORDED.matcher(question).find()
                && !NUMBERED.matcher(question).find();
    }

    /** The quarter a question names, if it does. */
    public static FigureScope in(String question) {
        var worded = WORDED.matcher(question);
        if (worded.find()) {
            int number = List.of("first", "second", "third", "fourth")
                            .indexOf(worded.group(1).toLowerCase(Locale.ROOT))
                    + 1;
            return ofWhole(Optional.of(number), false, Optional.empty());
        }
        var first = FIRST_MONTHS.matcher(question);
        if (first.find()) {
            return ofWhole(Optional.empty(), false, Optional.of(first.group(2) == null ? HALF_YEAR : NINE_MONTHS));
        }
        var numbered = NUMBERED.matcher(question);
        if (numbered.find()) {
            String digit = numbered.group(1) != null ? numbered.group(1) : numbered.group(2);
            return ofWhole(Optional.of(Integer.valueOf(digit)), false, Optional.empty());
        }
        return ofWhole(
                Optional.empty(),
                !isEachQuarter(question) && LATEST_QUARTER.matcher(question).find(),
                Optional.empty());
    }

    private static FigureScope ofWhole(Optional<Integer> quarter, boolean latestQuarter, Optional<Integer> months) {
        return new FigureScope(Optional.empty(), quarter, latestQuarter, months);
    }

    /** The question without the words for the first months of a year. */
    public static String withoutMonths(String question) {
        return FIRST_MONTHS.matcher(question).replaceAll(" ");
    }

    /** The same of one part. */
    public FigureScope of(String member) {
        return new FigureScope(Optional.of(member), quarter, latestQuarter, months);
    }

    /** The same of the whole company. */
    public FigureScope ofWhole() {
        return ofWhole(quarter, latestQuarter, months);
    }

    public boolean whole() {
        return part.isEmpty() && quarter.isEmpty() && !latestQuarter && months.isEmpty();
    }

    /** The figures of a metric in this scope, oldest first. */
    public List<LedgerEntry> series(Ledger ledger, Metric metric) {
        if (part.isPresent()) {
            return partSeries(ledger, metric, part.get());
        }
        if (latestQuarter) {
            var quarters = ledger.quarters(metric);
            return quarters.isEmpty() ? List.of() : List.of(quarters.getLast());
        }
        if (quarter.isEmpty() && months.isEmpty()) {
            return ledger.years(metric);
        }
        var flows = flows(ledger, metric);
        return flows.isEmpty() ? balances(ledger, metric) : flows;
    }

    private List<LedgerEntry> flows(Ledger ledger, Metric metric) {
        return months.isEmpty()
                ? named(ledger.quarters(metric))
                : ledger.all(metric, Basis.REPORTED).stream()
                        .filter(entry -> isOfFirstMonths(entry.fact().period()))
                        .toList();
    }

    /** Whether a period covers the months asked for, from the first day of a fiscal year. */
    public boolean isOfFirstMonths(Period period) {
        return months.filter(each -> !period.isInstant() && period.months() == each)
                        .isPresent()
                && period.fiscal()
                        .filter(calendar -> MONTHS_OF_QUARTER * calendar.quarter(period.end()) == months.orElseThrow())
                        .isPresent();
    }

    /** The fiscal quarter at whose end the months end, or the quarter asked for. */
    public Optional<Integer> lastQuarter() {
        return months.map(each -> each / MONTHS_OF_QUARTER).or(() -> quarter);
    }

    private List<LedgerEntry> named(List<LedgerEntry> quarters) {
        return quarters.stream()
                .filter(entry -> entry.fact().period().label().startsWith(quarter.orElseThrow() + "Q"))
                .toList();
    }

    /** A balance is that of the quarter's last day, and of the fourth that of the year's. */
    private List<LedgerEntry> balances(Ledger ledger, Metric metric) {
        var days = new TreeMap<LocalDate, LedgerEntry>();
        Stream.of(Metric.REVENUE, Metric.NET_INCOME)
                .flatMap(each -> flows(ledger, each).stream())
                .map(entry -> entry.fact().period().end())
                .forEach(day -> ledger.on(metric, day).ifPresent(entry -> days.putIfAbsent(day, entry)));
        if (quarter.filter(each -> each == LAST_OF_YEAR).isPresent()) {
            ledger.years(metric).stream()
                    .filter(entry -> entry.fact().period().isInstant())
                    .forEach(entry -> days.putIfAbsent(entry.fact().period().end(), entry));
        }
        return List.copyOf(days.values());
    }

    /** A metric by axis and part: its years, or the quarter asked for. */
    public Map<String, Map<String, List<LedgerEntry>>> splits(Ledger ledger, Metric metric) {
        if (months.isPresent()) {
            return Map.of(); // parts are kept by quarter and by year alone
        }
        if (quarter.isEmpty() && !latestQuarter) {
            return ledger.splits(metric);
        }
        var splits = new LinkedHashMap<String, Map<String, List<LedgerEntry>>>();
        ledger.quarterSplits(metric).forEach((axis, members) -> {
            var asked = new TreeMap<String, List<LedgerEntry>>();
            members.forEach((member, all) -> asked.put(member, latestQuarter ? List.of(all.getLast()) : named(all)));
            asked.values().removeIf(List::isEmpty);
            if (!asked.isEmpty()) {
                splits.put(axis, asked);
            }
        });
        return splits;
    }

    /** Of every way in which reports split the figure: the same part may stand in one of each. */
    private List<LedgerEntry> partSeries(Ledger ledger, Metric metric, String part) {
        var years = new TreeMap<LocalDate, LedgerEntry>();
        splits(ledger, metric).values().stream()
                .flatMap(members -> Stream.ofNullable(members.get(part)))
                .flatMap(List::stream)
                .forEach(entry -> years.putIfAbsent(entry.fact().period().end(), entry));
        return List.copyOf(years.values());
    }

    /** How a period of this scope is called. */
    public String label(int year) {
        String whole = months.map(each -> "the first " + (each == HALF_YEAR ? "six" : "nine") + " months of ")
                        .orElse("")
                + "FY" + year;
        return quarter.map(each -> FiscalPeriod.quarter(year, each).label()).orElse(whole)
                + part.map(each -> ", " + each).orElse("");
    }
}
