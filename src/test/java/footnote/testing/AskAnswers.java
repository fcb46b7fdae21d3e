package footnote.testing;

import footnote.runtime.json.Json;
import footnote.testing.Conversation.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/** Answers the roles of ask as a strong model would, from the facts and passages of the prompt. */
final class AskAnswers {
    private static final Pattern FACT =
            Pattern.compile("(?m)^(f[0-9a-f]{12}) \\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\| ");
    private static final Pattern PASSAGE =
            Pattern.compile("<evidence from=\"([0-9A-Z]+) [^\"]*\">\\n> ([^\\n]*[a-z][^\\n]*?[.])(?:\\s|$)");
    private static final List<Map<String, Object>> GROWTH = List.of(
            Map.of("op", "change", "metric", "revenue", "years", List.of(2024, 2025)),
            Map.of("op", "cell", "metric", "revenue", "years", List.of(2024)),
            Map.of("op", "divide", "years", List.of()));
    private static final Pattern FIGURES = Pattern.compile("\\d|\\{");

    private final UnaryOperator<String> twist;

    AskAnswers(UnaryOperator<String> twist) {
        this.twist = twist;
    }

    static boolean knows(String agent) {
        return agent.matches("QuestionAnalyst|FilingResearcher|FigurePlanner|AnswerWriter(?:-several)?|AnswerJudge");
    }

    ObjectNode json(Turn turn) {
        return switch (turn.agent()) {
            case "QuestionAnalyst" -> analysis(turn);
            case "FilingResearcher" -> parts();
            case "FigurePlanner" ->
                Json.object()
                        .put("name", twist.apply("revenue growth"))
                        .put("percent", true)
                        .set("steps", Json.node(GROWTH));
            case "AnswerJudge" -> verdict();
            default -> answer(turn);
        };
    }

    private ObjectNode analysis(Turn turn) {
        var companies = Pattern.compile("as they are on file: (.*)").matcher(turn.question());
        var node = Json.object().put("valid", true).putNull("rejection");
        node.set("companies", Json.node(companies.find() ? List.of(companies.group(1)) : List.of()));
        node.set("time_references", Json.node(List.of("FY2025")));
        return node.put("data_source", "hybrid")
                .put("needs_latest_news", false)
                .put("answer_mode", "standard")
                .put("approach", twist.apply("I look for the reason in the annual report and on the calls."));
    }

    private ObjectNode parts() {
        var node = Json.object();
        node.putArray("parts")
                .addObject()
                .put("query", "revenue increased driven by")
                .set("items", Json.node(List.of("Item 7")));
        return node;
    }

    private ObjectNode verdict() {
        var node = Json.object()
                .put("completeness", 90)
                .put("specificity", 85)
                .put("accuracy", 95)
                .put("clarity", 90)
                .put("missing", twist.apply("The answer does not name the regions."));
        return node.set("follow_ups", Json.node(List.of("revenue by region"))).put("sufficient", true);
    }

    private ObjectNode answer(Turn turn) {
        var sentences = new ArrayList<String>();
        FACT.matcher(turn.question())
                .results()
                .limit(2)
                .forEach(found -> sentences.add(twist.apply(found.group(3).strip() + " was {fact:" + found.group(1)
                        + "} in " + found.group(4).strip().replaceFirst("^as of ", "the balance sheet of ") + ".")));
        PASSAGE.matcher(turn.question())
                .results()
                .filter(found -> !FIGURES.matcher(found.group(2)).find())
                .limit(2)
                .forEach(found -> sentences.add(
                        twist.apply("The company says: “" + found.group(2) + "” [" + found.group(1) + "].")));
        return Json.object().put("answer", String.join(" ", sentences));
    }
}
