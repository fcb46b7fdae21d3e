package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.publication.report.Block;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.data.ValuationResult;
import footnote.workflows.report.text.Ranking;
import footnote.workflows.report.text.TemplateBindings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the tables of a report; a figure that is not known is a gap with its reason. */
public final class TableMaker {
    private static final int RECORD_YEARS = 7;
    private static final int MOST_COLUMNS = 5;
    private static final String UNREPORTED = "not reported";

    private static final Map<String, String> INCOME = rows(
            "revenue",
            "Revenue",
            "revenue_growth",
            "growth",
            "gross_margin",
            "Gross margin",
            "operating_income",
            "Operating income",
            "operating_margin",
            "Operating margin",
            "net_income",
            "Net income",
            "net_margin",
            "Net margin",
            "eps_diluted",
            "Earnings per share, diluted",
            "dividend_per_share",
            "Dividend per share");
    private static final Map<String, String> CASH = rows(
            "operating_cash_flow",
            "Operating cash flow",
            "capital_expenditure",
            "Capital expenditure",
            "free_cash_flow",
            "Free cash flow",
            "buybacks",
            "Buybacks",
            "dividends_paid",
            "Dividends paid");
    private static final Map<String, String> BALANCE = rows(
            "cash",
            "Cash",
            "total_debt",
            "Total debt",
            "equity",
            "Equity",
            "assets",
            "Total assets",
            "shares_diluted",
            "Diluted shares");
    private static final Map<String, String> RATIOS = rows(
            "return_on_equity",
            "Return on equity",
            "return_on_invested_capital",
            "Return on invested capital",
            "debt_to_equity",
            "Debt to equity",
            "price_to_earnings",
            "Price to earnings",
            "price_to_book",
            "Price to book");
    private static final Map<String, String> PEERS = rows(
            "price_to_earnings",
            "Price to earnings",
            "price_to_book",
            "Price to book",
            "price_to_sales",
            "Price to sales",
            "ev_to_ebitda",
            "EV/EBITDA",
            "revenue_growth",
            "Revenue growth",
            "operating_margin",
            "Operating margin",
            "return_on_equity",
            "Return on equity");

    private static final int GLANCE_YEARS = 5;
    private static final Map<String, String> GLANCE = rows(
            "revenue",
            "Revenue",
            "revenue_growth",
            "growth",
            "operating_margin",
            "Operating margin",
            "eps_diluted",
            "Earnings per share, diluted",
            "free_cash_flow",
            "Free cash flow",
            "return_on_equity",
            "Return on equity",
            "price_to_earnings",
            "Price to earnings");

    private final ReportFacts book;
    private final ExhibitNumbering captions;

    public TableMaker(ReportFacts book, ExhibitNumbering captions) {
        this.book = book;
        this.captions = captions;
    }

    private static Map<String, String> rows(String... pairs) {
        var rows = new LinkedHashMap<String, String>();
        for (int i = 0; i < pairs.length; i += 2) {
            rows.put(pairs[i], pairs[i + 1]);
        }
        return rows;
    }

    private static Cell figure(Optional<LedgerEntry> entry, String why) {
        return entry.<Cell>map(each -> new Cell.Figure(each.id())).orElseGet(() -> new Cell.Gap(why));
    }

    private static List<String> facts(List<Row> rows) {
        return rows.stream()
                .flatMap(row -> row.cells().stream())
                .filter(Cell.Figure.class::isInstance)
                .map(cell -> ((Cell.Figure) cell).fact())
                .toList();
    }

