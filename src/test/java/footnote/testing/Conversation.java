package footnote.testing;

import footnote.testing.ModelServer.Answer;
import footnote.testing.ModelServer.Asked;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** A model server that answers by the role it is asked in, and remembers every turn. */
public final class Conversation implements AutoCloseable {
    private static final Path PROMPTS = Path.of("src/main/resources/footnote/workflows");
    private static final Map<String, String> AGENTS = agents();

    private final ModelServer server = new ModelServer();
    private final List<Turn> turns = new CopyOnWriteArrayList<>();

    /** One question to the model: which agent asks, what it is told and asked, and the whole request. */
    public record Turn(String agent, String system, String question, JsonNode request) {
        /** Rough tokens of the request, four characters each. */
        public int tokens() {
            return request.toString().length() / 4;
        }

        /** Whether a refused answer or sentence is to be fixed. */
        public boolean repairs() {
            return question.startsWith("Your answer was refused")
                    || !question.strip().endsWith("none");
        }
    }

    public Conversation(Function<Turn, Answer> model) {
        server.otherwise(asked -> {
            var turn = turn(asked);
            turns.add(turn);
            return model.apply(turn);
        });
    }

    /** What a home needs to ask this server. */
    public Map<String, String> environment() {
        return Map.of(
                "OPENAI_API_KEY",
                "sk-test-0123456789",
                "OPENAI_BASE_URL",
                server.url().toString());
    }

    public List<Turn> turns() {
        return turns;
    }

    private static Turn turn(Asked asked) {
        var request = asked.json();
        var messages = StreamSupport.stream(request.path("messages").spliterator(), false)
                .toList();
        String system = text(messages.getFirst());
        String agent = AGENTS.entrySet().stream()
                .filter(each -> system.startsWith(each.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("unknown");
        String question = messages.stream()
                .filter(each -> each.path("role").asString().equals("user"))
                .map(Conversation::text)
                .collect(Collectors.joining("\n"));
        return new Turn(agent, system, question, request);
    }

    private static String text(JsonNode message) {
        return message.path("content").asString("");
    }

    /** The file's name of each prompt by its first words. */
    private static Map<String, String> agents() {
        try (var files = Files.walk(PROMPTS)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .collect(Collectors.toMap(
                            Conversation::opening,
                            file -> file.getFileName().toString().replace(".md", ""),
                            (one, _) -> one,
                            TreeMap::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String opening(Path file) {
        try {
            String text = Files.readString(file);
            return text.substring(0, Math.min(60, text.indexOf('\n')));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
