package footnote.workflows.report.text;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says things in one of many ways, always the same way for the same company. Sentences stand in files: under a key each
 * line is an alternative, [a|b] a choice within it, {x} a place to fill; a sentence with an unknown place is left unsaid.
 */
public final class SentenceTemplates {
    /** Common to no number of openers, so that steps of it visit all. */
    private static final int STRIDE = 7;

    private static final int LONGEST_JOINED = 330;
    private static final Pattern ORDINARY = Pattern.compile(
            "(?:A|An|The|That|This|These|It|Its|Each|Every|Of|On|In|At|By|From|With|Over|Between|Held|Next|Measured|Peers|More|Less|Operations|Operating|Owners|Owners'|Capital|Costs|Sales|Cash|Profit|Net|Free|Growth|Assets|Equity|Interest|Customers|Goods|Stock|Returns|Return|Shareholders|Research|Insiders|Promoters|There|What|How|Some|Not|Part|Most|Analysts|Estimates|Buyers|To|For|Over|Whether|Before|After|Earnings|Gross|Liquidity|Efficiency|Overheads|Lenders|Debt|Dividends|Margins|Investment|Sooner|Near-term|Faster|Slower|An|Read|Look|Watch|Note|Take|Pricing|Everything|Per-share|Growth|Year-on-year|Comparing|Setting|Measuring|Stability|Expectations|Near|Short-term|Without|Leaving|Counting|Relative|Lending|Appetite|Pledges|Pledged|Public|Fewer|Compounded|Taken|Solved|Turned|Momentum|Capital|Employees|Headcount|Staff|Equipment|Terms|Stronger|Weaker|Shares|Book|Money|Running|Deposits|Paid|Buybacks|Repurchases|Old|New|One|Two|Several|Unless|Since|Set|Both)");
    private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z_]+)}");
    private static final Map<String, List<String>> LINES = read("stories.txt", "sections.txt");

    private final String seed;
    private final Map<String, Integer> uses = new HashMap<>();

    SentenceTemplates(String seed) {
        this.seed = seed;
    }

    private static Map<String, List<String>> read(String... files) {
        var lines = new HashMap<String, List<String>>();
        for (var file : files) {
            try (var in = SentenceTemplates.class.getResourceAsStream(file)) {
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
    public Optional<String> say(String key, Map<String, String> known) {
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

    /** The sentence with a few words before it, or without; no opener comes twice in a report until all have come. */
    public String opened(String kind, String sentence) {
        int use = uses.merge("opener." + kind, 1, Integer::sum);
        var openers = LINES.getOrDefault("opener." + kind, List.of());
        if (openers.isEmpty() || !lowerable(sentence) || pick("opened " + kind + use, 5) == 0) {
            return sentence;
        }
        int at = Math.floorMod(pick("opener " + kind, openers.size()) + use * STRIDE, openers.size());
        return openers.get(at) + ", " + lowered(sentence);
    }

    /** Two sentences as one now and then, where the second can stand after a semicolon. */
    List<String> joined(List<String> sentences, String occasion) {
        var joined = new ArrayList<String>();
        for (var sentence : sentences) {
            boolean fits = !joined.isEmpty()
                    && !joined.getLast().contains(";")
                    && !sentence.contains(";")
                    && !sentence.contains("“")
                    && !joined.getLast().contains("“")
                    && joined.getLast().endsWith(".")
                    && joined.getLast().length() + sentence.length() < LONGEST_JOINED
                    && lowerable(sentence);
            if (fits && pick(occasion + joined.size() + sentence.length(), 2) == 0) {
                var before = joined.removeLast();
                joined.add(before.substring(0, before.length() - 1) + "; " + lowered(sentence));
            } else {
                joined.add(sentence);
            }
        }
        return joined;
    }

    /** Whether the first word is an ordinary one, not a name or a figure. */
    private static boolean lowerable(String sentence) {
        var first = sentence.split("[ ,]", 2)[0];
        return ORDINARY.matcher(first).matches();
    }

    private static String lowered(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
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
