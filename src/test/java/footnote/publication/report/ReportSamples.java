package footnote.publication.report;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Derivation;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.publication.chart.*;
import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Caption;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.DualAxisChart;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.Format;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Reference;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.WaterfallChart;
import footnote.publication.infographic.Infographic;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.infographic.Infographic.Panel;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;

/** A whole report about a company that does not exist. */
public final class ReportSamples {
    private static final Instant READ = Instant.parse("2025-10-31T18:00:00Z");
    private static final int FIRST = 2019;
    private static final int YEARS = 7;

    private final Map<String, LedgerEntry> ledger = new LinkedHashMap<>();
    private final String company;
    private final String symbol;
    private int exhibit;

    private ReportSamples(String company, String symbol) {
        this.company = company;
        this.symbol = symbol;
    }

    public static Report report() {
        return report("Northwind Semiconductor", "NWS");
    }

    static Report report(String company, String symbol) {
        return new ReportSamples(company, symbol).build();
    }

    private Report build() {
        var revenue = years("revenue", 12.1, 13.0, 16.9, 19.8, 18.7, 22.6, 27.4);
        var gross = years("gross_profit", 6.5, 7.2, 9.8, 11.6, 10.5, 13.4, 16.8);
        var operating = years("operating_income", 2.5, 2.9, 4.5, 5.5, 4.3, 6.4, 8.5);
        var net = years("net_income", 2.0, 2.4, 3.8, 4.6, 3.4, 5.4, 7.0);
        var cashFlow = years("operating_cash_flow", 2.6, 3.1, 4.4, 5.1, 4.0, 6.3, 8.2);
        var spending = years("capital_expenditure", 1.0, 0.9, 1.2, 1.4, 1.6, 1.5, 1.9);
        var paid = years("dividends_paid", 0.3, 0.3, 0.4, 0.5, 0.5, 0.6, 0.8);
        var buybacks = years("buybacks", 0.6, 0.4, 1.1, 1.5, 0.2, 1.8, 2.9);
        var debt = ends("total_debt", 4.1, 4.4, 4.0, 3.8, 4.9, 4.6, 4.2);
        var cash = ends("cash", 2.2, 3.0, 3.9, 4.4, 3.7, 5.0, 6.8);
        var equity = ends("equity", 9.8, 11.2, 13.4, 15.6, 17.9, 20.4, 23.3);
        var free = derived(
                "free_cash_flow",
                Unit.of(Denomination.USD),
                "operating cash flow - capital expenditure",
                cashFlow,
                spending,
                (a, b) -> a.subtract(b));
        var grossMargin = ratio("gross_margin", gross, revenue, "gross profit / revenue * 100");
        var margin = ratio("operating_margin", operating, revenue, "operating income / revenue * 100");
        var freeMargin = ratio("free_cash_flow_margin", free, revenue, "free cash flow / revenue * 100");
        var growth = growth(revenue);
        var eps = perShare("eps_diluted", 2.05, 2.48, 3.92, 4.74, 3.52, 5.61, 7.24);
        var price = one(
                "price", 192.30, Unit.perShare(Denomination.USD), "Closing price", "https://example.org/prices/nws");
        var earnings = quotient("price_to_earnings", price, eps.getLast(), "share price / diluted earnings per share");
        var low = assumed("model_value_low", 178.40);
        var middle = assumed("model_value", 214.60);
        var high = assumed("model_value_high", 256.10);
        var loss = years("other_income", -0.1, 0.05, -0.2, -0.3, 0.1, -0.04, -0.12);
        var segments = new LinkedHashMap<String, List<LedgerEntry>>();
        segments.put("Data center", segment("Data center", 2.9, 3.8, 5.4, 6.9, 7.6, 10.9, 14.6));
        segments.put("Client", segment("Client", 4.8, 5.0, 6.1, 6.4, 4.9, 5.2, 5.7));
        segments.put("Automotive", segment("Automotive", 1.7, 1.7, 2.4, 3.2, 3.4, 3.6, 4.0));
        segments.put("Industrial and IoT", segment("Industrial and IoT", 2.7, 2.5, 3.0, 3.3, 2.8, 2.9, 3.1));

        var labels = revenue.stream().map(each -> each.fact().period().label()).toList();
        var periods = Periods.of(labels);
        var sections = new ArrayList<Report.Section>();

        sections.add(new Report.Section(
                "summary",
                "Executive summary",
                List.of(
                        new Block.Points(List.of(
                                point(
                                        "The mix has turned.",
                                        "Data center brought in "
                                                + ref(segments.get("Data center")
                                                        .getLast()) + " of " + ref(revenue.getLast())
                                                + " in revenue, against "
                                                + ref(segments.get("Data center")
                                                        .getFirst()) + " of " + ref(revenue.getFirst())
                                                + " six years earlier."),
                                point(
                                        "Margins followed.",
                                        "Gross margin reached " + ref(grossMargin.getLast()) + " and operating margin "
                                                + ref(margin.getLast())
                                                + "; both stood lower in every earlier year of the record."),
                                point(
                                        "Cash is real.",
                                        "Free cash flow of " + ref(free.getLast()) + " exceeds the " + ref(free.get(5))
                                                + " of the year before, and pays for buybacks of "
                                                + ref(buybacks.getLast()) + "."),
                                point(
                                        "The price asks for more of the same.",
                                        "At " + ref(price) + " the shares cost " + ref(earnings)
                                                + " times earnings; the model value range runs from " + ref(low)
                                                + " to " + ref(high) + "."))),
                        new Block.Callout(
                                "What would prove this wrong.",
                                new Prose(
                                        "A second source at a large cloud buyer, or a fall in data center revenue below "
                                                + ref(segments.get("Data center")
                                                        .get(5)) + ".")),
                        summaryTable(revenue, growth, margin, eps, free))));

        sections.add(new Report.Section(
                "thesis",
                "Investment thesis",
                List.of(
                        paragraph(
                                "The question for the shares is whether growth is bought or earned. Revenue rose from "
                                        + ref(revenue.getFirst()) + " to " + ref(revenue.getLast())
                                        + " over the record, with one fall, of " + ref(growth.get(3))
                                        + ", on the way."),
                        exhibit(
                                new BarChart(
                                        caption(
                                                "Revenue has more than doubled in six years, with one fall on the way",
                                                "Revenue, USD bn"),
                                        periods,
                                        List.of(series("Revenue", revenue, 1e9)),
                                        Format.plain(1)),
                                "The fall of FY2023 took back " + ref(growth.get(3))
                                        + "; the next year alone returned it, and the last added "
                                        + ref(growth.getLast()) + "."),
                        exhibit(
                                new DualAxisChart(
                                        caption(
                                                "Growth came back after FY2023 and has held since",
                                                "Revenue, USD bn (left); change on the year, % (right)"),
                                        Periods.of(labels.subList(1, 7)),
                                        series("Revenue", revenue.subList(1, 7), 1e9),
                                        Format.plain(1),
                                        series("Growth", growth, 1),
                                        Format.percent(1)),
                                "Two years in a row above " + ref(growth.get(4))
                                        + " would be new for this company; the record shows one so far."))));

        sections.add(new Report.Section(
                "business",
                "Business model",
                List.of(
                        new Block.Illustration(
                                model(revenue, gross, segments, spending),
                                new Prose("Two thirds of what a customer pays stays as gross profit, "
                                        + ref(gross.getLast())
                                        + " in the last year; that is what research is paid from.")),
                        exhibit(
                                new AreaChart(
                                        caption(
                                                "Data center is now larger than all other segments together",
                                                "Revenue by segment, USD bn"),
                                        periods,
                                        segments.entrySet().stream()
                                                .map(each -> series(each.getKey(), each.getValue(), 1e9))
                                                .toList(),
                                        Format.plain(1)),
                                "Data center passed client in FY2022 and reached "
                                        + ref(segments.get("Data center").getLast()) + "; client has yet to see its "
                                        + ref(segments.get("Client").get(3)) + " again."),
                        exhibit(
                                new StackedChart(
                                        caption(
                                                "Every segment but client grew over the record",
                                                "Revenue by segment, USD bn"),
                                        periods,
                                        segments.entrySet().stream()
                                                .map(each -> series(each.getKey(), each.getValue(), 1e9))
                                                .toList(),
                                        Format.plain(1)),
                                "Industrial and IoT added little; at "
                                        + ref(segments.get("Industrial and IoT").getLast())
                                        + " it is where it stood in FY2021."))));

        sections.add(new Report.Section(
                "industry",
                "Industry and moat",
                List.of(
                        new Block.Illustration(
                                landscape(),
                                new Prose(
                                        "No peer leads on all three. Northwind is second on growth and second on margin, which none of the others manages.")),
                        exhibit(rank(), "The company is priced above the median and below the two that grow faster."),
                        exhibit(scatter(), "Only two companies lie above both medians."))));

        sections.add(new Report.Section(
                "financials",
                "Financial analysis",
                List.of(
                        paragraph(
                                "Margins, cash and balance sheet in turn. Where a figure was restated the latest is shown and the first is in its note."),
                        exhibit(
                                new LineChart(
                                        caption(
                                                "Operating margin rose on the back of gross margin",
                                                "Margins, % of revenue"),
                                        periods,
                                        List.of(
                                                series("Gross margin", grossMargin, 1),
                                                series("Operating margin", margin, 1),
                                                series("Free cash flow margin", freeMargin, 1)),
                                        Format.percent(1)),
                                "Gross margin ended at " + ref(grossMargin.getLast()) + ", operating margin at "
                                        + ref(margin.getLast()) + " and free cash flow margin at "
                                        + ref(freeMargin.getLast()) + "."),
                        exhibit(
                                new BarChart(
                                        caption("Cash flow has exceeded net income in every year but one", "USD bn"),
                                        periods,
                                        List.of(
                                                series("Operating cash flow", cashFlow, 1e9),
                                                series("Net income", net, 1e9),
                                                series("Capital expenditure", spending, 1e9)
                                                        .as(Series.Tone.PEER)),
                                        Format.plain(1)),
                                "Operating cash flow of " + ref(cashFlow.getLast()) + " stands against net income of "
                                        + ref(net.getLast()) + "."),
                        new Block.Illustration(
                                cashUse(spending, paid, buybacks, debt),
                                new Prose("Buybacks took the most in the last year, " + ref(buybacks.getLast())
                                        + ", and paused when revenue fell.")),
                        exhibit(
                                new BarChart(
                                        caption("Debt has hardly moved while cash tripled", "USD bn at year end"),
                                        periods,
                                        List.of(series("Total debt", debt, 1e9), series("Cash", cash, 1e9)),
                                        Format.plain(1)),
                                "Cash of " + ref(cash.getLast()) + " exceeds debt of " + ref(debt.getLast()) + "."),
                        exhibit(
                                new AreaChart(
                                        caption("Equity has more than doubled", "Shareholders' equity, USD bn"),
                                        periods,
                                        List.of(series("Equity", equity, 1e9)),
                                        Format.plain(1)),
                                "Equity grew to " + ref(equity.getLast()) + " without an issue of shares."),
                        statements(
                                revenue, gross, operating, net, loss, cashFlow, spending, free, cash, debt, equity,
                                eps))));

        sections.add(new Report.Section(
                "growth",
                "Growth drivers",
                List.of(
                        new Block.Illustration(
                                drivers(segments),
                                new Prose(
                                        "The first driver outweighs the rest together; the others decide how a bad year looks.")),
                        exhibit(
                                waterfall(operating),
                                "Volume and price brought more than research and selling took."))));

        sections.add(new Report.Section(
                "valuation",
                "Valuation",
                List.of(
                        new Block.Callout(
                                "Model value, not a target.",
                                new Prose(
                                        "The range from " + ref(low) + " to " + ref(high)
                                                + " follows from the assumptions listed; change one in the workbook and it moves.")),
                        exhibit(
                                football(low, middle, high, price),
                                "The price of " + ref(price)
                                        + " lies inside the range of the first method and below the middle of it."),
                        exhibit(grid(price), "A point of discount rate moves the value more than a point of growth."),
                        exhibit(prices(price), "The shares are below their July high."))));

        sections.add(
                new Report.Section(
                        "history",
                        "What happened when",
                        List.of(
                                new Block.Illustration(
                                        timeline(revenue, growth),
                                        new Prose(
                                                "The correction of FY2023 is the only year in which the company shrank.")),
                                new Block.Points(
                                        List.of(
                                                point(
                                                        "Concentration.",
                                                        "A handful of cloud buyers decide a data center year. Early sign: prepayments fall."),
                                                point(
                                                        "Supply.",
                                                        "Two foundries make everything. Early sign: wafer agreements shorten."),
                                                point(
                                                        "Price.",
                                                        "At " + ref(earnings)
                                                                + " times earnings a missed year costs more than it earns. Early sign: estimates fall while the price does not."))),
                                paragraph(
                                        "Methods: statements as filed, ratios computed from them, prices adjusted for splits. Model values are arithmetic on the assumptions shown in the workbook."),
                                paragraph(
                                        "Disclosures: this report was made by a program from public records. It gives no rating and no advice."))));

        return new Report(
                new Report.Masthead(
                        company,
                        symbol,
                        "NASDAQ",
                        "USD",
                        LocalDate.of(2025, 10, 31),
                        "Growth is back, earned rather than bought, and priced like a peer's",
                        new Prose(company.substring(0, Math.min(60, company.length())) + " earned " + ref(net.getLast())
                                + " on revenue of " + ref(revenue.getLast()) + " in FY2025, and turned "
                                + ref(free.getLast()) + " of it into free cash flow. The shares, at " + ref(price)
                                + ", stand " + "inside a model value range of " + ref(low) + " to " + ref(high) + "."),
                        List.of(
                                new Report.Highlight("Share price", price.id(), Optional.empty()),
                                new Report.Highlight(
                                        "Model value, low",
                                        low.id(),
                                        Optional.of(new Prose("discount rate at its high end"))),
                                new Report.Highlight("Model value, high", high.id(), Optional.empty()),
                                new Report.Highlight(
                                        "Revenue FY2025", revenue.getLast().id(), Optional.empty()),
                                new Report.Highlight(
                                        "Change on the year", growth.getLast().id(), Optional.empty()),
                                new Report.Highlight(
                                        "Operating margin", margin.getLast().id(), Optional.empty()),
                                new Report.Highlight(
                                        "Free cash flow", free.getLast().id(), Optional.empty()),
                                new Report.Highlight(
                                        "Diluted earnings per share",
                                        eps.getLast().id(),
                                        Optional.empty()),
                                new Report.Highlight("Price to earnings", earnings.id(), Optional.empty()),
                                new Report.Highlight("Cash", cash.getLast().id(), Optional.empty()),
                                new Report.Highlight(
                                        "Total debt", debt.getLast().id(), Optional.empty())),
                        true,
                        "rules, no model"),
                sections,
                List.copyOf(ledger.values()),
                List.of(
                        new Report.Gap("Segment margins", "the company does not report them"),
                        new Report.Gap("Insider trades", "no vendor of the sample market offers them")),
                workings(revenue, margin),
                List.of());
    }

