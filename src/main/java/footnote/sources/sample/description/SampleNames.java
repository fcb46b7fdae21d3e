package footnote.sources.sample.description;

import footnote.domain.Origin;
import footnote.sources.sample.SampleMarket;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names of invented things, and their addresses, all on domains reserved for examples. */
public final class SampleNames {
    private static final Pattern OTHERS = Pattern.compile("[^a-z0-9.]+");
    private static final Pattern EDGES = Pattern.compile("^-|-$");

    private SampleNames() {}

    public static Origin origin(String address) {
        return origin(URI.create(address));
    }

    public static Origin origin(URI address) {
        return Origin.web(SampleMarket.VENDOR, address, SampleMarket.NOW);
    }

    /** Names as a sentence lists them: bread, cakes and sandwiches. */
    public static String list(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    /** Words as part of an address: Quavelin Systems becomes quavelin-systems. */
    public static String slug(String words) {
        return EDGES.matcher(OTHERS.matcher(words.toLowerCase(Locale.ROOT)).replaceAll("-"))
                .replaceAll("");
    }
}
