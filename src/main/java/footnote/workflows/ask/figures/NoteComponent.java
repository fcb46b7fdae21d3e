package footnote.workflows.ask.figures;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.evidence.DocumentSearch;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.row.RowWords;
import footnote.workflows.ask.question.row.RowWords.Fit;
import footnote.workflows.ask.question.row.UnexplainedWords;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Finds a component of a line of the balance sheet in the note that adds it up: raw materials within inventories,
 * accounts payable without accrued expenses, property before depreciation. The note's total is the line's own figure, and
 * its rows add up to it.
 */
final class NoteComponent {
    private static final Pattern GROSS =
            Pattern.compile("(?i)\\bgross\\b|\\bat cost\\b|\\bbefore (?:accumulated )?depreciation\\b");
    private static final Pattern DEPRECIATED =
            Pattern.compile("(?:less )?(?:accumulated|allowances? for) (?:depreciation|amortization).*");
    private static final Pattern PAYABLES =
            Pattern.compile("(?:trade )?(?:accounts )?payables?|accounts payable trade|trade");
    private static final Pattern COMBINED =
            Pattern.compile("(?i)\\bpayables?\\b.*\\baccrued\\b|\\baccrued\\b.*\\bpayables?\\b");
    private static final Pattern OTHERS = Pattern.compile(
            "(?i)\\b(?:accrued|accruals?|other|turnover|days|ratio|average|change\\w*|increase\\w*)\\b");
    private static final Pattern WITHIN = Pattern.compile(
            "(?i)\\b(?:with)?in(?:side|cluded in)?\\b|\\b(?:part|portion|component|share) of\\b|\\b(?:held|classified) as\\b");
    private static final List<BigDecimal> SCALES =
            List.of(BigDecimal.ONE, BigDecimal.valueOf(1_000), BigDecimal.valueOf(1_000_000));
    private static final int ROUNDING = 2;
    private static final int MOST_ROWS = 14;

    private final CompanyQuestion asked;
    private final LedgerEntry whole;
    private final int year;

    private final boolean combined;
    private final boolean gross;
    private final Optional<RowWords> words;

    NoteComponent(CompanyQuestion asked, LedgerEntry whole) {
        this.asked = asked;
        this.whole = whole;
        this.year = whole.fact().period().year();
        this.combined = isCombined();
        this.gross = GROSS.matcher(asked.question()).find();
        this.words = UnexplainedWords.in(asked.question(), asked.names()).isEmpty()
                ? Optional.empty()
                : RowWords.in(WITHIN.matcher(asked.question()).replaceAll(" "), asked.names());
    }

    /** The component; nothing where the line alone answers, or no note adds it up. */
    static Optional<FigureSheet> of(DocumentSearch documents, CompanyQuestion asked, FigureSheet sheet) {
        var form = AnswerForm.of(asked.question());
        if ((form != AnswerForm.FIGURE && form != AnswerForm.YES_OR_NO)
                || sheet.answers().size() != 1) {
            return Optional.empty();
        }
        return sheet.entries().stream()
                .filter(entry -> sheet.answers().contains(entry.id()))
                .filter(entry -> entry.derivation().isEmpty()
                        && entry.fact().period().isInstant()
                        && entry.fact().unit().kind() == Unit.Kind.CURRENCY)
                .map(entry -> new NoteComponent(asked, entry))
                .flatMap(component -> component.in(documents).stream())
                .findFirst();
    }

    private Optional<FigureSheet> in(DocumentSearch documents) {
        if (!combined && !gross && words.isEmpty()) {
            return Optional.empty();
        }
        return documents.reports(asked.key(), asked.view()).stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                .filter(label -> whole.fact()
                        .origin()
                        .document()
                        .filter(label.name()::equals)
                        .isPresent())
                .findFirst()
                .flatMap(label -> documents
                        .tables()
                        .notes(label, asked.subject(), asked.view(), "component of " + asked.question(), this::chosen)
                        .stream()
                        .filter(fact -> fact.period().year() == year)
                        .findFirst())
                .map(this::sheet);
    }

