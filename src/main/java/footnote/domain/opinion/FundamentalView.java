package footnote.domain.opinion;

import footnote.domain.Prose;
import java.util.List;

/** What the business says: the signal, how far the votes agree with it, and what it rests on. */
public record FundamentalView(
        Tone signal,
        double confidence,
        String confidenceEntry,
        double score,
        Tone ruleSignal,
        Prose summary,
        List<Prose> reasons,
        List<Vote> votes,
        List<KeyFigure> figures,
        List<String> peers,
        String passages,
        List<ReportPassage> excerpts,
        List<MissingInput> gaps,
        String answeredBy) {
    public FundamentalView {
        reasons = List.copyOf(reasons);
        votes = List.copyOf(votes);
        figures = List.copyOf(figures);
        peers = List.copyOf(peers);
        excerpts = List.copyOf(excerpts);
        gaps = List.copyOf(gaps);
    }
}
