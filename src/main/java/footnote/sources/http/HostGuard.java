package footnote.sources.http;

import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.Unreachable;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;

/** Lets requests through to a vendor's own public hosts alone. */
public final class HostGuard {
    private final boolean localAllowed;
    private final Names names;

    /** Who says where a host is. */
    public interface Names {
        InetAddress[] addresses(String host) throws UnknownHostException;
    }

    HostGuard(boolean localAllowed, Names names) {
        this.localAllowed = localAllowed;
        this.names = names;
    }

    public static HostGuard strict() {
        return new HostGuard(false, InetAddress::getAllByName);
    }

    /** For tests and servers on this machine: plain HTTP and local addresses pass, the list of hosts still holds. */
    public static HostGuard allowingLocal() {
        return new HostGuard(true, InetAddress::getAllByName);
    }

    /** Refuses what is not allowed; what is keeps the addresses that were looked at until the request is over. */
    PinnedDns.Held checked(Vendor vendor, URI uri) {
        String host = uri.getHost();
        if (host == null || !vendor.owns(host)) {
            throw new Forbidden(vendor.name(), uri, "it is not one of " + vendor.hosts());
        }
        if (!localAllowed) {
            refuseOpen(vendor, uri);
        }
        var addresses = List.of(addresses(vendor, host));
        for (var address : addresses) {
            if (!localAllowed && isLocal(address)) {
                throw new Forbidden(vendor.name(), uri, "it leads to the local address " + address.getHostAddress());
            }
        }
        return PinnedDns.hold(host, addresses);
    }

    private static void refuseOpen(Vendor vendor, URI uri) {
        if (!"https".equals(uri.getScheme()) || uri.getUserInfo() != null) {
            throw new Forbidden(vendor.name(), uri, "only https without a user name is allowed");
        }
    }

    private InetAddress[] addresses(Vendor vendor, String host) {
        try {
            return names.addresses(host);
        } catch (UnknownHostException unknown) {
            throw new Unreachable(vendor.name(), "the name " + host + " does not resolve", unknown);
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