    private boolean isCombined() {
        return COMBINED.matcher(whole.fact().origin().locator().orElse("")).find()
                && Pattern.compile("(?i)\\bpayables?\\b")
                        .matcher(asked.question())
                        .find()
                && !OTHERS.matcher(asked.question()).find();
    }

    private FigureSheet sheet(Fact fact) {
        var entry = LedgerEntry.of(fact);
        return new FigureSheet(asked.company(), List.of(entry.id()), List.of(entry), List.of())
                .supported(new FigureSupport(FigureSupport.Source.NOTE, FigureSupport.Kind.ROW, 0));
    }

    /** The row of the component; none where notes differ. */
    List<NoteRow> chosen(List<NoteRow> rows) {
        var found = new ArrayList<NoteRow>();
        for (int at = 1; at < rows.size(); at++) {
            if (isWhole(rows.get(at))) {
                if (gross) {
                    beforeDepreciation(rows, at).ifPresent(found::add);
                } else {
                    found.addAll(named(parts(rows, at), rows.get(at)));
                }
            }
        }
        return found.stream().map(this::figure).distinct().count() == 1
                ? List.of(amount(found.getFirst(), found.getFirst().name()))
                : List.of();
    }

    /** A row as the amount it is, since it adds up to one, whatever its name. */
    private static NoteRow amount(NoteRow row, String name) {
        return new NoteRow(
                row.table(),
                row.page(),
                name,
                row.section(),
                row.heading(),
                row.columns(),
                row.cells().stream()
                        .map(cell -> cell.matches(".*[$€£¥].*") ? cell : "$ " + cell)
                        .toList(),
                row.money(),
                row.scale());
    }

    /** The figure of the year in a row, zero where there is none. */
    private BigDecimal figure(NoteRow row) {
        return IntStream.range(0, row.columns().size())
                .filter(i -> row.columns().get(i).year() == year)
                .mapToObj(row::figure)
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(BigDecimal.ZERO);
    }

    private boolean isWhole(NoteRow row) {
        var figure = figure(row);
        var value = whole.fact().value().abs();
        return figure.signum() > 0
                && SCALES.stream().anyMatch(scale -> figure.multiply(scale).compareTo(value) == 0);
    }

    /** The rows right above a total that add up to it; none where they do not. */
    private List<NoteRow> parts(List<NoteRow> rows, int total) {
        var sum = BigDecimal.ZERO;
        var of = rows.get(total);
        for (int at = total - 1; at >= Math.max(0, total - MOST_ROWS); at--) {
            if (rows.get(at).table() != of.table()) {
                break;
            }
            sum = sum.add(figure(rows.get(at)));
            if (total - at > 1 && sum.subtract(figure(of)).abs().intValue() <= ROUNDING) {
                return rows.subList(at, total);
            }
        }
        return List.of();
    }

    /** The row above accumulated depreciation, less which it is the whole. */
    private Optional<NoteRow> beforeDepreciation(List<NoteRow> rows, int net) {
        if (net < 2 || !DEPRECIATED.matcher(rows.get(net - 1).label()).matches()) {
            return Optional.empty();
        }
        var before = rows.get(net - 2);
        var left = figure(before).subtract(figure(rows.get(net - 1)).abs());
        return left.subtract(figure(rows.get(net))).abs().intValue() <= ROUNDING
                        && before.table() == rows.get(net).table()
                ? Optional.of(amount(
                        before,
                        "Gross "
                                + whole.fact().metric().name().replace('_', ' ').replaceFirst("^net ", "")))
                : Optional.empty();
    }

    private List<NoteRow> named(List<NoteRow> parts, NoteRow total) {
        if (combined) {
            return parts.stream()
                    .filter(row -> PAYABLES.matcher(row.label()).matches())
                    .toList();
        }
        String over = (total.heading() + " " + total.name() + " "
                        + whole.fact().metric().name().replace('_', ' '))
                .toLowerCase(Locale.ROOT);
        return words.stream()
                .flatMap(each -> parts.stream().filter(row -> each.fit(row.label(), over)
                        .filter(fit -> fit == Fit.SAME || fit == Fit.WITH_HEADING)
                        .isPresent()))
                .toList();
    }
}
