package footnote.faces.web.layout;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/** Styles, scripts and fonts out of the program; their path has a digest, so browsers may keep them for good. */
public final class Assets {
    private static final String CHARTS = "/META-INF/resources/_static/echarts/6.0.0/dist/echarts.min.js";
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "woff2", "font/woff2");
    private static final String[] NAMED = {
        "page.css",
        "page.js",
        "start.js",
        "run.js",
        "company.js",
        "notes.js",
        "table.js",
        "leads.js",
        "viewer.js",
        "charts.js",
        "exhibits.js",
        "again.js",
        "echarts.js",
        "demo.css",
        "mark.svg"
    };

    private final String version;

    public Assets() {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var name : NAMED) {
                digest.update(read(name).orElseThrow(() -> new IllegalStateException("no file " + name)));
            }
            version = HexFormat.of().formatHex(digest.digest(), 0, 6);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Where the page finds a file. */
    String path(String name) {
        return "/assets/" + version + "/" + name;
    }

    /** A file by its name; only letters, so nobody walks out of the folder. */
    public static Optional<byte[]> read(String name) {
        if (!name.matches("(fonts/)?[a-z0-9-]+\\.(css|js|svg|woff2)")) {
            return Optional.empty();
        }
        String path = name.equals("echarts.js") ? CHARTS : "/web/" + name;
        try (var file = Assets.class.getResourceAsStream(path)) {
            return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String type(String name) {
        return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }
}
