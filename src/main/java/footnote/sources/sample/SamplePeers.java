package footnote.sources.sample;

import footnote.domain.Ticker;
import footnote.sources.PeerSource;
import footnote.sources.SourceException.NoData;
import java.util.Comparator;
import java.util.List;

/** Other companies of the same industry, those of the same market first; of the same sector where there are none. */
public final class SamplePeers implements PeerSource {
    private final Stage stage;

    SamplePeers(Stage stage) {
        this.stage = stage;
    }

    @Override
    public List<Ticker> peers(Ticker ticker) {
        var company = stage.company(ticker, "peers");
        List<Ticker> peers = sharing(company, "industry");
        if (peers.isEmpty()) {
            peers = sharing(company, "sector");
        }
        if (peers.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "peers of " + ticker);
        }
        return peers;
    }

    private List<Ticker> sharing(Description company, String what) {
        return stage.companies().stream()
                .filter(other -> other != company && other.text(what).equals(company.text(what)))
                .sorted(Comparator.comparing(other -> other.market() != company.market()))
                .map(Description::ticker)
                .toList();
    }
}
