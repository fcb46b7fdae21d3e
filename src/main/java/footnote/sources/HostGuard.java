package footnote.sources;

import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.Unreachable;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;

/** Lets requests through to a vendor's own public hosts alone. */
public final class HostGuard {
    private final boolean localAllowed;

    private HostGuard(boolean localAllowed) {
        this.localAllowed = localAllowed;
    }

    public static HostGuard strict() {
        return new HostGuard(false);
    }

    /** For tests and servers on this machine: plain HTTP and local addresses pass, the list of hosts still holds. */
    public static HostGuard allowingLocal() {
        return new HostGuard(true);
    }

    void check(Vendor vendor, URI uri) {
        String host = uri.getHost();
        if (host == null || !vendor.owns(host)) {
            throw new Forbidden(vendor.name(), uri, "it is not one of " + vendor.hosts());
        }
        if (localAllowed) {
            return;
        }
        if (!"https".equals(uri.getScheme()) || uri.getUserInfo() != null) {
            throw new Forbidden(vendor.name(), uri, "only https without a user name is allowed");
        }
        for (InetAddress address : addresses(vendor, host)) {
            if (isLocal(address)) {
                throw new Forbidden(vendor.name(), uri, "it leads to the local address " + address.getHostAddress());
            }
        }
    }

    private static InetAddress[] addresses(Vendor vendor, String host) {
        try {
            return InetAddress.getAllByName(host);
        } catch (UnknownHostException unknown) {
            throw new Unreachable(vendor.name(), host, "its name does not resolve", unknown);
        }
    }

    /** Loopback, private and link-local networks; the clouds' metadata service is link-local or fd00::/8. */
    static boolean isLocal(InetAddress address) {
        byte[] bytes = address.getAddress();
        boolean uniqueLocal = bytes.length == 16 && (bytes[0] & 0xfe) == 0xfc;
        boolean carrier = bytes.length == 4 && (bytes[0] & 0xff) == 100 && (bytes[1] & 0xc0) == 64;
        return uniqueLocal
                || carrier
                || address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress();
    }
}
