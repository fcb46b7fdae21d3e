package footnote.workflows.report.text;

import static footnote.workflows.report.text.ThesisFacts.above;
import static footnote.workflows.report.text.ThesisFacts.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.domain.claim.Claim;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.Liquidity;
import footnote.workflows.report.data.ReportFacts;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Answers that a company's accounts and owners give: its dividend, its debts, its earnings' quality, who holds it. */
final class CompanyAnswers {
    /** Below this, a fall in earnings that happens in most cycles leaves a dividend uncovered. */
    private static final double COMFORTABLE_COVER = 1.5;

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
        var paid = book.lastYear("dividends_paid");
        var perShare = book.years("dividend_per_share");
        boolean none = paid.map(each -> each.number() == 0)
                .orElse(!perShare.isEmpty() && perShare.getLast().number() == 0);
        var income = book.lastYear("net_income");
        var known = facts.known()
                .fact("paid", paid)
                .fact("income", income)
                .fact("payout", book.lastYear("payout_ratio"))
                .fact("dividendyield", book.now("dividend_yield").filter(each -> each.number() > 0));
        var draft = new TopicAnswer.Draft("dividend", phrasing, known);
        if (none || (paid.isEmpty() && perShare.isEmpty())) {
            String which = none ? "none" : "unknown";
            return draft.headline(which).conclude(which + ".conclusion").done();
        }
        var cover = paid.flatMap(dividends -> income.flatMap(earned -> times("dividend_cover", earned, dividends)));
        known.fact("cover", cover).fact("room", cover.flatMap(this::room));
        var peak = perShare.stream().max(Comparator.comparingDouble(LedgerEntry::number));
        var last = perShare.isEmpty() ? Optional.<LedgerEntry>empty() : Optional.of(perShare.getLast());
        boolean cut = below(last, peak);
        if (cut) {
            known.fact("cut", fall(peak.orElseThrow(), last.orElseThrow()))
                    .fact("peak", peak)
                    .word("peakyear", ReportFacts.label(peak.orElseThrow()));
        }
        known.fact("dps", last);
        if (perShare.size() > 1) {
            known.fact("firstdps", perShare.getFirst()).word("firstyear", ReportFacts.label(perShare.getFirst()));
        }
        boolean loss = income.filter(each -> each.number() <= 0).isPresent();
        boolean uncovered = cover.filter(each -> each.number() < 1).isPresent();
        if (loss) {
            draft.headline("loss").conclude("loss.conclusion");
        } else if (uncovered) {
            draft.headline("uncovered").conclude("uncovered.conclusion");
        } else {
            boolean raised = perShare.size() > 2 && steps(perShare);
            if (cut) {
                draft.headline("cut", claim(Claim.Kind.LOWER, peak.orElseThrow(), last.orElseThrow()));
            } else if (raised) {
                draft.headline("raised", new Claim(Claim.Kind.RISES, ids(perShare)));
            }
            draft.headline("covered");
            boolean thin =
                    cover.filter(each -> each.number() < COMFORTABLE_COVER).isPresent();
            draft.conclude(thin ? "thin.conclusion" : "covered.conclusion");
        }
        cashCover(known, paid);
        draft.point("Coverage", "coverage");
        draft.pointIf(cut, "Record", "record.cut").pointIf(!cut, "Record", "record");
        var capital = RegulatoryCapital.bound(known, book);
        draft.pointIf(!facts.lender, "Cash", "cash")
                .pointIf(
                        facts.lender,
                        "Capital",
                        capital.map(each -> "capital." + each).orElse("capital"));
        debts(draft, "dividend");
        return draft.point("Watch", "watch").done();
    }

    private void cashCover(TemplateBindings known, Optional<LedgerEntry> paid) {
        var flow = book.lastYear("free_cash_flow").filter(_ -> !facts.lender);
        known.fact("yearflow", flow).fact("flowcover", paid.flatMap(dividends -> flow.filter(each -> each.number() > 0)
                .flatMap(cash -> times("cash_dividend_cover", cash, dividends))));
    }

    private void debts(TopicAnswer.Draft draft, String topic) {
        if (!facts.lender) {
            draft.pointIf(facts.netCash.isPresent(), "Balance sheet", topic.equals("dividend") ? "netcash" : "balance");
            draft.pointIf(facts.netCash.isEmpty() && facts.netDebt.isPresent(), "Debt", "netdebt");
        }
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
                .word("maturities", new Liquidity(book).maturities());
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
        if (facts.netCash.isPresent()) {
            runway(known, burning);
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
        debts(draft, "solvency");
        return draft.pointIf(cover.filter(each -> each.number() > 0).isPresent(), "Interest", "interest")
                .point("Maturities", "maturities")
                .point("Liquidity", "liquidity")
                .point("Cash flow", burning ? "flow.negative" : "flow")
                .pointIf(altman.filter(each -> each.number() < DISTRESS).isPresent(), "Altman Z″", "altman.distress")
                .pointIf(altman.filter(each -> each.number() >= DISTRESS).isPresent(), "Altman Z″", "altman")
                .point("Watch", "watch")
                .done();
    }

    /** How long cash lasts at the last twelve months' outflow. */
    private void runway(TemplateBindings known, boolean burning) {
        if (burning) {
            var cash = facts.netCash.orElseThrow();
            var flow = facts.flow.orElseThrow();
            known.fact(
                    "runway",
                    book.derive(
                            "cash_runway_years",
                            flow.fact().period(),
                            Unit.RATIO,
                            MaybeNumber.of(cash.number()).over(MaybeNumber.of(-flow.number()), "the outflow"),
                            "net cash over the cash outflow of twelve months",
                            List.of(cash, flow)));
        }
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
