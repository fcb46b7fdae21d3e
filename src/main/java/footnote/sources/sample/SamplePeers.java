package footnote.sources.sample;

import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.sources.PeerSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.description.Description;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Other companies of the same industry, those of the same market first. */
public final class SamplePeers implements PeerSource {
    private final SampleWorld world;

    SamplePeers(SampleWorld world) {
        this.world = world;
    }

    @Override
    public List<Ticker> peers(Ticker ticker) {
        var company = world.company(ticker, "peers");
        var peers = world.companies().stream()
                .filter(other -> other != company && other.text("industry").equals(company.text("industry")))
                .sorted(Comparator.comparing(other -> other.market() != company.market()))
                .map(Description::ticker)
                .toList();
        if (peers.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "peers of " + ticker);
        }
        return peers;
    }

    @Override
    public List<Ticker> members(String sector, Optional<Market> market) {
        var members = world.companies().stream()
                .filter(company -> market.isEmpty() || company.market() == market.get())
                .filter(company -> named(company.text("industry"), sector) || named(company.text("sector"), sector))
                .map(Description::ticker)
                .toList();
        if (members.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "members of the sector '" + sector + "'");
        }
        return members;
    }

    /** Whether every word said begins a word of the name, so that "bank" finds Banks and "software" Enterprise Software. */
    private static boolean named(String name, String said) {
        var words = Arrays.asList(name.toLowerCase(Locale.ROOT).split("\\W+", -1));
        return Arrays.stream(said.toLowerCase(Locale.ROOT).split("\\W+", -1))
                .allMatch(each -> words.stream().anyMatch(word -> word.startsWith(stem(each))));
    }

    private static String stem(String word) {
        return word.length() > 4 ? word.replaceFirst("(?:s|ing)$", "") : word;
    }
}
