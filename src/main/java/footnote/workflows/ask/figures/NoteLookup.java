package footnote.workflows.ask.figures;

import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.evidence.DocumentSearch;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.BalanceDay;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.question.row.RowWords;
import footnote.workflows.ask.question.row.RowWords.Fit;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Looks a figure up in the tables of a report's notes and discussion, where no statement gives it: by a row whose
 * whole name the question says, in the column of the year asked for. Rows of one name with different figures are no answer,
 * unless one is of the whole company.
 */
final class NoteLookup {
    /** What is asked of a figure beside its amount and its change from one year to another. */
    private static final Pattern COMPUTED = Pattern.compile(
            "(?i)\\b(?:average|mean|median|cagr|compound\\w*|ratio of|per \\w+|as an? (?:share|percent\\w*|proportion)|(?:what|which) (?:share|percent\\w*|proportion)|times|turnover|quarters?|q[1-4]|half|months?|rank\\w*|highest|lowest|breakdown|split|by (?:segment|region|product|country)|expect\\w*|guidance|forecast\\w*|target\\w*|next year)\\b");

    private static final Pattern COMPARED =
            Pattern.compile("(?i)\\b(?:compare\\w*|versus|vs\\.?|than|since|between|difference)\\b");
    private static final Pattern MOVED = Pattern.compile(
            "(?i)\\b(?:gr[eo]w(?:th|n|ing)?|increas\\w+|ris(?:e|en|ing)|rose|declin\\w+|f[ae]ll\\w*|decreas\\w+|chang\\w+|drop\\w*|cut|los(?:e|t|ing)|gain(?:ed)?|add(?:ed)?|go(?:ne)? (?:up|down)|went (?:up|down))\\b");
    /** Words of a question for a rate, without which a percentage is no answer. */
    private static final Pattern RATE =
            Pattern.compile("(?i)\\b(?:rates?|ratio|margin|percent\\w*|yield|share|growth)\\b|%");

    private static final Pattern PAID =
            Pattern.compile("(?i)\\b(?:pa(?:y|ys|id|ying)|payments?|spen[dt]\\w*|settle[ds]?|charged|repa(?:y|id))\\b");
    private static final Pattern BALANCES =
            Pattern.compile("(?i)\\b(?:as of|at)\\b[^.:]{0,20}\\d{1,2}, |\\bdecember 31,? (?=20\\d{2} 20\\d{2}\\b)");
    private static final Pattern RATIO = Pattern.compile("(?i)\\b(?:capital )?ratio\\b");
    private static final Pattern TIER_ONE =
            Pattern.compile("(?i)\\bcommon equity tier (?:1|one)\\b(?: \\(?CET ?1\\)?)?|\\bCET 1\\b");
    /** What is left of an account at the end of a year, which its heading names. */
    private static final Pattern END_BALANCE = Pattern.compile(
            "(?:balances? )?(?:at )?(?:the )?end of (?:the )?(?:fiscal )?(?:year|period)|(?:ending|closing) balance");

    private static final Pattern COUNTED = Pattern.compile(
            "\\bnumber of\\b|\\b(?:at )?(?:the )?end of (?:the )?(?:fiscal )?(?:year|period)$|\\bin operation\\b");
    /** Over rows named for what a tax effect comes from, such as leases. */
    private static final Pattern DEFERRED_TAX = Pattern.compile("(?i)\\bdeferred (?:income )?tax(?:es)?\\b");

    private static final Pattern DEFERRED = Pattern.compile("(?i)\\bdeferred\\b|\\btax\\b");
    private static final Pattern OF_A_PART = Pattern.compile(
            "(?i)\\b(?:segments?|divisions?|domestic|international|subsidiar\\w+|parent company|geograph\\w*|by (?:region|country|product)|united states|u\\.s\\.|canada|europe\\w*|asia\\w*|china|japan|latin america|emea|apac|americas?|pro forma|discontinued|joint ventures?|affiliates?|plans?)\\b");
    private static final Pattern OF_THE_WHOLE =
            Pattern.compile("(?i)\\b(?:consolidated|total company|company-?wide|enterprise|worldwide|global)\\b");
    private static final int MOST_REPORTS = 3;

    private final DocumentSearch documents;
    private final CompanyQuestion asked;
    private final boolean moved;
    private final Optional<Integer> year;

    private NoteLookup(DocumentSearch documents, CompanyQuestion asked, boolean computing) {
        this.documents = documents;
        this.asked = asked;
        this.moved = !computing && MOVED.matcher(asked.question()).find();
        this.year = asked.years().stream().map(FiscalPeriod::year).findFirst();
    }

