package footnote.workflows.ask.figures;

import footnote.domain.Metric;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.evidence.statements.StatementType;
import footnote.workflows.ask.question.row.RowWords;
import footnote.workflows.ask.question.row.RowWords.Fit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the printed row that a question names; two rows of that name only where their headings tell them apart. */
final class RowLookup {
    private static final Pattern CHANGES =
            Pattern.compile("\\b(?:chang|increas|decreas|working capital|cash paid|paid for|supplement|non ?cash)");
    private static final Pattern OF_FLOWS =
            Pattern.compile("(?i)\\bcash flows?\\b|\\b(?:pay|pays|paid|spen[dt]|receiv\\w*|rais\\w+|proceeds)\\b");
    private static final Pattern OF_CHANGES = Pattern.compile("(?i)\\b(?:chang|increas|decreas)\\w*");
    private static final Pattern OF_BALANCES = Pattern.compile(
            "(?i)\\bbalance sheets?\\b|\\bas (?:of|at)\\b|\\bat (?:the )?(?:year|fiscal year)?[- ]?end\\b");
    private static final Pattern TELLING = Pattern.compile(
            "(?:current|noncurrent|non current|long term|other) (?:assets|liabilities)|assets|liabilities|(?:stockholders|shareholders|total)? ?equity"
                    + "|(?:net )?(?:revenues?|sales)|costs?(?: and expenses| of (?:revenues?|sales))?|operating expenses");

    /** A heading that can stand in a name. */
    private static final Pattern SHORT = Pattern.compile("\\p{Ll}+(?: \\p{Ll}+){0,2}");

    private static final Pattern TERM = Pattern.compile(
            "\\b(?:current (?:portion|maturities|installments) of|non ?current|current|long term|short term|less)\\b");
    private static final Pattern OF_ASSETS =
            Pattern.compile("\\b(?:assets?|receivables?|investments?|securities|inventor\\w+)\\b");
    private static final int MOST = 2;

    private final String question;
    private final RowWords words;

    RowLookup(String question, RowWords words) {
        this.question = question;
        this.words = words;
    }

    /** The rows of one report that the question names, by what to call them; empty where none is, or it is not clear which. */
    Map<Metric, List<ReadFact>> in(List<PrintedRow> rows) {
        var fits = new LinkedHashMap<PrintedRow, Fit>();
        boolean flows = OF_FLOWS.matcher(question).find();
        rows.stream()
                .filter(row ->
                        flows || !isChange(row) || (OF_CHANGES.matcher(question).find() && !hasBalance(row, rows)))
                .forEach(row -> words.fit(row.label(), row.section())
                        .filter(fit -> fit == Fit.SAME || !words.asksTotal() || !isOneOfTwoTerms(row, rows))
                        .ifPresent(fit -> fits.put(row, fit)));
        if (OF_BALANCES.matcher(question).find() && !OF_FLOWS.matcher(question).find()) {
            fits.keySet().removeIf(row -> row.statement() == StatementType.INCOME); // a cost by the name of an asset
        }
        var best = fits.values().stream().min(Comparator.naturalOrder());
        var found = distinct(fits.entrySet().stream()
                .filter(each -> each.getValue() == best.orElseThrow())
                .map(Map.Entry::getKey)
                .toList());
        return found.size() > MOST ? Map.of() : found.size() == 1 ? named(found.getFirst(), rows) : named(found);
    }

    /** Whether the balance sheet prints a row of the same name for what is due within a year, which a total includes. */
    private static boolean isOneOfTwoTerms(PrintedRow row, List<PrintedRow> rows) {
        return row.statement() == StatementType.BALANCE
                && rows.stream()
                        .filter(other -> other.statement() == StatementType.BALANCE && !other.equals(row))
                        .anyMatch(other -> !other.label().equals(row.label())
                                && withoutTerm(other.label()).equals(withoutTerm(row.label())));
    }

    /** A row's name without the words for when its amount is due. */
    private static String withoutTerm(String label) {
        return TERM.matcher(label).replaceAll(" ").replaceAll("\\s+", " ").strip();
    }

    /** Whether the question spells a row's whole name. */
    boolean isSpelled(Metric metric) {
        return words.spells(metric.name().replaceFirst("_(?:in|outside)_.*", "").replace('_', ' '));
    }

