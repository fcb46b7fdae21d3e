package footnote.sources.http;

import footnote.runtime.telemetry.Telemetry;
import footnote.sources.Vendors;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** How every vendor is asked: what is known already is not asked again, in turn with all workers, and each call is traced. */
public record VendorHttp(
        ResponseCache cache,
        RateLimit turns,
        Clock clock,
        Supplier<Telemetry> telemetry,
        Network network,
        VendorLog log) {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final String AGENT = "Mozilla/5.0 (compatible; Footnote)";

    /** The way to these vendors' own hosts alone. */
    public Http to(List<Vendor> allowed) {
        return to(allowed, network.strict());
    }

    /** The way to a server of the reader's own, which may be on this machine. */
    public Http toOwn(Vendor server) {
        return to(List.of(server), network.allowingLocal());
    }

    private Http to(List<Vendor> allowed, HostGuard guard) {
        var vendors = Vendors.of(allowed);
        var wire = new TracedHttp(
                new JdkHttp(vendors, guard, AGENT, TIMEOUT, network.connection()), telemetry, clock, log::add);
        return new CachedHttp(new RateLimitedHttp(wire, vendors, turns, clock, network.pause()), cache, clock);
    }
}