    /** Every year on record, seven at most. */
    public Optional<Block> record() {
        var ends = book.years("net_income", RECORD_YEARS);
        if (ends.isEmpty()) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of(""));
        ends.forEach(entry -> columns.add(ReportFacts.label(entry)));
        var rows = new ArrayList<Row>();
        group(rows, "Income", INCOME, ends);
        group(rows, "Cash", CASH, ends);
        group(rows, "Balance sheet", BALANCE, ends);
        group(rows, "Ratios", RATIOS, ends);
        return Optional.of(new FigureTable(
                captions.of(
                        "Financial summary",
                        "Fiscal years",
                        facts(rows)),
                columns,
                rows,
                List.of("Multiples are those on each year's results date.")));
    }

    /** The last years in a few lines, for a reader who reads no further. */
    public Optional<Block> glance() {
        var ends = book.years("net_income", GLANCE_YEARS);
        if (ends.size() < 2) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of(""));
        ends.forEach(entry -> columns.add(ReportFacts.label(entry)));
        var rows = lines(GLANCE, ends);
        return Optional.of(new FigureTable(
                captions.of("Key figures by fiscal year", "Fiscal years", facts(rows)), columns, rows, List.of()));
    }

    /** Every company of a comparison or a sector, the leading one first. */
    public Optional<Block> ranking() {
        return Ranking.of(book).map(ranking -> {
            var metrics = rows(
                    "market_cap",
                    "Market value",
                    "revenue_growth",
                    "Revenue growth",
                    ranking.margin(),
                    ranking.margin().equals("net_margin") ? "Net margin" : "Operating margin",
                    "return_on_equity",
                    "Return on equity",
                    "price_to_earnings",
                    "Price to earnings");
            var columns = new ArrayList<>(List.of("Company"));
            columns.addAll(metrics.values());
            var rows = ranking.members().stream()
                    .map(member -> Row.of(
                            member.name(),
                            metrics.keySet().stream()
                                    .map(metric -> figure(
                                            Optional.ofNullable(member.figures().get(metric)), "not known"))
                                    .toList()))
                    .toList();
            return new FigureTable(
                    captions.of("Companies ranked", "By " + ranking.order(), facts(rows)),
                    columns,
                    rows,
                    List.of());
        });
    }

    private void group(List<Row> rows, String heading, Map<String, String> metrics, List<LedgerEntry> ends) {
        var lines = lines(metrics, ends);
        if (!lines.isEmpty()) {
            rows.add(new Row(
                    heading, ends.stream().<Cell>map(_ -> new Cell.Words("")).toList(), true));
            rows.addAll(lines);
        }
    }

    private List<Row> lines(Map<String, String> metrics, List<LedgerEntry> ends) {
        var lines = new ArrayList<Row>();
        metrics.forEach((metric, label) -> {
            var years = book.years(metric, RECORD_YEARS + 3);
            if (!years.isEmpty()) {
                lines.add(Row.of(
                        label,
                        ends.stream()
                                .map(end -> figure(on(years, end), UNREPORTED))
                                .toList()));
            }
        });
        return lines;
    }

    private static Optional<LedgerEntry> on(List<LedgerEntry> years, LedgerEntry end) {
        return years.stream()
                .filter(entry -> ReportFacts.label(entry).equals(ReportFacts.label(end)))
                .findFirst();
    }

    /** What the valuation assumes, and on what basis. */
    public Optional<Block> premises() {
        var assumptions = book.data().value().premises();
        if (assumptions.isEmpty()) {
            return Optional.empty();
        }
        var rows = assumptions.stream()
                .map(premise -> Row.of(
                        premise.name(), List.of(new Cell.Figure(premise.fact()), new Cell.Words(premise.basis()))))
                .toList();
        return Optional.of(new FigureTable(
                captions.of("Valuation assumptions and their basis", "Annual rates, %", facts(rows)),
                List.of("Assumption", "Value", "Basis"),
                rows,
                List.of("House assumptions are not market quotes; --assume replaces them.")));
    }

    public Optional<Block> multiples() {
        var peers = book.data().valuation().map(ValuationData::peers).orElse(List.of());
        if (peers.isEmpty() || peers.size() > MOST_COLUMNS) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of("", book.name()));
        peers.forEach(peer -> columns.add(ReportFacts.shortName(peer.name())));
        columns.add("Peer median");
        var rows = new ArrayList<Row>();
        PEERS.forEach((metric, label) -> {
            var cells = new ArrayList<Cell>();
            cells.add(figure(book.now(metric), "not known"));
            peers.forEach(peer -> cells.add(figure(peer.measures().find(metric), "not known")));
            cells.add(figure(book.peerMedian(metric), "fewer than three"));
            if (cells.stream().anyMatch(Cell.Figure.class::isInstance)) {
                rows.add(Row.of(label, cells));
            }
        });
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(new FigureTable(
                        captions.of(
                                "Multiples and returns vs. peers", "LTM where reported", facts(rows)),
                        columns,
                        rows,
                        List.of()));
    }

    /** Consensus estimates, each with the number of analysts and its date. */
    public Optional<Block> outlooks() {
        var outlooks = book.data().valuation().map(ValuationData::outlooks).orElse(List.of());
        if (outlooks.isEmpty()) {
            return Optional.empty();
        }
        var rows = outlooks.stream()
                .map(each -> Row.of(
                        each.mean().fact().metric().name().equals(ValuationData.PRICE_EXPECTATION)
                                ? "Target price"
                                : each.mean().fact().metric().label() + ", "
                                        + each.mean().fact().period().label(),
                        List.of(
                                new Cell.Figure(each.mean().id()),
                                figure(each.low(), "not published"),
                                figure(each.high(), "not published"),
                                figure(each.analysts(), "not published"),
                                new Cell.Words(
                                        "consensus, " + TemplateBindings.day(each.mean().fact().knownAt())))))
                .toList();
        return Optional.of(new FigureTable(
                captions.of("Consensus estimates", "Mean, range and number of analysts", facts(rows)),
                List.of("Estimate", "Mean", "Low", "High", "Analysts", "Basis"),
                rows,
                List.of()));
    }

    public Optional<Block> scenarios() {
        var scenarios = book.data().value().scenarios();
        if (scenarios.isEmpty()) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of(""));
        scenarios.forEach(each -> columns.add(each.name()));
        var rows = new ArrayList<Row>();
        for (int i = 0; i < scenarios.getFirst().premises().size(); i++) {
            int at = i;
            rows.add(Row.of(
                    scenarios.getFirst().premises().get(i).name(),
                    scenarios.stream()
                            .<Cell>map(each ->
                                    new Cell.Figure(each.premises().get(at).fact()))
                            .toList()));
        }
        rows.add(Row.of(
                "Fair value per share",
                scenarios.stream()
                        .map(ValuationResult.Scenario::value)
                        .<Cell>map(Cell.Figure::new)
                        .toList()));
        return Optional.of(new FigureTable(
                captions.of("Bear, base and bull case", "Model values, not forecasts", facts(rows)),
                columns,
                rows,
                List.of("The cases differ in growth and in the rate, as the rows show.")));
    }
}
