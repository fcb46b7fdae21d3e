package footnote.runtime.artifact;

import java.net.URI;
import java.util.regex.Pattern;

/** A bucket of an S3-compatible server, and the prefix that our keys have in it. */
public record Bucket(URI endpoint, String region, String name, String prefix) {
    private static final Pattern ADDRESS =
            Pattern.compile("s3://([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:/[A-Za-z0-9._-]+)*)/?");

    public Bucket {
        if (endpoint.getHost() == null || !endpoint.getPath().matches("/?")) {
            throw new IllegalArgumentException("an endpoint is a URL without a path, not " + endpoint);
        }
    }

    /** Read from s3://bucket/prefix; no endpoint means Amazon's of that region. */
    public static Bucket of(String address, String endpoint, String region) {
        var parts = ADDRESS.matcher(address);
        if (!parts.matches()) {
            throw new IllegalArgumentException("a store is s3://bucket or s3://bucket/prefix, not " + address);
        }
        String server = endpoint.isEmpty() ? "https://s3." + region + ".amazonaws.com" : endpoint;
        String prefix = parts.group(2).isEmpty() ? "" : parts.group(2).substring(1) + "/";
        return new Bucket(URI.create(server), region, parts.group(1), prefix);
    }

    /** Where the file of a run lies; the bucket is in the path, which every server understands. */
    URI object(String run, String file) {
        return URI.create(server() + "/" + name + "/" + prefix + run + "/" + file);
    }

    /** Without the port that its scheme has anyway, for the client does not sign it. */
    private String server() {
        int usual = endpoint.getScheme().equals("https") ? 443 : 80;
        boolean named = endpoint.getPort() != -1 && endpoint.getPort() != usual;
        return endpoint.getScheme() + "://" + endpoint.getHost() + (named ? ":" + endpoint.getPort() : "");
    }

    @Override
    public String toString() {
        return "s3://" + name + "/" + prefix + " at " + server();
    }
}
