package footnote.sources.webpages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What a site's robots.txt lets a program read (RFC 9309): the longest rule that fits decides, and allowing wins a tie. */
final class RobotsFile {
    private record Rule(String path, boolean allowed) {}

    private final List<Rule> rules;

    private RobotsFile(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    static RobotsFile allowingAll() {
        return new RobotsFile(List.of());
    }

    static RobotsFile forbiddingAll() {
        return new RobotsFile(List.of(new Rule("/", false)));
    }

    /** The rules for our own name, else those for everyone. */
    static RobotsFile parse(String text, String agent) {
        var ours = new ArrayList<Rule>();
        var everyones = new ArrayList<Rule>();
        boolean named = false;
        var current = new ArrayList<String>();
        boolean naming = true;
        for (String line : text.lines().limit(20_000).toList()) {
            String[] parts = line.replaceFirst("#.*", "").split(":", 2);
            if (parts.length < 2) {
                continue;
            }
            String key = parts[0].strip().toLowerCase(Locale.ROOT);
            String value = parts[1].strip();
            if (key.equals("user-agent")) {
                if (!naming) {
                    current.clear();
                }
                naming = true;
                current.add(value.toLowerCase(Locale.ROOT));
                named |= value.equalsIgnoreCase(agent);
            } else if (key.equals("allow") || key.equals("disallow")) {
                naming = false;
                if (!value.isEmpty()) {
                    var rule = new Rule(value, key.equals("allow"));
                    if (current.contains(agent.toLowerCase(Locale.ROOT))) {
                        ours.add(rule);
                    } else if (current.contains("*")) {
                        everyones.add(rule);
                    }
                }
            }
        }
        return new RobotsFile(named ? ours : everyones);
    }

    boolean allows(String path) {
        int longest = -1;
        boolean allowed = true;
        for (var rule : rules) {
            if (fits(rule.path(), path)
                    && (rule.path().length() > longest || (rule.path().length() == longest && rule.allowed()))) {
                longest = rule.path().length();
                allowed = rule.allowed();
            }
        }
        return allowed;
    }

    /** A rule is a prefix, in which a star stands for anything and a dollar at its end for the end. */
    private static boolean fits(String rule, String path) {
        boolean whole = rule.endsWith("$");
        var pattern = new StringBuilder();
        for (String part : (whole ? rule.substring(0, rule.length() - 1) : rule).split("\\*+", -1)) {
            pattern.append(pattern.isEmpty() ? "" : ".*").append(Pattern.quote(part));
        }
        return Pattern.compile("^" + pattern + (whole ? "$" : ".*"), Pattern.DOTALL)
                .matcher(path)
                .find();
    }
}
