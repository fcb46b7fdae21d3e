package footnote.sources.edgar;

import footnote.domain.Metric;
import footnote.sources.Resources;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Which tags of the US GAAP, IFRS and DEI taxonomies mean which metric, and which is better where several do. */
final class XbrlTags {
    /** A tag's meaning; the smaller the rank, the better. */
    record Meaning(Metric metric, int rank) {}

    private static final Pattern CAMEL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");
    private static final Map<String, List<Meaning>> BY_TAG = read();

    private XbrlTags() {}

    /** What a tag such as {@code us-gaap:Revenues} means; one tag may serve two metrics. */
    static List<Meaning> of(String tag) {
        return BY_TAG.getOrDefault(tag, List.of());
    }

    /** As {@link #of}, but a tag we do not know means a metric named after it. */
    static List<Meaning> ofAny(String tag) {
        List<Meaning> known = of(tag);
        if (!known.isEmpty()) {
            return known;
        }
        String local = tag.substring(tag.indexOf(':') + 1);
        String snake = String.join("_", CAMEL.split(local)).toLowerCase(Locale.ROOT);
        return List.of(new Meaning(new Metric(snake), 0));
    }

    private static Map<String, List<Meaning>> read() {
        var meanings = new HashMap<String, List<Meaning>>();
        Resources.rows(XbrlTags.class, "tags.tsv").forEach(row -> {
            var metric = new Metric(row[0]);
            String[] tags = row[1].split(" ", -1);
            for (int rank = 0; rank < tags.length; rank++) {
                meanings.computeIfAbsent(tags[rank], _ -> new ArrayList<>()).add(new Meaning(metric, rank));
            }
        });
        return Map.copyOf(meanings);
    }
}
