package footnote.sources.yahoo;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The cookies of one session with Yahoo, each for the hosts it was set for; they go nowhere else. */
final class YahooCookies {
    private record Cookie(String value, String domain) {}

    private final Map<String, Cookie> cookies = new TreeMap<>();

    boolean isEmpty() {
        return cookies.isEmpty();
    }

    void keep(URI from, List<String> setCookies) {
        for (String line : setCookies) {
            String[] parts = line.split(";", -1);
            int equals = parts[0].indexOf('=');
            if (equals > 0) {
                cookies.put(
                        parts[0].substring(0, equals).strip(),
                        new Cookie(parts[0].substring(equals + 1).strip(), domain(from, parts)));
            }
        }
    }

    String header(URI to) {
        String host = "." + to.getHost();
        return cookies.entrySet().stream()
                .filter(each -> host.endsWith(each.getValue().domain))
                .map(each -> each.getKey() + "=" + each.getValue().value)
                .collect(Collectors.joining("; "));
    }

    /** The domain stated, if it is the host's own or a parent below yahoo.com; else the host alone. */
    private static String domain(URI from, String[] parts) {
        String host = "." + from.getHost();
        for (String part : parts) {
            String attribute = part.strip().toLowerCase(Locale.ROOT);
            if (attribute.startsWith("domain=")) {
                String domain = "." + attribute.substring(7).replaceFirst("^\\.", "");
                return host.endsWith(domain) && domain.endsWith(".yahoo.com") ? domain : host;
            }
        }
        return host;
    }
}
