package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.domain.claim.Claim;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.LiquidityPosition;
import footnote.workflows.report.data.ReportFacts;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Whether the dividend is safe: covered by earnings and by cash, with debt that can be repaid beside it. */
final class DividendAnswer {
    private static final double COMFORTABLE_COVER = 1.5;
    private static final int FEWEST_YEARS = 3;
    private static final int NEAR_DAYS = 20;

    /** Net debt in years of EBITDA above which lenders come first. */
    private static final double HEAVY_DEBT = 4;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final LiquidityPosition liquidity;
    private final TopicAnswer.Draft draft;
    private final TemplateBindings known;
    private final Optional<LedgerEntry> paid;
    private final Optional<LedgerEntry> income;
    private final Optional<LedgerEntry> flow;
    private final List<LedgerEntry> perShare;

    DividendAnswer(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.liquidity = new LiquidityPosition(book);
        this.paid = book.lastYear("dividends_paid");
        this.income = book.lastYear("net_income");
        this.flow = book.lastYear("free_cash_flow").filter(_ -> !facts.lender);
        this.perShare = book.years("dividend_per_share");
        this.known = facts.known()
                .fact("paid", paid)
                .fact("income", income)
                .fact("payout", book.lastYear("payout_ratio"))
                .fact("dividendyield", book.now("dividend_yield").filter(each -> each.number() > 0))
                .fact("yearflow", flow)
                .fact("flowcover", paid.flatMap(dividends -> flow.filter(each -> each.number() > 0)
                        .flatMap(cash -> times("cash_dividend_cover", cash, dividends))));
        this.draft = new TopicAnswer.Draft("dividend", phrasing, known);
    }

    Optional<TopicAnswer> write() {
        boolean none = paid.map(each -> each.number() == 0)
                .orElse(!perShare.isEmpty() && perShare.getLast().number() == 0);
        if (none || (paid.isEmpty() && perShare.isEmpty())) {
            String which = none ? "none" : "unknown";
            return draft.headline(which).conclude(which + ".conclusion").done();
        }
        boolean cut = record();
        conclude(cut);
        draft.point("Coverage", "coverage");
        draft.pointIf(cut, "Record", "record.cut").pointIf(!cut, "Record", growth() ? "record.growth" : "record");
        var capital = RegulatoryCapital.bound(known, book);
        payouts();
        draft.pointIf(!facts.lender, "Cash", alwaysNegative() ? "cash.negative" : "cash")
                .pointIf(
                        facts.lender,
                        "Capital",
                        capital.map(each -> "capital." + each).orElse("capital"));
        if (!facts.lender) {
            debts();
        }
        return draft.point("Watch", unfunded() ? "watch.cash" : "watch").done();
    }

    /** The dividend per share by year; whether it was cut from its peak. */
    private boolean record() {
        var peak = perShare.stream().max(Comparator.comparingDouble(LedgerEntry::number));
        var last = perShare.isEmpty() ? Optional.<LedgerEntry>empty() : Optional.of(perShare.getLast());
        known.fact("dps", last);
        if (perShare.size() > 1) {
            known.fact("firstdps", perShare.getFirst()).word("firstyear", ReportFacts.label(perShare.getFirst()));
        }
        boolean cut =
                last.isPresent() && last.get().number() < peak.orElseThrow().number();
        if (cut) {
            known.fact("cut", fall(peak.orElseThrow(), last.get()))
                    .fact("peak", peak)
                    .word("peakyear", ReportFacts.label(peak.orElseThrow()));
        }
        return cut;
    }

    /** Growth a year of the dividend against that of EPS, where both are known over the same years; whether they are. */
    private boolean growth() {
        if (perShare.size() < FEWEST_YEARS) {
            return false;
        }
        var from = perShare.getFirst().fact().period().end();
        var to = perShare.getLast().fact().period().end();
        var earned = book.years("eps_diluted").stream()
                .filter(each -> !each.fact().period().end().isBefore(from.minusDays(NEAR_DAYS))
                        && !each.fact().period().end().isAfter(to.plusDays(NEAR_DAYS)))
                .toList();
        if (earned.size() != perShare.size()
                || earned.getFirst().number() <= 0
                || earned.getLast().number() <= 0) {
            return false;
        }
        var dividends = book.cagr("dividend_per_share_cagr", perShare, "compound growth a year");
        var earnings = book.cagr("eps_diluted_cagr", earned, "compound growth a year");
        known.fact("dpsgrowth", dividends).fact("epsgrowth", earnings);
        if (dividends.isPresent()
                && earnings.isPresent()
                && dividends.get().number() > earnings.get().number()) {
            known.word("faster", "so the payout ratio rose");
        }
        return dividends.filter(each -> each.number() > 0).isPresent()
                && earnings.filter(each -> each.number() > 0).isPresent();
    }

