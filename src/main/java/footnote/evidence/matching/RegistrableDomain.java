package footnote.evidence.matching;

import crawlercommons.domains.EffectiveTldFinder;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The part of a web or mail address that somebody registered, by the public suffix list: acme.co.uk for
 * https://www.shop.acme.co.uk/about, acme.github.io for https://acme.github.io/.
 */
public final class RegistrableDomain {
    private static final Pattern ADDRESS =
            Pattern.compile("^(?:[a-z][a-z0-9+.-]*://)?(?:[^/@\\s]*@)?([^/:?#\\s]+)(?:[:/?#].*)?$");
    private static final Pattern HOST = Pattern.compile(
            "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}][\\p{L}\\p{N}-]*[\\p{L}\\p{N}]");
    /** Domains and hosts where many companies have a page of their own, so that sharing one says nothing. */
    private static final Set<String> SHARED = Set.of(
            "facebook.com",
            "linkedin.com",
            "instagram.com",
            "twitter.com",
            "x.com",
            "youtube.com",
            "github.com",
            "medium.com",
            "wordpress.com",
            "google.com",
            "gmail.com",
            "outlook.com",
            "hotmail.com",
            "yahoo.com",
            "crunchbase.com",
            "wikipedia.org",
            "apps.apple.com",
            "itunes.apple.com");

    private RegistrableDomain() {}

    /** Of a URL, a host or a mail address; empty where it is none, or one that companies share. */
    public static Optional<String> of(String address) {
        var parts = ADDRESS.matcher(address.strip().toLowerCase(Locale.ROOT));
        if (!parts.matches()) {
            return Optional.empty();
        }
        String host = parts.group(1).replaceFirst("\\.$", "");
        return HOST.matcher(host).matches() && !SHARED.contains(host)
                ? registered(host).filter(domain -> !SHARED.contains(domain))
                : Optional.empty();
    }

    /** A suffix itself is nobody's; under an end that the list does not have, the last two labels count. */
    private static Optional<String> registered(String host) {
        if (EffectiveTldFinder.getEffectiveTLD(host) != null) {
            return Optional.ofNullable(EffectiveTldFinder.getAssignedDomain(host, true));
        }
        var labels = host.split("\\.", -1);
        return Optional.of(labels[labels.length - 2] + "." + labels[labels.length - 1]);
    }

    /** The name in it: acme for acme.co.uk. */
    public static String label(String domain) {
        return domain.substring(0, domain.indexOf('.'));
    }
}
