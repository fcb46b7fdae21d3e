package footnote.testing;

import footnote.runtime.json.Json;
import footnote.testing.ModelServer.Answer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.yaml.snakeyaml.Yaml;

/** Recorded conversations with real model servers, from the folder of shared test data. */
public final class Cassette {
    private static final Path FOLDER = Path.of("../shared/data/llm");

    private Cassette() {}

    /** The recorded answers in turn; the test is skipped where the recordings are not at hand. */
    public static List<Answer> answers(String name) {
        var file = FOLDER.resolve(name + ".yaml");
        Assumptions.assumeTrue(Files.exists(file), "skipped: the recorded answers in " + FOLDER + " are not here");
        var answers = new ArrayList<Answer>();
        for (var interaction : list(map(load(file)).get("interactions"))) {
            answers.add(answer(map(map(interaction).get("response"))));
        }
        return answers;
    }

    private static Object load(Path file) {
        try (var reader = Files.newBufferedReader(file)) {
            return new Yaml().load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Answer answer(Map<String, Object> response) {
        int status = (Integer) map(response.get("status")).get("code");
        var headers = new HashMap<String, String>();
        map(response.get("headers")).forEach((key, value) -> {
            if (key.toLowerCase().matches("content-type|content-encoding|retry-after")) {
                headers.put(key, list(value).getFirst().toString());
            }
        });
        return new Answer(status, headers, body(response), ModelServer.Fault.NONE);
    }

    private static byte[] body(Map<String, Object> response) {
        if (response.containsKey("parsed_body")) {
            return Json.write(response.get("parsed_body")).getBytes(StandardCharsets.UTF_8);
        }
        var text = map(response.get("body")).get("string");
        return text instanceof byte[] bytes ? bytes : text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> list(Object value) {
        return (List<Object>) value;
    }
}
