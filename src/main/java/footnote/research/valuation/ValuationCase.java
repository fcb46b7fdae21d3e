package footnote.research.valuation;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.FundamentalMetrics;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/** One valuation under way: its inputs and assumptions, and how figures are filed, in total or per share. */
record ValuationCase(ValuationInputs inputs, ValuationAssumptions assumptions) {
    FactDeriver deriver() {
        return assumptions.deriver();
    }

    Optional<LedgerEntry> lastYear(String metric) {
        return inputs.lastYear(metric);
    }

    /** A figure of the latest balance sheet, of the last twelve months or of today's market. */
    Optional<LedgerEntry> current(String metric) {
        return inputs.current().find(metric);
    }

    Optional<LedgerEntry> price() {
        return inputs.market().find("price");
    }

    /** Exceptional charges and impairments of the last twelve months, where operating income does not compare for them. */
    Optional<LedgerEntry> charges() {
        var income = inputs.trailing("operating_income").map(LedgerEntry::number);
        return current(FundamentalMetrics.CHARGES)
                .filter(charges -> income.filter(each -> FundamentalMetrics.material(charges.number(), each))
                        .isPresent());
    }

    /** Such a charge in one of the three fiscal years before the last twelve months: it is no exception then. */
    Optional<LedgerEntry> earlierCharges() {
        return charges().flatMap(now -> {
            var from = now.fact().period().end().minusYears(1).plusDays(1);
            return Stream.of("exceptional_charges", "impairment_charges")
                    .flatMap(line -> inputs.years(line).stream())
                    .filter(each -> each.fact().period().end().isBefore(from)
                            && each.fact().period().end().isAfter(from.minusYears(3))
                            && inputs.years("operating_income").stream()
                                    .anyMatch(income -> income.fact()
                                                    .period()
                                                    .equals(each.fact().period())
                                            && FundamentalMetrics.material(each.number(), income.number())))
                    .max(Comparator.comparing(each -> each.fact().period().end()));
        });
    }

    Denomination quoted() {
        return inputs.quoted();
    }

    LocalDate day() {
        return inputs.asOf();
    }

    Period today() {
        return Period.instant(day());
    }

    static List<LedgerEntry> with(List<LedgerEntry> inputs, LedgerEntry... more) {
        var all = new LinkedHashSet<>(inputs);
        all.addAll(List.of(more));
        return List.copyOf(all);
    }

    LedgerEntry shifted(String metric, LedgerEntry base, double points) {
        return deriver()
                .derive(
                        metric,
                        today(),
                        Unit.PERCENT,
                        MaybeNumber.of(base.number() + points),
                        base.fact().metric().label() + (points > 0 ? " plus " : " less ") + Math.abs(points)
                                + " points",
                        List.of(base))
                .orElseThrow();
    }

    Optional<LedgerEntry> amount(String metric, MaybeNumber value, String formula, List<LedgerEntry> from) {
        return amount(metric, today(), value, formula, from);
    }

    /** An amount of another period than today. */
    Optional<LedgerEntry> amount(
            String metric, Period period, MaybeNumber value, String formula, List<LedgerEntry> from) {
        return deriver().derive(metric, period, Unit.of(inputs.flows()), value, formula, from);
    }

    Optional<LedgerEntry> percent(String metric, MaybeNumber value, String formula, List<LedgerEntry> from) {
        return deriver().derive(metric, today(), Unit.PERCENT, value, formula, from);
    }

    Optional<LedgerEntry> ratio(String metric, MaybeNumber value, String formula, List<LedgerEntry> from) {
        return deriver().derive(metric, today(), Unit.RATIO, value, formula, from);
    }

    /** In what the share is quoted in, so that it can be compared with the price: pence for a price in pence. */
    Optional<LedgerEntry> perShare(String metric, MaybeNumber value, String formula, List<LedgerEntry> from) {
        DoubleUnaryOperator quote = each -> each * quoted().perMajor();
        return deriver().derive(metric, today(), Unit.perShare(quoted()), value.map(quote), formula, from);
    }

    void againstPrice(LedgerEntry value) {
        price().ifPresent(price -> deriver()
                .derive(
                        "model_value_against_price",
                        today(),
                        Unit.PERCENT,
                        MaybeNumber.of(value.number())
                                .overPositive(MaybeNumber.of(price.number()), "share price")
                                .map(ratio -> 100 * (ratio - 1)),
                        "fair value per share over the price, less one",
                        List.of(value, price)));
    }

    /** As many as the market value counts, so that splits and depositary shares are right. */
    Optional<LedgerEntry> shares() {
        var cap = current("market_cap");
        var price = price();
        if (cap.isEmpty() || price.isEmpty()) {
            return Optional.empty();
        }
        var quoted = price.get().fact().unit().currency().orElseThrow();
        double inMajor = quoted.inMajor(price.get().fact().value()).doubleValue();
        var reported = cap.get().fact().unit().currency().orElseThrow();
        boolean alike = reported.equals(quoted.major());
        return deriver()
                .derive(
                        alike ? "shares_in_market_value" : "market_value_over_price",
                        today(),
                        alike ? Unit.SHARES : Unit.RATIO,
                        MaybeNumber.of(cap.get().number()).overPositive(MaybeNumber.of(inMajor), "share price"),
                        "market value over share price"
                                + (alike
                                        ? ""
                                        : ", which turns a value in " + reported + " into " + quoted.major()
                                                + " a share"),
                        List.of(cap.get(), price.get()));
    }
}
