package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.testing.Conversation;
import footnote.testing.ModelServer.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A run with what its reader has of it. */
record ConversationRun(String printed, String errors, String files, JsonNode record, List<Conversation.Turn> turns) {
    List<JsonNode> dropped() {
        var all = new ArrayList<JsonNode>();
        record.path("steps").forEach(step -> step.path("result").path("dropped").forEach(all::add));
        return all;
    }

    int sentences() {
        int sum = 0;
        for (var step : record.path("steps")) {
            sum += step.path("result").path("sentences").asInt(0);
        }
        return sum;
    }

    int tokens() {
        return turns.stream().mapToInt(Conversation.Turn::tokens).sum();
    }

    /** Runs a command on the sample market; a model that gives no whole answer is asked again for that many seconds. */
    static ConversationRun of(Path folder, Function<Conversation.Turn, Answer> model, int timeout, String... args)
            throws IOException {
        try (var conversation = new Conversation(model)) {
            var home = new CliHome(folder);
            home.environment.putAll(conversation.environment());
            home.environment.put("FOOTNOTE_MODELS_TIMEOUT", String.valueOf(timeout));
            var all = Stream.concat(Stream.of(args), Stream.of("--sample", "--out", "out"))
                    .toArray(String[]::new);
            assertThat(home.run(all)).as(home::err).isZero();
            var files = new StringBuilder();
            var record = Json.object();
            try (var written = Files.walk(folder.resolve("out"))) {
                for (var file : written.filter(Files::isRegularFile).toList()) {
                    String name = file.getFileName().toString();
                    if (name.equals("run.json")) {
                        record.setAll((tools.jackson.databind.node.ObjectNode) Json.tree(Files.readString(file)));
                    } else if (name.matches(".*\\.(html|eml)")) {
                        files.append(Files.readString(file));
                    }
                }
            }
            return new ConversationRun(home.out(), home.err(), files.toString(), record, conversation.turns());
        }
    }
}
