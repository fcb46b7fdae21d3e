package footnote.sources.yahoo;

import footnote.domain.Ticker;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.PeerSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Shares that readers of one look at too, and those that trend. */
public final class YahooPeers implements PeerSource {
    private static final Duration FRESH = Duration.ofDays(1);

    /** Each peer costs its statements and its prices, two requests at least. */
    private static final int MOST = 4;

    private final Yahoo yahoo;

    public YahooPeers(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public List<Ticker> peers(Ticker ticker) {
        URI uri = URI.create(
                "https://query2.finance.yahoo.com/v6/finance/recommendationsbysymbol/" + Links.escape(ticker.symbol()));
        String what = "peers of " + ticker;
        var others = parse(yahoo.open(uri, what, FRESH)).stream()
                .filter(each -> !each.equals(ticker))
                .limit(MOST)
                .toList();
        if (others.isEmpty()) {
            throw new NoData(Yahoo.NAME, what);
        }
        return others;
    }

    /** Symbols of recommendations or of trending quotes, in the order given. */
    static List<Ticker> parse(byte[] json) {
        return Parsing.of(Yahoo.NAME, "peers", () -> {
            JsonNode first = Yahoo.firstResult(json, "finance", "peers");
            var tickers = new LinkedHashSet<Ticker>();
            for (String list : List.of("recommendedSymbols", "quotes")) {
                for (JsonNode row : first.path(list)) {
                    VendorJson.text(row.path("symbol")).flatMap(Ticker::read).ifPresent(tickers::add);
                }
            }
            if (tickers.isEmpty()) {
                throw new NoData(Yahoo.NAME, "peers");
            }
            return List.copyOf(tickers);
        });
    }
}
