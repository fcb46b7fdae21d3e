package footnote.evidence.matching;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The part of a web or mail address that somebody registered: acme.co.uk for https://www.shop.acme.co.uk/about. */
public final class RegistrableDomain {
    private static final Pattern ADDRESS =
            Pattern.compile("^(?:[a-z][a-z0-9+.-]*://)?(?:[^/@\\s]*@)?([^/:?#\\s]+)(?:[:/?#].*)?$");
    private static final Pattern HOST =
            Pattern.compile("(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}]{2,}");
    /** Second levels that registries sell names under, in any country: co.uk, com.br, or.jp. */
    private static final Set<String> SECOND_LEVELS = Set.of(
            "co", "com", "org", "net", "gov", "edu", "ac", "or", "ne", "go", "gob", "gouv", "ltd", "plc", "asso", "re");
    /** Hosts where many companies have a page of their own, so that sharing one says nothing. */
    private static final Set<String> SHARED = Set.of(
            "facebook.com",
            "linkedin.com",
            "instagram.com",
            "twitter.com",
            "x.com",
            "youtube.com",
            "github.com",
            "github.io",
            "medium.com",
            "wordpress.com",
            "wixsite.com",
            "blogspot.com",
            "google.com",
            "gmail.com",
            "outlook.com",
            "hotmail.com",
            "yahoo.com",
            "notion.site",
            "carrd.co",
            "crunchbase.com",
            "wikipedia.org",
            "apple.com/app-store");

    private RegistrableDomain() {}

    /** Of a URL, a host or a mail address; empty where it is none, or one that companies share. */
    public static Optional<String> of(String address) {
        var parts = ADDRESS.matcher(address.strip().toLowerCase(Locale.ROOT));
        if (!parts.matches()) {
            return Optional.empty();
        }
        String host = parts.group(1).replaceFirst("\\.$", "");
        if (!HOST.matcher(host).matches()) {
            return Optional.empty();
        }
        var labels = host.split("\\.", -1);
        int keep = labels.length > 2
                        && labels[labels.length - 1].length() == 2
                        && SECOND_LEVELS.contains(labels[labels.length - 2])
                ? 3
                : 2;
        int from = Math.max(0, labels.length - keep);
        String domain = String.join(".", java.util.Arrays.copyOfRange(labels, from, labels.length));
        return SHARED.contains(domain) ? Optional.empty() : Optional.of(domain);
    }

    /** The name in it: acme for acme.co.uk. */
    public static String label(String domain) {
        return domain.substring(0, domain.indexOf('.'));
    }
}
