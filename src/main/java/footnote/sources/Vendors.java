package footnote.sources;

import footnote.sources.http.Vendor;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The vendors of this desk by name. */
public record Vendors(Map<String, Vendor> byName) implements Function<String, Vendor> {
    public Vendors {
        byName = Map.copyOf(byName);
    }

    public static Vendors of(Collection<Vendor> vendors) {
        return new Vendors(vendors.stream().collect(Collectors.toMap(Vendor::name, Function.identity())));
    }

    @Override
    public Vendor apply(String name) {
        Vendor vendor = byName.get(name);
        if (vendor == null) {
            throw new IllegalArgumentException("no vendor is called '" + name + "'; there are " + byName.keySet());
        }
        return vendor;
    }
}
