package footnote.evaluation.sentiment;

import footnote.evidence.SentenceEmbeddings;
import footnote.workflows.analyze.SentimentReader;
import footnote.workflows.analyze.SentimentReader.HeadlineTone;
import java.util.List;
import java.util.stream.Stream;

/** Lets each scorer that needs no model hear the same sentences; the one analyses use stands first. */
public record SentimentEvaluation(String used, List<ByScorer> scorers, String note) {
    public SentimentEvaluation {
        scorers = List.copyOf(scorers);
    }

    /** How one scorer did. */
    public record ByScorer(String scorer, SentimentScore score) {}

    public static SentimentEvaluation of(List<LabelledText> sentences, SentenceEmbeddings meanings) {
        var texts = sentences.stream().map(LabelledText::text).toList();
        var best = new SentimentReader(meanings).score(texts);
        var plain = SentimentReader.plain().score(texts);
        var scorers = Stream.of(best, plain)
                .map(hearing -> new ByScorer(
                        hearing.by(),
                        SentimentScore.of(
                                sentences,
                                hearing.heard().stream().map(HeadlineTone::tone).toList())))
                .distinct()
                .toList();
        return new SentimentEvaluation(best.by(), scorers, best.why());
    }
}
