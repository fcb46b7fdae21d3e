package footnote.workflows.ask.question;

import footnote.domain.Metric;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The fiscal years a question wants figures of: those it names, those between them, or the latest there is. */
public final class YearsAsked {
    private static final Pattern SEVERAL =
            Pattern.compile("(?i)\\b(\\d|two|three|four|five)[- ]year\\b(?!s? (?:old|note|term))");
    private static final Pattern RANGE = Pattern.compile(
            "(?is).*(?:19|20)?\\d{2}\\s*(?:-|–|\\bto\\b|\\bthrough\\b)\\s*(?:FY|fiscal )?\\s*(?:19|20)?\\d{2}.*");
    private static final Pattern AVERAGE = Pattern.compile("(?i)\\b(?:average|mean)\\b");
    private static final Pattern COMPOUND = Pattern.compile("(?i)\\bcagr\\b|\\bcompound");
    private static final List<String> COUNTS = List.of("two", "three", "four", "five");

    private YearsAsked() {}

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
        var several = SEVERAL.matcher(question);
        if (several.find() && all.size() == 1 && !COMPOUND.matcher(question).find()) {
            int last = all.iterator().next();
            String word = several.group(1).toLowerCase(Locale.ROOT);
            int count = COUNTS.contains(word) ? COUNTS.indexOf(word) + 2 : Integer.parseInt(word);
            all.clear();
            for (int year = last - count + 1; year <= last; year++) {
                all.add(year);
            }
        } else if (AVERAGE.matcher(question).find()
                && all.size() == 2
                && RANGE.matcher(question).matches()) {
            var ends = List.copyOf(all);
            for (int year = ends.getFirst(); year <= ends.getLast(); year++) {
                all.add(year);
            }
        }
        return all.stream().sorted().toList();
    }
}
