package footnote.workflows.ask.answer;

import footnote.workflows.ask.figures.FigureSupport;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How likely an answer is right, from counts of right and wrong ones: of cells by where they were read, of questions by
 * how the answer was made, and of quoted passages by how much of the question they say. 'footnote eval ask --calibrate'
 * counts again.
 */
public final class AnswerProbability {
    private static final Map<String, Count> COUNTS = read();

    /** What is believed before anything is counted, and how many counts a belief is worth. */
    private static final double BELIEF = 0.9;

    private static final double WEIGHT = 2;
    /** Of a figure whose statement nothing confirms, and of one whose question has words that change the figure. */
    private static final double UNCONFIRMED = 0.8;

    private static final double LIMITED = 0.35;

    private record Count(int right, int wrong) {}

    private AnswerProbability() {}

    /** Of figures that answer together: the least sure of them, since one wrong figure makes a wrong answer. */
    public static double of(List<FigureSupport> supports) {
        return supports.stream().mapToDouble(AnswerProbability::of).min().orElse(0);
    }

    private static double of(FigureSupport support) {
        double read =
                switch (support.source()) {
                    case READ -> UNCONFIRMED;
                    case NOTE -> rate("table note");
                    default -> rate("cell " + word(support.source()));
                };
        double made = rate("question " + word(support.kind()));
        return read * made * (support.unexplained() > 0 ? LIMITED : 1);
    }

    /** Of passages that say this share of the question's words. */
    public static double ofPassages(double share) {
        return rate("passages " + share(share));
    }

    public static String share(double share) {
        return share >= 0.75 ? "most" : share >= 0.5 ? "half" : "few";
    }

    private static String word(Enum<?> kind) {
        return kind.name().toLowerCase(java.util.Locale.ROOT);
    }

    /** Where a kind was seldom counted, mostly the rate of all like it: of all cells, all questions or all passages. */
    private static double rate(String kind) {
        String like = kind.substring(0, kind.indexOf(' ') + 1);
        var all = COUNTS.entrySet().stream()
                .filter(each -> each.getKey().startsWith(like))
                .map(Map.Entry::getValue)
                .reduce(
                        new Count(0, 0),
                        (one, other) -> new Count(one.right() + other.right(), one.wrong() + other.wrong()));
        return rate(COUNTS.getOrDefault(kind, new Count(0, 0)), rate(all, BELIEF));
    }

    private static double rate(Count count, double belief) {
        return (count.right() + WEIGHT * belief) / (count.right() + count.wrong() + WEIGHT);
    }

    private static Map<String, Count> read() {
        try (var in = AnswerProbability.class.getResourceAsStream("calibration.tsv");
                var reader = new BufferedReader(new InputStreamReader(
                        in == null ? InputStream.nullInputStream() : in, StandardCharsets.UTF_8))) {
            var counts = new HashMap<String, Count>();
            reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(line -> {
                        String[] cells = line.split("\t", -1);
                        counts.put(cells[0], new Count(Integer.parseInt(cells[1]), Integer.parseInt(cells[2])));
                    });
            return Map.copyOf(counts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
