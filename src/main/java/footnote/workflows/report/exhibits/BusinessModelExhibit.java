package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.infographic.Infographic.Panel;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.LiquidityPosition;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.RevenueSplit;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.TextContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a company sells, spends, keeps and owns. */
final class BusinessModelExhibit extends InfographicExhibit {
    private static final int MOST_PARTS = 5;
    private static final double ROUNDING = 0.01;

    BusinessModelExhibit(ReportFacts book) {
        super(book, InfographicSpec.Type.BUSINESS_MODEL, "business", "business");
    }

    @Override
    boolean fillable() {
        return book.lastYear("revenue").isPresent();
    }

    @Override
    List<String> elements() {
        return segmentsAnd(List.of("revenue", "costs", "profit", "cash"));
    }

    @Override
    String unit() {
        return year();
    }

    @Override
    TemplateBindings known(TextContext context) {
        return context.facts()
                .known()
                .fact("margin", book.lastYear(book.data().lender() ? "net_margin" : "operating_margin"))
                .fact("fcf", book.lastYear("free_cash_flow_margin"));
    }

    @Override
    List<Panel> panels() {
        var panels = new ArrayList<Panel>();
        var revenue = book.lastYear("revenue").orElseThrow();
        double all = revenue.number();
        var split = RevenueSplit.of(book);
        var sold = split.parts().isEmpty()
                ? List.of(item("Revenue", revenue, 1))
                : split.rows(MOST_PARTS).stream()
                        .map(part -> item(
                                part.name(),
                                part.years().getLast(),
                                part.years().getLast().number() / all))
                        .toList();
        add(panels, "Revenue", sold);
        add(
                panels,
                "Costs",
                known(Stream.of(
                        lastYear("Cost of revenue", "cost_of_revenue", all),
                        lastYear("R&D", "research_and_development", all),
                        lastYear("SG&A", "selling_general_administrative", all),
                        lastYear("Operating costs", book.data().lender() ? "operating_expenses" : "", all),
                        otherCosts(revenue),
                        lastYear("Interest", book.data().lender() ? "" : "interest_expense", all),
                        lastYear("Provisions", "provision_for_credit_losses", all),
                        lastYear("Implied provisions", "implied_provisions", all),
                        lastYear("Claims", "claims_incurred", all),
                        lastYear("Tax", "income_tax", all))));
        add(
                panels,
                "Profit and cash flow",
                known(Stream.of(
                        lastYear("Operating income", "operating_income", all),
                        lastYear("Net income", "net_income", all),
                        lastYear("Free cash flow", "free_cash_flow", all))));
        add(
                panels,
                book.lastYear("employees").isPresent() ? "Balance sheet and staff" : "Balance sheet",
                known(Stream.of(
                        lastYear("Loans", "loans"),
                        lastYear("Deposits", "deposits"),
                        lastYear("Reserves", "insurance_reserves"),
                        lastYear("Equity", "equity"),
                        new LiquidityPosition(book)
                                .cashAndInvestments()
                                .map(each -> item("Cash and investments", each, Double.NaN))
                                .or(() -> lastYear("Cash", "cash")),
                        lastYear("Debt", "total_debt"),
                        lastYear("Employees", "employees"))));
        return panels;
    }

    /** What lies between revenue and operating income beside the costs that are reported by name. */
    private Optional<Item> otherCosts(LedgerEntry revenue) {
        var operating =
                book.lastYear("operating_income").filter(_ -> !book.data().lender());
        var inputs = new ArrayList<>(List.of(revenue));
        operating.ifPresent(inputs::add);
        Stream.of("cost_of_revenue", "research_and_development", "selling_general_administrative")
                .flatMap(metric -> book.lastYear(metric).stream())
                .forEach(inputs::add);
        double rest = 2 * revenue.number()
                - inputs.stream().mapToDouble(LedgerEntry::number).sum();
        return operating.isEmpty() || Math.abs(rest) < ROUNDING * revenue.number()
                ? Optional.empty()
                : book.derive(
                                "other_operating_costs",
                                revenue.fact().period(),
                                revenue.fact().unit(),
                                MaybeNumber.of(rest),
                                "revenue less operating income and the costs reported by name",
                                inputs)
                        .map(each -> item("Other operating costs", each, rest / revenue.number()));
    }
}
