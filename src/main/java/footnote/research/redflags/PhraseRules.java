package footnote.research.redflags;

import footnote.domain.opinion.RiskCode;
import footnote.research.redflags.PhrasePattern.Sentence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The phrases that raise a red flag, as {@code rules.txt} lists them. A phrase counts only as a statement: not where it is
 * negated, made under a condition, or said of what might happen.
 */
final class PhraseRules {
    private static final String GAP =
            "(?:(?!\\b(?:no|not|never|nor|without|could|might|(?-i:may)|would|if|unless|whether)\\b).){0,120}?";
    private static final String AS_BEFORE = "as before";
    /** What was said this long before a phrase no longer belongs to it. */
    private static final int REACH = 160;

    private static final Pattern SPACES = Pattern.compile("[\\s\\u00a0]+");
    private static final Pattern SENTENCE_END = Pattern.compile(
            "(?<=[.!?][\"”')]{0,2})(?<!\\b(?:Inc|Corp|Co|Ltd|No|Mr|Ms|Mrs|Dr|Jr|Sr|St|vs|Nos|U\\.S|U\\.K|S\\.E\\.C|approx|etc|i\\.e|e\\.g)\\.)"
                    + "\\s+(?=[\"“'(]?[\\p{Lu}\\d])|\\n+");

    /** An item of a list of conditions, such as the events of default of a bond. */
    private static final Pattern LIST_ITEM =
            Pattern.compile("(?:[•▪◦·*–—-]|\\((?:[a-z]|[ivx]+|\\d+)\\)).*;(?: (?:or|and))?", Pattern.DOTALL);

    private static final PhraseRules SHIPPED = read();

    private final Map<String, PhrasePattern> general;
    private final List<Rule> rules;

    private PhraseRules(Map<String, PhrasePattern> general, List<Rule> rules) {
        this.general = general;
        this.rules = rules;
    }

    /** Where a text stands: in an annual or quarterly report, in a filing on one event, or in the news. */
    enum Medium {
        REPORT,
        CURRENT,
        NEWS
    }

    /** What raises one flag: sentences for filings and news, phrases for it, against it, and that it is over. */
    record Rule(
            RiskCode code,
            boolean grave,
            boolean evenDenied,
            boolean currentOnly,
            boolean ownOnly,
            Optional<String> filing,
            Optional<String> news,
            List<PhrasePattern> yes,
            List<PhrasePattern> no,
            List<PhrasePattern> over,
            List<PhrasePattern> clears) {
        /** Whether a text in lower case may hold one of its phrases. */
        boolean possibleIn(String lower) {
            return yes.stream().anyMatch(pattern -> pattern.possibleIn(lower));
        }

        boolean reads(Medium medium) {
            return switch (medium) {
                case REPORT -> filing.isPresent() && !currentOnly;
                case CURRENT -> filing.isPresent();
                case NEWS -> news.isPresent();
            };
        }
    }

    /** A rule with the sentence that met it. */
    record Hit(Rule rule, String sentence) {}

    static PhraseRules shipped() {
        return SHIPPED;
    }

    /** Every pattern of every rule, and those that all rules share. */
    List<PhrasePattern> patterns() {
        var own = rules.stream()
                .flatMap(rule -> Stream.of(rule.yes(), rule.no(), rule.over(), rule.clears()))
                .flatMap(List::stream);
        return Stream.concat(general.values().stream(), own).distinct().toList();
    }

    /** The first sentence that meets each rule; of several rules for one code the grave one. */
    List<Hit> hits(Medium medium, String text) {
        return hits(medium, text, Optional.empty());
    }

    /** The same, without sentences of a filing that are about others or of long ago. */
    List<Hit> hits(Medium medium, String text, Optional<PhraseSubject> subject) {
        var hits = new LinkedHashMap<RiskCode, Hit>();
        var sentences = read(text);
        String lower = sentences.stream().map(Sentence::lower).collect(Collectors.joining("\n"));
        for (var rule : rules) {
            if (rule.reads(medium) && !hits.containsKey(rule.code()) && rule.possibleIn(lower)) {
                sentences.stream()
                        .filter(sentence -> states(rule, sentence, subject))
                        .findFirst()
                        .ifPresent(sentence -> hits.put(rule.code(), new Hit(rule, sentence.text())));
            }
        }
        return List.copyOf(hits.values());
    }

    /** Whether a periodic report takes a rule back, such as by saying that its controls were effective at the year's end. */
    static boolean cleared(Rule rule, String report) {
        return !rule.clears().isEmpty() && read(report).stream().anyMatch(sentence -> found(rule.clears(), sentence));
    }

    /** Which flags a text says are resolved. */
    List<RiskCode> resolved(String text) {
        var sentences = read(text);
        return rules.stream()
                .filter(rule -> sentences.stream().anyMatch(sentence -> found(rule.over(), sentence)))
                .map(Rule::code)
                .distinct()
                .toList();
    }

    /** Sentences with plain quotes and single spaces; a line is one at least. */
    static List<String> sentences(String text) {
        String plain = text.replace('’', '\'').replace('‘', '\'').replace('\u2011', '-');
        return SENTENCE_END
                .splitAsStream(plain)
                .map(sentence -> SPACES.matcher(sentence).replaceAll(" ").strip())
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }

