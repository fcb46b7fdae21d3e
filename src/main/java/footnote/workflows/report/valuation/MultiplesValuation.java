package footnote.workflows.report.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import footnote.quant.value.Peers;
import footnote.research.FactDeriver;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.ValuationData;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Value per share at what the market pays for peers, and at what it paid for the company itself in other years. */
final class MultiplesValuation {
    private static final double MOST_EARNINGS = 60;
    private static final int FEWEST_YEARS = 3;

    private final FactDeriver deriver;
    private final Optional<ValuationData> valuation;
    private final Optional<FinancialData> financial;
    private final boolean lender;

    MultiplesValuation(
            FactDeriver deriver, Optional<ValuationData> valuation, Optional<FinancialData> financial, boolean lender) {
        this.deriver = deriver;
        this.valuation = valuation;
        this.financial = financial;
        this.lender = lender;
    }

    void add(List<ValuationResult.Range> ranges) {
        if (valuation.isEmpty() || deriver.measures().find("price").isEmpty()) {
            return;
        }
        peers("price_to_earnings", "Peer P/E").ifPresent(ranges::add);
        if (lender) {
            peers("price_to_book", "Peer P/B").ifPresent(ranges::add);
        } else {
            peers("ev_to_sales", "Peer EV/sales").ifPresent(ranges::add);
        }
        own("price_to_earnings", "Own P/E").ifPresent(ranges::add);
        own(lender ? "price_to_book" : "ev_to_sales", lender ? "Own P/B" : "Own EV/sales")
                .ifPresent(ranges::add);
    }

    /** What the share would cost if the multiple were another: the price times the ratio of both. */
    private Optional<ValuationResult.Range> peers(String metric, String name) {
        var close = valuation.orElseThrow().closePeers();
        var theirs = close.stream()
                .flatMap(peer -> peer.measures().find(metric).stream())
                .filter(MultiplesValuation::meaningful)
                .toList();
        var spread = Peers.spread(
                theirs.stream().map(entry -> MaybeNumber.of(entry.number())).toList());
        if (!spread.median().known()) {
            deriver.missing(name, "fewer than three close peers have this multiple");
            return Optional.empty();
        }
        theirs.forEach(deriver::keep);
        close.forEach(peer -> deriver.keep(
                peer.measures().behind(peer.measures().find(metric).stream().toList())));
        return range(
                metric,
                name,
                new Benchmark(
                        spread.lowerQuartile(),
                        spread.median(),
                        spread.upperQuartile(),
                        theirs,
                        "of the middle half of peers"));
    }

    /** A multiple of next to no earnings says nothing of what earnings are worth. */
    private static boolean meaningful(LedgerEntry multiple) {
        return !multiple.fact().metric().name().equals("price_to_earnings") || multiple.number() <= MOST_EARNINGS;
    }

    private Optional<ValuationResult.Range> own(String metric, String name) {
        var past = financial
                .map(each -> each.measures().entries().stream()
                        .filter(entry -> entry.fact().metric().equals(new Metric(metric)))
                        .filter(MultiplesValuation::meaningful)
                        .toList())
                .orElse(List.of());
        if (past.size() < FEWEST_YEARS) {
            deriver.missing(name, "fewer than three years have this multiple");
            return Optional.empty();
        }
        double[] values = past.stream().mapToDouble(LedgerEntry::number).toArray();
        return range(
                metric,
                name,
                new Benchmark(
                        MaybeNumber.of(Sample.quantile(values, 0)),
                        MaybeNumber.of(Sample.median(values)),
                        MaybeNumber.of(Sample.quantile(values, 1)),
                        past,
                        "of the company's own years"));
    }

    /** Multiples that the company's own is compared with, the facts they were read from, and whose they are. */
    private record Benchmark(
            MaybeNumber low, MaybeNumber middle, MaybeNumber high, List<LedgerEntry> behind, String whose) {}

    private Optional<ValuationResult.Range> range(String metric, String name, Benchmark multiples) {
        var now = valuation.orElseThrow().measures().find(metric);
        var price = deriver.measures().find("price");
        if (now.isEmpty() || price.isEmpty() || now.get().number() <= 0) {
            deriver.missing(name, "the company itself has no such multiple");
            return Optional.empty();
        }
        var inputs = new ArrayList<LedgerEntry>(List.of(price.get(), now.get()));
        if (metric.startsWith("ev_")) {
            var enterprise = valuation.orElseThrow().measures().find("enterprise_value");
            var equity = valuation.orElseThrow().measures().find("market_cap");
            if (enterprise.isEmpty() || equity.isEmpty()) {
                deriver.missing(name, "net debt is not known at the latest balance sheet");
                return Optional.empty();
            }
            inputs.add(enterprise.get());
            inputs.add(equity.get());
        }
        inputs.addAll(multiples.behind());
        var from = implied(multiples.low(), now.get(), price.get(), "lower end " + multiples.whose(), inputs);
        var mid = implied(multiples.middle(), now.get(), price.get(), "median " + multiples.whose(), inputs);
        var to = implied(multiples.high(), now.get(), price.get(), "upper end " + multiples.whose(), inputs);
        return from.isPresent() && mid.isPresent() && to.isPresent()
                ? Optional.of(new ValuationResult.Range(
                        name,
                        from.get().id(),
                        mid.map(LedgerEntry::id),
                        to.get().id(),
                        ValuationResult.Kind.MULTIPLE))
                : Optional.empty();
    }

    private Optional<LedgerEntry> implied(
            MaybeNumber multiple, LedgerEntry now, LedgerEntry price, String which, List<LedgerEntry> inputs) {
        var metric = "value_at_" + now.fact().metric().name();
        return deriver.derive(
                metric,
                price.fact().period(),
                Unit.perShare(price.fact().unit().currency().orElseThrow()),
                multiple.over(MaybeNumber.of(now.number()), "multiple")
                        .map(ratio -> price.number() * ofEquity(ratio, now)),
                now.fact().metric().name().startsWith("ev_")
                        ? "enterprise value x " + which + " / "
                                + now.fact().metric().label()
                                + " now, less net debt and not below zero, over shares"
                        : "share price x " + which + " / " + now.fact().metric().label() + " now",
                inputs);
    }

    /** What becomes of equity where a multiple becomes so many times what it is; debt comes first, owners lose no more. */
    private double ofEquity(double ratio, LedgerEntry now) {
        if (!now.fact().metric().name().startsWith("ev_")) {
            return ratio;
        }
        double enterprise = valuation.orElseThrow().measures().number("enterprise_value");
        double equity = valuation.orElseThrow().measures().number("market_cap");
        return Math.max(0, ratio * enterprise - (enterprise - equity)) / equity;
    }
}
