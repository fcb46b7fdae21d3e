package footnote.workflows.ask.figures;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.DocumentSearch;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.statements.notes.RepurchaseTable;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.FigureScope;
import java.time.Month;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Looks up how many shares a company bought back in its last quarter or a month of it, and the average price it paid. */
final class RepurchaseLookup {
    private static final Pattern BOUGHT =
            Pattern.compile("(?i)\\b(?:repurchas\\w+|b(?:uy|ought|uying) back|buybacks?)\\b");
    private static final Pattern COUNT = Pattern.compile("(?i)\\b(?:how many|number of)\\b[^?]*\\bshares\\b");
    private static final Pattern PRICE =
            Pattern.compile("(?i)\\baverage (?:price|cost|repurchase price)\\b|\\bprice (?:paid )?per share\\b");
    private static final Pattern MONTH = Pattern.compile(Stream.of(Month.values())
            .map(month -> month.name().charAt(0) + month.name().substring(1).toLowerCase(Locale.ROOT))
            .collect(java.util.stream.Collectors.joining("|", "\\b(?:", ")\\b(?! \\d{1,2}\\b)")));
    private static final int LAST = 4;

    private RepurchaseLookup() {}

    /** Whether a price or number of shares of a quarter or a month is asked for, which no statement has. */
    static boolean isAsked(String question) {
        boolean part = FigureScope.in(question).quarter().isPresent()
                || MONTH.matcher(question).find();
        return part
                && BOUGHT.matcher(question).find()
                && (COUNT.matcher(question).find() || PRICE.matcher(question).find())
                && AnswerForm.of(question) != AnswerForm.REASON;
    }

    /** The figure; a sheet that says it is missing where no table of the year has it. */
    static FigureSheet of(DocumentSearch documents, CompanyQuestion asked) {
        return documents.reports(asked.key(), asked.view()).stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                .sorted(Comparator.comparing(
                        label -> -label.period().orElseThrow().year()))
                .filter(label -> asked.years().stream()
                        .map(FiscalPeriod::year)
                        .allMatch(year -> Math.abs(label.period().orElseThrow().year() - year) <= 1))
                .map(label -> chosen(documents.tables().repurchases(label, asked.subject(), asked.view()), asked))
                .flatMap(Optional::stream)
                .findFirst()
                .map(fact -> {
                    var entry = LedgerEntry.of(fact);
                    return new FigureSheet(asked.company(), List.of(entry.id()), List.of(entry), List.of())
                            .supported(new FigureSupport(FigureSupport.Source.NOTE, FigureSupport.Kind.ROW, 0));
                })
                .orElseGet(() -> FigureSheet.none(
                        asked.company(), "shares that " + asked.company() + " repurchased in that quarter or month"));
    }

    /** The figure of the month that is named, else of the fourth quarter of the year. */
    static Optional<Fact> chosen(List<Fact> facts, CompanyQuestion asked) {
        String question = asked.question();
        Metric metric = PRICE.matcher(question).find() ? RepurchaseTable.PRICE : RepurchaseTable.SHARES;
        var month = MONTH.matcher(question)
                .results()
                .map(each -> Month.valueOf(each.group().toUpperCase(Locale.ROOT)))
                .toList();
        var years = asked.years().stream().map(FiscalPeriod::year).toList();
        boolean last = month.isEmpty()
                && FigureScope.in(question)
                        .quarter()
                        .filter(each -> each == LAST)
                        .isPresent();
        var found = facts.stream()
                .filter(fact -> fact.metric().equals(metric) && years.size() <= 1)
                .filter(fact -> fact.period().months() == 1
                        ? month.equals(List.of(fact.period().end().getMonth()))
                                && (years.isEmpty()
                                        || years.contains(fact.period().end().getYear()))
                        : last
                                && (years.isEmpty()
                                        || years.contains(fact.period().year())))
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }
}
