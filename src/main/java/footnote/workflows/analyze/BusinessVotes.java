package footnote.workflows.analyze;

import static footnote.workflows.analyze.VoteCollector.between;
import static footnote.workflows.analyze.VoteCollector.smaller;

import footnote.domain.opinion.Tally;
import footnote.quant.ratios.Beneish;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import footnote.workflows.analyze.VoteCollector.Sayings;

/** The rule of the fundamental analyst: valuation, growth, quality, leverage and cash, one vote each. */
final class BusinessVotes {
    /** A multiple below this share of its reference counts as cheap, above its inverse as expensive. */
    private static final double CHEAP = 0.8;

    /** Earnings this far from those of the last fiscal year count as changed. */
    private static final double MATERIAL = 0.1;

    private BusinessVotes() {}

    static Tally of(MetricSet measures, CompanyKind trade) {
        var votes = new VoteCollector(measures);
        valuation(votes, measures, trade);
        growth(votes, measures);
        profitability(votes, measures);
        if (trade.financial()) {
            capital(votes);
        } else {
            quality(votes);
            leverage(votes);
            cash(votes);
        }
        return votes.tally();
    }

    private static void valuation(VoteCollector votes, MetricSet measures, CompanyKind trade) {
        double usual = measures.number("usual_price_to_earnings");
        votes.on(
                "Valuation against its own past",
                3,
                "price_to_earnings",
                value -> cheapness(value, usual),
                new Sayings(
                        "P/E of {} is below its own median of {usual_price_to_earnings}.",
                        "P/E of {} compares with its own median of {usual_price_to_earnings}.",
                        "P/E of {} is above its own median of {usual_price_to_earnings}."));
        String multiple = trade.financial() ? "price_to_book" : "price_to_earnings";
        String counted = trade.financial() ? "P/B" : "P/E";
        double peers = measures.number("peer_" + multiple);
        votes.on(
                "Valuation against peers",
                3,
                multiple,
                value -> cheapness(value, peers),
                new Sayings(
                        counted + " of {} is below the peer median of {peer_" + multiple + "}.",
                        counted + " of {} compares with the peer median of {peer_" + multiple + "}.",
                        counted + " of {} is above the peer median of {peer_" + multiple + "}."));
    }

    private static double cheapness(double multiple, double usual) {
        return Double.isNaN(usual) ? Double.NaN : smaller(CHEAP, 1 / CHEAP).applyAsDouble(multiple / usual);
    }

    private static void growth(VoteCollector votes, MetricSet measures) {
        votes.on(
                "Revenue growth",
                2,
                "revenue_growth",
                between(0, 8),
                new Sayings("Revenue grew {} y/y.", "Revenue grew only {} y/y.", "Revenue growth was {} y/y."));
        votes.on(
                "Earnings growth",
                2,
                "net_income_growth",
                between(-5, 8),
                new Sayings("Net income grew {} y/y.", "Net income changed {} y/y.", "Net income growth was {} y/y."));
        latest(votes, measures);
        double peers = measures.number("peer_revenue_growth");
        votes.on(
                "Growth against peers",
                1,
                "revenue_growth",
                value -> Double.isNaN(peers) ? Double.NaN : between(-3, 3).applyAsDouble(value - peers),
                new Sayings(
                        "Revenue growth of {} beats the peer median of {peer_revenue_growth}.",
                        "Revenue growth of {} is in line with the peer median of {peer_revenue_growth}.",
                        "Revenue growth of {} trails the peer median of {peer_revenue_growth}."));
    }

    /** Earnings of the last twelve months, where they are far from those of the last fiscal year. */
    private static void latest(VoteCollector votes, MetricSet measures) {
        double year = measures.number("net_income_last_year");
        double change = (measures.number("net_income_12_months") - year) / Math.abs(year);
        if (Math.abs(change) > MATERIAL) {
            votes.on(
                    "Latest earnings",
                    4,
                    "net_income_12_months",
                    _ -> Math.signum(change),
                    new Sayings(
                            "LTM net income of {} is above the {net_income_last_year} of the last fiscal year.",
                            "LTM net income of {} is in line with the {net_income_last_year} of the last fiscal year.",
                            "LTM net income of {} is below the {net_income_last_year} of the last fiscal year."));
        }
    }

