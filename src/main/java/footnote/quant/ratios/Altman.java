package footnote.quant.ratios;

import static footnote.quant.ratios.StatementLine.EQUITY;
import static footnote.quant.ratios.StatementLine.RETAINED_EARNINGS;
import static footnote.quant.ratios.StatementLine.REVENUE;
import static footnote.quant.ratios.StatementLine.TOTAL_ASSETS;
import static footnote.quant.ratios.StatementLine.TOTAL_LIABILITIES;

import footnote.quant.MaybeNumber;
import footnote.quant.MaybeNumber.Figure;
import java.util.Optional;

/** The Altman Z-scores of bankruptcy risk, with the ratios they weigh. */
public record Altman(
        MaybeNumber workingCapital,
        MaybeNumber retainedEarnings,
        MaybeNumber ebit,
        MaybeNumber equity,
        MaybeNumber turnover,
        MaybeNumber score,
        Optional<Zone> zone) {

    /** Where companies with such a score ended up; grey is undecided. */
    public enum Zone {
        DISTRESS,
        GREY,
        SAFE
    }

    /**
     * Z (1968) for listed manufacturers: 1.2, 1.4, 3.3, 0.6 and 1.0; market value is plain close x shares, no later
     * dividend adjustment, and EBIT is income before tax plus interest; distress under 1.81, safe over 2.99.
     */
    public static Altman z(MaybeNumber marketValue, Statement year) {
        MaybeNumber capital = overAssets(Liquidity.workingCapital(year), year);
        MaybeNumber retained = overAssets(year.line(RETAINED_EARNINGS), year);
        MaybeNumber ebit = overAssets(Profitability.ebit(year), year);
        MaybeNumber equity = marketValue.overPositive(year.line(TOTAL_LIABILITIES), TOTAL_LIABILITIES.label());
        MaybeNumber turnover = overAssets(year.line(REVENUE), year);
        MaybeNumber score = capital.times(1.2)
                .plus(retained.times(1.4))
                .plus(ebit.times(3.3))
                .plus(equity.times(0.6))
                .plus(turnover);
        return new Altman(capital, retained, ebit, equity, turnover, score, zone(score, 1.81, 2.99));
    }

    /** Z'' (1995) for others and for emerging markets: 6.56, 3.26, 6.72 and 1.05 on book equity; 1.1 and 2.6. */
    public static Altman zForNonManufacturers(Statement year) {
        MaybeNumber capital = overAssets(Liquidity.workingCapital(year), year);
        MaybeNumber retained = overAssets(year.line(RETAINED_EARNINGS), year);
        MaybeNumber ebit = overAssets(Profitability.ebit(year), year);
        MaybeNumber equity = Ratio.ofPositive(year, EQUITY, TOTAL_LIABILITIES);
        MaybeNumber score = capital.times(6.56)
                .plus(retained.times(3.26))
                .plus(ebit.times(6.72))
                .plus(equity.times(1.05));
        MaybeNumber unused = MaybeNumber.missing("Z'' does not weigh turnover");
        return new Altman(capital, retained, ebit, equity, unused, score, zone(score, 1.1, 2.6));
    }

    private static MaybeNumber overAssets(MaybeNumber amount, Statement year) {
        return amount.overPositive(year.line(TOTAL_ASSETS), TOTAL_ASSETS.label());
    }

    private static Optional<Zone> zone(MaybeNumber score, double distress, double safe) {
        return score instanceof Figure(double value)
                ? Optional.of(value < distress ? Zone.DISTRESS : value > safe ? Zone.SAFE : Zone.GREY)
                : Optional.empty();
    }
}
