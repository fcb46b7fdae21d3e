package footnote.research.redflags;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.domain.opinion.RiskCode;
import footnote.evidence.Ledger;
import footnote.quant.ratios.Beneish;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.FundamentalMetrics;
import footnote.research.MetricSet;
import footnote.research.ReportedStatement;
import java.util.List;
import java.util.Optional;

/** Finds red flags in scores of the accounts: Beneish's M-score, Altman's Z-score, and interest that is not earned. */
final class ScoreFlags {
    private static final double DISTRESS = 1.1;
    /** Interest that hardly shows beside the operating result is no burden. */
    private static final double LEAST_INTEREST = 0.02;

    private final Ledger ledger;
    private final CompanyKind kind;
    private final FactDeriver deriver;
    private final FigureFlags figures;

    ScoreFlags(Ledger ledger, CompanyKind kind, FactDeriver deriver, FigureFlags figures) {
        this.ledger = ledger;
        this.kind = kind;
        this.deriver = deriver;
        this.figures = figures;
    }

    void search() {
        var measured = FundamentalMetrics.of(ledger, Optional.empty(), kind);
        measured.find("beneish_m_score")
                .filter(score -> score.number() > Beneish.THRESHOLD && figures.fresh(score))
                .ifPresent(score -> scored(
                        RiskCode.ACCOUNTING_FLAG,
                        measured,
                        score,
                        "The Beneish M-score for " + score.fact().period().label() + " is " + FigureFlags.fact(score)
                                + "; a score above "
                                + assumed("beneish_threshold", Beneish.THRESHOLD) + " points to earnings management."));
        measured.find("altman_z_score")
                .filter(score -> score.number() < DISTRESS && figures.fresh(score))
                .ifPresent(score -> scored(
                        RiskCode.DISTRESS,
                        measured,
                        score,
                        "The Altman Z''-score is " + FigureFlags.fact(score) + "; a score below "
                                + assumed("altman_threshold", DISTRESS) + " points to financial distress."));
        measured.find("interest_cover")
                .filter(cover -> cover.number() < 1 && figures.fresh(cover))
                .ifPresent(cover -> interest(measured, cover));
    }

    /** The amounts, not their ratio: a loss covers nothing. */
    private void interest(MetricSet measured, LedgerEntry cover) {
        var interest = ledger.lastTwelveMonths(Metric.INTEREST_EXPENSE);
        var earned = ledger.lastTwelveMonths(Metric.OPERATING_INCOME);
        if (interest.isEmpty()
                || earned.isEmpty()
                || interest.get().number()
                        < LEAST_INTEREST * Math.abs(earned.get().number())) {
            return;
        }
        deriver.keep(measured.behind(List.of(cover)));
        deriver.keep(ReportedStatement.withInputs(List.of(interest.get(), earned.get()), ledger));
        figures.flag(
                RiskCode.WEAK_INTEREST_COVER,
                "Operating income of " + FigureFlags.fact(earned.get()) + " did not cover interest expense of "
                        + FigureFlags.fact(interest.get()) + " in the twelve months to "
                        + FigureFormat.day(FigureFlags.end(cover)) + ".",
                interest.get());
    }

    private void scored(RiskCode code, MetricSet measured, LedgerEntry score, String text) {
        deriver.keep(measured.behind(List.of(score)));
        figures.flag(code, text, ledger.latest(Metric.NET_INCOME).orElse(score));
    }

    private String assumed(String metric, double value) {
        return FigureFlags.fact(deriver.assume(metric, ledger.asOf(), Unit.RATIO, value));
    }
}
