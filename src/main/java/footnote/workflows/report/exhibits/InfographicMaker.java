package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.publication.infographic.Infographic;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.infographic.Infographic.Panel;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Fills the planned infographics with facts. */
public final class InfographicMaker {
    private static final int MOST_EVENTS = 6;

    private final ReportFacts book;
    private final ExhibitNumbering captions;

    public InfographicMaker(ReportFacts book, ExhibitNumbering captions) {
        this.book = book;
        this.captions = captions;
    }

    public Infographic make(InfographicSpec spec, String title) {
        var panels =
                switch (spec.infographicType()) {
                    case BUSINESS_MODEL -> business();
                    case COMPETITIVE_LANDSCAPE -> landscape();
                    case GROWTH_DRIVERS -> drivers();
                    case CASH_USE -> cash();
                    case TIMELINE -> timeline();
                };
        var facts = panels.stream()
                .flatMap(panel -> panel.items().stream())
                .flatMap(item -> item.fact().stream())
                .toList();
        return new Infographic(
                Infographic.Kind.valueOf(spec.infographicType().name()),
                captions.of(title, unit(spec.infographicType()), facts),
                panels);
    }

    private String unit(InfographicSpec.Type type) {
        String year = book.lastYear("revenue").map(ReportFacts::label).orElse("latest");
        return switch (type) {
            case BUSINESS_MODEL, CASH_USE -> "Fiscal year " + year;
            case COMPETITIVE_LANDSCAPE -> "Latest figures for each company";
            case GROWTH_DRIVERS -> "Fiscal years to " + year;
            case TIMELINE -> "Headlines as published";
        };
    }

    private static Item item(String label, Optional<LedgerEntry> fact, double weight, Optional<String> note) {
        return new Item(
                label,
                fact.map(LedgerEntry::id),
                Double.isFinite(weight) ? OptionalDouble.of(Math.clamp(weight, 0, 1)) : OptionalDouble.empty(),
                note.map(Prose::new));
    }

    private static void add(List<Panel> panels, String heading, List<Item> items) {
        if (!items.isEmpty()) {
            panels.add(new Panel(heading, items.stream().limit(8).toList()));
        }
    }

    private List<Panel> business() {
        var panels = new ArrayList<Panel>();
        var revenue = book.lastYear("revenue");
        double all = revenue.map(LedgerEntry::number).orElse(Double.NaN);
        var parts = book.data().financial().map(FinancialData::parts).orElse(List.of());
        add(
                panels,
                "Revenue",
                parts.isEmpty()
                        ? List.of(item("Revenue", revenue, 1, Optional.empty()))
                        : parts.stream()
                                .limit(5)
                                .map(part -> item(
                                        part.name(),
                                        Optional.of(part.years().getLast()),
                                        part.years().getLast().number() / all,
                                        Optional.empty()))
                                .toList());
        add(
                panels,
                "Costs",
                Stream.of(
                                known("Cost of revenue", "cost_of_revenue", all),
                                known("R&D", "research_and_development", all),
                                known("SG&A", "selling_general_administrative", all),
                                known("Operating costs", book.data().lender() ? "operating_expenses" : "", all),
                                known("Interest", "interest_expense", all),
                                known("Tax", "income_tax", all))
                        .flatMap(Optional::stream)
                        .toList());
        add(
                panels,
                "Profit and cash flow",
                Stream.of(
                                known("Operating income", "operating_income", all),
                                known("Net income", "net_income", all),
                                known("Free cash flow", "free_cash_flow", all))
                        .flatMap(Optional::stream)
                        .toList());
        add(
                panels,
                "Balance sheet and staff",
                Stream.of(
                                known("Equity", "equity", Double.NaN),
                                known("Cash", "cash", Double.NaN),
                                known("Debt", "total_debt", Double.NaN),
                                known("Employees", "employees", Double.NaN))
                        .flatMap(Optional::stream)
                        .toList());
        return panels;
    }

    private Optional<Item> known(String label, String metric, double whole) {
        return book.lastYear(metric)
                .filter(entry -> entry.number() != 0)
                .map(entry -> item(label, Optional.of(entry), Math.abs(entry.number()) / whole, Optional.empty()));
    }

    /** The same companies under each yardstick, bars to scale. */
    private List<Panel> landscape() {
        var panels = new ArrayList<Panel>();
        yardstick(panels, "Revenue growth", "revenue_growth");
        yardstick(
                panels,
                book.data().lender() ? "Net margin" : "Operating margin",
                book.data().lender() ? "net_margin" : "operating_margin");
        yardstick(panels, "Return on equity", "return_on_equity");
        yardstick(panels, "Price to earnings", "price_to_earnings");
        return panels;
    }

