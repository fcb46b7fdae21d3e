package footnote.evaluation;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.ask.figures.TableAnswer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;

/** Scores answers by rules on questions over single tables, in the form of TAT-QA: value and scale apart. */
public final class TableEvaluation {
    private static final double TOLERANCE = 0.002;
    private static final double ROUNDING = 0.011;

    private TableEvaluation() {}

    /** One kind of answer: how many were right, and in how many the scale was. */
    public record Tally(String kind, int questions, int answered, int right, int scaleRight) {
        public double precision() {
            return answered == 0 ? 0 : right / (double) answered;
        }
    }

    /** All questions, and by the kind of the rule that answered. */
    public record Report(Tally all, List<Tally> kinds, List<String> wrong) {}

    public static Report measure(Path file) {
        var counts = new TreeMap<String, int[]>();
        var wrong = new ArrayList<String>();
        int questions = 0;
        for (var entry : read(file)) {
            var table = new ArrayList<List<String>>();
            for (var line : entry.path("table").path("table")) {
                var cells = new ArrayList<String>();
                line.forEach(cell -> cells.add(cell.asString("")));
                table.add(cells);
            }
            var paragraphs = new ArrayList<String>();
            entry.path("paragraphs")
                    .forEach(each -> paragraphs.add(each.path("text").asString("")));
            for (var question : entry.path("questions")) {
                questions++;
                String words = question.path("question").asString("");
                var found = TableAnswer.of(table, paragraphs, words);
                if (found.isPresent()) {
                    score(found.get(), question, counts, wrong);
                }
            }
        }
        return report(questions, counts, wrong);
    }

    private static void score(
            TableAnswer.Result found, JsonNode question, Map<String, int[]> counts, List<String> wrong) {
        var count = counts.computeIfAbsent(found.kind(), _ -> new int[3]);
        String said = said(question);
        boolean value =
                wanted(question).filter(each -> near(each, found.value())).isPresent()
                        || wanted(question)
                                .filter(each -> said.matches("thousand|million|billion")
                                        && Math.abs(each * factor(said) - found.value() * factor(found.scale()))
                                                <= 0.006 * Math.abs(each * factor(said)))
                                .isPresent();
        boolean scale = said.equals(found.scale()) || (said.matches("million|billion") && value);
        count[0]++;
        count[1] += value ? 1 : 0;
        count[2] += scale ? 1 : 0;
        if (!value || !scale) {
            wrong.add(found.kind() + ": " + question.path("question").asString("") + " wanted "
                    + question.path("answer") + " " + question.path("scale").asString("") + ", not " + found.value()
                    + " "
                    + found.scale());
        }
    }

    /** The scale stated, or written into the answer itself. */
    private static String said(JsonNode question) {
        String stated = question.path("scale").asString("");
        String text = question.path("answer").toString();
        return !stated.isEmpty()
                ? stated
                : text.contains("million") || text.matches(".*\\dm\\b.*")
                        ? "million"
                        : text.contains("billion") ? "billion" : text.contains("%") ? "percent" : "";
    }

    private static double factor(String scale) {
        return switch (scale) {
            case "thousand" -> 1e3;
            case "million" -> 1e6;
            case "billion" -> 1e9;
            default -> 1;
        };
    }

    private static Report report(int questions, Map<String, int[]> counts, List<String> wrong) {
        var kinds = new ArrayList<Tally>();
        int[] all = new int[3];
        counts.forEach((kind, count) -> {
            kinds.add(new Tally(kind, questions, count[0], count[1], count[2]));
            for (int i = 0; i < all.length; i++) {
                all[i] += count[i];
            }
        });
        return new Report(new Tally("all", questions, all[0], all[1], all[2]), kinds, wrong);
    }

    private static Optional<Double> wanted(JsonNode question) {
        var answer = question.path("answer");
        if (answer.isNumber()) {
            return Optional.of(answer.asDouble());
        }
        if (!answer.isArray() || answer.size() != 1) {
            return Optional.empty();
        }
        String text = answer.get(0).asString("").replace('−', '-').strip();
        boolean minus = text.contains("(") || text.startsWith("-") || text.startsWith("$-");
        String digits = text.replaceAll("[^0-9.]", "").replaceAll("\\.$", "");
        try {
            return digits.isEmpty()
                    ? text.matches("[$—–-]+") ? Optional.of(0.0) : Optional.empty()
                    : Optional.of((minus ? -1 : 1) * Double.parseDouble(digits));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static boolean near(double wanted, double found) {
        return Math.abs(wanted - found) <= Math.max(ROUNDING, TOLERANCE * Math.abs(wanted));
    }

    private static JsonNode read(Path file) {
        try (InputStream plain = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(plain) : plain) {
            return Json.tree(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw Fault.input("the questions in " + file + " cannot be read: " + e.getMessage());
        }
    }
}
