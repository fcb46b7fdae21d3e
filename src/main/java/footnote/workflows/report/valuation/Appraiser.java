package footnote.workflows.report.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.Measured;
import footnote.research.Reckoner;
import footnote.research.Trade;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.data.ValueStudy;
import footnote.workflows.report.data.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Works out what a share may be worth: cash flows to come, peers' multiples, its own past, and what the price implies. */
public final class Appraiser {
    private final Appraisal given;
    private final Reckoner reckoner;

    private Appraiser(Appraisal given) {
        this.given = given;
        this.reckoner = given.reckoner();
    }

    public static ValueStudy appraise(
            ResearchTask task,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation,
            Optional<MarketData> market,
            Assumed assumed) {
        var premises = new Premises(task, assumed, financial, valuation, market);
        return new Appraiser(new Appraisal(task, financial, valuation, market, premises)).study();
    }

    private ValueStudy study() {
        boolean lender = given.financial().map(FinancialData::trade).orElse(Trade.ORDINARY) == Trade.FINANCIAL;
        var shares = shares();
        var worth = worth(shares, lender);
        var ranges = new ArrayList<>(worth.ranges());
        new MultiplesRange(reckoner, given.valuation(), given.financial(), shares, lender).add(ranges);
        yearsPrices().ifPresent(ranges::add);
        return new ValueStudy(
                reckoner.measures(),
                given.premises().stated(),
                worth.grid(),
                ranges,
                worth.scenarios(),
                worth.impliedGrowth(),
                lender);
    }

    private Worth worth(Optional<LedgerEntry> shares, boolean lender) {
        if (shares.isEmpty()) {
            reckoner.missing("Model value per share", "the market value cannot be told, see there");
            return Worth.UNKNOWN;
        }
        if (lender) {
            reckoner.missing(
                    "Discounted cash flow", "a bank's or insurer's cash flow is its raw material, not its result");
            return BookValue.of(given);
        }
        return CashFlowValue.of(given, shares.get());
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
        return reckoner.derive(
                alike ? "shares_in_market_value" : "market_value_over_price",
                Period.instant(given.day()),
                alike ? Unit.SHARES : Unit.RATIO,
                Measured.of(cap.get().number()).overPositive(Measured.of(inMajor), "share price"),
                "market value over share price"
                        + (alike
                                ? ""
                                : ", which turns a value in " + reported + " into " + quoted.major() + " a share"),
                List.of(cap.get(), price.get()));
    }

    private Optional<ValueStudy.Range> yearsPrices() {
        var measures = given.market().map(MarketData::measures);
        var low = measures.flatMap(each -> each.find("low_52_weeks"));
        var high = measures.flatMap(each -> each.find("high_52_weeks"));
        if (low.isEmpty() || high.isEmpty()) {
            return Optional.empty();
        }
        reckoner.keep(measures.orElseThrow().behind(List.of(low.get(), high.get())));
        return Optional.of(new ValueStudy.Range(
                "Price of the last 52 weeks",
                low.get().id(),
                Optional.empty(),
                high.get().id(),
                ValueStudy.Kind.MARKET));
    }
}
