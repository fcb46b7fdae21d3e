package footnote.workflows.ask;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.AnswerWriter.Order;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The rule of the answer writer: the figures asked for, then the sentences on file that say most of what is asked. */
final class RuleAnswer {
    private static final Set<String> COMMON = Set.of(
            ("the and for are was were what which how much many did does with from that this have has had its their into over"
                            + " than about year years fiscal company company's give using based tell explain please would could should is"
                            + " main major key biggest largest important top describe discuss list name summarise summarize overall"
                            + " say says said mention mentioned talk talked comment ceo cfo chief officer call management executive analyst analysts ask asked session question questions answer"
                            + " in of to a an on by as at or be it")
                    .split(" ", -1));
    private static final Pattern SENTENCE = Pattern.compile("(?s)(?=.*\\s\\p{Ll}+\\s\\p{Ll}+\\s).*[.!?]['\"”’)]?");
    private static final Pattern ASKS_WHY =
            Pattern.compile("(?i)\\b(?:why|drove|driven|drivers?|reasons?|cause[ds]?|explain|due to)\\b");
    private static final Pattern ASKS_HOW_MANY = Pattern.compile("(?i)\\b(?:how many|number of|headcount)\\b");
    private static final Pattern HAS_NUMBER = Pattern.compile("\\b\\d{1,3}(?:,\\d{3})+\\b|\\b\\d{2,}\\b");
    private static final Pattern ASKS_OF_CALL =
            Pattern.compile("(?i)\\b(?:call|management|guidance|executives?|ceo|cfo)\\b");
    private static final Pattern GIVES_REASON = Pattern.compile(
            "(?i)\\b(?:because|owing to|due to|driven by|reflect(?:s|ed|ing)|result(?:s|ed|ing) (?:of|from)|attributable|mainly|primarily|led by|thanks to|offset by|c(?:a|o)me from|comes from|stem(?:s|med)? from|on account of|helped by|contribut(?:ed|ing) to|the (?:largest|biggest|greatest) part)\\b");
    /** Who leads a call through, courtesies and labels say nothing of the business. */
    private static final Pattern SMALL_TALK = Pattern.compile(
            "(?i)\\bbelongs to the sample market\\b|^(?:good (?:day|morning|afternoon|evening)|thank|thanks|hi|hello|congrat|please go ahead|back to)\\b"
                    + "|\\b(?:next|first|last) question (?:comes|is)\\b|^(?:the )?speakers are\\b|\\bfollow-up\\.$|\\bturn (?:it|the call|the conference call) (?:back )?over\\b"
                    + "|\\b(?:joining|on the call with) (?:us|me)\\b|\\bour results for the\\b.*\\bhighlights\\b");

    /** How an answer begins that was left open. */
    static final String NOTHING = "The documents do not say.";

    private static final Pattern ASKS_FIGURE = Pattern.compile(
            "(?i)\\b(?:what (?:is|was|were|are)|how much|by how|calculate|compute|how (?:high|large|big|low|fast))\\b");
    private static final double HALF = 0.5;
    /** A sentence over this speaks to the question; where none does, the nearest may be quoted. */
    private static final double CLEAR = 0.42;

    private static final double FAINT = 0.3;
    private static final double PLACED = 0.6;
    private static final double ALIKE = 0.75;
    private static final int LONGEST = 420;
    private static final int LEAST_LETTERS = 30;

    private final Order order;
    private final AnswerEvidence data;
    private final Set<String> wanted;
    private final Set<String> asked;
    private final Set<String> items;
    private final boolean asksWhy;
    private final boolean asksHowMany;
    private final boolean asksOfCall;
    private final boolean asksOfPeriod;
    private final SpeakerFilter speakers;

