package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.publication.infographic.Infographic.Panel;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.TextContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a year's operating cash flow was used for. */
final class CashUseExhibit extends InfographicExhibit {
    CashUseExhibit(ReportFacts book) {
        super(book, InfographicSpec.Type.CASH_USE, "management", "cash");
    }

    @Override
    boolean fillable() {
        return earned().isPresent();
    }

    private Optional<LedgerEntry> earned() {
        return book.lastYear("operating_cash_flow").filter(each -> each.number() > 0);
    }

    @Override
    List<String> elements() {
        return List.of("operating cash flow", "capital expenditure", "dividends", "buybacks", "what is left");
    }

    @Override
    String unit() {
        return year();
    }

    @Override
    TemplateBindings known(TextContext context) {
        return context.facts().known().fact("capexshare", invested()).fact("paidshare", paid());
    }

    private Optional<LedgerEntry> invested() {
        var use = book.lastYear("capital_expenditure");
        return earned().isEmpty() || use.isEmpty()
                ? Optional.empty()
                : book.share(
                        "capital_expenditure_of_operating_cash", use.get(), earned().get(), "over operating cash flow");
    }

    private Optional<LedgerEntry> paid() {
        var earned = earned();
        var uses = List.of("dividends_paid", "buybacks").stream()
                .flatMap(metric -> book.lastYear(metric).stream())
                .toList();
        if (earned.isEmpty() || uses.isEmpty()) {
            return Optional.empty();
        }
        var inputs = new ArrayList<>(uses);
        inputs.add(earned.get());
        return book.derive(
                "paid_out_of_operating_cash",
                earned.get().fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(100
                        * uses.stream().mapToDouble(LedgerEntry::number).sum()
                        / earned.get().number()),
                "dividends and buybacks over operating cash flow",
                inputs);
    }

    @Override
    List<Panel> panels() {
        var panels = new ArrayList<Panel>();
        double earned =
                book.lastYear("operating_cash_flow").map(LedgerEntry::number).orElse(Double.NaN);
        add(panels, "Source", known(Stream.of(lastYear("Operating cash flow", "operating_cash_flow", earned))));
        add(
                panels,
                "Uses",
                known(Stream.of(
                        lastYear("Capex", "capital_expenditure", earned),
                        lastYear("Dividends", "dividends_paid", earned),
                        lastYear("Buybacks", "buybacks", earned),
                        lastYear("Acquisitions", "acquisitions", earned),
                        lastYear("Debt repaid", "debt_repaid", earned))));
        add(panels, "Year end", known(Stream.of(lastYear("Cash", "cash"), lastYear("Debt", "total_debt"))));
        return panels;
    }
}
