package footnote.workflows.ask;

import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.OnFile;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.search.SearchRequest;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.util.List;
import java.util.Set;

/** Finds on whose calls a person spoke whom a question names without a company: "What did Ann Lee say about prices?" */
final class CallSpeaker {
    private static final int PASSAGES = 20;

    private final DocumentSearch library;

    CallSpeaker(DocumentSearch library) {
        this.library = library;
    }

    /** The companies on whose calls the person is an officer; analysts who ask there are left out. */
    List<OnFile> companies(String person, View view) {
        var filter = SpeakerFilter.in("What did " + person + " say?");
        var request = SearchRequest.of(person, view.sample(), PASSAGES)
                .of(Set.of(DocumentKind.TRANSCRIPT))
                .asOf(view.asOf());
        return FoundPassage.of(library.find(request)).stream()
                .map(FoundPassage::passage)
                .filter(passage -> Quotation.of(passage).stream()
                        .anyMatch(each -> !each.byAnalyst() && filter.isByName(each.speaker())))
                .map(passage -> passage.document().company())
                .distinct()
                .flatMap(name -> library.named(name, view).stream())
                .distinct()
                .toList();
    }
}
