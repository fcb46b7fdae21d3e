package footnote.testing;

import footnote.runtime.json.Json;
import footnote.testing.Conversation.Turn;
import footnote.testing.ModelServer.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers every role of report, analyze, ask, leads and movers as a strong model would: sensible sentences over the facts of
 * the prompt, in the asked form. A twist changes each sentence, for answers that are worse.
 */
public final class RoleAnswers implements Function<Turn, Answer> {
    private static final Pattern EXHIBIT = Pattern.compile("(?m)^(chart_\\d+|infographic_\\d+): ");
    private static final Pattern COMPANY = Pattern.compile("\\b(?:[A-Z]{3,6}|Quavelin(?: Systems)?|Orrenbeck)\\b");
    private static final Pattern LISTED = Pattern.compile("> (.+?) \\(([^,)]+), ([^)]+)\\)");

    private final Function<String, String> twist;

    private RoleAnswers(Function<String, String> twist) {
        this.twist = twist;
    }

    public static RoleAnswers strong() {
        return new RoleAnswers(sentence -> sentence);
    }

    public static RoleAnswers twisted(Function<String, String> twist) {
        return new RoleAnswers(twist);
    }

    @Override
    public Answer apply(Turn turn) {
        return turn.agent().equals("MoverAgent")
                ? new MoverAnswers(twist).next(turn)
                : Answer.says(json(turn).toString(), turn.tokens(), 300);
    }

    /** The answer as JSON; of movers the closing one. */
    public ObjectNode json(Turn turn) {
        if (AskAnswers.knows(turn.agent())) {
            return new AskAnswers(twist::apply).json(turn);
        }
        return switch (turn.agent()) {
            case "Gatekeeper" -> Json.object();
            case "QueryClassifier" -> classification(turn);
            case "MetricPlanner" -> plan(turn);
            case "NewsGatherer" -> readings();
            case "InfographicPlanner" -> pictures(turn);
            case "ChapterWriter" -> chapter(turn);
            case "ThesisWriter" -> thesis(turn);
            case "QueryReader" -> Json.object().put("company", company(turn));
            case "SentimentAnalyst" -> moods(turn);
            case "TechnicalAnalyst", "FundamentalAnalyst" -> analyst(turn);
            case "CaseAnalyst-bull", "CaseAnalyst-bear" -> Json.object().set("points", Json.node(prose(turn, 4)));
            case "Synthesizer" -> synthesis(turn);
            case "IntentExtractor" -> Json.object().put("industry", "SaaS").put("country", "France");
            case "PatternSynthesizer" -> pattern();
            case "SignalAnalyzer" -> signal(turn);
            case "LeadReportCompiler" -> leads(turn);
            default -> Json.object().put("done", "The report is queued.");
        };
    }

    private List<String> prose(Turn turn, int most) {
        return new PromptFacts(turn.question())
                .sentences(most + 20).stream()
                        .filter(each -> turn.agent().equals("ChapterWriter") || !each.contains("{calc:"))
                        .limit(most)
                        .map(twist)
                        .toList();
    }

    private static String quoted(Turn turn, String from) {
        var found = Pattern.compile("<evidence from=\"" + from + "\">\\n> (.*)").matcher(turn.question());
        return found.find() ? found.group(1) : "";
    }

    private static String company(Turn turn) {
        var found = COMPANY.matcher(quoted(turn, "query"));
        return found.find() ? found.group() : "";
    }

    private static ObjectNode classification(Turn turn) {
        var node = Json.object()
                .put("query_type", "NEW_QUERY")
                .put("detected_company", company(turn))
                .put("analysis_type", "fundamental")
                .put("reasoning", "It names a company.");
        return node.set("other_companies", Json.node(List.of()));
    }

    private static ObjectNode plan(Turn turn) {
        var company = LISTED.matcher(turn.question());
        var node = Json.object();
        if (company.find()) {
            node.put("company_name", company.group(1))
                    .put("ticker", company.group(2))
                    .put("exchange", company.group(3));
        }
        node.put("market", "US").put("analysis_type", "fundamental").put("time_range_years", 5);
        var metrics = node.putArray("metrics_to_analyze");
        turn.question()
                .lines()
                .filter(line -> line.matches("[^|>]+( \\| [^|]+){5}"))
                .skip(1)
                .limit(12)
                .forEach(line -> {
                    var cells = line.split(" \\| ", -1);
                    metrics.addObject()
                            .put("metric_name", cells[0])
                            .put("category", cells[1])
                            .put("chart_type", cells[2])
                            .put("data_source", cells[3])
                            .put("section", cells[4])
                            .put("priority", Integer.parseInt(cells[5].strip()))
                            .put("search_query", cells[0])
                            .put("is_market_specific", false);
                });
        var sections = Pattern.compile("chapters, by id: ([a-z, ]+)").matcher(turn.system());
        node.set(
                "report_sections",
                Json.node(sections.find() ? List.of(sections.group(1).split(", ", -1)) : List.of("summary")));
        node.set("compare_with", Json.node(List.of()));
        return node.put("infographic_count", 3).put("plan_version", 1).put("approved_by_user", false);
    }

