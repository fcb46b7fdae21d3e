package footnote.evaluation;

import footnote.evidence.documents.Citation;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.ask.AskAnswer;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Scores answers: a numeric one is right within one percent, and a citation holds when it names an evidence page. */
public final class AskEvaluation {
    private static final Pattern NUMBER = Pattern.compile(
            "(\\(?-?)\\s*[$€£¥]?\\s*(\\d[\\d,]*(?:\\.\\d+)?)\\)?\\s*(%|percent|thousand|million|billion|trillion|tn\\b|bn\\b|m\\b)?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ASKED_IN =
            Pattern.compile("(?i)\\b(?:usd|us\\$|\\$|dollars)?\\s*(thousands|millions|billions)\\b");
    private static final double TOLERANCE = 0.01;

    private AskEvaluation() {}

    /** A question with the answer wanted and the pages that hold it. */
    public record Item(
            String id,
            String question,
            String company,
            String doc,
            String answer,
            List<RetrievalQuestion.Page> evidence) {
        public Item {
            evidence = List.copyOf(evidence);
        }

        public static List<Item> read(Path file) {
            try {
                var items = new ArrayList<Item>();
                for (String line : Files.readAllLines(file)) {
                    if (!line.isBlank()) {
                        items.add(Json.read(line, Item.class));
                    }
                }
                return items;
            } catch (IOException | tools.jackson.core.JacksonException e) {
                throw Fault.input("the questions in " + file + " cannot be read: "
                        + String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
            }
        }
    }

    /** How one answer did; a question without a number is not scored as one. */
    public record Line(String id, boolean numeric, boolean right, boolean cited, int citations, String answer) {}

    /** Shares over all questions. */
    public record Report(int questions, int numeric, double right, double cited, List<Line> lines) {
        public static Report of(List<Line> lines) {
            var numeric = lines.stream().filter(Line::numeric).toList();
            return new Report(
                    lines.size(),
                    numeric.size(),
                    numeric.isEmpty() ? 0 : numeric.stream().filter(Line::right).count() / (double) numeric.size(),
                    lines.isEmpty() ? 0 : lines.stream().filter(Line::cited).count() / (double) lines.size(),
                    lines);
        }
    }

    public static Line score(Item item, AskAnswer answer) {
        var wanted = number(item);
        boolean cited = answer.citations().stream().anyMatch(citation -> holds(citation, item));
        return new Line(
                item.id(),
                wanted.isPresent(),
                wanted.filter(value -> says(answer, value)).isPresent(),
                cited,
                answer.citations().size(),
                answer.summary());
    }

    private static boolean holds(Citation citation, Item item) {
        return item.evidence().stream()
                .anyMatch(page -> citation.document().equals(page.doc())
                        && citation.page().filter(each -> each == page.page()).isPresent());
    }

    /** The number wanted, in whole units; an answer that is a sentence with several numbers is no number. */
    static Optional<Double> number(Item item) {
        if (item.answer().length() > 40) {
            return Optional.empty();
        }
        Matcher matcher = NUMBER.matcher(item.answer());
        if (!matcher.find()) {
            return Optional.empty();
        }
        Matcher unit = ASKED_IN.matcher(item.question());
        double value = value(matcher);
        boolean scaled = matcher.group(3) != null;
        return Optional.of(scaled || !unit.find() ? value : value * scale(unit.group(1)));
    }

    private static double value(Matcher matcher) {
        double value = new BigDecimal(matcher.group(2).replace(",", "")).doubleValue();
        boolean negative = matcher.group(1).contains("(") || matcher.group(1).contains("-");
        return (negative ? -value : value) * scale(matcher.group(3) == null ? "" : matcher.group(3));
    }

    private static double scale(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "thousand", "thousands" -> 1e3;
            case "million", "millions", "m" -> 1e6;
            case "billion", "billions", "bn" -> 1e9;
            case "trillion", "tn" -> 1e12;
            default -> 1;
        };
    }

    /** Among the figures the answer computed or looked up, the first three; rounding in the wanted answer is allowed for. */
    private static boolean says(AskAnswer answer, double wanted) {
        return answer.figures().stream()
                .limit(3)
                .anyMatch(figure -> near(figure.value(), wanted) || near(figure.value() / 100, wanted));
    }

    private static boolean near(double found, double wanted) {
        double unit = Math.abs(wanted) < 10 ? 0.006 : 0;
        return Math.abs(Math.abs(found) - Math.abs(wanted)) <= Math.max(TOLERANCE * Math.abs(wanted), unit);
    }
}
