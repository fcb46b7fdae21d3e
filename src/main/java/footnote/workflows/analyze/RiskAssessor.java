package footnote.workflows.analyze;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.domain.calendar.TradingDays;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RiskCode;
import footnote.domain.opinion.RiskFlag;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Beneish;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.redflags.RedFlagSearch.RedFlagFindings;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Raises risk flags by rule alone, so that no model can talk one away. */
public final class RiskAssessor {
    /** Which side of a threshold is the risky one. */
    private enum Side {
        OVER,
        UNDER
    }

    private record Rule(RiskCode code, String metric, Side side, double threshold, String says) {}

    private static final List<Rule> RULES = List.of(
            new Rule(
                    RiskCode.NEAR_52W_HIGH,
                    "below_52_week_high",
                    Side.UNDER,
                    3,
                    "The close is {} below its 52-week high"),
            new Rule(
                    RiskCode.NEAR_52W_LOW, "above_52_week_low", Side.UNDER, 5, "The close is {} above its 52-week low"),
            new Rule(RiskCode.HIGH_VOLATILITY, "volatility", Side.OVER, 45, "Annualized volatility is {}"),
            new Rule(RiskCode.OVERBOUGHT, "rsi_14", Side.OVER, 70, "RSI 14 is {}"),
            new Rule(RiskCode.OVERSOLD, "rsi_14", Side.UNDER, 30, "RSI 14 is {}"),
            new Rule(RiskCode.DEEP_DRAWDOWN, "drawdown", Side.OVER, 40, "The maximum drawdown within a year was {}"),
            new Rule(RiskCode.HIGH_LEVERAGE, "debt_to_equity", Side.OVER, 2, "Debt/equity is {}"),
            new Rule(RiskCode.WEAK_INTEREST_COVER, "interest_cover", Side.UNDER, 1.5, "Interest cover is {}"),
            new Rule(RiskCode.NEGATIVE_CASH_FLOW, "free_cash_flow", Side.UNDER, 0, "Free cash flow is {}"),
            new Rule(RiskCode.LOSS_MAKING, "net_income_12_months", Side.UNDER, 0, "LTM net income is {}"),
            new Rule(RiskCode.DILUTION, "share_count_growth", Side.OVER, 5, "The number of shares grew by {}"),
            new Rule(
                    RiskCode.ACCOUNTING_FLAG,
                    "beneish_m_score",
                    Side.OVER,
                    Beneish.THRESHOLD,
                    "The Beneish M-score is {}"),
            new Rule(RiskCode.DISTRESS, "altman_z_score", Side.UNDER, 1.1, "The Altman Z''-score is {}"),
            new Rule(RiskCode.PLEDGED_SHARES, "promoter_pledge", Side.OVER, 25, "Promoters have pledged {}"),
            new Rule(RiskCode.EARNINGS_SOON, "days_to_results", Side.UNDER, 14, "The next results are due in {}"),
            new Rule(
                    RiskCode.STALE_DATA,
                    "trading_days_missed",
                    Side.OVER,
                    2,
                    "Since the last bar the market traded {}"));

    /** A day's turnover that a modest position can be sold into, by the currency's own size of a dollar. */
    private static final double LEAST_TURNOVER = 1_000_000;

    /** Rounded: a threshold of liquidity needs no exchange rate of the day. */
    private static final Map<String, Integer> UNITS_A_DOLLAR = units(
            "USD EUR GBP CHF CAD AUD SGD 1",
            "NZD 2",
            "ILS PLN SAR AED QAR PEN MYR 4",
            "BRL 6",
            "CNY DKK 7",
            "HKD 8",
            "SEK NOK 10",
            "MXN ZAR 18",
            "CZK 22",
            "TWD THB 32",
            "TRY 40",
            "EGP 50",
            "PHP 57",
            "INR 85",
            "JPY 150",
            "PKR 280",
            "HUF 360",
            "CLP 950",
            "KRW 1350",
            "ARS 1400",
            "COP 4000",
            "IDR 16000",
            "VND 26000");

    private static Map<String, Integer> units(String... lines) {
        var units = new HashMap<String, Integer>();
        for (var line : lines) {
            int number = line.lastIndexOf(' ');
            for (var code : line.substring(0, number).split(" ", -1)) {
                units.put(code, Integer.valueOf(line.substring(number + 1)));
            }
        }
        return Map.copyOf(units);
    }

