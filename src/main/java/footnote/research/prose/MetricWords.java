package footnote.research.prose;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words that name a metric right before its figure. */
final class MetricWords {
    /** What may stand between the name of a metric and its figure. */
    private static final String LINK =
            "(?:\\s+(?:was|is|were|are|of|at|reached|stood|stands|came|comes|totaled|to|in|for|fiscal|about|around|only|just|a|an|the"
                    + "|FY(?:20)?\\d{2}E?|LTM \\w{3}-\\d{2}|[1-4]Q\\d{2}|amounted|equals))*\\s*$";

    private static final Map<String, Pattern> METRICS = metrics();

    private MetricWords() {}

    /** The metric that a text names at its end. */
    static Optional<String> atEnd(String text) {
        return METRICS.entrySet().stream()
                .filter(each -> each.getValue().matcher(text).find())
                .findFirst()
                .map(Map.Entry::getKey);
    }

    private static Map<String, Pattern> metrics() {
        try (var in = MetricWords.class.getResourceAsStream("metric-words.tsv")) {
            if (in == null) {
                throw Fault.state("the words of metrics are not beside their class");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t", -1))
                    .collect(Collectors.toMap(
                            cells -> cells[0],
                            cells -> Pattern.compile("(?i)\\b(?:" + cells[1] + ")" + LINK),
                            (one, _) -> one,
                            LinkedHashMap::new));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the words of metrics", e);
        }
    }
}
