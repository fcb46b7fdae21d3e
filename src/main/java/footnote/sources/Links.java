package footnote.sources;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Addresses as vendors write them. */
public final class Links {
    private Links() {}

    /** An absolute http or https address; spaces and other strays are escaped first. */
    public static Optional<URI> parse(String text) {
        String address = text.strip()
                .replace(" ", "%20")
                .replace("|", "%7C")
                .replace("[", "%5B")
                .replace("]", "%5D")
                .replace("{", "%7B")
                .replace("}", "%7D")
                .replace("\"", "%22");
        try {
            var uri = new URI(address);
            boolean web = "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
            return web && uri.getHost() != null ? Optional.of(uri) : Optional.empty();
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    /** Text made safe for a path or a query. */
    public static String escape(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
