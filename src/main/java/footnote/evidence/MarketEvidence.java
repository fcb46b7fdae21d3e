package footnote.evidence;

import footnote.domain.DateRange;
import footnote.domain.Estimate;
import footnote.domain.Finding;
import footnote.domain.InsiderTrade;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Mover;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceReader.View;
import footnote.sources.SourceException;
import footnote.sources.SourceSet;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Prices, and what others expect of a company, do with its shares and compare it with, by a view's day. */
record MarketEvidence(Supplier<SourceSet> sources, View view) {
    record EstimateList(List<Estimate> estimates) {
        EstimateList {
            estimates = List.copyOf(estimates);
        }
    }

    record InsiderTradeList(List<InsiderTrade> trades) {
        InsiderTradeList {
            trades = List.copyOf(trades);
        }
    }

    record TickerList(List<Ticker> tickers) {
        TickerList {
            tickers = List.copyOf(tickers);
        }
    }

    Finding<PriceHistory> prices(Ticker ticker, DateRange days, LocalDate today) {
        var range = new DateRange(days.first(), days.last().isAfter(view.asOf()) ? view.asOf() : days.last());
        var fetched = new DateRange(days.first(), range.last().isAfter(today) ? range.last() : today);
        return EvidenceReader.find("prices of " + ticker, view + " " + range, PriceHistory.class, () -> sources.get()
                .bars()
                .ask(source -> seen(source.history(ticker, fetched), range)));
    }

    private static PriceHistory seen(PriceHistory history, DateRange range) {
        var seen = history.knownOn(range.last()).within(range);
        if (seen.bars().isEmpty()) {
            throw new SourceException.NoData(
                    history.origin().vendor(), "prices of " + history.ticker() + " from " + range);
        }
        return seen;
    }

    Finding<List<Estimate>> estimates(Ticker ticker) {
        return EvidenceReader.find(
                        "estimates for " + ticker,
                        view.toString(),
                        EstimateList.class,
                        () -> new EstimateList(
                                sources.get().estimates().ask(source -> source.estimates(ticker)).stream()
                                        .filter(this::known)
                                        .toList()))
                .map(EstimateList::estimates);
    }

    Finding<List<Estimate>> consensus(Ticker ticker) {
        return EvidenceReader.find(
                        "consensus for " + ticker,
                        view.toString(),
                        EstimateList.class,
                        () -> new EstimateList(sources.get().estimates().ask(source -> source.history(ticker)).stream()
                                .filter(this::known)
                                .sorted(Comparator.comparing(Estimate::asOf))
                                .toList()))
                .map(EstimateList::estimates);
    }

    private boolean known(Estimate estimate) {
        return !estimate.asOf().isAfter(view.asOf());
    }

    Finding<List<InsiderTrade>> insiders(Listing listing, DateRange filed, int forms) {
        var range = new DateRange(filed.first(), filed.last().isAfter(view.asOf()) ? view.asOf() : filed.last());
        return EvidenceReader.find(
                        "insider trades at " + listing.ticker(),
                        view + " " + range + " " + forms,
                        InsiderTradeList.class,
                        () -> new InsiderTradeList(
                                sources.get().insiders().ask(source -> source.trades(listing, range, forms))))
                .map(InsiderTradeList::trades);
    }

    Finding<List<Ticker>> peers(Ticker ticker) {
        return EvidenceReader.find(
                        "peers of " + ticker,
                        view.toString(),
                        TickerList.class,
                        () -> new TickerList(sources.get().peers().ask(source -> source.peers(ticker))))
                .map(TickerList::tickers);
    }

    Finding<List<Ticker>> members(String sector, Optional<Market> market) {
        return EvidenceReader.find(
                        "members of the sector '" + sector + "'",
                        view + " " + market.map(Market::name).orElse("everywhere"),
                        TickerList.class,
                        () -> new TickerList(sources.get().peers().ask(source -> source.members(sector, market))))
                .map(TickerList::tickers);
    }

    Finding<List<Mover>> gainers(int count) {
        return EvidenceReader.find(
                        "top gainers",
                        view + " " + count,
                        MoverList.class,
                        () -> new MoverList(sources.get().gainers().ask(source -> source.gainers(count))))
                .map(MoverList::movers);
    }

    record MoverList(List<Mover> movers) {
        MoverList {
            movers = List.copyOf(movers);
        }
    }
}