    private static void profitability(VoteCollector votes, MetricSet measures) {
        votes.on(
                "Profit",
                2,
                "net_income_12_months",
                value -> value > 0 ? 0.5 : -1,
                new Sayings(
                        "LTM net income was {}.",
                        "LTM net income was {}, about break-even.",
                        "LTM net income was {}, a loss."));
        votes.on(
                "Return on equity",
                2,
                "return_on_equity",
                between(5, 15),
                new Sayings("ROE of {} is high.", "ROE of {} is average.", "ROE of {} is low."));
        votes.on(
                "Margin",
                1,
                "operating_margin_change",
                between(-1, 1),
                new Sayings(
                        "Operating margin widened {} y/y to {operating_margin}.",
                        "Operating margin moved {} y/y to {operating_margin}.",
                        "Operating margin moved {} y/y to {operating_margin}."));
        double peers = measures.number("peer_operating_margin");
        votes.on(
                "Margin against peers",
                1,
                "operating_margin",
                value -> Double.isNaN(peers) ? Double.NaN : between(-3, 3).applyAsDouble(value - peers),
                new Sayings(
                        "Operating margin of {} beats the peer median of {peer_operating_margin}.",
                        "Operating margin of {} is in line with the peer median of {peer_operating_margin}.",
                        "Operating margin of {} trails the peer median of {peer_operating_margin}."));
    }

    private static void quality(VoteCollector votes) {
        votes.on(
                "Piotroski",
                3,
                "piotroski_f_score",
                between(3, 7),
                new Sayings(
                        "Piotroski F-score of {} indicates improving financials.",
                        "Piotroski F-score of {} is mid-range.",
                        "Piotroski F-score of {} indicates deteriorating financials."));
        votes.on(
                "Altman",
                2,
                "altman_z_score",
                value -> value > 2.6 ? 0.5 : value < 1.1 ? -1 : 0,
                new Sayings(
                        "Altman Z''-score of {} is in the safe zone.",
                        "Altman Z''-score of {} is in the gray zone.",
                        "Altman Z''-score of {} is in the distress zone."));
        votes.on(
                "Beneish",
                2,
                "beneish_m_score",
                value -> value > Beneish.THRESHOLD ? -1 : 0,
                new Sayings(
                        "Beneish M-score of {} shows no sign of earnings manipulation.",
                        "Beneish M-score of {} shows no sign of earnings manipulation.",
                        "Beneish M-score of {} is above the threshold for possible earnings manipulation."));
    }

    private static void leverage(VoteCollector votes) {
        votes.on(
                "Debt",
                2,
                "debt_to_equity",
                smaller(0.5, 2),
                new Sayings(
                        "Debt/equity of {} is low.", "Debt/equity of {} is moderate.", "Debt/equity of {} is high."));
        votes.on(
                "Interest cover",
                1,
                "interest_cover",
                between(2, 6),
                new Sayings("EBIT covers interest {}.", "EBIT covers interest {}.", "Interest cover is only {}."));
    }

    private static void cash(VoteCollector votes) {
        votes.on(
                "Free cash flow",
                2,
                "free_cash_flow_margin",
                between(0, 8),
                new Sayings(
                        "FCF margin was {}.",
                        "FCF margin was only {}.",
                        "FCF margin was {}: the business consumes cash."));
        votes.on(
                "Cash conversion",
                1,
                "cash_conversion",
                between(0.6, 1),
                new Sayings(
                        "Operating cash flow was {} net income.",
                        "Operating cash flow was {} net income.",
                        "Operating cash flow was only {} net income."));
    }

    private static void capital(VoteCollector votes) {
        votes.on(
                "Return on assets",
                2,
                "return_on_assets",
                between(0.4, 1),
                new Sayings(
                        "Return on assets of {} is high for a financial company.",
                        "Return on assets of {} is average for a financial company.",
                        "Return on assets of {} is low for a financial company."));
        if (votes.has("cet1_ratio")) {
            votes.on(
                    "Capital",
                    2,
                    "cet1_ratio",
                    between(9, 13),
                    new Sayings(
                            "The CET1 ratio is {}, a strong capital base.",
                            "The CET1 ratio is {}.",
                            "The CET1 ratio is only {}."));
            return;
        }
        if (votes.has("solvency_ratio")) {
            votes.on(
                    "Capital",
                    2,
                    "solvency_ratio",
                    between(130, 200),
                    new Sayings(
                            "The solvency ratio is {}, a strong capital base.",
                            "The solvency ratio is {}.",
                            "The solvency ratio is only {}."));
            return;
        }
        votes.on(
                "Capital",
                2,
                "equity_to_assets",
                between(5, 9),
                new Sayings(
                        "Equity is {} of assets, a strong capital base.",
                        "Equity is {} of assets.",
                        "Equity is only {} of assets."));
    }
}
