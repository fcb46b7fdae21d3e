package footnote.sources.edgar;

import footnote.domain.Metric;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which tags of the US GAAP, IFRS and DEI taxonomies mean which metric, and which is better where several do. */
final class Tags {
    /** A tag's meaning; the smaller the rank, the better. */
    record Meaning(Metric metric, int rank) {}

    private static final Map<String, List<Meaning>> BY_TAG = read();

    private Tags() {}

    /** What a tag such as {@code us-gaap:Revenues} means; one tag may serve two metrics. */
    static List<Meaning> of(String tag) {
        return BY_TAG.getOrDefault(tag, List.of());
    }

    private static Map<String, List<Meaning>> read() {
        var meanings = new HashMap<String, List<Meaning>>();
        text().lines().filter(line -> !line.startsWith("#")).forEach(line -> {
            int tab = line.indexOf('\t');
            var metric = new Metric(line.substring(0, tab));
            String[] tags = line.substring(tab + 1).split(" ", -1);
            for (int rank = 0; rank < tags.length; rank++) {
                meanings.computeIfAbsent(tags[rank], _ -> new ArrayList<>()).add(new Meaning(metric, rank));
            }
        });
        return Map.copyOf(meanings);
    }

    private static String text() {
        try (InputStream in = Tags.class.getResourceAsStream("tags.tsv")) {
            if (in == null) {
                throw new IllegalStateException("tags.tsv is missing from the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
