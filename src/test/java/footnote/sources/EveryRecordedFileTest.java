package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.sources.yahoo.YahooRecordings;
import footnote.testing.Parser;
import footnote.testing.SharedData;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * Every recorded file is read with the outcome that recorded-outcomes.tsv states: data, or a typed failure that says
 * why not. A file that no parser takes is stated as such. After a deliberate change, copy target/recorded-outcomes.tsv
 * over the expected one and review the difference.
 */
class EveryRecordedFileTest {
    private static final List<String> FOLDERS = List.of("yahoo", "sec", "news", "ohlcv", "transcripts", "companies");

    private record Input(String name, byte[] content) {}

    @Test
    void givesTheOutcomeThatIsExpectedOfIt() throws IOException {
        List<Parser> all = VendorParsers.all();
        var outcomes = new TreeMap<String, Integer>();
        for (String folder : FOLDERS) {
            for (Path file : SharedData.files(folder)) {
                inputs(file)
                        .forEach(input -> outcomes(all, input).forEach(line -> outcomes.merge(line, 1, Integer::sum)));
            }
        }

        var lines = outcomes.entrySet().stream()
                .map(each -> each.getKey() + "\t" + each.getValue())
                .toList();
        Files.write(Path.of("target/recorded-outcomes.tsv"), lines);
        assertThat(lines).containsExactlyElementsOf(expected());
    }

    private static List<String> expected() throws IOException {
        try (var in = EveryRecordedFileTest.class.getResourceAsStream("recorded-outcomes.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static List<String> outcomes(List<Parser> all, Input input) {
        var parsers =
                all.stream().filter(parser -> parser.files().test(input.name)).toList();
        return parsers.isEmpty()
                ? List.of(input.name + "\tno parser\t-")
                : parsers.stream()
                        .map(parser -> input.name + "\t" + parser.name() + "\t" + outcome(parser, input))
                        .toList();
    }

    private static String outcome(Parser parser, Input input) {
        try {
            Object data = parser.parse().apply(input.content);
            assertThat(data).as(parser.name() + " of " + input.name).isNotNull();
            return "data";
        } catch (SourceException typed) {
            assertThat(typed.getMessage()).hasSizeGreaterThan(20);
            return typed.getClass().getSimpleName();
        }
    }

    static String name(Path path) {
        return path.getParent().getFileName() + "/" + path.getFileName();
    }

    static byte[] content(Path path) {
        byte[] bytes = SharedData.bytes(path);
        boolean json = bytes.length > 0 && bytes[0] == '{';
        return name(path).startsWith("yahoo/") && json ? YahooRecordings.body(bytes) : bytes;
    }

    /** A file, or the files of an archive, or the bodies of a recording. */
    private static List<Input> inputs(Path path) {
        String name = name(path);
        byte[] bytes = content(path);
        if (name.endsWith(".zip")) {
            return zipped(bytes);
        }
        if (name.endsWith(".yaml")) {
            return bodies(bytes);
        }
        if (name.endsWith("item_manifest_10K.json")) {
            return List.of(); // the reference of the item split, read by its own test
        }
        return List.of(new Input(name, bytes));
    }

    private static List<Input> zipped(byte[] zip) {
        var inputs = new ArrayList<Input>();
        try (var in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                byte[] content = in.readAllBytes();
                if (!entry.getName().endsWith(".json")) {
                    inputs.add(new Input("sec/" + entry.getName().replace(".txt", ".htm"), content));
                }
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return inputs;
    }

    private static List<Input> bodies(byte[] yaml) {
        var inputs = new ArrayList<Input>();
        Map<String, List<Map<String, Map<String, Object>>>> recording = new LinkedHashMap<>(
                new Yaml(new SafeConstructor(new LoaderOptions())).load(new String(yaml, StandardCharsets.UTF_8)));
        for (var each : recording.getOrDefault("responses", List.of())) {
            String body = String.valueOf(each.getOrDefault("response", Map.of()).get("body"));
            boolean list = body.contains("conference_date") && !body.contains("speakers");
            inputs.add(
                    new Input("transcripts/" + (list ? "calls" : "body.json"), body.getBytes(StandardCharsets.UTF_8)));
        }
        return inputs;
    }
}
