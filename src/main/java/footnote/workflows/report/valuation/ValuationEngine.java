package footnote.workflows.report.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.data.ValuationResult;
import footnote.workflows.report.data.ValuationResult.ValueEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Works out what a share may be worth: cash flows to come, peers' multiples, its own past, and what the price implies. */
public final class ValuationEngine {
    private final ValuationInput given;
    private final FactDeriver deriver;

    private ValuationEngine(ValuationInput given) {
        this.given = given;
        this.deriver = given.deriver();
    }

    public static ValuationResult value(
            ResearchTask task,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation,
            Optional<MarketData> market,
            AssumptionOverrides assumed) {
        var assumptions = new ValuationAssumptions(task, assumed, financial, valuation, market);
        return new ValuationEngine(new ValuationInput(task, financial, valuation, market, assumptions)).study();
    }

    private ValuationResult study() {
        boolean lender =
                given.financial().map(FinancialData::trade).orElse(CompanyKind.ORDINARY) == CompanyKind.FINANCIAL;
        var shares = shares();
        var worth = worth(shares, lender);
        var ranges = new ArrayList<>(worth.ranges());
        new MultiplesValuation(deriver, given.valuation(), given.financial(), shares, lender).add(ranges);
        yearsPrices().ifPresent(ranges::add);
        return new ValuationResult(
                deriver.measures(),
                given.premises().stated(),
                worth.grid(),
                ranges,
                worth.scenarios(),
                worth.impliedGrowth(),
                lender);
    }

    private ValueEstimate worth(Optional<LedgerEntry> shares, boolean lender) {
        if (shares.isEmpty()) {
            deriver.missing("Model value per share", "the market value is not available");
            return ValueEstimate.UNKNOWN;
        }
        if (lender) {
            deriver.missing("Discounted cash flow", "a DCF does not apply to a bank or insurer");
            return BankValuation.of(given);
        }
        return DcfValuation.of(given, shares.get());
    }

    /** As many as the market value counts, so that splits and depositary shares are right. */
    private Optional<LedgerEntry> shares() {
        var cap = given.valuation().flatMap(each -> each.measures().find("market_cap"));
        var price = given.market().flatMap(each -> each.measures().find("price"));
        if (cap.isEmpty() || price.isEmpty()) {
            return Optional.empty();
        }
        var quoted = price.get().fact().unit().currency().orElseThrow();
        double inMajor = quoted.inMajor(price.get().fact().value()).doubleValue();
        var reported = cap.get().fact().unit().currency().orElseThrow();
        boolean alike = reported.equals(quoted.major());
        return deriver.derive(
                alike ? "shares_in_market_value" : "market_value_over_price",
                Period.instant(given.day()),
                alike ? Unit.SHARES : Unit.RATIO,
                MaybeNumber.of(cap.get().number()).overPositive(MaybeNumber.of(inMajor), "share price"),
                "market value over share price"
                        + (alike
                                ? ""
                                : ", which turns a value in " + reported + " into " + quoted.major() + " a share"),
                List.of(cap.get(), price.get()));
    }

    private Optional<ValuationResult.Range> yearsPrices() {
        var measures = given.market().map(MarketData::measures);
        var low = measures.flatMap(each -> each.find("low_52_weeks"));
        var high = measures.flatMap(each -> each.find("high_52_weeks"));
        if (low.isEmpty() || high.isEmpty()) {
            return Optional.empty();
        }
        deriver.keep(measures.orElseThrow().behind(List.of(low.get(), high.get())));
        return Optional.of(new ValuationResult.Range(
                "52-week price range",
                low.get().id(),
                Optional.empty(),
                high.get().id(),
                ValuationResult.Kind.MARKET));
    }
}