    /** Each figure once. */
    private List<PrintedRow> distinct(List<PrintedRow> found) {
        boolean flows = OF_FLOWS.matcher(question).find();
        var once = new ArrayList<PrintedRow>();
        for (var row : found) {
            if (once.stream().noneMatch(known -> isSame(known, row))) {
                once.add(row);
            }
        }
        boolean balances = OF_BALANCES.matcher(question).find();
        boolean both = once.stream()
                        .map(row -> row.statement() == StatementType.BALANCE)
                        .distinct()
                        .count()
                > 1;
        if (both && flows != balances) {
            once.removeIf(row -> (row.statement() == StatementType.BALANCE) == flows);
        }
        return once;
    }

    /** Whether the balance sheet prints what the row is a change of. */
    private static boolean hasBalance(PrintedRow change, List<PrintedRow> rows) {
        return rows.stream()
                .anyMatch(row ->
                        row.statement() == StatementType.BALANCE && row.label().equals(change.label()));
    }

    /** Whether it is no flow of its own but what a balance changed by. */
    private static boolean isChange(PrintedRow row) {
        return row.statement() == StatementType.CASH_FLOW
                && CHANGES.matcher(row.section()).find();
    }

    private static boolean isSame(PrintedRow one, PrintedRow other) {
        return one.facts().stream().allMatch(fact -> other.facts().stream()
                .anyMatch(each ->
                        each.fact().period().end().equals(fact.fact().period().end())
                                && each.fact()
                                                .value()
                                                .abs()
                                                .compareTo(fact.fact().value().abs())
                                        == 0));
    }

    /** One row; where its heading was asked for, it is a change, or what is due within a year has a row of its own, the name says so. */
    private Map<Metric, List<ReadFact>> named(PrintedRow row, List<PrintedRow> rows) {
        var own = row.facts().getFirst().fact().metric();
        if (isChange(row) && OF_CHANGES.matcher(question).find()) {
            var change = new Metric(FigureChange.CHANGE_IN + own.name() + "_in_the_cash_flow_statement");
            return Map.of(change, as(change, row.facts()));
        }
        if (words.fit(row.label(), row.section())
                        .filter(Fit.WITH_HEADING::equals)
                        .isPresent()
                && SHORT.matcher(row.section()).matches()) {
            var under = new Metric(own.name() + "_in_" + row.section().replace(' ', '_'));
            return Map.of(under, as(under, row.facts()));
        }
        boolean partly = !TERM.matcher(row.label()).find() && isOneOfTwoTerms(row, rows);
        var metric = partly
                ? new Metric(own.name() + "_outside_current_"
                        + (OF_ASSETS.matcher(row.label()).find() ? "assets" : "liabilities"))
                : own;
        return Map.of(metric, partly ? as(metric, row.facts()) : row.facts());
    }

    private static Map<Metric, List<ReadFact>> named(List<PrintedRow> rows) {
        var named = new LinkedHashMap<Metric, List<ReadFact>>();
        rows.forEach(row -> qualified(row, rows).ifPresent(metric -> named.put(metric, as(metric, row.facts()))));
        return named.size() == rows.size() ? named : Map.of();
    }

    /** What tells a row from the other of its name: its statement, else its heading. */
    private static Optional<Metric> qualified(PrintedRow row, List<PrintedRow> rows) {
        String name = row.facts().getFirst().fact().metric().name();
        var other = rows.getFirst().equals(row) ? rows.getLast() : rows.getFirst();
        if (row.statement() != other.statement()) {
            String statement =
                    switch (row.statement()) {
                        case BALANCE -> "balance_sheet";
                        case CASH_FLOW -> "cash_flow_statement";
                        case INCOME -> "income_statement";
                    };
            return Optional.of(new Metric(name + "_in_the_" + statement));
        }
        if (TELLING.matcher(row.section()).matches() && !row.section().equals(other.section())) {
            return Optional.of(new Metric(name + "_in_" + row.section().replace(' ', '_')));
        }
        return row.section().isEmpty() && TELLING.matcher(other.section()).matches()
                ? Optional.of(new Metric(name + "_outside_" + other.section().replace(' ', '_')))
                : Optional.empty();
    }

    private static List<ReadFact> as(Metric metric, List<ReadFact> facts) {
        return facts.stream()
                .map(each -> new ReadFact(each.fact().withMetric(metric), each.trust()))
                .toList();
    }
}
