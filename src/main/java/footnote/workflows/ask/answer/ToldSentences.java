package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.Quotation;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sentences of one page that stand together, and how well they answer. */
record ToldSentences(AnswerEvidence.Source source, List<Quotation> page, int from, int to, double score) {
    private static final int SHORTEST = 30;
    private static final int LONGEST = 800;
    private static final int HEADING_WITHIN = 40;
    private static final int LONGEST_HEADING = 90;
    /** Begins with a word for what the sentence before names. */
    private static final Pattern SPEAKS_OF_IT =
            Pattern.compile("^(?:These|This|Those|Such|It|They|Their|Its|Other|Both|The (?:latter|former))\\b");
    /** What leads to a table or another place, tells an officer's career, or how the statements were audited. */
    private static final Pattern ASIDE = Pattern.compile(
            "(?i)^the (?:following|accompanying|above|below)\\b|\\bas (?:described|discussed|follows|set forth|noted)(?: (?:below|above|herein))?[.:]"
                    + "|\\b(?:table|chart|graph) (?:below|above|that follows|presents|shows|summari[sz]es)\\b"
                    + "|^(?:(?:Mr|Ms|Mrs|Dr)\\. |(?:prior to (?:that|joining|this)|s?he|before that)\\b)[^.]*\\b(?:served|joined|held|appointed|positions?)\\b"
                    + "|\\b(?:auditor judgment|audit effort|audit matters?|our audits?|audit procedures|used by management|corroborated)\\b|\\b(?:unable to reconcile|provides? useful information|useful to investors|belongs to the sample market)\\b");

    String text() {
        return sentences().collect(Collectors.joining(" "));
    }

    /** Whether a sentence is in both. */
    boolean shares(ToldSentences other) {
        return sentences().anyMatch(each -> other.sentences().anyMatch(each::equals));
    }

    private Stream<String> sentences() {
        return page.subList(from, to + 1).stream().map(Quotation::text);
    }

    ToldSentences scored(double likelihood) {
        return new ToldSentences(source, page, from, to, likelihood);
    }

    String line() {
        String speaker = page.get(from).speaker();
        return "- " + (speaker.isEmpty() ? "" : speaker + ": ") + "“" + text() + "” [" + source.marker() + "]";
    }

    /** Whether a sentence says nothing of the business itself. */
    static boolean isAside(String text) {
        return ASIDE.matcher(text).find();
    }

    /** Whether a sentence can be quoted for what it says itself. */
    static boolean isReadable(Quotation sentence) {
        String text = sentence.text();
        return text.length() >= SHORTEST
                && text.length() <= LONGEST
                && sentence.whole()
                && !sentence.asks()
                && !sentence.byAnalyst()
                && !(sentence.isSpoken() && (sentence.isSmallTalk() || sentence.byOperator()))
                && !isAside(text)
                && SentenceFit.isSentence(text);
    }

    /** The first sentence to quote: the one before, where this one refers to it. */
    static int begin(List<Quotation> page, int at) {
        return at > 0
                        && SPEAKS_OF_IT.matcher(page.get(at).text()).find()
                        && isReadable(page.get(at - 1))
                        && goesOn(page, at)
                ? at - 1
                : at;
    }

    /** Whether a sentence is of the speaker of the one before it. */
    static boolean goesOn(List<Quotation> page, int at) {
        return page.get(at).speaker().equals(page.get(at - 1).speaker());
    }

    /** The heading that a sentence stands under, or who says it. */
    static Optional<String> heading(List<Quotation> page, int at) {
        if (page.get(at).isSpoken()) {
            return Optional.of(page.get(at).speaker());
        }
        for (int i = at - 1; i >= Math.max(0, at - HEADING_WITHIN); i--) {
            String text = page.get(i).text();
            if (text.length() <= LONGEST_HEADING
                    && !text.endsWith(".")
                    && Character.isUpperCase(text.charAt(0))
                    && text.chars().noneMatch(Character::isDigit)) {
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }
}
