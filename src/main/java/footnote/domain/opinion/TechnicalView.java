package footnote.domain.opinion;

import footnote.domain.Prose;
import java.util.List;

/** What the chart says: the signal, how far the votes agree with it, and what it rests on. */
public record TechnicalView(
        TechnicalSignal signal,
        double confidence,
        String confidenceEntry,
        double score,
        TechnicalSignal ruleSignal,
        Prose summary,
        List<Prose> reasons,
        List<Vote> votes,
        List<KeyFigure> figures,
        List<Double> recentCloses,
        List<MissingInput> gaps,
        String answeredBy) {
    public TechnicalView {
        reasons = List.copyOf(reasons);
        votes = List.copyOf(votes);
        figures = List.copyOf(figures);
        recentCloses = List.copyOf(recentCloses);
        gaps = List.copyOf(gaps);
    }
}
