package footnote.evidence;

import footnote.domain.Market;
import footnote.sources.Markets;
import footnote.sources.sample.SampleIndices;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** The names of market indices, which prose prints in place of their symbols. */
public final class IndexNames {
    private IndexNames() {}

    /** Such as ^GSPC for S&P 500, in whatever case it is typed. */
    static Optional<String> symbol(String name) {
        return indices()
                .filter(index -> index.name().equalsIgnoreCase(name.strip()))
                .map(index -> index.symbol().symbol())
                .findFirst();
    }

    private static Stream<Markets.Index> indices() {
        return Stream.concat(
                Markets.standard().habits().values().stream().map(Markets.Habits::index),
                Arrays.stream(Market.values()).map(SampleIndices::of));
    }

    /** Such as S&P 500 for ^GSPC; the symbol itself where no name is known. */
    public static String of(String symbol) {
        return indices()
                .filter(index -> index.symbol().symbol().equals(symbol))
                .map(Markets.Index::name)
                .findFirst()
                .orElse(symbol);
    }
}
