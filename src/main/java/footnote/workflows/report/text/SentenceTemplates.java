package footnote.workflows.report.text;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sentences of a report written by rule, one for each key, filled with words and figures; see sentences.txt. */
public final class SentenceTemplates {
    private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z_]+)}");
    private static final Pattern OPTIONAL = Pattern.compile("\\[([^\\[\\]]*)]");
    private static final Map<String, String> SENTENCES = read("sentences.txt");

    /** The lines "key = text" of a file beside this class, in order. */
    static Map<String, String> read(String file) {
        var lines = new LinkedHashMap<String, String>();
        try (var in = SentenceTemplates.class.getResourceAsStream(file)) {
            if (in == null) {
                throw Fault.state(file + " is missing from the program; build it again");
            }
            for (var line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                int equals = line.indexOf(" = ");
                if (!line.startsWith("#") && equals > 0 && lines.put(key(line, equals), text(line, equals)) != null) {
                    throw Fault.state(file + " has two lines for '" + key(line, equals) + "'; remove one");
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
        return lines;
    }

    private static String key(String line, int equals) {
        return line.substring(0, equals).strip();
    }

    private static String text(String line, int equals) {
        return line.substring(equals + 3).strip();
    }

    public static boolean has(String key) {
        return SENTENCES.containsKey(key);
    }

    static Map<String, String> all() {
        return SENTENCES;
    }

    /** The sentence of the key; nothing where a figure it needs is not known. */
    public Optional<String> say(String key, Map<String, String> known) {
        var sentence = SENTENCES.get(key);
        if (sentence == null) {
            throw Fault.state("sentences.txt has no sentence '" + key + "'");
        }
        String required = OPTIONAL.matcher(sentence)
                .replaceAll(part -> Matcher.quoteReplacement(complete(part.group(1), known) ? part.group(1) : ""));
        return complete(required, known) ? Optional.of(filled(required, known)) : Optional.empty();
    }

    private static boolean complete(String text, Map<String, String> known) {
        return PLACE.matcher(text).results().allMatch(place -> known.containsKey(place.group(1)));
    }

    private static String filled(String text, Map<String, String> known) {
        return PLACE.matcher(text)
                .replaceAll(place -> Matcher.quoteReplacement(known.getOrDefault(place.group(1), "")));
    }
}
