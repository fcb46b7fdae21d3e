package footnote.research.annual;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Multiples;
import footnote.research.FactDeriver;
import footnote.research.FundamentalMetrics;
import footnote.research.MarketValue;
import footnote.research.MetricSet;
import footnote.research.ReportedStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Files what a year's lines come to, each figure with its unit, its formula and the entries it was read from. */
final class AnnualFacts {
    private final Ledger ledger;
    private final Denomination currency;
    private final FactDeriver deriver;

    AnnualFacts(Ledger ledger, Denomination currency) {
        this.ledger = ledger;
        this.currency = currency;
        this.deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
    }

    MetricSet measures() {
        return deriver.measures();
    }

    Ledger ledger() {
        return ledger;
    }

    Denomination currency() {
        return currency;
    }

    void keep(List<LedgerEntry> entries) {
        deriver.keep(entries);
    }

    void keep(LedgerEntry entry) {
        deriver.keep(entry);
    }

    FactDeriver deriver() {
        return deriver;
    }

    void missing(String what, String why) {
        deriver.missing(what, why);
    }

    void derived(String metric, Period period, Unit unit, MaybeNumber value, String formula, List<LedgerEntry> inputs) {
        deriver.derive(metric, period, unit, value, formula, inputs);
    }

    void multiple(String metric, Period period, MarketValue then, Metric under, String formula) {
        on(under, period).ifPresent(entry -> {
            var inputs = new ArrayList<LedgerEntry>(List.of(entry));
            inputs.addAll(then.inputs());
            var value = then.value()
                    .overPositive(MaybeNumber.of(entry.number()), under.label().toLowerCase(Locale.ROOT));
            deriver.derive(metric, period, Unit.RATIO, value, formula, inputs);
        });
    }

    /** Over what continuing operations earned. */
    void priceToEarnings(Period period, MarketValue then, String formula) {
        var year = ReportedStatement.year(ledger, currency, period.end());
        var value = Multiples.priceToEarnings(then.value(), year);
        var inputs = new ArrayList<>(year.read());
        inputs.addAll(then.inputs());
        deriver.derive("price_to_earnings", period, Unit.RATIO, value, formula, inputs);
    }

    /** Over the equity of common shareholders. */
    void priceToBook(Period period, MarketValue then, String formula) {
        var year = ReportedStatement.year(ledger, currency, period.end());
        var value = Multiples.priceToBook(then.value(), year);
        var inputs = new ArrayList<>(year.read());
        inputs.addAll(then.inputs());
        if (!inputs.isEmpty()) {
            deriver.derive("price_to_book", period, Unit.RATIO, value, formula, inputs);
        }
    }

    void dividendYield(Period period, MarketValue then, String formula) {
        var year = ReportedStatement.year(ledger, currency, period.end());
        var value = Multiples.dividendYield(then.value(), year);
        var inputs = new ArrayList<>(year.read());
        inputs.addAll(then.inputs());
        if (value.known()) {
            deriver.derive("dividend_yield", period, Unit.PERCENT, value.times(100), formula, inputs);
        }
    }

    /** Enterprise value with the year's own balance sheet, over its revenue. */
    void evToSales(Period period, MarketValue then, String formula) {
        var year = ReportedStatement.year(ledger, currency, period.end());
        var value = Multiples.evToSales(then.value(), year);
        var inputs = new ArrayList<>(year.read());
        inputs.addAll(then.inputs());
        if (value.known()) {
            deriver.keep(ReportedStatement.withInputs(inputs, ledger));
            deriver.derive("ev_to_sales", period, Unit.RATIO, value, formula, inputs);
        }
    }

