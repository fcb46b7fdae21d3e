package footnote.evidence.search.opensearch;

import java.net.URI;
import java.util.Arrays;
import java.util.List;

/** Where a search cluster listens, who we are there, and what our indices are called. */
public record OpenSearchHosts(List<URI> hosts, String user, String password, String name) {
    public OpenSearchHosts {
        hosts = List.copyOf(hosts);
        if (hosts.isEmpty()) {
            throw new IllegalArgumentException("a search cluster has at least one host");
        }
        for (var host : hosts) {
            boolean web = "http".equals(host.getScheme()) || "https".equals(host.getScheme());
            if (!web || host.getHost() == null || host.getUserInfo() != null) {
                throw new IllegalArgumentException(
                        "a host of a search cluster is http://name:9200 or https://name:9200, without user or password");
            }
        }
        if (!name.matches("[a-z0-9][a-z0-9_-]{0,60}")) {
            throw new IllegalArgumentException("an index's name has small letters, digits and dashes, unlike " + name);
        }
    }

    /** Read from addresses parted by commas. */
    public static OpenSearchHosts of(String addresses, String user, String password, String name) {
        var hosts = Arrays.stream(addresses.split(",", -1))
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .map(each -> URI.create(each.replaceFirst("/+$", "")))
                .toList();
        return new OpenSearchHosts(hosts, user, password, name);
    }

    @Override
    public String toString() {
        return String.join(", ", hosts.stream().map(URI::toString).toList());
    }
}
