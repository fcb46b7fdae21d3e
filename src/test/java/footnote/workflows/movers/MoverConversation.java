package footnote.workflows.movers;

import footnote.runtime.json.Json;
import footnote.testing.ModelServer.Answer;
import footnote.testing.ModelServer.Asked;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What an able model says to the mover's tools, and what the tools said to it. */
final class MoverConversation {
    private MoverConversation() {}

    /** What an able model does next, told from the results it has so far. */
    static Answer next(Asked asked, List<String> program) {
        var results = toolResults(asked);
        long programs = names(asked).filter("python_analyzer"::equals).count();
        if (results.isEmpty()) {
            return Answer.calls("get_top_gainers", "{}");
        }
        if (results.size() == 1) {
            return Answer.calls(
                    "get_stock_history", "{\"symbol\":\"ROKT\",\"period\":\"3mo\"}",
                    "get_stock_history", "{\"symbol\":\"^TEST\",\"period\":\"3mo\"}",
                    "get_stock_news", "{\"symbol\":\"ROKT\"}");
        }
        if (programs < program.size()) {
            return Answer.calls(
                    "python_analyzer",
                    Json.object().put("code", program.get((int) programs)).toString());
        }
        if (names(asked).noneMatch("generate_chart"::equals)) {
            return Answer.calls("generate_chart", "{\"symbol\":\"ROKT\"}");
        }
        if (names(asked).noneMatch("send_email"::equals) || results.getLast().contains("error")) {
            return Answer.calls("send_email", mail(factId(results)));
        }
        return Answer.says("{\"done\":\"the report is out\"}");
    }

    static boolean isMail(Asked asked, int before) {
        var names = names(asked).toList();
        return names.contains("generate_chart")
                && names.stream().filter("send_email"::equals).count() == before;
    }

    static String mail(String fact) {
        var mail = Json.object().put("subject", "ROKT leads the market");
        mail.putArray("paragraphs").add("Over three months the share returned {fact:" + fact + "}.");
        return mail.toString();
    }

    static String factId(List<String> results) {
        return results.stream()
                .flatMap(each -> Pattern.compile("(f[0-9a-f]{12}) \\| ROKT \\| Total return")
                        .matcher(each)
                        .results())
                .map(found -> found.group(1))
                .findFirst()
                .orElse("f000000000000");
    }

    static List<String> toolResults(Asked asked) {
        return messages(asked)
                .filter(message -> message.path("role").asString("").equals("tool"))
                .map(message -> message.path("content").asString(""))
                .toList();
    }

    static Stream<String> names(Asked asked) {
        return messages(asked).flatMap(message -> IntStream.range(
                        0, message.path("tool_calls").size())
                .mapToObj(i -> message.path("tool_calls")
                        .path(i)
                        .path("function")
                        .path("name")
                        .asString("")));
    }

    static Stream<JsonNode> messages(Asked asked) {
        return asked.json().path("messages").valueStream();
    }
}