    private void yardstick(List<Panel> panels, String heading, String metric) {
        var rows = new ArrayList<Ranked>();
        book.now(metric).ifPresent(entry -> rows.add(new Ranked(book.name(), entry)));
        book.peers(metric).forEach((name, entry) -> rows.add(new Ranked(name, entry)));
        double most = rows.stream()
                .mapToDouble(row -> Math.abs(row.entry().number()))
                .max()
                .orElse(1);
        rows.sort(
                Comparator.comparingDouble((Ranked row) -> row.entry().number()).reversed());
        add(
                panels,
                heading,
                rows.stream()
                        .limit(6)
                        .map(row -> item(
                                row.name(),
                                Optional.of(row.entry()),
                                Math.max(0, row.entry().number()) / most,
                                Optional.empty()))
                        .toList());
    }

    private record Ranked(String name, LedgerEntry entry) {}

    private List<Panel> drivers() {
        var panels = new ArrayList<Panel>();
        var parts = book.data().financial().map(FinancialData::parts).orElse(List.of());
        int years = book.data().plan().timeRangeYears();
        var added = new ArrayList<Ranked>();
        for (var part : parts) {
            var shown = part.years()
                    .subList(
                            Math.max(0, part.years().size() - years),
                            part.years().size());
            if (shown.size() > 1) {
                book.difference("revenue_added", shown.getFirst(), shown.getLast())
                        .ifPresent(entry -> added.add(new Ranked(part.name(), entry)));
            }
        }
        if (added.isEmpty()) {
            var revenue = book.years("revenue");
            book.difference("revenue_added", revenue.getFirst(), revenue.getLast())
                    .ifPresent(entry -> added.add(new Ranked("Total revenue", entry)));
        }
        added.sort(Comparator.comparingDouble((Ranked each) -> each.entry().number())
                .reversed());
        double most = added.stream()
                .mapToDouble(each -> Math.abs(each.entry().number()))
                .max()
                .orElse(1);
        add(
                panels,
                "Revenue added",
                added.stream()
                        .map(each -> item(
                                each.name(),
                                Optional.of(each.entry()),
                                Math.abs(each.entry().number()) / most,
                                Optional.empty()))
                        .toList());
        add(
                panels,
                "Growth",
                Stream.of(
                                known("Last fiscal year", "revenue_growth", Double.NaN),
                                book.cagr("revenue")
                                        .map(entry ->
                                                item("CAGR", Optional.of(entry), Double.NaN, Optional.empty())))
                        .flatMap(Optional::stream)
                        .toList());
        add(
                panels,
                "Investment",
                Stream.of(
                                known("R&D/revenue", "research_intensity", Double.NaN),
                                known("Capex/revenue", "capital_intensity", Double.NaN),
                                known("Acquisitions", "acquisitions", Double.NaN))
                        .flatMap(Optional::stream)
                        .toList());
        add(
                panels,
                "Consensus",
                book.data().valuation().map(ValuationData::outlooks).orElse(List.of()).stream()
                        .filter(each -> each.mean().fact().metric().name().equals("revenue")
                                && each.mean().fact().period().isYear())
                        .limit(2)
                        .map(each -> item(
                                "Revenue " + each.mean().fact().period().label(),
                                Optional.of(each.mean()),
                                Double.NaN,
                                Optional.empty()))
                        .toList());
        return panels;
    }

    private List<Panel> cash() {
        var panels = new ArrayList<Panel>();
        double earned =
                book.lastYear("operating_cash_flow").map(LedgerEntry::number).orElse(Double.NaN);
        add(
                panels,
                "Source",
                known("Operating cash flow", "operating_cash_flow", earned).stream()
                        .toList());
        add(
                panels,
                "Uses",
                Stream.of(
                                known("Capex", "capital_expenditure", earned),
                                known("Dividends", "dividends_paid", earned),
                                known("Buybacks", "buybacks", earned),
                                known("Acquisitions", "acquisitions", earned),
                                known("Debt repaid", "debt_repaid", earned))
                        .flatMap(Optional::stream)
                        .toList());
        add(
                panels,
                "Year end",
                Stream.of(known("Cash", "cash", Double.NaN), known("Debt", "total_debt", Double.NaN))
                        .flatMap(Optional::stream)
                        .toList());
        return panels;
    }

    private List<Panel> timeline() {
        var stories = book.data().news().map(NewsData::stories).orElse(List.of()).stream()
                .sorted(Comparator.comparing(NewsData.Story::day))
                .toList();
        return stories.subList(Math.max(0, stories.size() - MOST_EVENTS), stories.size()).stream()
                .map(story -> new Panel(
                        ExhibitNumbering.day(story.day()),
                        List.of(new Item(
                                Quotable.of(story.title()).orElse("Headline with figures, not shown"),
                                Optional.empty(),
                                OptionalDouble.empty(),
                                Optional.of(new Prose(Quotable.plain(story.publisher())))))))
                .toList();
    }
}
