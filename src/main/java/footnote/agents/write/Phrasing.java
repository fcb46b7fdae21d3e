package footnote.agents.write;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says things in one of many ways, always the same way for the same company. Sentences stand in files: under a key each
 * line is an alternative, [a|b] a choice within it, {x} a place to fill; a sentence with an unknown place is left unsaid.
 */
final class Phrasing {
    private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z_]+)}");
    private static final Map<String, List<String>> LINES = read("stories.txt", "sections.txt");

    private final String seed;
    private final Map<String, Integer> uses = new HashMap<>();

    Phrasing(String seed) {
        this.seed = seed;
    }

    private static Map<String, List<String>> read(String... files) {
        var lines = new HashMap<String, List<String>>();
        for (var file : files) {
            try (var in = Phrasing.class.getResourceAsStream(file)) {
                if (in == null) {
                    throw Fault.state("the phrases " + file + " are not beside their class");
                }
                String key = "";
                for (var line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                    if (line.startsWith("@")) {
                        key = line.substring(1).strip();
                    } else if (!line.isBlank() && !line.startsWith("#")) {
                        lines.computeIfAbsent(key, _ -> new ArrayList<>()).add(line.strip());
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + file, e);
            }
        }
        return lines;
    }

    static boolean knows(String key) {
        return LINES.containsKey(key);
    }

    static Map<String, List<String>> lines() {
        return LINES;
    }

    /** One of the ways to say it; nothing where no way can be filled in. */
    Optional<String> say(String key, Map<String, String> known) {
        var ways = LINES.get(key);
        if (ways == null) {
            throw Fault.state("there are no phrases '" + key + "'");
        }
        int use = uses.merge(key, 1, Integer::sum);
        int first = pick(key + "#" + use, ways.size());
        for (int i = 0; i < ways.size(); i++) {
            int at = (first + i) % ways.size();
            var said = filled(chosen(ways.get(at), key + "#" + use + "/" + at), known);
            if (said.isPresent()) {
                return said;
            }
        }
        return Optional.empty();
    }

    /** Innermost choices first, so that choices may hold choices. */
    private String chosen(String template, String occasion) {
        String text = template;
        int slot = 0;
        while (true) {
            int close = text.indexOf(']');
            int open = close < 0 ? -1 : text.lastIndexOf('[', close);
            if (open < 0) {
                return text;
            }
            var options = text.substring(open + 1, close).split("\\|", -1);
            String option = options[pick(occasion + "." + slot++, options.length)];
            text = text.substring(0, open) + option + text.substring(close + 1);
        }
    }

    private static Optional<String> filled(String text, Map<String, String> known) {
        var matcher = PLACE.matcher(text);
        var filled = new StringBuilder();
        while (matcher.find()) {
            var value = known.get(matcher.group(1));
            if (value == null) {
                return Optional.empty();
            }
            matcher.appendReplacement(filled, Matcher.quoteReplacement(value));
        }
        return Optional.of(matcher.appendTail(filled).toString());
    }

    /** Spread evenly over any number of options, whatever the seeds look like. */
    int pick(String occasion, int count) {
        long hash = 1125899906842597L;
        String text = seed + "|" + occasion;
        for (int i = 0; i < text.length(); i++) {
            hash = 31 * hash + text.charAt(i);
        }
        hash ^= hash >>> 33;
        hash *= 0xff51afd7ed558ccdL;
        hash ^= hash >>> 33;
        hash *= 0xc4ceb9fe1a85ec53L;
        hash ^= hash >>> 33;
        return (int) Math.floorMod(hash, (long) count);
    }
}
