package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.ReasonFit;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.retrieval.ReportItems;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds the sentences of a passage that may answer a question, and scores how well each does. */
final class CandidateSentences {
    /** A sentence that says only where something is told. */
    private static final Pattern ELSEWHERE = Pattern.compile(
            "(?i)^(?:for (?:an? )?(?:further |additional |more |detailed )*(?:discussions?|information|details?|descriptions?)\\b|(?:please )?(?:see|refer to)\\b|(?:further |additional |more )*(?:information|discussion|details?)\\b[^.]{0,160}\\b(?:is|are) (?:included|set forth|incorporated|contained|discussed|provided|described|presented|found|available)\\b)"
                    + "|\\b(?:(?:is|are) incorporated (?:herein )?by reference|is set forth (?:in|under)|should be read (?:in conjunction|together) with)\\b");

    private static final double MOST_OF_IT = 0.6;
    private static final double PLACED = 0.6;
    private static final int LONGEST = 420;
    /** Reports of events say in one sentence who did what, when and why; reasons may be a list. */
    private static final int LONGEST_OF_EVENTS = 700;

    private static final int LEAST_LETTERS = 30;
    private static final int LINES_UNDER_HEADING = 14;
    private static final int LONGEST_HEADING = 60;

    private final AskedQuestion asked;
    private final AnswerEvidence data;
    private final boolean withoutFigures;
    private final PartMention parts;
    private final Set<String> items;
    private final double best;
    private final Map<AnswerEvidence.Source, List<SentenceCandidate>> scored = new HashMap<>();

    /** Of a question; where no figures were found for it, the rows that give them count as sentences. */
    CandidateSentences(AskedQuestion asked, AnswerEvidence data, boolean withoutFigures) {
        this.asked = asked;
        this.data = data;
        this.withoutFigures = withoutFigures;
        this.parts = new PartMention(asked.parts(), data.sources());
        this.items = Set.copyOf(ReportItems.in(asked.text()));
        this.best = data.sources().stream()
                .mapToDouble(AnswerEvidence.Source::score)
                .max()
                .orElse(1);
    }

    /** Whether a text says only where something is told. */
    static boolean isElsewhere(String text) {
        return ELSEWHERE.matcher(text.replaceFirst("^(?:- )?“", "")).find();
    }

    List<SentenceCandidate> of(AnswerEvidence.Source source) {
        return scored.computeIfAbsent(source, this::scored);
    }

    private List<SentenceCandidate> scored(AnswerEvidence.Source source) {
        var found = new ArrayList<SentenceCandidate>();
        var sentences = Quotation.of(source.passage());
        boolean event = source.passage().document().kind() == DocumentKind.CURRENT_REPORT;
        var heard =
                sentences.stream().map(each -> asked.topic().heard(each.text())).toList();
        for (int i = 0; i < sentences.size(); i++) {
            var sentence = sentences.get(i);
            int length = sentence.text().length();
            if (length >= LEAST_LETTERS
                    && length
                            <= (event || (asked.asksWhy() && sentence.text().contains(": "))
                                    ? LONGEST_OF_EVENTS
                                    : LONGEST)
                    && isTelling(sentence)
                    && isOfPart(sentences, i)) {
                found.add(candidate(sentences, heard, i, source));
            }
        }
        return found;
    }

    private SentenceCandidate candidate(
            List<Quotation> page, List<BitSet> heard, int at, AnswerEvidence.Source source) {
        var beside = heard.subList(Math.max(0, at - 1), Math.min(heard.size(), at + 2));
        String text = page.get(at).text();
        boolean gives = asked.asksWhy() && ReasonFit.givesReason(text);
        boolean story = source.passage().document().kind() == DocumentKind.NEWS;
        double named = gives && ReasonFit.names(asked.moved(), text) ? MOST_OF_IT : 0; // however the question calls it
        double around = story
                ? asked.topic().said(source.passage().text())
                : Math.max(named, asked.topic().share(beside));
        boolean back = gives && ReasonFit.refersBack(text) && at > 0;
        double own = asked.topic().share(List.of(heard.get(at)));
        double both = back ? asked.topic().share(List.of(beside.getFirst(), heard.get(at))) : own;
        double said = story ? around : Math.max(named, both);
        double number = (asked.asksNumber() || asked.asksGuidance()) && SentenceFit.hasNumber(text) ? 0.4 : 0;
        double score = said
                - (back ? 0.3 * (said - own) : 0)
                + (gives ? 0.3 : 0)
                + number
                + (asked.topic().defines(text) ? 0.25 : 0)
                + placed(source)
                + 0.35 * source.score() / Math.max(best, 1e-9);
        return new SentenceCandidate(page, at, source, said, around, score, "");
    }

    /** Whether a sentence names the part asked for, stands under its heading, or goes on from one that does. */
    private boolean isOfPart(List<Quotation> sentences, int at) {
        String text = sentences.get(at).text();
        if (asked.asksWhy() && !asked.metrics().isEmpty() && asked.hasNames()) {
            return asked.isNamedIn(text)
                    || IntStream.range(Math.max(0, at - LINES_UNDER_HEADING), at)
                            .mapToObj(i -> sentences.get(i).text())
                            .anyMatch(line -> line.length() <= LONGEST_HEADING
                                    && !SentenceFit.isSentence(line)
                                    && asked.isNamedIn(line));
        }
        return parts.isNamedIn(text)
                || (at > 0
                        && ReasonFit.refersBack(text)
                        && parts.isNamedIn(sentences.get(at - 1).text()));
    }

    /** What stands in the very item that is asked about counts more, and what was said on the call asked about. */
    private double placed(AnswerEvidence.Source source) {
        boolean call = asked.speakers().isAsked() && source.passage().document().kind() == DocumentKind.TRANSCRIPT;
        return call || items.contains(source.passage().section())
                ? PLACED
                : asked.asksGuidance() && data.isNewest(source) ? PLACED : 0;
    }

    /** A sentence, or the row of a figure that is asked for and was not found otherwise. */
    private boolean isTelling(Quotation quotation) {
        String text = quotation.text();
        if (asked.speakers().analysts()) {
            return quotation.byAnalyst() && quotation.asks();
        }
        boolean reason =
                asked.asksWhy() && quotation.listed() && SentenceFit.isItem(text) && ReasonFit.givesReason(text);
        boolean sentence = (reason || SentenceFit.isSentence(text))
                && quotation.whole()
                && !quotation.asks()
                && !quotation.byAnalyst()
                && !quotation.speaker().startsWith("Operator")
                && !quotation.isSmallTalk()
                && !ToldSentences.isAside(text)
                && !ELSEWHERE.matcher(text).find();
        return sentence || (withoutFigures && AskedFigures.rowOf(text).stream().anyMatch(asked.metrics()::contains));
    }
}
