package footnote.sources.http;

import java.util.Set;

/** What we may do at one vendor: which hosts, how often, how much, and whether only for oneself. */
public record Vendor(String name, Set<String> hosts, double perSecond, int burst, long maxBytes, boolean personalUse) {
    /** Stands for every public host, for reading single pages. */
    public static final String ANY = "*";

    private static final long MEBIBYTE = 1L << 20;

    public Vendor {
        hosts = Set.copyOf(hosts);
        if (name.isBlank() || hosts.isEmpty()) {
            throw new IllegalArgumentException("a vendor has a name and hosts, not '" + name + "', " + hosts);
        }
        if (!(perSecond > 0) || burst < 1 || maxBytes < 1) {
            throw new IllegalArgumentException("the vendor " + name + " has limits above zero, not " + perSecond
                    + " a second, " + burst + " at once, " + maxBytes + " bytes");
        }
    }

    /** A vendor with the usual size limit, for any use. */
    public static Vendor of(String name, double perSecond, String... hosts) {
        return new Vendor(name, Set.of(hosts), perSecond, 1, 64 * MEBIBYTE, false);
    }

    /** The same vendor, whose terms allow personal use alone. */
    public Vendor forPersonalUse() {
        return new Vendor(name, hosts, perSecond, burst, maxBytes, true);
    }

    /** Whether the host is one of the vendor's; ".yahoo.com" stands for every host below it, "*" for the whole web. */
    public boolean owns(String host) {
        return hosts.stream()
                .anyMatch(each -> each.equals(ANY) || (each.startsWith(".") ? host.endsWith(each) : host.equals(each)));
    }
}
