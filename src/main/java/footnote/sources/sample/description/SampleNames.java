package footnote.sources.sample.description;

import footnote.domain.Origin;
import footnote.sources.sample.SampleMarket;
import java.net.URI;
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

    /** Words as part of an address: Quavelin Systems becomes quavelin-systems. */
    public static String slug(String words) {
        return EDGES.matcher(OTHERS.matcher(words.toLowerCase(Locale.ROOT)).replaceAll("-"))
                .replaceAll("");
    }
}
