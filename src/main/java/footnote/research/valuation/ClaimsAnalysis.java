package footnote.research.valuation;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stands in for a fair value where there is none: claims on a distressed company, or cash of one that burns it. */
final class ClaimsAnalysis {
    /** Shares of book value, in percent, that assets other than cash may bring. */
    private static final double[] RECOVERIES = {25, 50, 75};

    private final ValuationCase given;

    ClaimsAnalysis(ValuationCase given) {
        this.given = given;
    }

    /** "Equity value not estimated: net debt is 10.8x market cap." */
    Prose debtAgainstMarket() {
        var debt = given.current("net_debt").filter(each -> each.number() > 0);
        var cap = given.current("market_cap");
        var times = debt.flatMap(each -> cap.flatMap(value -> given.ratio(
                "net_debt_to_market_cap",
                MaybeNumber.of(each.number()).overPositive(MaybeNumber.of(value.number()), "market value"),
                "net debt over market value",
                List.of(each, value))));
        return new Prose("Equity value not estimated"
                + times.map(entry -> ": net debt is " + ref(entry) + " market cap")
                        .orElse("") + ".");
    }

    /** Cash and a share of other assets against all liabilities. */
    List<ValuationResult.Recovery> recoveries() {
        var assets = given.inputs().annual().find("assets");
        var equity = given.inputs().annual().find("equity");
        var cash = cash();
        var shares = given.shares();
        if (assets.isEmpty()
                || equity.isEmpty()
                || cash.isEmpty()
                || shares.isEmpty()
                || !assets.get()
                        .fact()
                        .period()
                        .end()
                        .equals(equity.get().fact().period().end())) {
            return List.of();
        }
        var claims = given.amount(
                        "claims",
                        MaybeNumber.of(assets.get().number() - equity.get().number()),
                        "total assets less shareholders' equity",
                        List.of(assets.get(), equity.get()))
                .orElseThrow();
        var found = new ArrayList<ValuationResult.Recovery>();
        for (double share : RECOVERIES) {
            found.add(recovery(share, cash.get(), assets.get(), claims, shares.get()));
        }
        return found;
    }

    private ValuationResult.Recovery recovery(
            double share, LedgerEntry cash, LedgerEntry assets, LedgerEntry claims, LedgerEntry shares) {
        var assumed = given.deriver().assume("recovery_share", given.day(), Unit.PERCENT, share);
        double value = cash.number() + (assets.number() - cash.number()) * share / 100;
        var brought = given.amount(
                        "recovery_value",
                        MaybeNumber.of(value),
                        "cash plus the assumed share of other assets",
                        List.of(cash, assets, assumed))
                .orElseThrow();
        var rate = given.percent(
                        "recovery_rate",
                        MaybeNumber.of(brought.number())
                                .overPositive(MaybeNumber.of(claims.number()), "liabilities")
                                .map(each -> Math.clamp(100 * each, 0, 100)),
                        "what assets bring over all liabilities, at most all of them",
                        List.of(brought, claims))
                .orElseThrow();
        var left = given.perShare(
                        "equity_after_claims",
                        MaybeNumber.of(Math.max(0, brought.number() - claims.number()) / shares.number()),
                        "what assets bring less all liabilities, not below zero, over shares",
                        List.of(brought, claims, shares))
                .orElseThrow();
        return new ValuationResult.Recovery(assumed.id(), brought.id(), rate.id(), left.id());
    }

    /** Cash and short-term investments of the latest balance sheet. */
    private Optional<LedgerEntry> cash() {
        var cash = given.inputs().annual().find("cash");
        var placed = given.inputs()
                .annual()
                .find("short_term_investments")
                .filter(each -> cash.isPresent()
                        && each.fact()
                                .period()
                                .end()
                                .equals(cash.get().fact().period().end()));
        return cash.flatMap(each -> {
            var from = new ArrayList<>(List.of(each));
            placed.ifPresent(from::add);
            return given.deriver()
                    .derive(
                            "cash_and_investments",
                            each.fact().period(),
                            each.fact().unit(),
                            MaybeNumber.of(each.number()
                                    + placed.map(LedgerEntry::number).orElse(0.0)),
                            "cash and short-term investments",
                            from);
        });
    }

    /** Cash per share, yearly burn and how long the cash lasts. */
    Prose runway() {
        var cash = cash();
        var shares = given.shares();
        var perShare = cash.flatMap(each -> shares.flatMap(count -> given.deriver()
                .derive(
                        "cash_per_share",
                        each.fact().period(),
                        Unit.perShare(given.quoted()),
                        MaybeNumber.of(each.number())
                                .overPositive(MaybeNumber.of(count.number()), "shares")
                                .times(given.quoted().perMajor()),
                        "cash and short-term investments over shares",
                        List.of(each, count))));
        var burn = given.current("free_cash_flow")
                .filter(flow -> flow.number() < 0)
                .flatMap(flow -> given.amount(
                        "cash_burn",
                        flow.fact().period(),
                        MaybeNumber.of(-flow.number()),
                        "free cash flow of the last twelve months, its sign turned",
                        List.of(flow)));
        var years = cash.flatMap(each -> burn.flatMap(spent -> given.deriver()
                .derive(
                        "cash_runway",
                        each.fact().period(),
                        Unit.RATIO,
                        MaybeNumber.of(each.number()).overPositive(MaybeNumber.of(spent.number()), "cash burn"),
                        "cash and short-term investments over the yearly burn, in years",
                        List.of(each, spent))));
        return new Prose("Fair value not estimated: no model values a pipeline from filed figures"
                + perShare.map(each -> "; cash is " + ref(each) + " a share").orElse("")
                + burn.map(each -> ", burn " + ref(each) + " a year").orElse("")
                + years.map(each -> ", runway " + ref(each) + " years from "
                                + FigureFormat.day(
                                        cash.orElseThrow().fact().period().end()))
                        .orElse("")
                + ".");
    }

    private static String ref(LedgerEntry entry) {
        return "{fact:" + entry.id() + "}";
    }
}
