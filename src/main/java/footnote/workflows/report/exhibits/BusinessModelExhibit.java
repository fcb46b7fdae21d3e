package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.publication.infographic.Infographic.Panel;
import footnote.workflows.report.data.Liquidity;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.TextContext;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a company sells, spends, keeps and owns. */
final class BusinessModelExhibit extends InfographicExhibit {
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
        var sold = segments().isEmpty()
                ? List.of(item("Revenue", revenue, 1))
                : segments().stream()
                        .limit(5)
                        .map(part -> {
                            LedgerEntry last = part.years().getLast();
                            return item(part.name(), last, last.number() / all);
                        })
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
                "Balance sheet and staff",
                known(Stream.of(
                        lastYear("Loans", "loans"),
                        lastYear("Deposits", "deposits"),
                        lastYear("Reserves", "insurance_reserves"),
                        lastYear("Equity", "equity"),
                        new Liquidity(book)
                                .cashAndInvestments()
                                .map(each -> item("Cash and investments", each, Double.NaN))
                                .or(() -> lastYear("Cash", "cash")),
                        lastYear("Debt", "total_debt"),
                        lastYear("Employees", "employees"))));
        return panels;
    }
}
