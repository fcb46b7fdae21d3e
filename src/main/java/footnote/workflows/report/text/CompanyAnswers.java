package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.LiquidityPosition;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Optional;

/** Answers that a company's accounts and owners give: its dividend, its debts, its earnings' quality, who holds it. */
final class CompanyAnswers {
    /** Below this, a fall in earnings that happens in most cycles leaves a dividend uncovered. */
    private static final double SAFE_INTEREST_COVER = 4;

    private static final double CASH_BACKED = 0.9;
    private static final double CASH_POOR = 0.5;
    private static final double DISTRESS = 1.1;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    CompanyAnswers(TextContext context) {
        this.book = context.book();
        this.facts = context.facts();
        this.phrasing = context.phrasing();
    }

    Optional<TopicAnswer> dividend() {
        return new DividendAnswer(book, facts, phrasing).write();
    }

    Optional<TopicAnswer> solvency() {
        var cover = book.lastYear("interest_cover");
        var altman = book.now("altman_z_score");
        var known = facts.known()
                .fact("cover", cover)
                .fact("current", book.now("current_ratio"))
                .fact("altman", altman)
                .fact("debt", book.now("total_debt"))
                .fact("marketcap", book.now("market_cap"))
                .fact("averagecushion", book.average("equity_to_assets"))
                .word("maturities", new LiquidityPosition(book).maturities());
        var draft = new TopicAnswer.Draft("solvency", phrasing, known);
        if (facts.lender) {
            var usual = book.average("equity_to_assets");
            String side = above(facts.cushion, usual) ? "higher" : below(facts.cushion, usual) ? "lower" : "same";
            known.word("lacking", RegulatoryCapital.lacking(book));
            return RegulatoryCapital.bound(known, book)
                    .map(each -> draft.headline(each).conclude(each + ".conclusion"))
                    .orElse(draft)
                    .headline("lender." + side)
                    .headline("lender.same")
                    .conclude("lender.conclusion")
                    .point("Capital", "lender.capital")
                    .point("Returns", "lender.returns")
                    .point("Not available", "lender.missing")
                    .done();
        }
        boolean burning = facts.flow.filter(each -> each.number() < 0).isPresent();
        boolean uncovered = cover.filter(each -> each.number() < 1).isPresent();
        var liquidity = new LiquidityPosition(book);
        known.fact("dueone", liquidity.dueWithinOneYear())
                .word("dueyear", liquidity.dueWithinOneYear().map(ReportFacts::label));
        if (burning) {
            runway(known);
        }
        if (facts.netCash.isPresent()) {
            draft.headline(burning ? "burning" : "netcash")
                    .headline("netcash")
                    .conclude(burning ? "burning.conclusion" : "netcash.conclusion");
        } else if (uncovered) {
            draft.headline(cover.orElseThrow().number() < 0 ? "losses" : "uncovered")
                    .conclude("uncovered.conclusion");
        } else {
            boolean safe =
                    cover.filter(each -> each.number() >= SAFE_INTEREST_COVER).isPresent() && !burning;
            draft.headline("covered")
                    .headline("covered.plain")
                    .headline("debt")
                    .conclude(safe ? "covered.conclusion" : burning ? "strained.conclusion" : "thin.conclusion")
                    .conclude("plain.conclusion");
        }
        draft.pointIf(facts.netCash.isPresent(), "Balance sheet", "balance")
                .pointIf(facts.netCash.isEmpty() && facts.netDebt.isPresent(), "Debt", "netdebt");
        return draft.pointIf(cover.filter(each -> each.number() > 0).isPresent(), "Interest", "interest")
                .point("Maturities", "maturities")
                .point("Liquidity", "liquidity")
                .point("Cash flow", burning ? "flow.negative" : "flow")
                .pointIf(facts.netCash.isEmpty(), "Cash", lastsAMonth() ? "runway" : "runway.short")
                .pointIf(altman.filter(each -> each.number() < DISTRESS).isPresent(), "Altman Z''", "altman.distress")
                .pointIf(altman.filter(each -> each.number() >= DISTRESS).isPresent(), "Altman Z''", "altman")
                .point("Watch", watched(uncovered, burning, liquidity))
                .done();
    }

    /** What would show first that a company can pay, or cannot. */
    private static String watched(boolean uncovered, boolean burning, LiquidityPosition liquidity) {
        if (liquidity.needsRefinancing()) {
            return "watch.refinancing";
        }
        return burning ? "watch.cash" : uncovered ? "watch.uncovered" : "watch";
    }

