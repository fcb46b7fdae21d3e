package footnote.workflows.analyze;

import static footnote.workflows.analyze.VoteCollector.between;
import static footnote.workflows.analyze.VoteCollector.smaller;

import footnote.domain.opinion.Tally;
import footnote.quant.ratios.Beneish;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import footnote.workflows.analyze.VoteCollector.Sayings;

/** The rule of the fundamental analyst: valuation, growth, quality, leverage and cash, each with its say. */
final class BusinessVotes {
    /** Cheaper than this share of what is usual counts as cheap, dearer than its inverse as dear. */
    private static final double CHEAP = 0.8;

    private BusinessVotes() {}

    static Tally of(MetricSet measures, CompanyKind trade) {
        var ballot = new VoteCollector(measures);
        valuation(ballot, measures, trade);
        growth(ballot, measures);
        profitability(ballot, measures);
        if (trade == CompanyKind.FINANCIAL) {
            capital(ballot);
        } else {
            quality(ballot);
            leverage(ballot);
            cash(ballot);
        }
        return ballot.tally();
    }

    private static void valuation(VoteCollector ballot, MetricSet measures, CompanyKind trade) {
        double usual = measures.number("usual_price_to_earnings");
        ballot.on(
                "Valuation against its own past",
                3,
                "price_to_earnings",
                value -> cheapness(value, usual),
                new Sayings(
                        "At {} times earnings the share is cheaper than it used to be.",
                        "At {} times earnings the share costs about what it used to.",
                        "At {} times earnings the share is dearer than it used to be."));
        String multiple = trade == CompanyKind.FINANCIAL ? "price_to_book" : "price_to_earnings";
        String counted = trade == CompanyKind.FINANCIAL ? "book value" : "earnings";
        double peers = measures.number("peer_" + multiple);
        ballot.on(
                "Valuation against peers",
                3,
                multiple,
                value -> cheapness(value, peers),
                new Sayings(
                        "At {} times " + counted + " it is cheaper than its peers.",
                        "At {} times " + counted + " it is priced like its peers.",
                        "At {} times " + counted + " it is dearer than its peers."));
    }

    private static double cheapness(double multiple, double usual) {
        return Double.isNaN(usual) ? Double.NaN : smaller(CHEAP, 1 / CHEAP).applyAsDouble(multiple / usual);
    }

    private static void growth(VoteCollector ballot, MetricSet measures) {
        ballot.on(
                "Revenue growth",
                2,
                "revenue_growth",
                between(0, 8),
                new Sayings("Revenue grew by {}.", "Revenue grew by only {}.", "Revenue shrank, by {}."));
        ballot.on(
                "Earnings growth",
                2,
                "net_income_growth",
                between(-5, 8),
                new Sayings("Net income grew by {}.", "Net income changed by {}.", "Net income shrank, by {}."));
        double peers = measures.number("peer_revenue_growth");
        ballot.on(
                "Growth against peers",
                1,
                "revenue_growth",
                value -> Double.isNaN(peers) ? Double.NaN : between(-3, 3).applyAsDouble(value - peers),
                new Sayings(
                        "Growth of {} beats that of its peers.",
                        "Growth of {} is like that of its peers.",
                        "Growth of {} trails that of its peers."));
    }

    private static void profitability(VoteCollector ballot, MetricSet measures) {
        ballot.on(
                "Profit",
                2,
                "net_income_12_months",
                value -> value > 0 ? 0.5 : -1,
                new Sayings(
                        "It earned {} in the last twelve months.",
                        "It broke even in the last twelve months, at {}.",
                        "It lost money in the last twelve months: {}."));
        ballot.on(
                "Return on equity",
                2,
                "return_on_equity",
                between(5, 15),
                new Sayings(
                        "Equity earned {}, a good return.",
                        "Equity earned {}, a middling return.",
                        "Equity earned {}, a poor return."));
        ballot.on(
                "Margin",
                1,
                "operating_margin_change",
                between(-1, 1),
                new Sayings(
                        "The operating margin widened by {} in points.",
                        "The operating margin held, {} in points.",
                        "The operating margin narrowed, by {} in points."));
        double peers = measures.number("peer_operating_margin");
        ballot.on(
                "Margin against peers",
                1,
                "operating_margin",
                value -> Double.isNaN(peers) ? Double.NaN : between(-3, 3).applyAsDouble(value - peers),
                new Sayings(
                        "Its operating margin of {} beats its peers'.",
                        "Its operating margin of {} is like its peers'.",
                        "Its operating margin of {} trails its peers'."));
    }

    private static void quality(VoteCollector ballot) {
        ballot.on(
                "Piotroski",
                3,
                "piotroski_f_score",
                between(3, 7),
                new Sayings(
                        "The books show strength: a Piotroski score of {}.",
                        "The books are mixed: a Piotroski score of {}.",
                        "The books show weakness: a Piotroski score of {}."));
        ballot.on(
                "Altman",
                2,
                "altman_z_score",
                value -> value > 2.6 ? 0.5 : value < 1.1 ? -1 : 0,
                new Sayings(
                        "An Altman score of {} is far from distress.",
                        "An Altman score of {} is neither safe nor distressed.",
                        "An Altman score of {} is that of companies in distress."));
        ballot.on(
                "Beneish",
                2,
                "beneish_m_score",
                value -> value > Beneish.THRESHOLD ? -1 : 0,
                new Sayings(
                        "A Beneish score of {} is clean.",
                        "A Beneish score of {} gives no sign of managed earnings.",
                        "A Beneish score of {} resembles companies that managed their earnings."));
    }

    private static void leverage(VoteCollector ballot) {
        ballot.on(
                "Debt",
                2,
                "debt_to_equity",
                smaller(0.5, 2),
                new Sayings(
                        "Debt is light, {} of equity.",
                        "Debt is bearable, {} of equity.",
                        "Debt is heavy, {} times equity."));
        ballot.on(
                "Interest cover",
                1,
                "interest_cover",
                between(2, 6),
                new Sayings(
                        "Earnings cover interest {} times over.",
                        "Earnings cover interest {} times.",
                        "Earnings hardly cover interest, {} times."));
    }

    private static void cash(VoteCollector ballot) {
        ballot.on(
                "Free cash flow",
                2,
                "free_cash_flow_margin",
                between(0, 8),
                new Sayings(
                        "Of each sale {} is left as free cash.",
                        "Of each sale only {} is left as free cash.",
                        "The business burns cash: {} of sales."));
        ballot.on(
                "Cash conversion",
                1,
                "cash_conversion",
                between(0.6, 1),
                new Sayings(
                        "Profit arrives as cash, {} of it from operations.",
                        "Most profit arrives as cash, {} of it from operations.",
                        "Profit hardly arrives as cash, {} of it from operations."));
    }

    private static void capital(VoteCollector ballot) {
        ballot.on(
                "Return on assets",
                2,
                "return_on_assets",
                between(0.4, 1),
                new Sayings(
                        "Assets earned {}, good for a lender.",
                        "Assets earned {}, usual for a lender.",
                        "Assets earned {}, little even for a lender."));
        ballot.on(
                "Capital",
                2,
                "equity_to_assets",
                between(5, 9),
                new Sayings(
                        "Equity is {} of assets, a thick cushion.",
                        "Equity is {} of assets, a usual cushion.",
                        "Equity is {} of assets, a thin cushion."));
    }
}
