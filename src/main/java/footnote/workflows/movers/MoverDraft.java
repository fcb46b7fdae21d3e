package footnote.workflows.movers;

import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.Prose;
import footnote.workflows.movers.MoverAnalyst.MoverFigures;
import footnote.workflows.movers.MoverGatherer.MoverPrices;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import java.util.List;
import java.util.Optional;

/** What a model got done with its tools; whatever is missing is left to the rule. */
public record MoverDraft(
        Optional<MoverScreen> screen,
        Optional<MoverPrices> prices,
        Optional<PriceHistory> benchmark,
        List<NewsItem> news,
        Optional<MoverFigures> figures,
        Optional<Draft> draft,
        String by) {
    public MoverDraft {
        news = List.copyOf(news);
    }

    /** The e-mail as the model wants it. */
    public record Draft(String subject, List<Prose> paragraphs) {
        public Draft {
            paragraphs = List.copyOf(paragraphs);
        }
    }
}
