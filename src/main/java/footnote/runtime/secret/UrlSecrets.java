package footnote.runtime.secret;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Finds passwords in addresses: in front of the host, also where they hold a slash or an at sign, and in the query. */
public final class UrlSecrets {
    private static final Pattern QUERY =
            Pattern.compile("(?i)[?&;]((?:ssl)?password|pwd|token|api_?key|secret)=([^&;]+)");
    private static final Pattern USER = Pattern.compile("//([^:/@?]*):([^?]*)@");
    private static final Pattern SHORT_USER = Pattern.compile("//[^:/@?]*:([^@?]*)@");

    private UrlSecrets() {}

    /** All passwords in the address, the widest reading and the narrowest. */
    public static List<String> in(String url) {
        var found = new TreeSet<String>();
        QUERY.matcher(url).results().forEach(each -> found.add(each.group(2)));
        USER.matcher(url).results().forEach(each -> found.add(each.group(2)));
        SHORT_USER.matcher(url).results().forEach(each -> found.add(each.group(1)));
        return found.stream().filter(each -> !each.isBlank()).toList();
    }

    /** The address without its passwords, however short. */
    public static String masked(String url) {
        return USER.matcher(QUERY.matcher(url)
                        .replaceAll(each -> java.util.regex.Matcher.quoteReplacement(
                                each.group().substring(0, 1) + each.group(1) + "=***")))
                .replaceAll("//$1:***@");
    }
}
