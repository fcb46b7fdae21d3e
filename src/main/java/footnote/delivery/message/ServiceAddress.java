package footnote.delivery.message;

import footnote.runtime.run.Fault;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks addresses that a reader set: chat services only at their own hosts and by https, others by https. */
final class ServiceAddress {
    private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "::1", "[::1]");

    private ServiceAddress() {}

    /** An address at one of a service's own hosts. */
    static URI of(String setting, String text, Pattern hosts, String example) {
        var uri = parsed(setting, text, example);
        if (!"https".equals(uri.getScheme()) || !hosts.matcher(host(uri)).matches()) {
            throw Fault.input(setting + " is at the host '" + host(uri) + "'; it starts with " + example);
        }
        return uri;
    }

    /** An address anywhere; without encryption only on this machine. */
    static URI anywhere(String setting, String text, String example) {
        var uri = parsed(setting, text, example);
        boolean secure = "https".equals(uri.getScheme());
        boolean local = "http".equals(uri.getScheme()) && HERE.contains(host(uri));
        if (!secure && !local) {
            throw Fault.input(
                    setting + " must start with https:// unless the server is on this machine, such as " + example);
        }
        return uri;
    }

    /** Never repeats the address: it is a secret. */
    private static URI parsed(String setting, String text, String example) {
        try {
            var uri = URI.create(text.strip());
            if (uri.getHost() != null && uri.getUserInfo() == null && uri.getFragment() == null) {
                return uri;
            }
        } catch (IllegalArgumentException _) {
            // told below
        }
        throw Fault.input(setting + " is not a web address; write it like " + example);
    }

    private static String host(URI uri) {
        return uri.getHost().toLowerCase(Locale.ROOT);
    }
}
