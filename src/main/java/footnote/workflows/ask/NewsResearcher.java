package footnote.workflows.ask;

import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.ReadingRoom;
import footnote.evidence.documents.Passage;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.FoundPassages.FoundPassage;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Looks for recent stories on companies, those that share most words with the question first. */
public final class NewsResearcher {
    public static final RetryPolicy PATIENCE = RetryPolicy.of(Duration.ofSeconds(60));

    private static final int DAYS = 90;
    private static final int MOST = 8;

    private final ReadingRoom room;

    public NewsResearcher(ReadingRoom room) {
        this.room = room;
    }

    public FoundPassages look(String question, List<Listing> listings, View view) {
        var since = view.asOf().minusDays(DAYS).atStartOfDay(ZoneOffset.UTC).toInstant();
        var found = new ArrayList<FoundPassage>();
        var gaps = new ArrayList<String>();
        for (var listing : listings) {
            switch (room.news(listing, since, view)) {
                case Finding.Found<List<Passage>>(var stories) ->
                    stories.stream()
                            .map(story -> new FoundPassage(story, shared(question, story.text())))
                            .sorted(Comparator.comparingDouble(FoundPassage::score)
                                    .reversed())
                            .limit(MOST)
                            .forEach(found::add);
                case Finding.Missing<List<Passage>>(var what, var why) -> gaps.add(what + ": " + why);
            }
        }
        if (listings.isEmpty()) {
            gaps.add("news: no listed company is known to search it for");
        }
        return new FoundPassages(found, 1, gaps);
    }

    private static double shared(String question, String text) {
        String told = text.toLowerCase(Locale.ROOT);
        var words = Arrays.stream(question.toLowerCase(Locale.ROOT).split("\\W+", -1))
                .filter(word -> word.length() > 3)
                .distinct()
                .toList();
        return words.isEmpty() ? 0 : words.stream().filter(told::contains).count() / (double) words.size();
    }
}
