package footnote.evaluation;

import footnote.domain.Metric;
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
    private static final Pattern YES_OR_NO = Pattern.compile("(?i)^\\s*(yes|no)\\b");
    private static final double TOLERANCE = 0.01;

    private AskEvaluation() {}

    /** A question with the answer wanted and the pages that hold it; its type is as its author named it. */
    public record Item(
            String id,
            String question,
            String company,
            String doc,
            String answer,
            List<RetrievalQuestion.Page> evidence,
            Optional<String> type) {
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

        /** Which half of the companies it belongs to, 1 or 2; all questions on one company are in one half. */
        public int half() {
            return half(company);
        }

        /** By the first letters of the name, so that spellings of one company fall into one half. */
        public static int half(String company) {
            String start = company.toLowerCase(Locale.ROOT).replaceAll("^the |[^a-z0-9]", "");
            return start.substring(0, Math.min(3, start.length())).chars().sum() % 2 + 1;
        }
    }

    /** What became of a question. */
    public enum Mark {
        RIGHT,
        WRONG,
        ABSTAINED,
        QUOTED
    }

    /** How one answer did; the kind is what is wanted: a number, yes or no, or text. */
    public record Line(
            String id, String kind, Mark mark, boolean cited, int citations, double probability, String answer) {}

    /** One kind of question: how many were right, wrong, left open and answered by quotations alone. */
    public record Tally(String kind, int questions, int right, int wrong, int abstained, int quoted) {
        static Tally of(String kind, List<Line> lines) {
            return new Tally(
                    kind,
                    lines.size(),
                    count(lines, Mark.RIGHT),
                    count(lines, Mark.WRONG),
                    count(lines, Mark.ABSTAINED),
                    count(lines, Mark.QUOTED));
        }

        private static int count(List<Line> lines, Mark mark) {
            return (int) lines.stream().filter(line -> line.mark() == mark).count();
        }

        /** The share of the answered that is right; 0 where nothing was answered. */
        public double precision() {
            return right + wrong == 0 ? 0 : right / (double) (right + wrong);
        }

        /** The share that was answered. */
        public double coverage() {
            return questions == 0 ? 0 : (right + wrong) / (double) questions;
        }
    }

    /** All questions, by kind. */
    public record Report(int questions, double cited, List<Tally> kinds, List<Line> lines) {
        public static Report of(List<Line> lines) {
            var kinds = lines.stream().map(Line::kind).distinct().sorted().toList();
            return new Report(
                    lines.size(),
                    lines.isEmpty() ? 0 : lines.stream().filter(Line::cited).count() / (double) lines.size(),
                    kinds.stream()
                            .map(kind -> Tally.of(
                                    kind,
                                    lines.stream()
                                            .filter(line -> line.kind().equals(kind))
                                            .toList()))
                            .toList(),
                    lines);
        }
    }

    /**
     * How long questions take in milliseconds: the median, what nine in ten stay below, and the longest; and how long a
     * processor works for one on average, which other programs on the machine do not lengthen.
     */
    public record Timing(int questions, long median, long mostly, long longest, long processor) {
        public static Timing of(List<Long> times, long processor) {
            var sorted = times.stream().sorted().toList();
            return sorted.isEmpty()
                    ? new Timing(0, 0, 0, 0, 0)
                    : new Timing(
                            sorted.size(),
                            sorted.get(sorted.size() / 2),
                            sorted.get(sorted.size() * 9 / 10),
                            sorted.getLast(),
                            processor / sorted.size());
        }
    }

    public static Line score(Item item, AskAnswer answer) {
        boolean cited = answer.citations().stream().anyMatch(citation -> holds(citation, item));
        String kind = kind(item);
        return new Line(
                item.id(),
                kind,
                mark(item, kind, answer),
                cited,
                answer.citations().size(),
                answer.probability().orElse(0.0),
                answer.summary());
    }

    /** How an answer by figures was made, as its probability counts it; nothing for one without figures. */
    static Optional<String> made(Item item, AskAnswer answer) {
        return answer.figures().stream().findFirst().map(figure -> {
            String metric = figure.metric();
            if (metric.startsWith("average_")) {
                return "average";
            }
            if (metric.matches(".*(?:_growth|_change|_difference)")) {
                return "change";
            }
            return item.question().matches("(?is).*\\b(?:defined?|calculated) .*\\bas\\b.*")
                    ? "program"
                    : Metric.standard(metric).isPresent()
                            ? "lookup"
                            : isReported(figure.id(), answer) ? "row" : "ratio";
        });
    }

    private static boolean isReported(String id, AskAnswer answer) {
        return answer.ledger().stream()
                .anyMatch(entry -> entry.id().equals(id) && entry.derivation().isEmpty());
    }

    /** A question that ended without an answer. */
    public static Line unanswered(Item item, String why) {
        return new Line(item.id(), kind(item), Mark.ABSTAINED, false, 0, 0, why);
    }

    private static String kind(Item item) {
        return number(item).isPresent()
                ? "number"
                : YES_OR_NO.matcher(item.answer()).find() ? "yes or no" : "text";
    }

    private static Mark mark(Item item, String kind, AskAnswer answer) {
        if (answer.isLeftOpen()) {
            return Mark.ABSTAINED;
        }
        if (kind.equals("number")) {
            boolean right = number(item).filter(value -> says(answer, value)).isPresent();
            return right ? Mark.RIGHT : answer.figures().isEmpty() ? Mark.QUOTED : Mark.WRONG;
        }
        var said = YES_OR_NO.matcher(answer.answer());
        var wanted = YES_OR_NO.matcher(item.answer());
        if (kind.equals("yes or no") && said.find() && wanted.find()) {
            return said.group(1).equalsIgnoreCase(wanted.group(1)) ? Mark.RIGHT : Mark.WRONG;
        }
        return Mark.QUOTED;
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

    /** The first figure is the answer; rounding in the wanted one is allowed for. */
    private static boolean says(AskAnswer answer, double wanted) {
        return answer.figures().stream()
                .limit(1)
                .anyMatch(figure -> near(figure.value(), wanted) || near(figure.value() / 100, wanted));
    }

    private static boolean near(double found, double wanted) {
        double unit = Math.abs(wanted) < 10 ? 0.006 : 0;
        return Math.abs(Math.abs(found) - Math.abs(wanted)) <= Math.max(TOLERANCE * Math.abs(wanted), unit);
    }
}
