package footnote.sources.sample;

import footnote.domain.Origin;
import java.net.URI;
import java.util.Locale;

/** Addresses of invented things, all on domains reserved for examples. */
final class Names {
    private Names() {}

    static Origin origin(String address) {
        return Origin.web(SampleMarket.VENDOR, URI.create(address), SampleMarket.NOW);
    }

    /** Words as part of an address: Quavelin Systems becomes quavelin-systems. */
    static String slug(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-").replaceAll("^-|-$", "");
    }
}
