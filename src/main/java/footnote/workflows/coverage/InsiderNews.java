package footnote.workflows.coverage;

import footnote.domain.Basis;
import footnote.domain.DateRange;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.Finding;
import footnote.domain.InsiderTrade;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.SourceLine;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Purchases by insiders on the open market, and sales that are not small; grants, exercises and gifts are no news. */
final class InsiderNews {
    private static final int FORMS = 12;
    private static final Set<String> OPEN_MARKET = Set.of("P", "S");
    /** In the share's currency; insiders sell small amounts all the time. */
    private static final BigDecimal SMALL_SALE = BigDecimal.valueOf(50_000);

    private final EvidenceReader evidence;
    private final NewsCollector news;

    InsiderNews(EvidenceReader evidence, NewsCollector news) {
        this.evidence = evidence;
        this.news = news;
    }

    void collect() {
        boolean files = news.view().sample() || news.listing().cik().isPresent(); // others file no form 4
        if (!files) {
            return;
        }
        var days = new DateRange(news.since().plusDays(1), news.view().asOf());
        switch (evidence.insiders(news.listing(), days, FORMS, news.view())) {
            case Finding.Found<List<InsiderTrade>>(List<InsiderTrade> trades) ->
                trades.stream()
                        .filter(trade -> OPEN_MARKET.contains(trade.code())
                                && !trade.derivative()
                                && trade.shares().signum() > 0)
                        .collect(Collectors.groupingBy(
                                trade -> trade.day() + " " + trade.code() + " " + trade.insider(),
                                TreeMap::new,
                                Collectors.toList()))
                        .forEach(this::traded);
            case Finding.Missing<List<InsiderTrade>> missing -> news.gapUnlessNone(missing);
        }
    }

    private void traded(String key, List<InsiderTrade> trades) {
        var first = trades.getFirst();
        var shares = trades.stream().map(InsiderTrade::shares).reduce(BigDecimal.ZERO, BigDecimal::add);
        var paid = paid(trades);
        if (!first.acquired()
                && paid.filter(each -> each.compareTo(SMALL_SALE) < 0).isPresent()) {
            return;
        }
        var count = fact("insider_trade_shares", first, shares, Unit.SHARES);
        var currency = news.listing().currency();
        String price = paid.map(each -> each.divide(shares, new MathContext(6)))
                .map(each -> " at {fact:" + fact("insider_trade_price", first, each, Unit.perShare(currency)) + "}")
                .orElse("");
        String total = paid.filter(_ -> currency.perMajor() == 1)
                .map(each -> ", {fact:" + fact("insider_trade_value", first, each, Unit.of(currency)) + "} in total")
                .orElse("");
        news.add(
                Kind.INSIDER,
                "insider " + key,
                first.day(),
                who(first) + (first.acquired() ? " bought {fact:" : " sold {fact:") + count + "} on "
                        + FigureFormat.day(first.day()) + price + total + ".",
                SourceLine.source(first.origin()),
                first.origin().uri());
    }

    private static String who(InsiderTrade trade) {
        String name = NewsCollector.inert(trade.insider());
        return trade.title()
                .map(NewsCollector::inert)
                .filter(title -> !title.isBlank())
                .map(title -> name + " (" + title + ")")
                .orElse(name);
    }

    /** Nothing where a price is missing. */
    private static Optional<BigDecimal> paid(List<InsiderTrade> trades) {
        return trades.stream()
                        .allMatch(trade ->
                                trade.price().filter(each -> each.signum() > 0).isPresent())
                ? Optional.of(trades.stream()
                        .map(trade -> trade.shares().multiply(trade.price().orElseThrow()))
                        .reduce(BigDecimal.ZERO, BigDecimal::add))
                : Optional.empty();
    }

    private String fact(String metric, InsiderTrade trade, BigDecimal value, Unit unit) {
        return news.keep(LedgerEntry.of(Fact.of(
                        Subject.of(news.listing().ticker()),
                        new Metric(metric),
                        Period.instant(trade.day()),
                        value.stripTrailingZeros(),
                        unit,
                        Basis.REPORTED,
                        trade.day(),
                        trade.origin())))
                .id();
    }
}
