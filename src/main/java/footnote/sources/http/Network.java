package footnote.sources.http;

import java.net.InetAddress;
import java.net.http.HttpClient;
import java.util.function.UnaryOperator;

/** The way from this machine to vendors: who resolves names, how the client connects, and how we wait between requests. */
public record Network(HostGuard.Names names, UnaryOperator<HttpClient.Builder> connection, VendorPause pause) {
    /** The internet itself. */
    public static Network direct() {
        return new Network(InetAddress::getAllByName, UnaryOperator.identity(), VendorPause.REAL);
    }

    /** Vendors' own public hosts alone, by this network's names. */
    HostGuard strict() {
        return new HostGuard(false, names);
    }

    /** The same for servers on this machine. */
    HostGuard allowingLocal() {
        return new HostGuard(true, names);
    }
}
