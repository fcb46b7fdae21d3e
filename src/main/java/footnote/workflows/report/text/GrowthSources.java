package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.ReportFacts;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which segment, or line of a lender's income, moved revenue most in the last fiscal year, stated beside a cause of
 * management that names another.
 */
final class GrowthSources {
    private static final Pattern ROSE = Pattern.compile("(?i)\\b(?:gr[eo]w\\w*|increas\\w*|rose|rising|higher)\\b");
    private static final Pattern FELL = Pattern.compile("(?i)\\b(?:declin\\w*|decreas\\w*|fell|falling|lower)\\b");
    private static final int SHORTEST_WORD = 4;

    private final ReportFacts book;

    GrowthSources(ReportFacts book) {
        this.book = book;
    }

    /** The last fiscal year's figure and the one before it. */
    private record Pair(LedgerEntry before, LedgerEntry last) {
        double change() {
            return last.number() - before.number();
        }
    }

    /** What moved revenue most. */
    private record Source(String name, String kind, Pair part, Pair whole) {}

    /** Says what moved revenue most, unless the given words name it. */
    void check(Chapter chapter, String words) {
        unnamed(words).ifPresent(source -> say(chapter, source));
    }

    /** Whether something that the words do not name moved revenue most. */
    boolean differ(String words) {
        return unnamed(words).isPresent();
    }

    private Optional<Source> unnamed(String words) {
        var revenue = pair(book.years("revenue")).filter(each -> each.change() != 0);
        if (revenue.isEmpty() || contrary(words, revenue.get().change())) {
            return Optional.empty();
        }
        var whole = revenue.get();
        var segments = segments(whole);
        var sources = segments.size() > 1 ? segments : lines(whole);
        double sign = Math.signum(whole.change());
        return sources.entrySet().stream()
                .max(Comparator.comparingDouble(each -> sign * each.getValue().change()))
                .filter(top -> sources.size() > 1 && sign * top.getValue().change() > 0)
                .filter(top -> !names(words, top.getKey()))
                .map(top -> new Source(
                        top.getKey(), segments.size() > 1 ? "segment" : "line of income", top.getValue(), whole));
    }

    private void say(Chapter chapter, Source source) {
        var whole = source.whole();
        var moved = moved(source.part());
        var total = moved(whole);
        boolean beyond = FigureComparison.above(moved, total);
        chapter.say(
                "cause.source." + (whole.change() > 0 ? "up" : "down") + (beyond ? ".beyond" : ""),
                new TemplateBindings()
                        .word("kind", source.kind())
                        .word("part", source.name())
                        .word("sourceyear", ReportFacts.label(whole.last()))
                        .fact("moved", moved)
                        .fact("total", total));
    }

    /** The change without its sign. */
    private Optional<LedgerEntry> moved(Pair pair) {
        return pair.change() > 0
                ? book.difference("revenue_added", pair.before(), pair.last())
                : book.difference("revenue_lost", pair.last(), pair.before());
    }

    /** Words on a quarter that moved the other way than the year. */
    private static boolean contrary(String words, double change) {
        boolean rose = ROSE.matcher(words).find();
        boolean fell = FELL.matcher(words).find();
        return rose != fell && rose != change > 0;
    }

    /** Whether a word of the name stands in the text, in its singular or plural. */
    static boolean names(String text, String name) {
        String plain = text.toLowerCase(Locale.ROOT);
        return Stream.of(name.toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
                .filter(word -> word.length() >= SHORTEST_WORD)
                .map(word -> word.replaceFirst("(?:ies|es|s|y)$", ""))
                .anyMatch(plain::contains);
    }

    private Map<String, Pair> segments(Pair whole) {
        var found = new LinkedHashMap<String, Pair>();
        book.data().financial().map(FinancialData::parts).orElse(List.of()).forEach(part -> pair(part.years())
                .filter(each -> sameYears(each, whole))
                .ifPresent(each -> found.put(part.name(), each)));
        return found;
    }

    private Map<String, Pair> lines(Pair whole) {
        var found = new LinkedHashMap<String, Pair>();
        Stream.of(Metric.NET_INTEREST_INCOME, Metric.FEE_INCOME).forEach(line -> pair(book.years(line.name()))
                .filter(each -> sameYears(each, whole))
                .ifPresent(each -> found.put(line.label().toLowerCase(Locale.ROOT), each)));
        return found;
    }

    private static Optional<Pair> pair(List<LedgerEntry> years) {
        return years.size() < 2
                ? Optional.empty()
                : Optional.of(new Pair(years.get(years.size() - 2), years.getLast()));
    }

    private static boolean sameYears(Pair one, Pair other) {
        return ReportFacts.label(one.last()).equals(ReportFacts.label(other.last()))
                && ReportFacts.label(one.before()).equals(ReportFacts.label(other.before()))
                && one.last().fact().unit().equals(other.last().fact().unit());
    }
}
