package footnote.workflows.ask.retrieval;

import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.Passage;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Looks for recent stories that say what a question is about. */
public final class NewsResearcher {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(60));

    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\b(?:news|headlines?|today|yesterday|this week|stor(?:y|ies)|latest developments?|press reports?|what (?:has )?happened)\\b");
    private static final Pattern RECENT =
            Pattern.compile("(?i)\\b(?:recent(?:ly)?|latest|lately|now|just|announc\\w*|rumou?rs?|alleg\\w*)\\b");
    private static final int DAYS = 90;
    private static final int MOST = 8;
    /** How much of the question a story must say that was not asked for as news. */
    private static final double BESIDE = 0.6;

    private final DocumentSearch documents;

    public NewsResearcher(DocumentSearch documents) {
        this.documents = documents;
    }

    /** Whether a question asks for news in so many words. */
    public static boolean isAsked(String question) {
        return ASKED.matcher(question).find();
    }

    /** Stories of the last months; of those not asked for as news only the ones that say most of the question. */
    public FoundPassages look(String question, List<Listing> listings, boolean asNews, View view) {
        var since = view.asOf().minusDays(DAYS).atStartOfDay(ZoneOffset.UTC).toInstant();
        var found = new ArrayList<FoundPassage>();
        var gaps = new ArrayList<String>();
        for (var listing : listings) {
            var names = new ArrayList<>(listing.aliases());
            names.add(listing.name());
            var topic = new QuestionWords(question, names);
            if (!asNews
                    && !(topic.words().size() > 1 || RECENT.matcher(question).find())) {
                continue;
            }
            switch (documents.news(listing, since, view)) {
                case Finding.Found<List<Passage>>(var stories) ->
                    stories.stream()
                            .map(story -> new FoundPassage(story, topic.said(story.text())))
                            .filter(story -> story.score() >= (asNews ? 0 : BESIDE))
                            .sorted(Comparator.comparingDouble(FoundPassage::score)
                                    .reversed())
                            .limit(MOST)
                            .forEach(found::add);
                case Finding.Missing<List<Passage>>(var what, var why) -> {
                    if (asNews) {
                        gaps.add(what + ": " + why);
                    }
                }
            }
        }
        if (listings.isEmpty() && asNews) {
            gaps.add("news: no listed company is known to search it for");
        }
        return new FoundPassages(found, 1, gaps);
    }
}