    RuleAnswer(Order order, AnswerEvidence data) {
        this.order = order;
        this.data = data;
        this.asksWhy = ASKS_WHY.matcher(order.question()).find();
        this.asksHowMany = ASKS_HOW_MANY.matcher(order.question()).find();
        this.asksOfCall = ASKS_OF_CALL.matcher(order.question()).find();
        this.asksOfPeriod = !AskedFigures.in(order.question()).periods().isEmpty();
        this.speakers = SpeakerFilter.in(order.question());
        this.asked = Set.copyOf(AskedFigures.in(order.question()).metrics());
        this.items = Set.copyOf(FilingResearcher.itemsOf(order.question()));
        this.wanted = stems(AskedFigures.in(order.question()).words());
        data.sources()
                .forEach(source ->
                        wanted.removeAll(stems(source.passage().document().company())));
    }

    /** A sentence with where it stands and how much of the question it speaks to. */
    private record Candidate(Quotation said, AnswerEvidence.Source source, double score) {
        String line() {
            String who = said.speaker().isEmpty() ? "" : said.speaker() + ": ";
            return "- " + who + "“" + said.text() + "” [" + source.marker() + "]";
        }
    }

    String text() {
        var parts = new ArrayList<>(new FigureLines(order, data).lines());
        var sentences = sentences();
        if (parts.isEmpty() && (asksForFigure() || !answers(sentences))) {
            parts.add(NOTHING);
            parts.addAll(near(
                    sentences.stream()
                            .filter(each -> wanted.isEmpty()
                                    || share(wanted, List.of(each.said().text())) > 0)
                            .toList(),
                    "Nearest passages:"));
            return String.join("\n", parts);
        }
        parts.addAll(near(sentences, parts.isEmpty() ? "Most relevant passages:" : "Related passages:"));
        return String.join("\n", parts);
    }

    private List<String> near(List<Candidate> sentences, String heading) {
        var lines = new ArrayList<String>();
        if (!sentences.isEmpty() && order.sentences() > 1) {
            lines.add(heading);
        }
        sentences.forEach(each -> lines.add(each.line()));
        return lines;
    }

    /** Whether a figure of the accounts is asked for, which a passage on something else does not give. */
    private boolean asksForFigure() {
        return !asked.isEmpty()
                && !asksWhy
                && !asksOfCall
                && ASKS_FIGURE.matcher(order.question()).find();
    }

    /** Whether the sentences together say at least half of what the question names, one of them a good part. */
    private boolean answers(List<Candidate> sentences) {
        if (sentences.isEmpty()) {
            return false;
        }
        if (wanted.isEmpty()
                || speakers.analysts()
                || sentences.stream().anyMatch(each -> placed(each.source()) > 0 && !asksOfCall)) {
            return true;
        }
        return share(wanted, sentences.stream().map(each -> each.said().text()).toList()) >= HALF;
    }

    /** The share of the question's own words that quoted text says. */
    static double share(String question, String text) {
        return share(stems(AskedFigures.in(question).words()), List.of(text));
    }

    private static double share(Set<String> wanted, List<String> texts) {
        var has = new HashSet<String>();
        texts.forEach(each -> has.addAll(stems(each)));
        return wanted.isEmpty() ? 1 : wanted.stream().filter(has::contains).count() / (double) wanted.size();
    }

    private List<Candidate> sentences() {
        var found = new ArrayList<Candidate>();
        double best = data.sources().stream()
                .mapToDouble(AnswerEvidence.Source::score)
                .max()
                .orElse(1);
        for (var source : data.sources()) {
            if (source.passage().id().startsWith("fact:")) {
                continue;
            }
            for (var sentence : Quotation.of(source.passage())) {
                int length = sentence.text().length();
                if (length >= LEAST_LETTERS && length <= LONGEST && tells(sentence)) {
                    double score =
                            said(sentence.text()) + placed(source) + 0.35 * source.score() / Math.max(best, 1e-9);
                    found.add(new Candidate(sentence, source, score));
                }
            }
        }
        found.removeIf(each -> !qualified(each.said().text()));
        var meant = found.stream().filter(each -> speakers.means(each.said())).toList();
        var said = meant.isEmpty() ? found : meant;
        var spoken = said.stream().filter(each -> said(each.said().text()) > 0).toList();
        return chosen(spoken.isEmpty() ? said : spoken);
    }