    /** The operating margin before charges and impairments, where it does not compare for them. */
    void marginBeforeCharges(Period period) {
        var charges = Stream.of(Metric.EXCEPTIONAL_CHARGES, Metric.IMPAIRMENT_CHARGES)
                .flatMap(metric -> on(metric, period).stream())
                .toList();
        double charged = charges.stream().mapToDouble(LedgerEntry::number).sum();
        var revenue = on(Metric.REVENUE, period);
        var income =
                on(Metric.OPERATING_INCOME, period).filter(each -> FundamentalMetrics.material(charged, each.number()));
        if (revenue.isPresent() && income.isPresent()) {
            var inputs = new ArrayList<>(List.of(revenue.get(), income.get()));
            inputs.addAll(charges);
            derived(
                    "operating_margin_before_charges",
                    period,
                    Unit.PERCENT,
                    MaybeNumber.of(income.get().number() + charged)
                            .overPositive(MaybeNumber.of(revenue.get().number()), "revenue")
                            .times(100),
                    "operating income plus exceptional charges and impairments, over revenue",
                    inputs);
        }
    }

    void share(String metric, Period period, Metric part, Metric whole, String formula) {
        var one = on(part, period);
        var other = on(whole, period);
        if (one.isPresent() && other.isPresent()) {
            deriver.derive(
                    metric,
                    period,
                    Unit.PERCENT,
                    MaybeNumber.of(one.get().number())
                            .overPositive(MaybeNumber.of(other.get().number()), whole.label())
                            .times(100),
                    formula,
                    List.of(one.get(), other.get()));
        }
    }

    void each(String metric, Period period, Metric part, Metric whole, String formula) {
        var one = on(part, period);
        var other = on(whole, period);
        if (one.isPresent() && other.isPresent()) {
            deriver.derive(
                    metric,
                    period,
                    Unit.of(currency),
                    MaybeNumber.of(one.get().number())
                            .overPositive(MaybeNumber.of(other.get().number()), whole.label()),
                    formula,
                    List.of(one.get(), other.get()));
        }
    }

    Optional<LedgerEntry> on(Metric metric, Period period) {
        return ledger.years(metric).stream()
                .filter(entry -> entry.fact().period().endsNear(period.end()))
                .findFirst();
    }

    void percent(String metric, Period period, MaybeNumber fraction, String formula, ReportedStatement... read) {
        derive(metric, period, Unit.PERCENT, fraction.times(100), formula, read);
    }

    /** As a percentage, where the year reports all lines of it; otherwise nothing is filed. */
    void percentIfReported(String metric, Period period, MaybeNumber fraction, String formula, ReportedStatement year) {
        ifReported(metric, period, Unit.PERCENT, fraction.times(100), formula, year.read());
    }

    /** As a ratio, where the year reports all lines of it; otherwise nothing is filed. */
    void ratioIfReported(String metric, Period period, MaybeNumber value, String formula, ReportedStatement year) {
        ifReported(metric, period, Unit.RATIO, value, formula, year.read());
    }

    private void ifReported(
            String metric, Period period, Unit unit, MaybeNumber value, String formula, List<LedgerEntry> inputs) {
        if (value.known()) {
            deriver.derive(metric, period, unit, value, formula, inputs);
        }
    }

    void ratio(String metric, Period period, MaybeNumber value, String formula, ReportedStatement... read) {
        derive(metric, period, Unit.RATIO, value, formula, read);
    }

    void days(String metric, Period period, MaybeNumber value, String formula, ReportedStatement... read) {
        derive(metric, period, Unit.DAYS, value, formula, read);
    }

    void count(String metric, Period period, MaybeNumber value, String formula, ReportedStatement... read) {
        derive(metric, period, Unit.COUNT, value, formula, read);
    }

    void amount(String metric, Period period, MaybeNumber value, String formula, ReportedStatement... read) {
        derive(metric, period, Unit.of(currency), value, formula, read);
    }

    private void derive(
            String metric, Period period, Unit unit, MaybeNumber value, String formula, ReportedStatement... read) {
        var inputs = new ArrayList<LedgerEntry>();
        for (var statement : read) {
            inputs.addAll(statement.read());
        }
        if (value.known()) {
            deriver.keep(ReportedStatement.withInputs(inputs, ledger));
        }
        deriver.derive(
                metric, period, unit, value, formula, inputs.stream().distinct().toList());
    }
}