    // ---- facts

    private LedgerEntry keep(LedgerEntry entry) {
        ledger.put(entry.id(), entry);
        return entry;
    }

    private static Period year(int index) {
        return Period.of(LocalDate.of(FIRST + index, 1, 1), LocalDate.of(FIRST + index, 12, 31));
    }

    private static Origin filing(int index) {
        return new Origin(
                "sample",
                Optional.of(URI.create("https://example.org/filings/" + (FIRST + index))),
                Optional.of("Annual report " + (FIRST + index)),
                Optional.of("Item 8"),
                READ);
    }

    private Fact fact(String metric, Period period, BigDecimal value, Unit unit, Basis basis, Origin origin, int year) {
        return Fact.of(
                new Subject(symbol),
                new Metric(metric),
                period,
                value,
                unit,
                basis,
                LocalDate.of(FIRST + year + 1, 2, 14),
                origin);
    }

    private List<LedgerEntry> years(String metric, double... billions) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < YEARS; i++) {
            var fact =
                    fact(metric, year(i), money(billions[i]), Unit.of(Denomination.USD), Basis.REPORTED, filing(i), i);
            var entry = LedgerEntry.of(fact);
            if (i == 3 && metric.equals("revenue")) {
                entry = entry.with(
                        Optional.of(fact(
                                metric, year(i), money(19.9), Unit.of(Denomination.USD), Basis.REPORTED, filing(i), i)),
                        List.of());
            }
            entries.add(keep(entry));
        }
        return entries;
    }

    private List<LedgerEntry> ends(String metric, double... billions) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < YEARS; i++) {
            entries.add(keep(LedgerEntry.of(fact(
                    metric,
                    Period.instant(year(i).end()),
                    money(billions[i]),
                    Unit.of(Denomination.USD),
                    Basis.REPORTED,
                    filing(i),
                    i))));
        }
        return entries;
    }

    private List<LedgerEntry> segment(String name, double... billions) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < YEARS; i++) {
            entries.add(keep(LedgerEntry.of(new Fact(
                    new Subject(symbol),
                    Metric.REVENUE,
                    year(i),
                    money(billions[i]),
                    Unit.of(Denomination.USD),
                    Basis.REPORTED,
                    LocalDate.of(FIRST + i + 1, 2, 14),
                    filing(i).at("Note 4"),
                    List.of(new Dimension("segment", name))))));
        }
        return entries;
    }

    private List<LedgerEntry> perShare(String metric, double... values) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < YEARS; i++) {
            entries.add(keep(LedgerEntry.of(fact(
                    metric,
                    year(i),
                    BigDecimal.valueOf(values[i]),
                    Unit.perShare(Denomination.USD),
                    Basis.REPORTED,
                    filing(i),
                    i))));
        }
        return entries;
    }

    private interface Reckoning {
        BigDecimal of(BigDecimal a, BigDecimal b);
    }

    private List<LedgerEntry> derived(
            String metric, Unit unit, String formula, List<LedgerEntry> a, List<LedgerEntry> b, Reckoning reckoning) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < a.size(); i++) {
            entries.add(keep(LedgerEntry.derived(
                    fact(
                            metric,
                            a.get(i).fact().period(),
                            reckoning.of(
                                    a.get(i).fact().value(), b.get(i).fact().value()),
                            unit,
                            Basis.DERIVED,
                            Origin.document("footnote", "Footnote", READ),
                            i),
                    Derivation.of(formula, List.of(a.get(i), b.get(i))))));
        }
        return entries;
    }

    private List<LedgerEntry> ratio(String metric, List<LedgerEntry> a, List<LedgerEntry> b, String formula) {
        return derived(metric, Unit.PERCENT, formula, a, b, (x, y) -> x.multiply(BigDecimal.valueOf(100))
                .divide(y, 6, RoundingMode.HALF_UP));
    }

    private List<LedgerEntry> growth(List<LedgerEntry> revenue) {
        return derived(
                "revenue_growth",
                Unit.PERCENT,
                "(revenue / revenue of the year before - 1) * 100",
                revenue.subList(1, YEARS),
                revenue.subList(0, YEARS - 1),
                (x, y) -> x.divide(y, 8, RoundingMode.HALF_UP)
                        .subtract(BigDecimal.ONE)
                        .multiply(BigDecimal.valueOf(100)));
    }

    private LedgerEntry quotient(String metric, LedgerEntry a, LedgerEntry b, String formula) {
        return derived(
                        metric,
                        Unit.RATIO,
                        formula,
                        List.of(a),
                        List.of(b),
                        (x, y) -> x.divide(y, 6, RoundingMode.HALF_UP))
                .getFirst();
    }

    private LedgerEntry one(String metric, double value, Unit unit, String document, String uri) {
        return keep(LedgerEntry.of(Fact.of(
                new Subject(symbol),
                new Metric(metric),
                Period.instant(LocalDate.of(2025, 10, 31)),
                BigDecimal.valueOf(value),
                unit,
                Basis.REPORTED,
                LocalDate.of(2025, 10, 31),
                Origin.web("sample", URI.create(uri), READ).in(document))));
    }

    private LedgerEntry assumed(String metric, double value) {
        return keep(LedgerEntry.of(Fact.of(
                new Subject(symbol),
                new Metric(metric),
                Period.instant(LocalDate.of(2025, 10, 31)),
                BigDecimal.valueOf(value),
                Unit.perShare(Denomination.USD),
                Basis.ASSUMPTION,
                LocalDate.of(2025, 10, 31),
                Origin.document("footnote", "Model of this report", READ))));
    }

    private LedgerEntry peer(String name, String metric, double value, Unit unit) {
        return keep(LedgerEntry.of(Fact.of(
                new Subject(name),
                new Metric(metric),
                Period.instant(LocalDate.of(2025, 10, 31)),
                BigDecimal.valueOf(value),
                unit,
                Basis.REPORTED,
                LocalDate.of(2025, 10, 31),
                Origin.document("sample", "Peer sheet", READ))));
    }

    private static BigDecimal money(double billions) {
        return BigDecimal.valueOf(billions).movePointRight(9);
    }

    // ---- blocks

    static String ref(LedgerEntry entry) {
        return "{fact:" + entry.id() + "}";
    }

    private static Block paragraph(String text) {
        return new Block.Paragraph(new Prose(text));
    }

    private static Block.Point point(String lead, String text) {
        return new Block.Point(Optional.of(lead), new Prose(text));
    }

    private static Block exhibit(Chart chart, String interpretation) {
        return new Block.Exhibit(chart, new Prose(interpretation));
    }

    private Caption caption(String title, String unit) {
        return new Caption(
                ++exhibit,
                title,
                unit,
                "Annual reports 2019 to 2025 of " + company.substring(0, Math.min(40, company.length())),
                "31 October 2025");
    }

    private static Series series(String name, List<LedgerEntry> entries, double per) {
        return Series.of(name, entries.stream().map(each -> datum(each, per)).toList());
    }

    private static Datum datum(LedgerEntry entry, double per) {
        return new Datum(entry.number() / per, entry.id());
    }

    private Block summaryTable(
            List<LedgerEntry> revenue,
            List<LedgerEntry> growth,
            List<LedgerEntry> margin,
            List<LedgerEntry> eps,
            List<LedgerEntry> free) {
        return new Block.FigureTable(
                caption("Five years in five lines", "Fiscal years to December"),
                List.of("", "FY2021", "FY2022", "FY2023", "FY2024", "FY2025"),
                List.of(
                        row("Revenue", revenue),
                        row("growth", growth),
                        row("Operating margin", margin),
                        row("Free cash flow", free),
                        row("Diluted earnings per share", eps)),
                List.of("Growth is the change on the year before."));
    }

    private static Block.Row row(String label, List<LedgerEntry> entries) {
        return Block.Row.of(
                label,
                entries.subList(entries.size() - 5, entries.size()).stream()
                        .<Block.Cell>map(each -> new Block.Cell.Figure(each.id()))
                        .toList());
    }

    private Block statements(
            List<LedgerEntry> revenue,
            List<LedgerEntry> gross,
            List<LedgerEntry> operating,
            List<LedgerEntry> net,
            List<LedgerEntry> loss,
            List<LedgerEntry> ocf,
            List<LedgerEntry> capex,
            List<LedgerEntry> free,
            List<LedgerEntry> cash,
            List<LedgerEntry> debt,
            List<LedgerEntry> equity,
            List<LedgerEntry> eps) {
        var columns = new ArrayList<>(List.of("USD"));
        revenue.forEach(each -> columns.add(each.fact().period().label()));
        var rows = new ArrayList<Block.Row>();
        rows.add(heading("Income"));
        rows.add(wide("Revenue", revenue));
        rows.add(wide("Gross profit", gross));
        rows.add(wide("Operating income", operating));
        rows.add(wide("Other income", loss));
        rows.add(wide("Net income", net));
        rows.add(wide("Diluted earnings per share", eps));
        rows.add(heading("Cash flow"));
        rows.add(wide("Operating cash flow", ocf));
        rows.add(wide("Capital expenditure", capex));
        rows.add(wide("Free cash flow", free));
        rows.add(heading("Balance sheet"));
        rows.add(wide("Cash", cash));
        rows.add(wide("Total debt", debt));
        rows.add(wide("Equity", equity));
        rows.add(Block.Row.of(
                "Segment margins",
                revenue.stream()
                        .<Block.Cell>map(_ -> new Block.Cell.Gap("the company does not report them"))
                        .toList()));
        return new Block.FigureTable(
                caption("Seven years in summary", "As restated; first reported figures are in the notes"),
                columns,
                rows,
                List.of());
    }

    private static Block.Row heading(String label) {
        return new Block.Row(label, java.util.Collections.nCopies(YEARS, new Block.Cell.Words("")), true);
    }

    private static Block.Row wide(String label, List<LedgerEntry> entries) {
        return Block.Row.of(
                label,
                entries.stream()
                        .<Block.Cell>map(each -> new Block.Cell.Figure(each.id()))
                        .toList());
    }

    private Chart rank() {
        var rows = new ArrayList<RankChart.Row>();
        double[] values = {24.8, 21.2, 18.6, 16.9, 14.3, 11.7};
        var names = List.of("Halcyon Micro", "Axiom Devices", "Northwind", "オムニア・アナログ", "코르부스 반도체", "泰塞尔集团");
        for (int i = 0; i < values.length; i++) {
            var entry = peer(names.get(i), "ev_to_ebitda", values[i], Unit.RATIO);
            rows.add(new RankChart.Row(names.get(i), datum(entry, 1), i == 2));
        }
        var median = peer("Peers", "median_ev_to_ebitda", 15.6, Unit.RATIO);
        return new RankChart(
                caption(
                        "Three turns above the peers' median, three below the dearest",
                        "Enterprise value to EBITDA, last twelve months, x"),
                rows,
                Format.times(1),
                Optional.of(new Reference("Peer median", datum(median, 1))));
    }

    private Chart scatter() {
        var bubbles = new ArrayList<ScatterChart.Bubble>();
        Object[][] peers = {
            {"Northwind", 13.5, 31.0, 27.4},
            {"Halcyon Micro", 16.2, 23.2, 48.0},
            {"Omnia Analog", 4.1, 32.4, 16.9},
            {"Corvus Semi", 7.6, 21.8, 14.2},
            {"Axiom Devices", 11.2, 16.9, 21.0},
            {"Tessel Group", 5.4, 11.3, 18.1}
        };
        for (var each : peers) {
            var name = (String) each[0];
            bubbles.add(new ScatterChart.Bubble(
                    name,
                    datum(peer(name, "revenue_growth_3y", (double) each[1], Unit.PERCENT), 1),
                    datum(peer(name, "operating_margin", (double) each[2], Unit.PERCENT), 1),
                    datum(peer(name, "revenue", (double) each[3] * 1e9, Unit.of(Denomination.USD)), 1e9),
                    name.equals("Northwind")));
        }
        return new ScatterChart(
                caption(
                        "Northwind is one of two with growth and margin above the median",
                        "Area = revenue, last twelve months"),
                new ScatterChart.Measure("Revenue growth, three years", Format.percent(0)),
                new ScatterChart.Measure("Operating margin", Format.percent(0)),
                bubbles,
                Optional.of(new ScatterChart.Quadrants(
                        Datum.of(9.4),
                        Datum.of(22.5),
                        List.of(
                                "Slower, more profitable",
                                "Faster, more profitable",
                                "Faster, less profitable",
                                "Slower, less profitable"))));
    }

    private Chart waterfall(List<LedgerEntry> operating) {
        var names = List.of("Volume", "Price and mix", "Cost of sales", "Research", "Selling");
        double[] values = {2.2, 1.1, -0.3, -0.6, -0.3};
        var steps = new ArrayList<WaterfallChart.Step>();
        for (int i = 0; i < values.length; i++) {
            steps.add(new WaterfallChart.Step(
                    names.get(i),
                    datum(
                            keep(LedgerEntry.of(fact(
                                    "bridge_" + i + "x",
                                    year(6),
                                    money(values[i]),
                                    Unit.of(Denomination.USD),
                                    Basis.REPORTED,
                                    filing(6),
                                    6))),
                            1e9)));
        }
        return new WaterfallChart(
                caption("Volume and price lifted operating income", "Operating income bridge, USD bn"),
                new WaterfallChart.Step("FY2024", datum(operating.get(5), 1e9)),
                steps,
                new WaterfallChart.Step("FY2025", datum(operating.get(6), 1e9)),
                Format.plain(1));
    }

    private Chart football(LedgerEntry low, LedgerEntry middle, LedgerEntry high, LedgerEntry price) {
        return new FootballField(
                caption(
                        "The price lies inside the range of one method and below the other",
                        "Model value per share, USD; bar = low to high, gap = middle"),
                List.of(
                        new FootballField.Range(
                                "Discounted cash flow",
                                datum(low, 1),
                                datum(middle, 1),
                                datum(high, 1),
                                FootballField.Kind.MODEL),
                        new FootballField.Range(
                                "Multiples of peers",
                                datum(assumed("multiple_low", 196), 1),
                                datum(assumed("multiple_middle", 222), 1),
                                datum(assumed("multiple_high", 248), 1),
                                FootballField.Kind.MODEL),
                        new FootballField.Range(
                                "52-week trading range",
                                datum(
                                        one(
                                                "price_low",
                                                108.2,
                                                Unit.perShare(Denomination.USD),
                                                "Prices",
                                                "https://example.org/p"),
                                        1),
                                Datum.GAP,
                                datum(
                                        one(
                                                "price_high",
                                                226.4,
                                                Unit.perShare(Denomination.USD),
                                                "Prices",
                                                "https://example.org/p"),
                                        1),
                                FootballField.Kind.MARKET)),
                new Reference("Price", datum(price, 1)),
                Format.money("$", 0));
    }

    private Chart grid(LedgerEntry price) {
        double[] discount = {8.5, 9.0, 9.5, 10.0, 10.5};
        double[] growth = {1.5, 2.0, 2.5, 3.0};
        var cells = new ArrayList<List<Datum>>();
        for (int i = 0; i < discount.length; i++) {
            var line = new ArrayList<Datum>();
            for (int j = 0; j < growth.length; j++) {
                line.add(datum(
                        assumed(
                                "dcf_" + i + "_" + j,
                                Math.round(1420 * (100 + growth[j]) / (discount[i] - growth[j]) / 106 * 100)
                                        / 1000.0
                                        * 10),
                        1));
            }
            cells.add(line);
        }
        return new HeatGrid(
                caption("Most cases lie above the price", "DCF value per share, USD"),
                new HeatGrid.Side("WACC", List.of("8.5%", "9.0%", "9.5%", "10.0%", "10.5%"), 2),
                new HeatGrid.Side("Terminal growth", List.of("1.5%", "2.0%", "2.5%", "3.0%"), 2),
                cells,
                Format.money("$", 0),
                Optional.of(new Reference("the price of", datum(price, 1))));
    }

    private Chart prices(LedgerEntry price) {
        var random = new Random(42);
        var bars = new ArrayList<Bar>();
        double close = 132;
        var day = LocalDate.of(2025, 4, 25);
        while (bars.size() < 132) {
            day = day.plusDays(1);
            if (day.getDayOfWeek().getValue() <= 5) {
                double open = close * (1 + random.nextGaussian() * 0.006);
                close = open * (1.0031 + random.nextGaussian() * 0.014);
                bars.add(new Bar(
                        day,
                        open,
                        Math.max(open, close) * 1.005,
                        Math.min(open, close) * 0.995,
                        close,
                        close,
                        4_200_000 + random.nextInt(2_000_000)));
            }
        }
        var last = bars.removeLast();
        bars.add(new Bar(last.day(), 190, 194, 189, price.number(), price.number(), last.volume()));
        return new PriceChart(
                caption("The shares are below July's high", "Price, USD"),
                bars,
                List.of(),
                Optional.empty(),
                Format.money("$", 2),
                price.id());
    }

    // ---- pictures

    private Infographic model(
            List<LedgerEntry> revenue,
            List<LedgerEntry> gross,
            Map<String, List<LedgerEntry>> segments,
            List<LedgerEntry> spending) {
        return new Infographic(
                Infographic.Kind.BUSINESS_MODEL,
                caption("Fabless design, made by foundries, paid by the chip", "Business model"),
                List.of(
                        new Panel(
                                "What it needs",
                                List.of(
                                        item("Engineers", null, null, "Chip designers on the two newest nodes"),
                                        item(
                                                "Foundry capacity",
                                                null,
                                                null,
                                                "Prepaid wafer agreements with two foundries"),
                                        item(
                                                "Capital",
                                                spending.getLast(),
                                                null,
                                                "Tools for test and packaging, in the last year"))),
                        new Panel(
                                "What it does",
                                List.of(
                                        item(
                                                "Design accelerators",
                                                null,
                                                null,
                                                "One architecture reused over data center, client and automotive"),
                                        item(
                                                "Software stack",
                                                null,
                                                null,
                                                "Compilers and libraries that raise the cost of leaving"))),
                        new Panel(
                                "How it is paid",
                                List.of(
                                        item("Revenue", revenue.getLast(), 1.0, "By the chip and by the board"),
                                        item("Gross profit", gross.getLast(), 0.61, "What is left after making them"))),
                        new Panel(
                                "Who pays",
                                segments.entrySet().stream()
                                        .map(each -> item(
                                                each.getKey(),
                                                each.getValue().getLast(),
                                                each.getValue().getLast().number()
                                                        / revenue.getLast().number(),
                                                null))
                                        .toList())));
    }

    private Infographic landscape() {
        Object[][] growth = {
            {"Halcyon Micro", 16.2}, {"Northwind", 13.5}, {"Axiom Devices", 11.2}, {"泰塞尔集团", 7.6}, {"オムニア・アナログ", 4.1}
        };
        Object[][] margins = {
            {"オムニア・アナログ", 32.4}, {"Northwind", 31.0}, {"Halcyon Micro", 23.2}, {"泰塞尔集团", 21.8}, {"Axiom Devices", 16.9}
        };
        Object[][] multiples = {
            {"Halcyon Micro", 24.8}, {"Axiom Devices", 21.2}, {"Northwind", 18.6}, {"オムニア・アナログ", 16.9}, {"泰塞尔集团", 14.3}
        };
        return new Infographic(
                Infographic.Kind.COMPETITIVE_LANDSCAPE,
                caption("Second on growth, second on margin: no peer is as close on both", "Competitive landscape"),
                List.of(
                        panel("Revenue growth, three years", "growth_of_peer", growth, 16.2, Unit.PERCENT),
                        panel("Operating margin", "margin_of_peer", margins, 32.4, Unit.PERCENT),
                        panel("Enterprise value to EBITDA", "multiple_of_peer", multiples, 24.8, Unit.RATIO)));
    }

    private Panel panel(String heading, String metric, Object[][] rows, double most, Unit unit) {
        var items = new ArrayList<Item>();
        for (var row : rows) {
            items.add(item(
                    (String) row[0],
                    peer((String) row[0], metric, (double) row[1], unit),
                    (double) row[1] / most,
                    null));
        }
        return new Panel(heading, items);
    }

    private Infographic drivers(Map<String, List<LedgerEntry>> segments) {
        var items = new ArrayList<Item>();
        var notes = Map.of(
                "Data center",
                "Accelerators in a growing share of new servers; price per socket flat.",
                "Client",
                "One good replacement year, then trend.",
                "Automotive",
                "Design wins reach production; content per car rises.",
                "Industrial and IoT",
                "Distribution stock is back to normal.");
        segments.forEach((name, entries) ->
                items.add(item(name, entries.getLast(), entries.getLast().number() / 14.6e9, notes.get(name))));
        return new Infographic(
                Infographic.Kind.GROWTH_DRIVERS,
                caption("One driver outweighs the other three", "Growth drivers"),
                List.of(new Panel("Revenue in the last year, bars to scale, and what must be true", items)));
    }

    private Infographic cashUse(
            List<LedgerEntry> spending, List<LedgerEntry> paid, List<LedgerEntry> buybacks, List<LedgerEntry> debt) {
        return new Infographic(
                Infographic.Kind.CASH_USE,
                caption("Buybacks now take more cash than investment does", "Use of cash"),
                List.of(
                        new Panel(
                                "FY2025",
                                List.of(
                                        item("Capital expenditure", spending.getLast(), 1.9, "Test and packaging"),
                                        item("Dividends", paid.getLast(), 0.8, "Raised each year but one"),
                                        item("Buybacks", buybacks.getLast(), 2.9, "Resumed after the pause"))),
                        new Panel(
                                "FY2023",
                                List.of(
                                        item("Capital expenditure", spending.get(4), 1.6, "Kept up in the bad year"),
                                        item("Dividends", paid.get(4), 0.5, "Held"),
                                        item("Buybacks", buybacks.get(4), 0.2, "Almost stopped")))));
    }

    private Infographic timeline(List<LedgerEntry> revenue, List<LedgerEntry> growth) {
        var panels = new ArrayList<Panel>();
        var events = List.of(
                "First accelerator ships",
                "Data center passes client",
                "Inventory correction",
                "Second foundry signed",
                "Record year");
        for (int i = 0; i < 5; i++) {
            panels.add(new Panel(
                    "FY" + (2021 + i),
                    List.of(
                            item(events.get(i), null, null, "What the company said on its call that year, in a line."),
                            item("Revenue", revenue.get(i + 2), null, null),
                            item("Change", growth.get(i + 1), null, null))));
        }
        return new Infographic(Infographic.Kind.TIMELINE, caption("Five years, one of them bad", "Timeline"), panels);
    }

    private static Item item(String label, LedgerEntry entry, Double weight, String note) {
        return new Item(
                label,
                Optional.ofNullable(entry).map(LedgerEntry::id),
                weight == null ? OptionalDouble.empty() : OptionalDouble.of(Math.min(1, weight)),
                Optional.ofNullable(note).map(Prose::new));
    }

    private Calculations workings(List<LedgerEntry> revenue, List<LedgerEntry> margin) {
        var columns = List.of("FY2025", "FY2026E", "FY2027E");
        var rate = new Calculations.Entry.Assumed(new BigDecimal("0.10"), "trend of the record");
        return new Calculations(List.of(
                new Calculations.Sheet(
                        "DCF",
                        columns,
                        List.of(
                                new Calculations.Line(
                                        "growth", "Growth", List.of(new Calculations.Entry.Empty(), rate, rate)),
                                new Calculations.Line(
                                        "revenue",
                                        "Revenue",
                                        List.of(
                                                new Calculations.Entry.Input(
                                                        revenue.getLast().id()),
                                                new Calculations.Entry.Formula(
                                                        "[revenue@-1]*(1+[growth])", new BigDecimal("30140000000")),
                                                new Calculations.Entry.Formula(
                                                        "[revenue@-1]*(1+[growth])", new BigDecimal("33154000000")))),
                                new Calculations.Line(
                                        "wacc",
                                        "Discount rate",
                                        List.of(
                                                new Calculations.Entry.Assumed(new BigDecimal("0.095"), "stated"),
                                                new Calculations.Entry.Empty(),
                                                new Calculations.Entry.Empty())),
                                new Calculations.Line(
                                        "present",
                                        "Present value of revenue",
                                        List.of(
                                                new Calculations.Entry.Empty(),
                                                new Calculations.Entry.Formula(
                                                        "[revenue]/(1+[wacc@0!])^1", new BigDecimal("27525114155.25")),
                                                new Calculations.Entry.Formula(
                                                        "[revenue]/(1+[wacc@0!])^2",
                                                        new BigDecimal("27650799608.01")))),
                                new Calculations.Line(
                                        "sum",
                                        "Sum",
                                        List.of(
                                                new Calculations.Entry.Formula(
                                                        "SUM([present@1!]:[present@2!])",
                                                        new BigDecimal("55175913763.27")),
                                                new Calculations.Entry.Empty(),
                                                new Calculations.Entry.Empty())))),
                new Calculations.Sheet(
                        "Scenarios",
                        List.of("Bear", "Base", "Bull"),
                        List.of(
                                new Calculations.Line(
                                        "factor",
                                        "Share of the base case",
                                        List.of(
                                                new Calculations.Entry.Assumed(new BigDecimal("0.7"), "stated"),
                                                new Calculations.Entry.Assumed(BigDecimal.ONE, "stated"),
                                                new Calculations.Entry.Assumed(new BigDecimal("1.3"), "stated"))),
                                new Calculations.Line(
                                        "value",
                                        "Value",
                                        List.of(
                                                new Calculations.Entry.Formula(
                                                        "[DCF:sum@0!]*[factor]", new BigDecimal("38623139634.29")),
                                                new Calculations.Entry.Formula(
                                                        "[DCF:sum@0!]*[factor]", new BigDecimal("55175913763.27")),
                                                new Calculations.Entry.Formula(
                                                        "[DCF:sum@0!]*[factor]",
                                                        new BigDecimal("71728687892.25"))))))));
    }
}