    private static ObjectNode pictures(Turn turn) {
        var count = Pattern.compile("How many: (\\d)").matcher(turn.question());
        int most = count.find() ? Integer.parseInt(count.group(1)) : 2;
        var node = Json.object().put("company_name", quoted(turn, "company"));
        var pictures = node.putArray("infographics");
        Pattern.compile("\"([a-z_]+)\"")
                .matcher(turn.question().split("filled:", -1)[1])
                .results()
                .limit(most)
                .forEach(found -> pictures.addObject()
                        .put("infographic_id", pictures.size())
                        .put("title", "How it works")
                        .put("infographic_type", found.group(1))
                        .put("visual_style", "plain")
                        .put("prompt", "A plain diagram")
                        .set("key_elements", Json.node(List.of("customers", "products"))));
        return node;
    }

    private static ObjectNode readings() {
        var node = Json.object();
        node.putArray("readings").addObject().put("number", 1).put("topic", "DEAL");
        return node;
    }

    private ObjectNode chapter(Turn turn) {
        var sentences = prose(turn, 14);
        var node = Json.object();
        boolean points =
                turn.question().contains(", as points") || turn.question().contains("as three to five points");
        var paragraphs = new ArrayList<String>();
        for (int i = 0; !points && i + 2 < Math.min(sentences.size(), 9); i += 3) {
            paragraphs.add(String.join(" ", sentences.subList(i, i + 3)));
        }
        node.set("paragraphs", Json.node(paragraphs));
        var listed = node.putArray("points");
        for (int i = 0; points && i < Math.min(4, sentences.size()); i++) {
            listed.addObject().put("lead", twist.apply("Point in figures")).put("text", sentences.get(i));
        }
        if (turn.question().contains("to write: Financial analysis")) {
            chart(turn, node);
        }
        var captions = node.putArray("captions");
        EXHIBIT.matcher(turn.question()).results().limit(5).forEach(found -> captions.addObject()
                .put("exhibit", found.group(1))
                .put("text", sentences.get(captions.size() % Math.max(1, sentences.size()))));
        return node;
    }

    private void chart(Turn turn, ObjectNode node) {
        var chart = node.putObject("chart")
                .put("title", twist.apply("Two rates side by side over the same years"))
                .put("kind", "line");
        var series = chart.putArray("series");
        new PromptFacts(turn.question()).alike().forEach(years -> series.addObject()
                .put("name", twist.apply(years.getFirst().metric()))
                .set("facts", Json.node(years.stream().map(PromptFacts.Line::id).toList())));
    }

    private ObjectNode thesis(Turn turn) {
        var sentences = prose(turn, 6);
        var node = Json.object().put("headline", twist.apply("Fairly priced for the growth it shows"));
        node.putArray("claims");
        var summary = node.putArray("summary");
        sentences.stream().limit(3).forEach(each -> summary.addObject()
                .put("lead", twist.apply("In figures"))
                .put("text", each));
        return node;
    }

    private static ObjectNode moods(Turn turn) {
        var node = Json.object();
        var schema = Pattern.compile("\"properties\":\\{\"(\\w+)\":\\{\"type\":\"array\"")
                .matcher(turn.system());
        var moods = node.putArray(schema.find() ? schema.group(1) : "moods");
        long headlines = turn.question()
                .lines()
                .filter(line -> line.matches("<evidence from=\"(?:headline )?\\d+.*"))
                .count();
        for (int i = 1; i <= headlines; i++) {
            moods.addObject().put("number", i).put("mood", "NEGATIVE");
        }
        return node;
    }

    private ObjectNode analyst(Turn turn) {
        var rule = Pattern.compile("The rule's signal: (\\w+)").matcher(turn.question());
        var sentences = prose(turn, 6);
        var node = Json.object().put("signal", rule.find() ? rule.group(1) : "NEUTRAL");
        node.put("summary", String.join(" ", sentences.subList(0, Math.min(3, sentences.size()))));
        return node.set("reasons", Json.node(sentences.stream().skip(3).toList()));
    }

    private ObjectNode synthesis(Turn turn) {
        var rule = Pattern.compile("red flags: (\\w+)").matcher(turn.question());
        var sentences = prose(turn, 12);
        IntFunction<List<String>> part =
                i -> sentences.stream().skip(3L * i).limit(3).toList();
        var node = Json.object().put("signal", rule.find() ? rule.group(1) : "HOLD");
        node.put("thesis", String.join(" ", part.apply(0)));
        node.set("bull_case", Json.node(part.apply(1)));
        node.set("bear_case", Json.node(part.apply(2)));
        node.set("what_would_change_our_mind", Json.node(List.of(twist.apply("A restatement of earnings."))));
        return node.set("reasons", Json.node(part.apply(3)));
    }

    private ObjectNode pattern() {
        var node = Json.object();
        node.putArray("patterns")
                .addObject()
                .put("description", twist.apply("They hold a security certificate"))
                .set("phrases", Json.node(List.of("security certificate")));
        return node;
    }

    private ObjectNode signal(Turn turn) {
        var node = Json.object();
        node.set("signals", Json.node(List.of(1)));
        return node.put(
                        "why_now",
                        twist.apply("The event of the last weeks changes what the company needs (signal 1)."))
                .put("opening", twist.apply("Ask what the change asks of its daily work."));
    }

    private ObjectNode leads(Turn turn) {
        var sentences = prose(turn, 4);
        var node = Json.object().put("executive_summary", String.join(" ", sentences));
        return node.set(
                "recommendations", Json.node(List.of(twist.apply("Call the leads with a fresh signal first."))));
    }
}