    /** Dividends and buybacks together against the year's free cash flow, where shares were bought back. */
    private void payouts() {
        var buybacks = book.lastYear("buybacks").filter(each -> each.number() > 0 && !facts.lender);
        if (buybacks.isEmpty()
                || paid.isEmpty()
                || flow.filter(each -> each.number() > 0).isEmpty()) {
            return;
        }
        var total = book.derive(
                "shareholder_payout",
                paid.get().fact().period(),
                paid.get().fact().unit(),
                MaybeNumber.of(paid.get().number() + buybacks.get().number()),
                "dividends and buybacks paid",
                List.of(paid.get(), buybacks.get()));
        known.fact("returned", total)
                .fact(
                        "returnedshare",
                        total.flatMap(each -> book.share(
                                "payout_of_free_cash_flow", each, flow.get(), "dividends and buybacks over FCF")));
    }

    private void conclude(boolean cut) {
        var cover = paid.flatMap(dividends -> income.flatMap(earned -> times("dividend_cover", earned, dividends)));
        known.fact("cover", cover).fact("room", cover.flatMap(this::room));
        if (income.filter(each -> each.number() <= 0).isPresent()) {
            draft.headline("loss").conclude("loss.conclusion");
        } else if (cover.filter(each -> each.number() < 1).isPresent()) {
            draft.headline("uncovered").conclude("uncovered.conclusion");
        } else if (unfunded()) {
            draft.headline(
                            cut ? "unfunded.cut" : "unfunded",
                            claim(Claim.Kind.LOWER, paid.orElseThrow(), flow.orElseThrow()))
                    .conclude(
                            heavyDebt() || liquidity.needsRefinancing()
                                    ? "unfunded.debt.conclusion"
                                    : "unfunded.conclusion");
        } else {
            if (cut) {
                var peak = perShare.stream()
                        .max(Comparator.comparingDouble(LedgerEntry::number))
                        .orElseThrow();
                draft.headline("cut", claim(Claim.Kind.LOWER, peak, perShare.getLast()));
            } else if (perShare.size() > 2 && steps(perShare)) {
                draft.headline("raised", new Claim(Claim.Kind.RISES, ids(perShare)));
            }
            draft.headline("covered");
            boolean thin =
                    cover.filter(each -> each.number() < COMFORTABLE_COVER).isPresent();
            draft.conclude(thin ? "thin.conclusion" : "covered.conclusion");
        }
    }

    /** Whether the year's free cash flow did not pay the dividend, so that cash or lenders did. */
    private boolean unfunded() {
        return paid.isPresent()
                && flow.filter(cash -> cash.number() < paid.get().number()).isPresent();
    }

    private boolean alwaysNegative() {
        var flows = book.years("free_cash_flow");
        return flows.size() > 2 && flows.stream().allMatch(each -> each.number() < 0);
    }

    private boolean heavyDebt() {
        return facts.years.filter(each -> each.number() > HEAVY_DEBT).isPresent();
    }

    private void debts() {
        draft.pointIf(facts.netCash.isPresent(), "Balance sheet", "netcash")
                .pointIf(facts.netCash.isEmpty() && facts.netDebt.isPresent(), "Debt", "netdebt");
        if (liquidity.needsRefinancing()) {
            known.fact("dueone", liquidity.dueWithinOneYear())
                    .word("dueyear", liquidity.dueWithinOneYear().map(ReportFacts::label))
                    .word("liquid", liquidity.fundsName())
                    .fact("cash", liquidity.funds());
            draft.point("Refinancing", "refinancing");
        }
    }

    private Optional<LedgerEntry> times(String metric, LedgerEntry whole, LedgerEntry part) {
        return book.derive(
                metric,
                whole.fact().period(),
                Unit.RATIO,
                MaybeNumber.of(whole.number()).overPositive(MaybeNumber.of(part.number()), "the dividend"),
                whole.fact().metric().label().toLowerCase(Locale.ROOT) + " over dividends paid",
                List.of(whole, part));
    }

    /** How far net income may fall before it no longer covers the dividend. */
    private Optional<LedgerEntry> room(LedgerEntry cover) {
        return book.derive(
                "income_fall_to_dividend",
                cover.fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(100 * (1 - 1 / cover.number())),
                "fall of net income at which it equals dividends paid",
                List.of(cover));
    }

    private Optional<LedgerEntry> fall(LedgerEntry from, LedgerEntry to) {
        return book.derive(
                from.fact().metric().name() + "_cut",
                ReportFacts.span(from, to),
                Unit.PERCENT,
                MaybeNumber.of(100 * (1 - to.number() / from.number())),
                "fall from " + ReportFacts.label(from) + " to " + ReportFacts.label(to),
                List.of(from, to));
    }

    private static boolean steps(List<LedgerEntry> years) {
        return IntStream.range(1, years.size())
                .allMatch(i -> years.get(i).number() > years.get(i - 1).number());
    }

    private static Claim claim(Claim.Kind kind, LedgerEntry... entries) {
        return new Claim(kind, ids(List.of(entries)));
    }

    private static List<String> ids(List<LedgerEntry> entries) {
        return entries.stream().map(LedgerEntry::id).toList();
    }
}
