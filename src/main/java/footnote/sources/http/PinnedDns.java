package footnote.sources.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolverProvider;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Resolves names for this program, and keeps the addresses of a name as they were checked while a request to it is under
 * way: a name that leads elsewhere at the second look (DNS rebinding) leads there in vain.
 */
public final class PinnedDns extends InetAddressResolverProvider {
    private static final Map<String, Pin> PINS = new ConcurrentHashMap<>();

    /** Addresses, and how many requests need them. */
    private record Pin(List<InetAddress> addresses, int holders) {}

    /** Holds a name to its addresses until it is closed. */
    interface Held extends AutoCloseable {
        @Override
        void close();
    }

    /** Holds a name to addresses that were checked; where others hold it already, to theirs, which were checked too. */
    static Held hold(String host, List<InetAddress> checked) {
        String name = host.toLowerCase(Locale.ROOT);
        PINS.merge(name, new Pin(List.copyOf(checked), 1), (held, _) -> new Pin(held.addresses(), held.holders() + 1));
        return () -> PINS.computeIfPresent(
                name, (_, held) -> held.holders() == 1 ? null : new Pin(held.addresses(), held.holders() - 1));
    }

    @Override
    public InetAddressResolver get(Configuration configuration) {
        var usual = configuration.builtinResolver();
        return new InetAddressResolver() {
            @Override
            public Stream<InetAddress> lookupByName(String host, LookupPolicy policy) throws UnknownHostException {
                var pin = PINS.get(host.toLowerCase(Locale.ROOT));
                return pin == null ? usual.lookupByName(host, policy) : pin.addresses().stream();
            }

            @Override
            public String lookupByAddress(byte[] address) throws UnknownHostException {
                return usual.lookupByAddress(address);
            }
        };
    }

    @Override
    public String name() {
        return "footnote";
    }
}