    private static List<Sentence> read(String text) {
        return sentences(text).stream().map(Sentence::of).toList();
    }

    /** Most sentences have none of a rule's phrases, so those are looked for first. */
    private boolean states(Rule rule, Sentence read, Optional<PhraseSubject> subject) {
        var phrases = rule.yes().stream().flatMap(yes -> yes.matches(read)).toList();
        String sentence = read.text();
        if (phrases.isEmpty()
                || found(rule.over(), read)
                || found(rule.no(), read)
                || general("contract").foundIn(read)
                || LIST_ITEM.matcher(sentence).matches()) {
            return false;
        }
        if (subject.filter(each -> each.historical(sentence)).isPresent()) {
            return false;
        }
        return phrases.stream()
                .filter(match -> asserted(rule, sentence.substring(0, match.start())))
                .anyMatch(match -> subject.filter(each -> each.doubtsAnother(match.group())
                                || (rule.ownOnly() && each.another(sentence.substring(0, match.start()))))
                        .isEmpty());
    }

    private static boolean found(List<PhrasePattern> patterns, Sentence sentence) {
        return patterns.stream().anyMatch(pattern -> pattern.foundIn(sentence));
    }

    /** Whether what stands before a phrase leaves it a statement. */
    private boolean asserted(Rule rule, String before) {
        if (has("condition", before)) {
            return false;
        }
        int clause = general("boundary")
                .matches(Sentence.of(before))
                .mapToInt(end -> end.start()
                        + (before.charAt(end.start()) == ',' ? 1 : end.group().length()))
                .max()
                .orElse(0);
        String near = before.substring(Math.max(clause, before.length() - REACH));
        return !has("negation", near) && !has("modal", near) && (rule.evenDenied() || !has("denial", near));
    }

    private boolean has(String name, String text) {
        return general(name).foundIn(Sentence.of(text));
    }

    private PhrasePattern general(String name) {
        return Objects.requireNonNull(general.get(name), name);
    }

    private static PhraseRules read() {
        try (var in = PhraseRules.class.getResourceAsStream("rules.txt")) {
            return parse(new String(Objects.requireNonNull(in, "rules.txt").readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the rules of red flags", e);
        }
    }

    /** Blocks that start with "rule", after general patterns and word lists. */
    static PhraseRules parse(String text) {
        var general = new LinkedHashMap<String, PhrasePattern>();
        var lists = new LinkedHashMap<String, String>();
        var rules = new ArrayList<Rule>();
        for (var block : text.split("\\n(?=rule )", -1)) {
            var lines = block.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
            if (block.startsWith("rule ")) {
                rules.add(rule(lines, lists, rules.isEmpty() ? Optional.empty() : Optional.of(rules.getLast())));
                continue;
            }
            for (var line : lines) {
                if (line.startsWith("let ")) {
                    int at = line.indexOf(" = ");
                    lists.put("<" + line.substring("let ".length(), at) + ">", filled(line.substring(at + 3), lists));
                } else {
                    int at = line.indexOf(": ");
                    String name = line.substring(0, at);
                    String pattern = line.substring(at + 2);
                    general.put(name, name.equals("boundary") ? new PhrasePattern(pattern) : pattern(pattern, lists));
                }
            }
        }
        return new PhraseRules(general, List.copyOf(rules));
    }

    private static Rule rule(List<String> lines, Map<String, String> lists, Optional<Rule> before) {
        var head = List.of(lines.getFirst().split(" ", -1));
        return new Rule(
                RiskCode.valueOf(head.get(1)),
                head.contains("grave"),
                head.contains("denied"),
                head.contains("current"),
                head.contains("own"),
                values(lines, "filing").stream().findFirst(),
                values(lines, "news").stream().findFirst(),
                patterns(lines, "yes", lists),
                repeated(lines, "no", before.map(Rule::no), lists),
                repeated(lines, "over", before.map(Rule::over), lists),
                patterns(lines, "clears", lists));
    }

    private static List<PhrasePattern> repeated(
            List<String> lines, String name, Optional<List<PhrasePattern>> before, Map<String, String> lists) {
        return values(lines, name).contains(AS_BEFORE) ? before.orElseThrow() : patterns(lines, name, lists);
    }

    private static List<String> values(List<String> lines, String name) {
        return lines.stream()
                .filter(line -> line.startsWith(name + ": "))
                .map(line -> line.substring(name.length() + 2).strip())
                .toList();
    }

    private static List<PhrasePattern> patterns(List<String> lines, String name, Map<String, String> lists) {
        return values(lines, name).stream().map(each -> pattern(each, lists)).toList();
    }

    private static PhrasePattern pattern(String text, Map<String, String> lists) {
        return new PhrasePattern("(?<!\\w)(?:" + filled(text, lists) + ")(?!\\w)");
    }

    private static String filled(String text, Map<String, String> lists) {
        String filled = text;
        for (var list : lists.entrySet()) {
            filled = filled.replace(list.getKey(), "(?:" + list.getValue() + ")");
        }
        return filled.replace("…", GAP).replace("~", ".{0,120}?");
    }
}
