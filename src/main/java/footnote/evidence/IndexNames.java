package footnote.evidence;

import footnote.domain.Market;
import footnote.sources.Markets;
import footnote.sources.sample.SampleIndices;
import java.util.Arrays;
import java.util.stream.Stream;

/** The names of market indices, which prose prints in place of their symbols. */
public final class IndexNames {
    private IndexNames() {}

    /** Such as S&P 500 for ^GSPC; the symbol itself where no name is known. */
    public static String of(String symbol) {
        return Stream.concat(
                        Markets.standard().habits().values().stream().map(Markets.Habits::index),
                        Arrays.stream(Market.values()).map(SampleIndices::of))
                .filter(index -> index.symbol().symbol().equals(symbol))
                .map(Markets.Index::name)
                .findFirst()
                .orElse(symbol);
    }
}
