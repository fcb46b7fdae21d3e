package footnote.workflows.ask.answer;

import footnote.domain.Prose;
import footnote.domain.names.NameSet;
import footnote.publication.text.TextBlock;
import footnote.research.prose.QuotationCheck;
import footnote.research.prose.SentenceGate;
import footnote.research.prose.SubjectNames;
import footnote.workflows.ask.answer.sentence.PrintedAmounts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Lets through what is backed: a figure stands in a passage that its sentence cites, or is a reference to a fact. A
 * sentence with any other figure, or with a reference to nothing, is taken out whole.
 */
final class CitationCheck {
    private static final Pattern SENTENCE_END = Pattern.compile(
            "(?<=[.!?][\"”’)]?)(?<!\\b(?:Inc|Corp|Co|Ltd|U\\.S|vs|No|approx)\\.)\\s+(?=[\\p{Lu}“\"(\\d{])");
    private static final Pattern LATE_MARKER = Pattern.compile("([.!?])\\s*((?:\\[[^\\]]{2,40}]\\s*)+)");
    private static final Pattern QUOTATION = Pattern.compile("- (?:[^“]{1,120}: )?“[^“]*” \\[[^\\]]+]");
    /** The same as the rule writes it, who quotes what has quotation marks of its own. */
    private static final Pattern QUOTED_BY_RULE = Pattern.compile("- “.*” \\[[^\\]]+]");
    /** Marks of an enumeration: (1) this, (2) that. */
    private static final Pattern COUNTED = Pattern.compile("(^|[\\s:,;])\\([1-9]\\)(?=\\s+\\p{L})");

    /** How many companies pass a test, which the lines below count up. */
    private static final Pattern COUNTED_COMPANIES =
            Pattern.compile("^(?:All|(?:None|\\d+) of the) \\d+ companies with a figure\\b");

    private static final Pattern REFERENCE = Pattern.compile("\\{fact:([A-Za-z0-9]+)}");

    static final String RULE = "rule";
    static final String NOTHING_LEFT = "What was found does not back an answer.";

    private final AnswerEvidence data;
    private final Set<String> names;

    CitationCheck(AnswerEvidence data, Set<String> names) {
        this.data = data;
        this.names = names;
    }

    /** The answer without what nothing backs. */
    AnswerDraft pass(String text, String by) {
        var kept = new ArrayList<String>();
        var removed = new ArrayList<String>();
        for (String line : text.strip().split("\\R", -1)) {
            var sentences = new ArrayList<String>();
            var parts = by.equals(RULE)
                            && (QUOTED_BY_RULE.matcher(line.strip()).matches() || TextBlock.isOfTable(line.strip()))
                    ? List.of(line.strip())
                    : sentences(line);
            for (int i = 0; i < parts.size(); i++) {
                String sentence = parts.get(i);
                String cleaned = knownMarkers(sentence);
                String next = i + 1 < parts.size() ? String.join(", ", Markers.in(parts.get(i + 1))) : "";
                boolean late = Markers.in(cleaned).isEmpty() && !next.isEmpty();
                boolean rule = by.equals(RULE);
                boolean sound = rule || makesSense(cleaned);
                boolean counted = rule && (COUNTED_COMPANIES.matcher(cleaned).find() || TextBlock.isOfTable(cleaned));
                if (sound && (counted || backed(cleaned) || (late && backed(cleaned + " [" + next + "]")))) {
                    sentences.add(cleaned);
                } else {
                    removed.add(sentence.strip());
                }
            }
            String left = String.join(" ", sentences).strip();
            if (!left.isEmpty() || line.isBlank()) {
                kept.add(left);
            }
        }
        String answer = String.join("\n", kept).replaceAll("\n{3,}", "\n\n").strip();
        return new AnswerDraft(answer.isEmpty() ? NOTHING_LEFT : answer, by, removed);
    }

    /** Whether a model's sentence gives no advice and no link, quotes what is there, and says of a fact what it is. */
    private boolean makesSense(String sentence) {
        var cited = Markers.in(sentence).stream()
                .flatMap(marker -> data.source(marker).stream())
                .toList();
        var material = (cited.isEmpty() ? data.sources() : cited)
                .stream().map(source -> source.passage().text()).toList();
        return sentence.isBlank()
                || new SentenceGate(data::figure, Set.of(), names, List.of())
                        .about(new SubjectNames("", subjects()))
                        .quoting(new QuotationCheck(material))
                        .senseObjection(new Prose(sentence))
                        .isEmpty();
    }

    /** The companies of the figures, in full and by the first word of the name. */
    private Map<String, Set<String>> subjects() {
        var all = new HashMap<String, Set<String>>();
        for (var entry : data.figures()) {
            data.markers(entry.id()).stream()
                    .flatMap(marker -> data.source(marker).stream())
                    .map(source -> source.passage().document().company())
                    .filter(company -> !company.isBlank())
                    .findFirst()
                    .ifPresent(company -> all.put(
                            entry.fact().subject().key(),
                            NameSet.of(company, company.split(" ", 2)[0]).names()));
        }
        return all;
    }

    /** Sentences, each with the markers that follow its full stop. */
    private static List<String> sentences(String line) {
        if (QUOTATION.matcher(line.strip()).matches()) {
            return List.of(line.strip());
        }
        String joined = LATE_MARKER
                .matcher(line)
                .replaceAll(found -> " "
                        + java.util.regex.Matcher.quoteReplacement(
                                found.group(2).strip() + found.group(1)) + " ");
        return List.of(SENTENCE_END.split(joined.strip(), -1));
    }

    /** A marker of no source is dropped; what it was to back must then stand without. */
    private String knownMarkers(String sentence) {
        return Markers.BRACKET.matcher(sentence).replaceAll(bracket -> {
            var known = Markers.ONE
                    .matcher(bracket.group(1))
                    .results()
                    .map(marker -> marker.group())
                    .filter(marker -> data.source(marker).isPresent())
                    .toList();
            return known.isEmpty()
                    ? ""
                    : java.util.regex.Matcher.quoteReplacement("[" + String.join(", ", known) + "]");
        });
    }

    private boolean backed(String sentence) {
        boolean facts = REFERENCE.matcher(sentence).results().allMatch(found -> data.figure(found.group(1))
                .isPresent());
        if (!facts) {
            return false;
        }
        if (sentence.isBlank()) {
            return true;
        }
        String words = COUNTED.matcher(Markers.BRACKET.matcher(sentence).replaceAll(" "))
                .replaceAll("$1");
        var figures = words.isBlank() ? List.<String>of() : new Prose(words).unbound(names);
        if (figures.isEmpty()) {
            return true;
        }
        var cited = Markers.in(sentence).stream()
                .flatMap(marker -> data.source(marker).stream())
                .map(source -> source.passage().text())
                .toList();
        var amounts = new PrintedAmounts(cited, data.figures());
        return figures.stream()
                .allMatch(figure -> Character.isDigit(figure.charAt(0))
                        ? amounts.print(figure, words)
                        : cited.stream().anyMatch(text -> text.toLowerCase(Locale.ROOT)
                                .contains(figure.toLowerCase(Locale.ROOT))));
    }
}
