package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.workflows.ask.question.Quotation;
import java.util.List;

/**
 * A sentence with the page and the place it stands at, how much of the topic it and those beside it say, how well it
 * fits, and of which part of the company it is where that is above it.
 */
record SentenceCandidate(
        List<Quotation> page,
        int at,
        AnswerEvidence.Source source,
        double topic,
        double around,
        double score,
        String part) {
    Quotation said() {
        return page.get(at);
    }

    /** Whether it stands in a report, not in a call or the news. */
    boolean isFiled() {
        var kind = source.passage().document().kind();
        return kind != DocumentKind.TRANSCRIPT && kind != DocumentKind.NEWS;
    }

    SentenceCandidate under(String name) {
        return new SentenceCandidate(page, at, source, topic, around, score, name);
    }

    /** With the sentence before it, of which it speaks. */
    SentenceCandidate after(Quotation before) {
        var both = new Quotation(said().speaker(), before.text() + " " + said().text(), false);
        return new SentenceCandidate(List.of(both), 0, source, topic, around, score, part);
    }

    SentenceCandidate scored(double better) {
        return new SentenceCandidate(page, at, source, topic, around, better, part);
    }

    String line() {
        return "- " + quote();
    }

    String quote() {
        var document = source.passage().document();
        String who = document.kind() == DocumentKind.NEWS
                ? document.name()
                : said().speaker().isEmpty() ? part : said().speaker();
        return (who.isEmpty() ? "" : who + ": ") + "“" + said().text() + "” [" + source.marker() + "]";
    }
}
