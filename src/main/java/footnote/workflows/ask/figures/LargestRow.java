package footnote.workflows.ask.figures;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.evidence.statements.StatementType;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The largest asset or liability of a balance sheet, where its rows add up to the total printed below them. */
final class LargestRow {
    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\b(?:largest|biggest|greatest|main|highest)(?: single)? (liabilit(?:y|ies)|assets?)\\b(?! (?:class|manage\\w*|impair\\w*|sale|acquisition))");
    private static final Pattern SUBTOTAL = Pattern.compile("(?i)^(?:sub)?totals?\\b.*|^net (?:assets|liabilities)$");
    private static final Pattern OF_ASSETS = Pattern.compile("(?i)^total assets$");
    private static final Pattern OF_LIABILITIES = Pattern.compile("(?i)^total liabilities$");
    private static final Pattern OF_EQUITY = Pattern.compile("(?i)^total equity$");
    private static final Pattern OF_OWNERS =
            Pattern.compile("(?i)^total (?:share|stock)(?:holders|owners)? ?(?:equity|investment)$");
    private static final Pattern EQUITY_BEGINS = Pattern.compile(
            "(?i)^(?:total )?(?:(?:share|stock)(?:holders|owners) equity|equity|common (?:stock|shares)|preferred (?:stock|shares)|redeemable|non ?controlling|additional paid|paid in|capital (?:stock|in excess)|retained|treasury|class a).*");
    private static final double ROUNDING = 0.002;

    private final CompanyQuestion asked;
    private final boolean assets;

    private LargestRow(CompanyQuestion asked, boolean assets) {
        this.asked = asked;
        this.assets = assets;
    }

    static boolean isAsked(String question) {
        return ASKED.matcher(question).find();
    }

    /** Its figure of the year asked for, or the latest; none where the rows read are not all there are. */
    static FigureSheet of(CompanyQuestion asked, List<PrintedRow> printed) {
        var words = ASKED.matcher(asked.question());
        boolean assets = words.find() && words.group(1).toLowerCase(Locale.ROOT).startsWith("asset");
        return new LargestRow(asked, assets)
                .largest(printed)
                .map(LedgerEntry::of)
                .map(entry -> new FigureSheet(asked.company(), List.of(entry.id()), List.of(entry), List.of())
                        .supported(new FigureSupport(FigureSupport.Source.BALANCED, FigureSupport.Kind.ROW, 0)))
                .orElseGet(() -> FigureSheet.none(
                        asked.company(),
                        (assets ? "assets of " : "liabilities of ") + asked.company()
                                + ": the rows read do not add up to their total"));
    }

    private Optional<Fact> largest(List<PrintedRow> printed) {
        var balance = printed.stream()
                .filter(row -> row.statement() == StatementType.BALANCE)
                .toList();
        int all = total(balance, OF_ASSETS);
        int due = total(balance, OF_LIABILITIES);
        int equity = total(balance.subList(all + 1, balance.size()), EQUITY_BEGINS) + all + 1;
        int from = assets ? 0 : all + 1;
        int to = assets ? all : due < 0 ? equity : due;
        if (all < 0 || to <= from) {
            return Optional.empty();
        }
        var total = assets || due >= 0 ? amount(balance, to) : owed(balance, all);
        var parts = balance.subList(from, to).stream()
                .filter(row -> !SUBTOTAL.matcher(row.label()).matches())
                .flatMap(row -> of(row).stream())
                .toList();
        double sum =
                parts.stream().mapToDouble(each -> each.value().doubleValue()).sum();
        boolean whole = total.filter(each -> Math.abs(sum - each) <= ROUNDING * Math.abs(each))
                .isPresent();
        return whole ? parts.stream().max(Comparator.comparing(Fact::value, BigDecimal::compareTo)) : Optional.empty();
    }

    private Optional<Double> amount(List<PrintedRow> balance, int at) {
        return at < 0
                ? Optional.empty()
                : of(balance.get(at)).map(each -> each.value().doubleValue());
    }

    /** What is not the owners' of all that the company has, where no row says what it owes. */
    private Optional<Double> owed(List<PrintedRow> balance, int all) {
        return amount(balance, all).flatMap(has -> amount(balance, total(balance, OF_EQUITY))
                .or(() -> amount(balance, total(balance, OF_OWNERS)))
                .map(own -> has - own));
    }

    private static int total(List<PrintedRow> rows, Pattern name) {
        for (int i = 0; i < rows.size(); i++) {
            if (name.matcher(rows.get(i).label()).matches()) {
                return i;
            }
        }
        return -1;
    }

    /** A row's figure at the end of the year asked for, else its latest. */
    private Optional<Fact> of(PrintedRow row) {
        var facts = row.facts().stream().map(ReadFact::fact).filter(each -> each.period()
                .isInstant());
        return asked.years().isEmpty()
                ? facts.max(Comparator.comparing(each -> each.period().end()))
                : facts.filter(each ->
                                each.period().year() == asked.years().getFirst().year())
                        .findFirst();
    }
}
