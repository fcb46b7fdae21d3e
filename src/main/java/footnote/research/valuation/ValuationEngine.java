package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RiskCode;
import footnote.research.CompanyKind;
import footnote.research.valuation.ValuationResult.ValueEstimate;
import footnote.research.valuation.ViewRule.ValueMethod;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Values a company by the methods of its kind and forms the view on it: the one engine behind reports and analyses, so
 * that both show the same fair value and rating.
 */
public final class ValuationEngine {
    /** What makes a company distressed whatever its figures say. */
    private static final Set<RiskCode> DISTRESS = Set.of(RiskCode.GOING_CONCERN, RiskCode.RESTRUCTURING);

    private final ValuationCase given;
    private final CompanyKind kind;
    private final List<RedFlag> flags;

    private ValuationEngine(ValuationCase given, List<RedFlag> flags) {
        this.given = given;
        this.flags = flags;
        this.kind = distressing().isPresent()
                ? CompanyKind.DISTRESSED
                : given.inputs().kind();
    }

    public static ValuationResult value(ValuationInputs inputs, AssumptionOverrides assumed, List<RedFlag> flags) {
        var given = new ValuationCase(inputs, new ValuationAssumptions(inputs, assumed));
        return new ValuationEngine(given, flags).value();
    }

    private Optional<RedFlag> distressing() {
        return flags.stream()
                .filter(flag -> flag.grave() && DISTRESS.contains(flag.code()))
                .findFirst();
    }

    private ValuationResult value() {
        var method = method();
        var estimate = method.estimate();
        var recoveries = kind == CompanyKind.DISTRESSED
                ? new ClaimsAnalysis(given).recoveries()
                : List.<ValuationResult.Recovery>of();
        given.price().ifPresent(given.deriver()::keep);
        var view = new ViewRule(given, kind, method, flags).view();
        return new ValuationResult(
                given.deriver().measures(),
                estimate.ranges().isEmpty() ? List.of() : given.assumptions().stated(),
                estimate.grid(),
                estimate.ranges(),
                estimate.scenarios(),
                estimate.impliedGrowth(),
                estimate.forecast(),
                recoveries,
                kind,
                view);
    }

    private ValueMethod method() {
        var why = kindReason();
        return switch (kind) {
            case BANK, INSURER ->
                justified(
                        why,
                        (kind == CompanyKind.BANK
                                        ? "deposits and debt fund a bank's lending"
                                        : "an insurer's cash flows are premiums and claims")
                                + " and free cash flow is not meaningful");
            case REIT ->
                new ValueMethod(
                        "dividend discount",
                        new Prose("The method is dividend discount, because a REIT distributes most of its income."),
                        why,
                        known() ? DividendValuation.of(given) : ValueEstimate.UNKNOWN,
                        new Prose("Fair value not estimated: no dividend per share is reported."));
            case DISTRESSED -> {
                notApplicable("the company is distressed");
                yield none(
                        why,
                        new ClaimsAnalysis(given).debtAgainstMarket(),
                        "No method applies: creditors' claims" + " rank before those of shareholders.");
            }
            case BIOTECH -> {
                notApplicable("a clinical-stage company has no cash flow to discount");
                yield none(
                        why,
                        new ClaimsAnalysis(given).runway(),
                        "No method applies: cash, burn and runway"
                                + " count, and a multiple of revenue says nothing about a pipeline.");
            }
            case PRE_PROFIT -> {
                notApplicable("the company has no operating profit yet");
                yield none(
                        why,
                        new Prose("Fair value not estimated: the company has no operating profit to forecast from."),
                        "No method applies: peers' multiples of revenue are a cross-check and no fair value.");
            }
            case INDUSTRIAL, CYCLICAL, HOLDING -> {
                if (new CashFlowDrivers(given).expanding() && BookValuation.applies(given)) {
                    notApplicable("free cash flow is negative while the company expands");
                    yield justified(
                            why,
                            "capital expenditure above depreciation makes free cash flow negative while the"
                                    + " company expands");
                }
                yield dcf(why);
            }
        };
    }

    private void notApplicable(String why) {
        given.deriver().missing("Discounted cash flow", why);
    }

    private boolean known() {
        boolean known = given.shares().isPresent();
        if (!known) {
            given.deriver().missing("Model value per share", "the market value is not available");
        }
        return known;
    }

    private static ValueMethod none(Prose kindReason, Prose notEstimated, String reason) {
        return new ValueMethod("none", new Prose(reason), kindReason, ValueEstimate.UNKNOWN, notEstimated);
    }

    private ValueMethod justified(Prose why, String because) {
        return new ValueMethod(
                "justified P/B",
                new Prose("The method is a justified P/B on through-cycle ROE, because " + because + "."),
                why,
                known() ? BookValuation.of(given) : ValueEstimate.UNKNOWN,
                new Prose("Fair value not estimated: ROE, book value or market value is not available."));
    }

    private ValueMethod dcf(Prose why) {
        var estimate = known() ? DcfValuation.of(given, given.shares().orElseThrow()) : ValueEstimate.UNKNOWN;
        String reason = given.deriver().measures().gaps().stream()
                .filter(gap ->
                        gap.what().equals("Discounted cash flow") || gap.what().equals("Model value per share"))
                .map(gap -> gap.why())
                .findFirst()
                .orElse("the figures it needs are not available");
        return new ValueMethod(
                kind == CompanyKind.CYCLICAL ? "DCF on mid-cycle margins" : "DCF",
                new Prose(
                        kind == CompanyKind.CYCLICAL
                                ? "The method is a DCF at mid-cycle margins, because those of a single year depend on the"
                                        + " cycle."
                                : kind == CompanyKind.HOLDING
                                        ? "The method is a DCF of consolidated cash flows; the parts are not valued apart."
                                        : "The method is a DCF of free cash flow to the firm."),
                why,
                estimate,
                new Prose("Fair value not estimated: " + reason + "."));
    }

    /** Why the company counts as its kind, with the figures of the rule. */
    private Prose kindReason() {
        return new Prose(
                switch (kind) {
                    case BANK -> "Its industry is classified as banking.";
                    case INSURER -> "Its industry is classified as insurance.";
                    case REIT -> "Its industry is classified as real estate investment trusts.";
                    case DISTRESSED ->
                        distressing()
                                .map(flag -> flag.code() == RiskCode.GOING_CONCERN
                                        ? "Its ability to continue as a going concern is in doubt."
                                        : "It is restructuring its debt.")
                                .orElse("Operating income does not cover interest, and debt exceeds equity.");
                    case BIOTECH -> "It develops drugs at a loss, and research costs more than half of revenue.";
                    case PRE_PROFIT -> "It grows by more than a tenth a year and has no operating profit.";
                    case CYCLICAL -> swing();
                    case HOLDING -> "Its industry is classified as holding companies.";
                    case INDUSTRIAL -> "Its industry and its record call for no special method.";
                });
    }

    private String swing() {
        var margins = given.inputs().years("operating_margin");
        var order = Comparator.comparingDouble(LedgerEntry::number);
        return margins.stream()
                .min(order)
                .flatMap(low -> margins.stream().max(order).map(high -> {
                    given.deriver().keep(given.inputs().annual().behind(List.of(low, high)));
                    return "Its operating margin ranged from {fact:" + low.id() + "} ("
                            + low.fact().period().label() + ") to {fact:" + high.id() + "} ("
                            + high.fact().period().label() + ").";
                }))
                .orElse("Its operating margin swings with the cycle.");
    }
}
