package footnote.workflows.ask.retrieval;

import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.search.SearchRequest;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import footnote.workflows.ask.retrieval.SearchPlanner.SearchPlan.Search;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Searches one company's earnings calls in the quarters asked for. */
public final class CallResearcher {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(60));

    private static final int A_QUERY = 12;
    private static final int A_PART = 20;
    private static final int OF_A_SPEAKER = 60;
    private static final Pattern OF_QUESTIONS = Pattern.compile(
            "(?i)\\bq\\s?&\\s?a\\b|\\bquestions?[- ]and[- ]answers?\\b|\\banalysts?\\b[^.?]*\\b(?:ask|question|press)");
    private static final Pattern OF_REMARKS = Pattern.compile("(?i)\\b(?:prepared|opening) remarks\\b");

    private final DocumentSearch documents;

    public CallResearcher(DocumentSearch documents) {
        this.documents = documents;
    }

    public FoundPassages listen(List<String> queries, Search search, View view) {
        var found = new ArrayList<FoundPassage>();
        for (var query : queries) {
            var parts = parts(query);
            var speakers = SpeakerFilter.in(query);
            var person = speakers.person(List.of(search.name()));
            boolean ofOne = person.isPresent() || speakers.isOfOfficer();
            String about = person.map(name -> query.replace(name, "")).orElse(query);
            var request = SearchRequest.of(about, view.sample(), ofOne ? OF_A_SPEAKER : most(parts))
                    .of(Set.of(DocumentKind.TRANSCRIPT))
                    .in(new HashSet<>(search.quarters()))
                    .items(parts)
                    .asOf(view.asOf());
            var all = FoundPassage.of(
                    documents.find(search.company().isEmpty() ? request : request.about(Set.of(search.company()))));
            var theirs =
                    ofOne ? all.stream().filter(each -> speaks(speakers, each)).toList() : List.<FoundPassage>of();
            found.addAll(theirs.isEmpty() ? all.stream().limit(most(parts)).toList() : theirs);
        }
        String when = search.quarters().isEmpty() ? "" : " for " + search.quarters();
        return new FoundPassages(
                found,
                1,
                found.isEmpty() ? List.of("no earnings call of " + search.name() + when + " is on file") : List.of());
    }

    private static int most(Set<String> parts) {
        return parts.isEmpty() ? A_QUERY : A_PART;
    }

    /** Whether the one whose words are asked for speaks in a passage. */
    private static boolean speaks(SpeakerFilter speakers, FoundPassage found) {
        return Quotation.of(found.passage()).stream().anyMatch(speakers::means);
    }

    /** The part of the call a question points at; none where it means all of it. */
    public static Set<String> parts(String query) {
        return OF_QUESTIONS.matcher(query).find()
                ? Set.of("Questions and answers")
                : OF_REMARKS.matcher(query).find() ? Set.of("Prepared remarks") : Set.of();
    }
}
