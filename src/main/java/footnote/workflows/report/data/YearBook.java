package footnote.workflows.report.data;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.Measured;
import footnote.research.FiledStatement;
import footnote.research.MarketValue;
import footnote.research.Measures;
import footnote.research.Reckoner;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Files what a year's lines come to, each figure with its unit, its formula and the entries it was read from. */
final class YearBook {
    private final Ledger ledger;
    private final Denomination currency;
    private final Reckoner reckoner;

    YearBook(Ledger ledger, Denomination currency) {
        this.ledger = ledger;
        this.currency = currency;
        this.reckoner = new Reckoner(
                ledger.subject(),
                ledger.asOf(),
                Origin.document(
                        "footnote",
                        "derived",
                        ledger.asOf().atStartOfDay(ZoneOffset.UTC).toInstant()));
    }

    Measures measures() {
        return reckoner.measures();
    }

    Ledger ledger() {
        return ledger;
    }

    Denomination currency() {
        return currency;
    }

    void keep(List<LedgerEntry> entries) {
        reckoner.keep(entries);
    }

    void keep(LedgerEntry entry) {
        reckoner.keep(entry);
    }

    void missing(String what, String why) {
        reckoner.missing(what, why);
    }

    void reckoned(String metric, Period period, Unit unit, Measured value, String formula, List<LedgerEntry> inputs) {
        reckoner.derive(metric, period, unit, value, formula, inputs);
    }

    void multiple(String metric, Period period, MarketValue then, Metric under, String formula) {
        on(under, period).ifPresent(entry -> {
            var inputs = new ArrayList<LedgerEntry>(List.of(entry));
            inputs.addAll(then.inputs());
            var value = then.value()
                    .overPositive(Measured.of(entry.number()), under.label().toLowerCase(Locale.ROOT));
            reckoner.derive(metric, period, Unit.RATIO, value, formula, inputs);
        });
    }

    void share(String metric, Period period, Metric part, Metric whole, String formula) {
        var one = on(part, period);
        var other = on(whole, period);
        if (one.isPresent() && other.isPresent()) {
            reckoner.derive(
                    metric,
                    period,
                    Unit.PERCENT,
                    Measured.of(one.get().number())
                            .overPositive(Measured.of(other.get().number()), whole.label())
                            .times(100),
                    formula,
                    List.of(one.get(), other.get()));
        }
    }

    void each(String metric, Period period, Metric part, Metric whole, String formula) {
        var one = on(part, period);
        var other = on(whole, period);
        if (one.isPresent() && other.isPresent()) {
            reckoner.derive(
                    metric,
                    period,
                    Unit.of(currency),
                    Measured.of(one.get().number())
                            .overPositive(Measured.of(other.get().number()), whole.label()),
                    formula,
                    List.of(one.get(), other.get()));
        }
    }

    Optional<LedgerEntry> on(Metric metric, Period period) {
        return ledger.years(metric).stream()
                .filter(entry -> Math.abs(entry.fact().period().end().toEpochDay()
                                - period.end().toEpochDay())
                        <= 10)
                .findFirst();
    }

    void percent(String metric, Period period, Measured fraction, String formula, FiledStatement... read) {
        derive(metric, period, Unit.PERCENT, fraction.times(100), formula, read);
    }

    void ratio(String metric, Period period, Measured value, String formula, FiledStatement... read) {
        derive(metric, period, Unit.RATIO, value, formula, read);
    }

    void days(String metric, Period period, Measured value, String formula, FiledStatement... read) {
        derive(metric, period, Unit.DAYS, value, formula, read);
    }

    void count(String metric, Period period, Measured value, String formula, FiledStatement... read) {
        derive(metric, period, Unit.COUNT, value, formula, read);
    }

    void amount(String metric, Period period, Measured value, String formula, FiledStatement... read) {
        derive(metric, period, Unit.of(currency), value, formula, read);
    }

    private void derive(
            String metric, Period period, Unit unit, Measured value, String formula, FiledStatement... read) {
        var inputs = new ArrayList<LedgerEntry>();
        for (var statement : read) {
            inputs.addAll(statement.read());
        }
        if (value.known()) {
            reckoner.keep(FiledStatement.withInputs(inputs, ledger));
        }
        reckoner.derive(
                metric, period, unit, value, formula, inputs.stream().distinct().toList());
    }
}
