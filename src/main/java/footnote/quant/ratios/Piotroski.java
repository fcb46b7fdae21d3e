package footnote.quant.ratios;

import static footnote.quant.ratios.Ratio.average;
import static footnote.quant.ratios.StatementLine.LONG_TERM_DEBT;
import static footnote.quant.ratios.StatementLine.OPERATING_CASH_FLOW;
import static footnote.quant.ratios.StatementLine.REVENUE;
import static footnote.quant.ratios.StatementLine.SHARES;
import static footnote.quant.ratios.StatementLine.TOTAL_ASSETS;

import footnote.quant.MaybeNumber;
import footnote.quant.MaybeNumber.Missing;
import footnote.quant.ratios.Piotroski.Signal.Verdict;
import java.util.List;
import java.util.Optional;

/** Piotroski's nine signals of financial strength (2000): flows over opening assets, debt over average assets. */
public record Piotroski(
        Signal profitable,
        Signal cashGenerating,
        Signal returnRose,
        Signal profitIsCash,
        Signal leverageFell,
        Signal liquidityRose,
        Signal noNewShares,
        Signal marginRose,
        Signal turnoverRose) {

    /** The signals of a year; two years before it are needed, since last year's flows stand on its opening assets. */
    public static Piotroski of(Statement year, Statement before, Statement twoBefore) {
        MaybeNumber none = MaybeNumber.of(0);
        MaybeNumber earned = overOpening(year.earnings(), before);
        MaybeNumber cash = overOpening(year.line(OPERATING_CASH_FLOW), before);
        return new Piotroski(
                Signal.above("Return on assets is positive", earned, none),
                Signal.above("Operating cash flow is positive", cash, none),
                Signal.above("Return on assets rose", earned, overOpening(before.earnings(), twoBefore)),
                Signal.above("Operating cash flow exceeds net income", cash, earned),
                Signal.below("Long-term debt to assets fell", leverage(year, before), leverage(before, twoBefore)),
                Signal.above("Current ratio rose", Liquidity.currentRatio(year), Liquidity.currentRatio(before)),
                Signal.notAbove("No shares were issued", year.line(SHARES), before.line(SHARES)),
                Signal.above("Gross margin rose", Profitability.grossMargin(year), Profitability.grossMargin(before)),
                Signal.above(
                        "Asset turnover rose",
                        overOpening(year.line(REVENUE), before),
                        overOpening(before.line(REVENUE), twoBefore)));
    }

    public List<Signal> signals() {
        return List.of(
                profitable,
                cashGenerating,
                returnRose,
                profitIsCash,
                leverageFell,
                liquidityRose,
                noNewShares,
                marginRose,
                turnoverRose);
    }

    /** How many signals passed, of those that can be told. */
    public int passed() {
        return count(Verdict.PASSED);
    }

    public int told() {
        return signals().size() - count(Verdict.MISSING);
    }

    /** The score from 0 to 9; missing while any signal is. */
    public MaybeNumber score() {
        return signals().stream()
                .filter(signal -> signal.verdict() == Verdict.MISSING)
                .findFirst()
                .map(signal -> MaybeNumber.missing("it cannot be told whether \"" + signal.asks() + "\": "
                        + signal.because().orElseThrow()))
                .orElseGet(() -> MaybeNumber.of(passed()));
    }

    private int count(Verdict verdict) {
        return (int)
                signals().stream().filter(signal -> signal.verdict() == verdict).count();
    }

    private static MaybeNumber overOpening(MaybeNumber flow, Statement before) {
        return flow.overPositive(before.line(TOTAL_ASSETS), "opening total assets");
    }

    private static MaybeNumber leverage(Statement year, Statement before) {
        return year.line(LONG_TERM_DEBT).overPositive(average(year, before, TOTAL_ASSETS), "average total assets");
    }

    /** One yes-or-no question to the statements, with the two figures that answer it. */
    public record Signal(String asks, MaybeNumber figure, MaybeNumber against, Verdict verdict) {

        /** Missing where either figure is. */
        public enum Verdict {
            PASSED,
            FAILED,
            MISSING
        }

        static Signal above(String asks, MaybeNumber figure, MaybeNumber against) {
            return of(asks, figure, against, figure.orNaN() > against.orNaN());
        }

        static Signal below(String asks, MaybeNumber figure, MaybeNumber against) {
            return of(asks, figure, against, figure.orNaN() < against.orNaN());
        }

        static Signal notAbove(String asks, MaybeNumber figure, MaybeNumber against) {
            return of(asks, figure, against, figure.orNaN() <= against.orNaN());
        }

        /** Why there is no verdict; empty where there is one. */
        public Optional<String> because() {
            return figure.plus(against) instanceof Missing(String because) ? Optional.of(because) : Optional.empty();
        }

        private static Signal of(String asks, MaybeNumber figure, MaybeNumber against, boolean passed) {
            if (!figure.known() || !against.known()) {
                return new Signal(asks, figure, against, Verdict.MISSING);
            }
            return new Signal(asks, figure, against, passed ? Verdict.PASSED : Verdict.FAILED);
        }
    }
}
