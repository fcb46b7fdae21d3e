package footnote.faces.front;

import java.util.Locale;
import java.util.Map;

/** The type a file is served as; what we do not know is a download and nothing else. */
public final class ArtifactTypes {
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("pdf", "application/pdf"),
            Map.entry("png", "image/png"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("json", "application/json"),
            Map.entry("jsonl", "text/plain; charset=utf-8"),
            Map.entry("csv", "text/csv; charset=utf-8"),
            Map.entry("md", "text/plain; charset=utf-8"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("py", "text/plain; charset=utf-8"),
            Map.entry("eml", "text/plain; charset=utf-8"),
            Map.entry("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"));

    private ArtifactTypes() {}

    public static String of(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return TYPES.getOrDefault(ending, "application/octet-stream");
    }

    /** Whether a browser may show it, in a sandboxed frame. */
    public static boolean shown(String name) {
        String type = of(name);
        return type.startsWith("text/html")
                || type.startsWith("image/")
                || type.startsWith("text/plain")
                || type.equals("application/pdf");
    }
}
