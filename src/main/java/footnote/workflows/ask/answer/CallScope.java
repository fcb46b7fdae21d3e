package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.retrieval.CallResearcher;
import java.util.Optional;
import java.util.Set;

/** Which words of which calls a question wants: of one part, of the newest call, of one speaker, or any. */
final class CallScope {
    private final SpeakerFilter speakers;
    private final AnswerEvidence data;
    private final boolean newest;
    private final Set<String> parts;
    private final boolean byName;
    private final boolean ofPerson;

    /** The scope of a question; of the newest call alone where it names neither a topic nor a time. */
    CallScope(SpeakerFilter speakers, AnswerEvidence data, boolean open, boolean ofPerson) {
        this.ofPerson = ofPerson;
        this.speakers = speakers;
        this.data = data;
        this.newest = open && speakers.isAsked();
        this.parts = speakers.isAsked() ? CallResearcher.parts(speakers.question()) : Set.of();
        this.byName = data.sources().stream()
                .filter(CallScope::isCall)
                .flatMap(source -> Quotation.of(source.passage()).stream())
                .anyMatch(each -> speakers.isByName(each.speaker()));
    }

    /** Whether a passage is of the part that is named, and of the newest call where any topic will do. */
    boolean has(AnswerEvidence.Source source) {
        boolean part = parts.isEmpty()
                || (isCall(source) && parts.contains(source.passage().section()));
        return part
                && (!newest
                        || !isCall(source)
                        || last(source).equals(source.passage().document().period()));
    }

    /** Whether these are the words of those the question asks about: a person, an officer, the management, the analysts. */
    boolean means(Quotation sentence, AnswerEvidence.Source source) {
        if (byName) {
            return speakers.isByName(sentence.speaker());
        }
        if (ofPerson) {
            return false;
        }
        if (!speakers.isAsked()) {
            return true;
        }
        if (speakers.analysts() || speakers.named().isEmpty()) {
            return isCall(source) || !speakers.analysts();
        }
        return speakers.means(sentence);
    }

    private Optional<FiscalPeriod> last(AnswerEvidence.Source source) {
        return data.sources().stream()
                .filter(CallScope::isCall)
                .map(each -> each.passage().document())
                .filter(each ->
                        each.company().equals(source.passage().document().company()))
                .flatMap(each -> each.period().stream())
                .max(FiscalPeriod::compareTo);
    }

    static boolean isCall(AnswerEvidence.Source source) {
        return source.passage().document().kind() == DocumentKind.TRANSCRIPT;
    }
}