    /** How long cash and short-term investments last at the last twelve months' outflow, in years and in months. */
    private void runway(TemplateBindings known) {
        var flow = facts.flow.orElseThrow();
        liquidFunds().ifPresent(each -> known.fact("liquidity", each)
                .day("cashday", each.fact().period().end())
                .fact(
                        "runway",
                        book.now("cash_runway")
                                .or(() -> lasting("cash_runway_years", each, flow, 1, "cash over the yearly outflow")))
                .fact(
                        "runwaymonths",
                        lasting("cash_runway_months", each, flow, 12, "cash over a twelfth of the yearly outflow")));
    }

    private boolean lastsAMonth() {
        var cash = liquidFunds();
        return cash.isEmpty()
                || facts.flow
                        .filter(flow -> cash.get().number() < -flow.number() / 12)
                        .isEmpty();
    }

    private Optional<LedgerEntry> liquidFunds() {
        return book.now("cash_and_investments").or(() -> book.now("cash"));
    }

    private Optional<LedgerEntry> lasting(
            String metric, LedgerEntry cash, LedgerEntry flow, int perYear, String formula) {
        return book.derive(
                metric,
                cash.fact().period(),
                Unit.RATIO,
                MaybeNumber.of(cash.number())
                        .over(MaybeNumber.of(-flow.number()), "the outflow")
                        .times(perYear),
                formula,
                List.of(cash, flow));
    }

    Optional<TopicAnswer> earningsQuality() {
        var five = book.now("cash_conversion_5_years");
        var three = book.now("cash_conversion_3_years");
        var year = book.lastYear("cash_conversion");
        var days = book.lastYear("receivable_days");
        var usualDays = book.average("receivable_days");
        var known = facts.known()
                .fact("five", five)
                .fact("three", three)
                .fact("one", year)
                .fact("days", days)
                .fact("usualdays", usualDays)
                .fact("quarter", book.now("largest_quarter_share_of_cash_flow"))
                .fact("piotroski", book.lastYear("piotroski_f_score"))
                .fact("beneish", book.now("beneish_m_score"))
                .fact("income", book.lastYear("net_income"))
                .fact("operatingcash", book.lastYear("operating_cash_flow"));
        var draft = new TopicAnswer.Draft("quality", phrasing, known);
        if (facts.lender) {
            return draft.headline("lender").conclude("lender.conclusion").done();
        }
        var measure = five.or(() -> three).or(() -> year);
        if (measure.isEmpty()
                || book.lastYear("net_income")
                        .filter(each -> each.number() <= 0)
                        .isPresent()) {
            return draft.headline("loss")
                    .conclude("loss.conclusion")
                    .point("Cash", "year")
                    .done();
        }
        double conversion = measure.get().number();
        String grade = conversion >= CASH_BACKED ? "backed" : conversion >= CASH_POOR ? "partly" : "poor";
        String span = five.isPresent() ? "five" : three.isPresent() ? "three" : "one";
        return draft.headline(grade + "." + span)
                .conclude(grade + ".conclusion")
                .point("Cash", "spans")
                .pointIf(above(days, usualDays), "Receivables", "receivables.up")
                .pointIf(below(days, usualDays), "Receivables", "receivables.down")
                .point("One quarter", "quarter")
                .point("Scores", "scores")
                .point("Watch", "watch")
                .done();
    }

    Optional<TopicAnswer> ownership() {
        var pledge = book.lastYear("promoter_pledge").filter(each -> each.number() > 0);
        var known = facts.known()
                .fact("promoters", book.lastYear("promoter_holding"))
                .fact("pledge", pledge)
                .fact("insiders", book.lastYear("insider_holding"))
                .fact("institutions", book.lastYear("institutional_holding"))
                .fact("state", book.lastYear("state_holding").filter(each -> each.number() > 0))
                .fact("shares", book.lastYear("shares_diluted"));
        return new TopicAnswer.Draft("ownership", phrasing, known)
                .headline("pledged")
                .headline("promoters")
                .headline("state")
                .headline("insiders")
                .headline("institutions")
                .headline("unknown")
                .conclude(pledge.isPresent() ? "pledged.conclusion" : "conclusion")
                .conclude("unknown.conclusion")
                .point("Promoters", "point.promoters")
                .point("State", "point.state")
                .point("Insiders and institutions", "point.insiders")
                .point("Watch", "watch")
                .done();
    }
}