    /** Where a product or region is asked about, whether the words name it. */
    private boolean qualified(String sentence) {
        var qualifiers =
                asked.isEmpty() ? List.<String>of() : PartQualifier.stated(order.question(), order.companies());
        String text = sentence.toLowerCase(Locale.ROOT);
        return qualifiers.isEmpty()
                || qualifiers.stream()
                        .flatMap(each ->
                                Arrays.stream(each.toLowerCase(Locale.ROOT).split(" ", -1)))
                        .anyMatch(word -> Pattern.compile("\\b" + Pattern.quote(word) + "\\b")
                                .matcher(text)
                                .find());
    }

    /** What stands in the very item that is asked about counts more, and what was said on the call asked about. */
    private double placed(AnswerEvidence.Source source) {
        boolean call = asksOfCall && source.passage().document().kind() == DocumentKind.TRANSCRIPT;
        return call || items.contains(source.passage().section()) ? PLACED : 0;
    }

    /** A sentence, or the row of a figure that is asked for and was not found otherwise. */
    private boolean tells(Quotation quotation) {
        String text = quotation.text();
        if (speakers.analysts()) {
            return quotation.byAnalyst() && quotation.asks();
        }
        boolean sentence = SENTENCE.matcher(text).matches()
                && quotation.whole()
                && !quotation.asks()
                && !quotation.byAnalyst()
                && !quotation.speaker().startsWith("Operator")
                && !SMALL_TALK.matcher(text).find();
        return sentence
                || (order.figures().isEmpty()
                        && AskedFigures.rowOf(text).stream().anyMatch(asked::contains));
    }

    private List<Candidate> chosen(List<Candidate> found) {
        var kept = new ArrayList<Candidate>();
        int room = Math.max(1, order.figures().isEmpty() ? order.sentences() : order.sentences() - 2);
        double bar = found.stream().anyMatch(each -> each.score() > CLEAR) ? CLEAR : FAINT;
        found.stream()
                .filter(each -> each.score() > bar)
                .sorted(Comparator.comparingDouble(Candidate::score).reversed().thenComparing(each -> each.source()
                        .marker()))
                .forEach(each -> keep(each, kept, room));
        return kept;
    }

    /** What is said again in nearly the same words is quoted once: from the newest, unless a period is asked for. */
    private void keep(Candidate candidate, List<Candidate> kept, int room) {
        for (int i = 0; i < kept.size(); i++) {
            if (same(kept.get(i), candidate)) {
                if (!asksOfPeriod && newer(candidate.source(), kept.get(i).source())) {
                    kept.set(i, candidate);
                }
                return;
            }
        }
        if (kept.size() < room) {
            kept.add(candidate);
        }
    }

    private boolean same(Candidate one, Candidate other) {
        if (speakers.analysts() && one.said().speaker().equals(other.said().speaker())) {
            return true; // one question each
        }
        var first = stems(one.said().text());
        var second = stems(other.said().text());
        var both = new HashSet<>(first);
        both.retainAll(second);
        return both.size() >= ALIKE * Math.max(first.size(), second.size());
    }

    private static boolean newer(AnswerEvidence.Source one, AnswerEvidence.Source other) {
        var first = one.passage().document();
        var second = other.passage().document();
        return first.company().equals(second.company())
                && first.kind() == second.kind()
                && first.period().isPresent()
                && second.period().isPresent()
                && first.period().get().compareTo(second.period().get()) > 0;
    }

    /** The share of the question's words that a sentence has. */
    private double said(String sentence) {
        if (wanted.isEmpty()) {
            return 0;
        }
        var has = stems(sentence);
        double reason = asksWhy && GIVES_REASON.matcher(sentence).find() ? 0.3 : 0;
        double count = asksHowMany && HAS_NUMBER.matcher(sentence).find() ? 0.4 : 0;
        return reason + count + wanted.stream().filter(has::contains).count() / (double) wanted.size();
    }

    private static Set<String> stems(String text) {
        var stems = new HashSet<String>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)) {
            if (word.length() > 2 && !COMMON.contains(word)) {
                stems.add(word.substring(0, Math.min(word.length(), 6)));
            }
        }
        return stems;
    }
}