    /** As {@link #assess(AnalystTask, MetricSet)}, with what filings, news and accounts show, the gravest first. */
    public RiskRegister assess(AnalystTask task, MetricSet measured, RedFlagFindings redFlags) {
        var known = redFlags.flags().stream().map(RedFlag::code).collect(Collectors.toSet());
        var register = assess(task, measured);
        return new RiskRegister(
                Stream.concat(
                                redFlags.flags().stream().map(RiskFlag::of),
                                register.flags().stream().filter(flag -> !known.contains(flag.code())))
                        .sorted(Comparator.comparing(RiskFlag::grave).reversed())
                        .toList(),
                redFlags.measures().and(register.measures()));
    }

    /** The flags of everything that was measured; what was not measured raises none. */
    public RiskRegister assess(AnalystTask task, MetricSet measured) {
        var day = task.view().asOf();
        var deriver = new FactDeriver(
                task.subject(),
                day,
                Origin.document(
                        "footnote",
                        "risk rules",
                        day.atStartOfDay(ZoneOffset.UTC).toInstant()));
        missedDays(task, measured, deriver);
        var measures = measured.and(deriver.measures());
        var flags = new ArrayList<RiskFlag>();
        RULES.forEach(rule -> measures.find(rule.metric())
                .filter(entry -> crosses(rule, entry.number()))
                .ifPresent(entry -> flags.add(raised(rule, entry, day, deriver))));
        liquidity(measures).ifPresent(rule -> measures.find(rule.metric())
                .filter(entry -> crosses(rule, entry.number()))
                .ifPresent(entry -> flags.add(raised(rule, entry, day, deriver))));
        return new RiskRegister(flags, deriver.measures());
    }

    private static boolean crosses(Rule rule, double value) {
        return rule.side() == Side.OVER ? value > rule.threshold() : value < rule.threshold();
    }

    private static RiskFlag raised(Rule rule, LedgerEntry entry, LocalDate day, FactDeriver deriver) {
        String name = rule.code().name().toLowerCase(Locale.ROOT) + "_threshold";
        var threshold = deriver.assume(name, day, entry.fact().unit(), rule.threshold());
        String text = rule.says().replace("{}", "{fact:" + entry.id() + "}") + ", "
                + (rule.side() == Side.OVER ? "above" : "below") + " the threshold of {fact:" + threshold.id() + "}.";
        return new RiskFlag(rule.code(), entry.id(), threshold.id(), new Prose(text));
    }

    private static Optional<Rule> liquidity(MetricSet measures) {
        return measures.find("daily_turnover")
                .flatMap(entry -> entry.fact().unit().currency())
                .flatMap(currency -> Optional.ofNullable(UNITS_A_DOLLAR.get(currency.code())))
                .map(units -> new Rule(
                        RiskCode.LOW_LIQUIDITY,
                        "daily_turnover",
                        Side.UNDER,
                        LEAST_TURNOVER * units,
                        "Average daily value traded is {}"));
    }

    /** Days on which the market surely traded since the last bar, so that a holiday is not taken for a gap. */
    private static void missedDays(AnalystTask task, MetricSet measured, FactDeriver deriver) {
        measured.find(Metric.PRICE.name()).ifPresent(price -> {
            var last = price.fact().period().end();
            var day = task.view().asOf();
            long missed = last.plusDays(1)
                    .datesUntil(day.isAfter(last) ? day : last.plusDays(1))
                    .filter(each -> TradingDays.kind(task.listing().market(), each) == TradingDays.Kind.OPEN)
                    .count();
            deriver.derive(
                    "trading_days_missed",
                    Period.instant(day),
                    Unit.DAYS,
                    MaybeNumber.of((double) missed),
                    "days on which the market traded since the last bar, the day itself left out",
                    List.of(price));
        });
    }

    /** The flags that were raised, with the thresholds they crossed as entries of their own. */
    public record RiskRegister(List<RiskFlag> flags, MetricSet measures) {
        public RiskRegister {
            flags = List.copyOf(flags);
        }
    }
}
