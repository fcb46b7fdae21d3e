package footnote.testing;

import footnote.runtime.json.Json;
import footnote.testing.Conversation.Turn;
import footnote.testing.ModelServer.Answer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import tools.jackson.databind.node.ObjectNode;

/** Works through the tools of movers and writes the mail, as a strong model would. */
record MoverAnswers(Function<String, String> twist) {
    private static final Path PROGRAM = Path.of("src/main/resources/footnote/workflows/movers/MoverAnalysis.py");
    private static final Pattern FACT = Pattern.compile("(f[0-9a-f]{12}) \\| ([^|]+) \\| ([^|]+) \\| ");

    Answer next(Turn turn) {
        var results = StreamSupport.stream(turn.request().path("messages").spliterator(), false)
                .filter(each -> each.path("role").asString().equals("tool"))
                .map(each -> each.path("content").asString(""))
                .toList();
        String symbol = results.isEmpty()
                ? ""
                : Json.tree(results.getFirst()).path(0).path("symbol").asString("TRVM");
        return switch (results.size()) {
            case 0 -> Answer.calls("get_top_gainers", "{}");
            case 1 ->
                Answer.calls(
                        "get_stock_history", wish(symbol).put("period", "3mo").toString());
            case 2 ->
                Answer.calls(
                        "get_stock_history",
                        wish("^SAMPLE-US").put("period", "3mo").toString());
            case 3 -> Answer.calls("get_stock_news", wish(symbol).toString());
            case 4 ->
                Answer.calls(
                        "python_analyzer", Json.object().put("code", program()).toString());
            case 5 -> Answer.calls("generate_chart", wish(symbol).toString());
            case 6 -> Answer.calls("send_email", mail(symbol, results.get(4)).toString());
            default ->
                Answer.says(Json.object().put("done", "The mail is queued.").toString(), turn.tokens(), 20);
        };
    }

    private static ObjectNode wish(String symbol) {
        return Json.object().put("symbol", symbol);
    }

    private ObjectNode mail(String symbol, String facts) {
        var paragraphs = new ArrayList<String>();
        FACT.matcher(facts)
                .results()
                .forEach(found ->
                        paragraphs.add(twist.apply("The " + found.group(3).toLowerCase(Locale.ROOT) + " of " + symbol
                                + " is {fact:" + found.group(1) + "}.")));
        return Json.object()
                .put("subject", twist.apply("Top gainer of the day: " + symbol))
                .set("paragraphs", Json.node(paragraphs.stream().limit(4).toList()));
    }

    private static String program() {
        try {
            return Files.readString(PROGRAM);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