    /** The figure as a sheet; nothing where the question asks for more, or no row answers it. */
    static Optional<FigureSheet> of(DocumentSearch documents, CompanyQuestion asked) {
        String question = asked.question();
        var form = AnswerForm.of(question);
        boolean plain = (form == AnswerForm.FIGURE || form == AnswerForm.YES_OR_NO)
                && !asked.view().sample()
                && asked.years().size() <= 2
                && FigureScope.in(question).whole()
                && !FigureScope.isTrailing(question)
                && !COMPUTED.matcher(question).find()
                && !SpeakerFilter.in(question).isAsked();
        boolean compared = COMPARED.matcher(question).find();
        boolean one = !compared
                && asked.years().size() <= 1
                && AskedFigures.in(question).periods().size() <= 1;
        boolean change = form == AnswerForm.FIGURE
                && !asked.years().isEmpty()
                && (compared || MOVED.matcher(question).find());
        var words = plain ? RowWords.in(plain(question), asked.names()) : Optional.<RowWords>empty();
        var printed = one
                ? words.flatMap(each -> new NoteLookup(documents, asked, false).sheet(each))
                : Optional.<FigureSheet>empty();
        return printed.or(() -> change
                ? words.flatMap(each -> NoteChange.of(new NoteLookup(documents, asked, true), each))
                : Optional.empty());
    }

    CompanyQuestion asked() {
        return asked;
    }

    DocumentSearch documents() {
        return documents;
    }

    private static String plain(String question) {
        String named = TIER_ONE.matcher(question).replaceAll("CET1");
        return COMPARED.matcher(
                        RATIO.matcher(MOVED.matcher(named).replaceAll(" ")).replaceAll(" "))
                .replaceAll(" ");
    }

    private Optional<FigureSheet> sheet(RowWords words) {
        return BalanceDay.in(asked.question())
                .flatMap(day -> quarterly(day, words))
                .or(() -> annual(words));
    }

    /** A balance in a quarterly report that ends on that day, from a table of that day beside another. */
    private Optional<FigureSheet> quarterly(LocalDate day, RowWords words) {
        var report = documents.reports(asked.key(), asked.view()).stream()
                .filter(label -> label.kind() == DocumentKind.QUARTERLY_REPORT)
                .filter(label -> Math.abs(label.period().orElseThrow().year() - day.getYear()) <= 1)
                .filter(label -> documents.statements(label, asked.subject(), asked.view()).stream()
                        .anyMatch(each -> each.fact().period().isInstant()
                                && each.fact().period().end().equals(day)))
                .findFirst();
        return report.flatMap(label -> documents
                .tables()
                .notes(
                        label,
                        asked.subject(),
                        asked.view(),
                        asked.question(),
                        rows -> chosen(
                                rows.stream()
                                        .filter(row -> BalanceDay.isOver(row.heading(), day))
                                        .toList(),
                                words,
                                day.getYear()))
                .stream()
                .filter(fact -> fact.period().isInstant() && fact.period().end().equals(day))
                .findFirst()
                .map(fact -> sheet(named(fact, words))));
    }

    private Optional<FigureSheet> annual(RowWords words) {
        return documents.reports(asked.key(), asked.view()).stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                .filter(label -> year.map(each -> label.period().orElseThrow().year() - each)
                        .filter(after -> after < 0 || after > 2)
                        .isEmpty())
                .sorted(Comparator.comparing(label -> year.isPresent()
                        ? label.period().orElseThrow().year()
                        : -label.period().orElseThrow().year()))
                .limit(year.isPresent() ? MOST_REPORTS : 1)
                .flatMap(label -> {
                    int wanted =
                            year.orElseGet(() -> label.period().orElseThrow().year());
                    return documents
                            .tables()
                            .notes(
                                    label,
                                    asked.subject(),
                                    asked.view(),
                                    asked.question(),
                                    rows -> chosen(rows, words, wanted))
                            .stream()
                            .filter(fact -> fact.period().year() == wanted);
                })
                .findFirst()
                .map(fact -> sheet(named(fact, words)));
    }

    /** A figure found by what stands over its row, with the words of the question that the row's own name lacks. */
    static Fact named(Fact fact, RowWords words) {
        String beside = words.beside(
                TIER_ONE.matcher(fact.metric().name().replace('_', ' ')).replaceAll("cet1"));
        return beside.isEmpty() || !fact.dimensions().isEmpty()
                ? fact
                : fact.withDimensions(List.of(new Dimension("heading", beside)));
    }

    private FigureSheet sheet(Fact fact) {
        var entry = LedgerEntry.of(fact);
        return new FigureSheet(asked.company(), List.of(entry.id()), List.of(entry), List.of())
                .supported(new FigureSupport(FigureSupport.Source.NOTE, FigureSupport.Kind.ROW, 0));
    }

