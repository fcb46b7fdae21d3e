package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.publication.infographic.Infographic.Item;
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
    /** A remainder below this part of all sources is rounding. */
    private static final double SMALLEST_OTHER = 0.005;

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

    /** Sources equal uses: what the figures shown leave open is "Other", on the side that lacks it. */
    @Override
    List<Panel> panels() {
        var panels = new ArrayList<Panel>();
        var sources = new ArrayList<Flow>();
        var uses = new ArrayList<Flow>();
        flow(sources, "Operating cash flow", "operating_cash_flow");
        flow(sources, "Debt issued", "debt_issued");
        flow(uses, "Capex", "capital_expenditure");
        flow(uses, "Dividends", "dividends_paid");
        flow(uses, "Buybacks", "buybacks");
        flow(uses, "Acquisitions", "acquisitions");
        flow(uses, "Debt repaid", "debt_repaid");
        cashAdded().ifPresent(added -> uses.add(new Flow("Added to cash", added)));
        cashDrawn().ifPresent(drawn -> sources.add(new Flow("Drawn from cash", drawn)));
        double open = sum(sources) - sum(uses);
        var whole = Math.max(sum(sources), sum(uses));
        if (Math.abs(open) > SMALLEST_OTHER * whole) {
            remainder(sources, uses, Math.abs(open))
                    .ifPresent(each -> (open > 0 ? uses : sources).add(new Flow("Other", each)));
        }
        add(panels, sources.size() == 1 ? "Source" : "Sources", items(sources, whole));
        add(panels, "Uses", items(uses, whole));
        add(panels, "Year end", known(Stream.of(lastYear("Cash", "cash"), lastYear("Debt", "total_debt"))));
        return panels;
    }

    /** An amount of cash that came in or went out. */
    private record Flow(String label, LedgerEntry amount) {}

    private void flow(List<Flow> flows, String label, String metric) {
        book.lastYear(metric).filter(each -> each.number() > 0).ifPresent(each -> flows.add(new Flow(label, each)));
    }

    private static double sum(List<Flow> flows) {
        return flows.stream().mapToDouble(each -> each.amount().number()).sum();
    }

    private static List<Item> items(List<Flow> flows, double whole) {
        return flows.stream()
                .map(each -> item(each.label(), each.amount(), each.amount().number() / whole))
                .toList();
    }

    private Optional<LedgerEntry> cashAdded() {
        return change(1);
    }

    private Optional<LedgerEntry> cashDrawn() {
        return change(-1);
    }

    /** The change in cash over the year, where it has that sign, without it. */
    private Optional<LedgerEntry> change(int sign) {
        var ends = book.years("cash", 2);
        return ends.size() < 2
                        || book.lastYear("cash").filter(ends.getLast()::equals).isEmpty()
                ? Optional.empty()
                : Optional.of(sign * (ends.getLast().number() - ends.getFirst().number()))
                        .filter(moved -> moved > 0)
                        .flatMap(moved -> book.derive(
                                sign > 0 ? "cash_added" : "cash_drawn",
                                ReportFacts.span(ends.getFirst(), ends.getLast()),
                                ends.getLast().fact().unit(),
                                MaybeNumber.of(moved),
                                "change in cash from " + ReportFacts.label(ends.getFirst()) + " to "
                                        + ReportFacts.label(ends.getLast()),
                                ends));
    }

    private Optional<LedgerEntry> remainder(List<Flow> sources, List<Flow> uses, double amount) {
        var inputs =
                Stream.concat(sources.stream(), uses.stream()).map(Flow::amount).toList();
        return book.derive(
                "other_cash_flows",
                inputs.getFirst().fact().period(),
                inputs.getFirst().fact().unit(),
                MaybeNumber.of(amount),
                "difference of the sources and uses shown",
                inputs);
    }
}
