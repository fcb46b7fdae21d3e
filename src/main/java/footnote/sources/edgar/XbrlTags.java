package footnote.sources.edgar;

import footnote.domain.Metric;
import footnote.sources.Resources;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which tags of the US GAAP, IFRS and DEI taxonomies mean which metric, and which is better where several do. */
final class XbrlTags {
    /** A tag's meaning; the smaller the rank, the better. */
    record Meaning(Metric metric, int rank) {}

    /** Tags of one filing that mean a metric together. */
    record Sum(List<String> tags, Meaning meaning) {}

    private static final Table TABLE = read();

    private record Table(Map<String, List<Meaning>> byTag, List<Sum> sums) {}

    private XbrlTags() {}

    /** What a tag such as {@code us-gaap:Revenues} means; one tag may serve two metrics. */
    static List<Meaning> of(String tag) {
        return TABLE.byTag().getOrDefault(tag, List.of());
    }

    /** Metrics that are also the sum of several tags. */
    static List<Sum> sums() {
        return TABLE.sums();
    }

    private static Table read() {
        var byTag = new HashMap<String, List<Meaning>>();
        var sums = new ArrayList<Sum>();
        Resources.rows(XbrlTags.class, "tags.tsv").forEach(row -> {
            String[] tags = row[1].split(" ", -1);
            for (int rank = 0; rank < tags.length; rank++) {
                var meaning = new Meaning(new Metric(row[0]), rank);
                var parts = List.of(tags[rank].split("\\+", -1));
                if (parts.size() > 1) {
                    sums.add(new Sum(parts, meaning));
                } else {
                    byTag.computeIfAbsent(tags[rank], _ -> new ArrayList<>()).add(meaning);
                }
            }
        });
        return new Table(Map.copyOf(byTag), List.copyOf(sums));
    }
}
