package footnote.evaluation.sentiment;

import footnote.domain.opinion.Tone;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;

/** A sentence and how people say it sounds. */
public record LabelledText(String text, Tone label) {
    private static final long LARGEST = 200L << 20;

    /**
     * Reads a file of one sentence a line with its label last, after an @, a tab or a comma, or as JSON objects with
     * text (or sentence) and label, or a score from -1 to 1; packed by gzip or not. Labels are words, or 0, 1 and 2 for
     * bearish, bullish and neutral. Lines without a label are left out.
     */
    public static List<LabelledText> read(Path file) {
        String content = content(file);
        var found =
                content.stripLeading().startsWith("{") || content.stripLeading().startsWith("[")
                        ? json(content)
                        : lines(content);
        if (found.isEmpty()) {
            throw Fault.input(file + " holds no labelled sentence; write one a line as 'text<TAB>positive'");
        }
        return found;
    }

    private static String content(Path file) {
        try (var in = open(file)) {
            byte[] bytes = in.readNBytes((int) LARGEST);
            try {
                return StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(bytes))
                        .toString();
            } catch (CharacterCodingException e) {
                return new String(bytes, StandardCharsets.ISO_8859_1);
            }
        } catch (NoSuchFileException e) {
            throw Fault.input("there is no file " + file);
        } catch (IOException e) {
            throw Fault.input("cannot read " + file + ": " + e.getMessage());
        }
    }

    private static InputStream open(Path file) throws IOException {
        var in = Files.newInputStream(file);
        return file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in;
    }

    private static List<LabelledText> lines(String content) {
        return content.lines().flatMap(line -> line(line).stream()).toList();
    }

    private static Optional<LabelledText> line(String line) {
        for (char mark : new char[] {'@', '\t', ','}) {
            int at = line.lastIndexOf(mark);
            if (at > 0) {
                var tone = tone(line.substring(at + 1));
                if (tone.isPresent()) {
                    return of(line.substring(0, at), tone);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<LabelledText> of(String text, Optional<Tone> tone) {
        String bare = text.strip().replaceAll("^\"|\"$", "").replace("\"\"", "\"");
        return bare.isEmpty() ? Optional.empty() : tone.map(known -> new LabelledText(bare, known));
    }

    private static Optional<Tone> tone(String label) {
        return switch (label.strip().replace("\"", "").toLowerCase(Locale.ROOT)) {
            case "positive", "bullish", "pos", "1" -> Optional.of(Tone.POSITIVE);
            case "neutral", "neu", "2" -> Optional.of(Tone.NEUTRAL);
            case "negative", "bearish", "neg", "0", "-1" -> Optional.of(Tone.NEGATIVE);
            default -> Optional.empty();
        };
    }

    private static List<LabelledText> json(String content) {
        var found = new ArrayList<LabelledText>();
        if (content.lines().limit(2).allMatch(line -> line.strip().endsWith("}") && line.startsWith("{"))) {
            content.lines().filter(line -> !line.isBlank()).forEach(line -> add(Json.tree(line), found));
        } else {
            Json.tree(content).forEach(each -> add(each, found));
        }
        return found;
    }

    private static void add(JsonNode node, List<LabelledText> found) {
        String text = node.path("text").asString(node.path("sentence").asString(""));
        var label = tone(node.path("label").asString(""));
        var score = node.path("score")
                .asString(node.path("info").path(0).path("sentiment_score").asString(""));
        if (label.isEmpty() && score.matches("-?\\d*\\.?\\d+")) {
            label = Optional.of(Tone.of(Double.parseDouble(score)));
        }
        of(text, label).ifPresent(found::add);
    }
}
