package footnote.workflows.ask.question;

import footnote.domain.Metric;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The fiscal years a question wants figures of: those it names, those between them, or the latest there is. */
public final class YearsAsked {
    private static final Pattern SEVERAL =
            Pattern.compile("(?i)\\b(\\d|two|three|four|five)[- ]year\\b(?!s? (?:old|note|term))");
    private static final Pattern RANGE = Pattern.compile(
            "(?is).*(?:19|20)?\\d{2}\\s*(?:-|–|\\bto\\b|\\bthrough\\b)\\s*(?:FY|fiscal )?\\s*(?:19|20)?\\d{2}.*");
    private static final Pattern TOGETHER =
            Pattern.compile("(?i)\\b(?:average|mean|total|sum|cumulative|combined|altogether)\\b");
    private static final Pattern COMPOUND = Pattern.compile("(?i)\\bcagr\\b|\\bcompound");
    private static final Pattern SPAN = Pattern.compile(
            "(?i)\\b(\\d|two|three|four|five|six|seven|eight|nine)[- ]year\\b|\\b(?:last|past|previous|over) (\\d|two|three|four|five|six|seven|eight|nine) (?:fiscal )?years\\b");
    private static final Pattern AGO = Pattern.compile(
            "(?i)\\b(\\d|one|a|two|three|four|five|six|seven|eight|nine) (?:fiscal )?years? (?:ago|earlier)\\b");
    private static final Pattern BESIDE_THEN = Pattern.compile(
            "(?i)\\b(?:and|versus|vs|compared?|than|now|today|currently|from|since|changed?|grow|grew|grown|rise|rose|risen|fall|fell|fallen)\\b");
    private static final Pattern NAMED = Pattern.compile("(?i)(?<![\\d,.])(?:19|20)\\d{2}(?!\\d)|\\bFY\\s?'?\\d{2}\\b");
    private static final List<String> COUNTS = List.of("two", "three", "four", "five", "six", "seven", "eight", "nine");
    private static final int USUAL = 5;

    private YearsAsked() {}

    /** The periods asked for without those that only a definition names; the last where the rest of the question names none. */
    public static List<FiscalPeriod> own(String question, String rest, List<FiscalPeriod> asked) {
        if (question.equals(rest) || asked.isEmpty()) {
            return asked;
        }
        var named = AskedFigures.in(rest).periods();
        var own = asked.stream()
                .filter(each -> named.stream().anyMatch(period -> period.year() == each.year()))
                .toList();
        return own.isEmpty()
                ? asked.stream().max(Comparator.comparingInt(FiscalPeriod::year)).stream()
                        .toList()
                : own;
    }

    /** Oldest first. */
    public static List<Integer> of(String question, List<FiscalPeriod> asked, Ledger ledger, FigureScope scope) {
        var all = new LinkedHashSet<Integer>();
        if (!scope.latestQuarter()) {
            asked.stream().map(FiscalPeriod::year).sorted().forEach(all::add);
        }
        if (all.isEmpty()) {
            var known = scope.series(ledger, Metric.REVENUE).isEmpty()
                    ? scope.series(ledger, Metric.NET_INCOME)
                    : scope.series(ledger, Metric.REVENUE);
            (known.isEmpty() ? ledger.years(Metric.REVENUE) : known)
                    .stream()
                            .reduce((_, later) -> later)
                            .ifPresent(entry -> all.add(entry.fact().period().year()));
        }
        var ago = AGO.matcher(question);
        if (ago.find() && all.size() == 1 && asked.isEmpty()) {
            int last = all.iterator().next();
            if (!BESIDE_THEN.matcher(question).find()) {
                all.clear();
            }
            all.add(last - (ago.group(1).matches("(?i)one|a") ? 1 : count(ago.group(1))));
            return all.stream().sorted().toList();
        }
        var several = SEVERAL.matcher(question);
        if (COMPOUND.matcher(question).find()) {
            return compounded(question, List.copyOf(all));
        }
        if (several.find() && all.size() == 1) {
            int last = all.iterator().next();
            int count = count(several.group(1));
            all.clear();
            for (int year = last - count + 1; year <= last; year++) {
                all.add(year);
            }
        } else if (TOGETHER.matcher(question).find()) {
            all.addAll(between(question, List.copyOf(all)));
        }
        return all.stream().sorted().toList();
    }

    /** The years with those between two that a question names as the ends of a span; oldest first. */
    public static List<Integer> between(String question, List<Integer> years) {
        var all = years.stream().sorted().toList();
        return all.size() == 2 && RANGE.matcher(question).matches()
                ? IntStream.rangeClosed(all.getFirst(), all.getLast()).boxed().toList()
                : all;
    }

    /** The two ends of compound growth: those named, or as many years apart as the question says, five unless it does. */
    private static List<Integer> compounded(String question, List<Integer> asked) {
        long named = NAMED.matcher(question).results().count();
        if (asked.isEmpty() || named > 1) {
            return asked.stream().sorted().toList();
        }
        int last = asked.stream().max(Integer::compare).orElseThrow();
        var span = SPAN.matcher(question);
        return List.of(
                last - (span.find() ? count(span.group(1) == null ? span.group(2) : span.group(1)) : USUAL), last);
    }

    private static int count(String said) {
        String word = said.toLowerCase(Locale.ROOT);
        return COUNTS.contains(word) ? COUNTS.indexOf(word) + 2 : Integer.parseInt(word);
    }
}
