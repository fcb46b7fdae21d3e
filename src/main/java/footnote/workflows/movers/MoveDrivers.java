package footnote.workflows.movers;

import footnote.domain.NewsItem;
import footnote.research.HeadlineSentiment;
import footnote.research.NewsWindow;
import footnote.research.SentimentLexicon;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/** Picks the stories that may have moved a share up: recent ones first, good news before the rest. */
public final class MoveDrivers {
    private static final int MOST = 3;

    private final HeadlineSentiment mood = new HeadlineSentiment(SentimentLexicon.read());

    public List<NewsItem> of(List<NewsItem> stories, Instant at) {
        var recent = NewsWindow.DAYS.of(stories, at);
        return (recent.isEmpty() ? NewsWindow.WEEK.of(stories, at) : recent)
                .stream()
                        .sorted(Comparator.comparingDouble((NewsItem story) -> mood.score(story.title()))
                                .reversed())
                        .limit(MOST)
                        .toList();
    }
}