    /** The one row of that name that has the year; none where several differ and none of them is of the whole company. */
    List<NoteRow> chosen(List<NoteRow> rows, RowWords words, int wanted) {
        var named = rows.stream()
                .filter(row -> column(row, wanted).isPresent() && isNamed(row, words))
                .toList();
        var left = named.stream().filter(row -> !isOfAPart(row, words)).toList();
        if (distinct(left, wanted) > 1) {
            long most = left.stream()
                    .mapToLong(row -> words.count(label(row)))
                    .max()
                    .orElse(0);
            left = left.stream().filter(row -> words.count(label(row)) == most).toList();
        }
        if (distinct(left, wanted) > 1) {
            var consolidated = left.stream()
                    .filter(row -> OF_THE_WHOLE
                            .matcher(row.heading() + " " + row.section())
                            .find())
                    .toList();
            left = consolidated.isEmpty() ? summing(left, rows, wanted) : consolidated;
        }
        return distinct(left, wanted) == 1 ? List.of(left.getFirst()) : List.of();
    }

    private boolean isNamed(NoteRow row, RowWords words) {
        if (PAID.matcher(asked.question()).find()
                && BALANCES.matcher(row.heading()).find()
                && !PAID.matcher(row.name() + " " + row.section() + " " + row.heading())
                        .find()) {
            return false; // what is owed at the end of a year is not what was paid in it
        }
        if (AnswerForm.asksCount(asked.question())
                && row.cells().stream().anyMatch(cell -> cell.matches("(?s).*[$€£¥%].*"))) {
            return false;
        }
        boolean rate = row.isPercent() && NoteRow.GROWTH.matcher(row.name()).find();
        if (rate != (moved && row.isPercent()) || (moved && !rate)) {
            return false;
        }
        if (row.isPercent() && !rate && !RATE.matcher(asked.question()).find()) {
            return false;
        }
        String over = row.section() + " " + row.heading();
        if (DEFERRED_TAX.matcher(over).find()
                && !DEFERRED.matcher(asked.question()).find()) {
            return false;
        }
        return words.fit(label(row), over.toLowerCase(Locale.ROOT))
                .filter(fit ->
                        fit == Fit.SAME || !words.asksTotal() || label(row).isEmpty())
                .filter(fit -> fit != Fit.WITHOUT_DETAIL && fit != Fit.WITH_OTHERS)
                .filter(fit -> fit != Fit.WITH_HEADING
                        || AskedMetrics.in(row.name()).stream().noneMatch(PartQualifier::isReportedByPart))
                .isPresent();
    }

    /** A row's name as questions put it: a rate without the word, a capital ratio by its short name, a count as of its day. */
    private static String label(NoteRow row) {
        if (END_BALANCE.matcher(row.label()).matches()) {
            return "";
        }
        String label = COUNTED.matcher(TIER_ONE.matcher(row.label()).replaceAll("cet1"))
                .replaceAll(" ")
                .strip();
        return row.isPercent()
                ? RATIO.matcher(NoteRow.GROWTH.matcher(label).replaceAll(" "))
                        .replaceAll(" ")
                        .strip()
                : label;
    }

    /** Whether what stands over a row limits it to a part of the company that the question does not name. */
    private boolean isOfAPart(NoteRow row, RowWords words) {
        boolean byHeading = words.fit(label(row), "").isEmpty();
        String over = row.heading() + " " + row.section();
        return !byHeading
                && OF_A_PART.matcher(over).find()
                && !OF_THE_WHOLE.matcher(over).find();
    }

    private static long distinct(List<NoteRow> rows, int wanted) {
        return rows.stream()
                .map(row -> row.figure(column(row, wanted).orElseThrow()))
                .distinct()
                .count();
    }

    /** The rows of a table that also prints the figures of all the other rows of that name, as the parts of its own. */
    private static List<NoteRow> summing(List<NoteRow> named, List<NoteRow> rows, int wanted) {
        return named.stream()
                .filter(row -> named.stream().allMatch(other -> rows.stream()
                        .filter(each -> each.table() == row.table()
                                && column(each, wanted).isPresent())
                        .anyMatch(each -> each.figure(column(each, wanted).orElseThrow())
                                .equals(other.figure(column(other, wanted).orElseThrow())))))
                .toList();
    }

    private static Optional<Integer> column(NoteRow row, int year) {
        return IntStream.range(0, row.columns().size())
                .filter(i ->
                        row.columns().get(i).year() == year && row.figure(i).isPresent())
                .boxed()
                .findFirst();
    }
}
