package footnote.sources.yahoo;

import footnote.domain.Denomination;
import footnote.domain.Estimate;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.sources.EstimateSource;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/** Consensus of revenue, earnings per share and target price from quoteSummary. */
public final class YahooEstimates implements EstimateSource {
    private static final Duration FRESH = Duration.ofHours(6);

    private final Yahoo yahoo;

    public YahooEstimates(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public List<Estimate> estimates(Ticker ticker) {
        byte[] json = YahooSummary.fetch(yahoo, ticker, YahooSummary.COMPANY, "estimates of " + ticker, FRESH);
        return parse(ticker, json, yahoo.origin(YahooSummary.uri(ticker, YahooSummary.COMPANY)));
    }

    /** The estimates hold as of the day they were fetched: Yahoo states none. */
    static List<Estimate> parse(Ticker ticker, byte[] json, Origin origin) {
        String what = "estimates of " + ticker;
        return Parsing.of(Yahoo.NAME, what, () -> {
            JsonNode modules = YahooSummary.modules(json, what);
            var estimates = new ArrayList<Estimate>();
            for (JsonNode trend : modules.path("earningsTrend").path("trend")) {
                period(trend).ifPresent(period -> {
                    estimate(ticker, Metric.EPS_DILUTED, period, trend.path("earningsEstimate"), origin)
                            .ifPresent(estimates::add);
                    estimate(ticker, Metric.REVENUE, period, trend.path("revenueEstimate"), origin)
                            .ifPresent(estimates::add);
                });
            }
            target(ticker, modules, origin).ifPresent(estimates::add);
            if (estimates.isEmpty()) {
                throw new NoData(Yahoo.NAME, what);
            }
            return List.copyOf(estimates);
        });
    }

    /** Quarters and years end where stated; "+5y" and the like are growth rates without an end. */
    private static Optional<Period> period(JsonNode trend) {
        String code = VendorJson.text(trend.path("period")).orElse("");
        int months = code.endsWith("q") ? 3 : code.endsWith("y") ? 12 : 0;
        return VendorJson.day(trend.path("endDate"))
                .filter(_ -> months > 0)
                .map(end -> Period.of(YahooPeriods.start(end, months), end));
    }

    private static Optional<Estimate> estimate(
            Ticker ticker, Metric metric, Period period, JsonNode numbers, Origin origin) {
        boolean perShare = metric.equals(Metric.EPS_DILUTED);
        var currency = VendorJson.text(numbers.path(perShare ? "earningsCurrency" : "revenueCurrency"))
                .map(Denomination::new);
        var mean = VendorJson.decimal(numbers.path("avg"));
        if (mean.isEmpty() || currency.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Estimate(
                Subject.of(ticker),
                metric,
                period,
                mean.get(),
                VendorJson.decimal(numbers.path("low")),
                VendorJson.decimal(numbers.path("high")),
                count(numbers.path("numberOfAnalysts")),
                perShare ? Unit.perShare(currency.get()) : Unit.of(currency.get()),
                day(origin),
                origin.at("earningsTrend")));
    }

    /** Targets are in the currency of the price, not of the statements. */
    private static Optional<Estimate> target(Ticker ticker, JsonNode modules, Origin origin) {
        JsonNode data = modules.path("financialData");
        var mean = VendorJson.decimal(data.path("targetMeanPrice"));
        var currency = VendorJson.text(modules.path("price").path("currency")).map(Denomination::new);
        if (mean.isEmpty() || currency.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Estimate(
                Subject.of(ticker),
                Metric.TARGET_PRICE,
                Period.instant(day(origin)),
                mean.get(),
                VendorJson.decimal(data.path("targetLowPrice")),
                VendorJson.decimal(data.path("targetHighPrice")),
                count(data.path("numberOfAnalystOpinions")),
                Unit.perShare(currency.get()),
                day(origin),
                origin.at("financialData")));
    }

    private static OptionalInt count(JsonNode node) {
        OptionalLong count = VendorJson.whole(node);
        return count.isPresent() && count.getAsLong() >= 0 && count.getAsLong() < 10_000
                ? OptionalInt.of((int) count.getAsLong())
                : OptionalInt.empty();
    }

    private static LocalDate day(Origin origin) {
        return origin.retrieved().atOffset(ZoneOffset.UTC).toLocalDate();
    }
}
