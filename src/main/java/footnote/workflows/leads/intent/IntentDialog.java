package footnote.workflows.leads.intent;

import footnote.domain.lead.LeadIntent;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.workflows.leads.LeadCampaign;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what is wanted, asks for what is open, and has the whole confirmed before anything is searched. */
public final class IntentDialog {
    private final IntentExtractor extractor;

    public IntentDialog(IntentExtractor extractor) {
        this.extractor = extractor;
    }

    /** The request as it was understood, for the reader to confirm. */
    record Understood(
            String industry,
            String country,
            Optional<String> youSell,
            Optional<String> to,
            List<String> furtherCriteria,
            Optional<String> notUnderstood) {}

    /** What was agreed on, and the words of the request that nothing was made of. */
    public record Agreed(LeadIntent intent, Optional<String> notUnderstood) {}

    /** What is still open, with examples. */
    record Open(String request, List<String> open, List<String> examples) {}

    public Agreed agreed(String request, Map<String, String> memory, List<LeadCampaign.Utterance> said, Run run) {
        said.add(new LeadCampaign.Utterance("intent", request));
        return agreed(request, memory, Optional.empty(), said, run);
    }

    private Agreed agreed(
            String words,
            Map<String, String> memory,
            Optional<LeadIntent> former,
            List<LeadCampaign.Utterance> said,
            Run run) {
        var draft = run.step("extract intent", IntentDraft.class, IntentExtractor.RETRY_POLICY, () -> {
            run.emit(Event.ANALYSIS, Json.object().put("stage", "intent").put("text", "reading the request"));
            return extractor.extract(words, memory, former);
        });
        if (!draft.complete()) {
            return agreed(words + "\n" + answered(words, draft, said, run), memory, former, said, run);
        }
        return switch (run.ask("Is this what you are looking for?", understood(draft), IntentReply.class)) {
            case IntentReply.Approve _ -> new Agreed(draft.intent(), draft.notUnderstood());
            case IntentReply.Correct(String correction) -> {
                said.add(new LeadCampaign.Utterance("intent", correction));
                yield agreed(correction, IntentDraft.memory(draft.intent()), Optional.of(draft.intent()), said, run);
            }
            case IntentReply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
        };
    }

    private static String answered(String words, IntentDraft draft, List<LeadCampaign.Utterance> said, Run run) {
        String open = String.join("; ", draft.open());
        if (run.options().yes()) {
            throw Fault.input(
                    "the request leaves open " + open + "; write it like 'Find leads for SaaS companies in France'");
        }
        return switch (run.ask(
                "Please say " + open + ".",
                new Open(
                        words,
                        draft.open(),
                        List.of(
                                "Find leads for SaaS companies in France",
                                "We sell route planning to logistics companies in Europe, with 20 to 200 employees")),
                OpenReply.class)) {
            case OpenReply.Answer(String answer) -> {
                said.add(new LeadCampaign.Utterance("intent", answer));
                yield answer;
            }
            case OpenReply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
        };
    }

    private static Understood understood(IntentDraft draft) {
        var criteria = draft.additionalCriteria();
        var further = new ArrayList<String>();
        criteria.minEmployees().ifPresent(count -> further.add("at least " + count + " employees"));
        criteria.maxEmployees().ifPresent(count -> further.add("at most " + count + " employees"));
        criteria.stage().ifPresent(further::add);
        criteria.technologies().forEach(each -> further.add("uses " + each));
        criteria.exclusions().forEach(each -> further.add("not " + each));
        return new Understood(
                draft.industry().orElseThrow(),
                draft.country().orElseThrow(),
                draft.offer(),
                draft.customers(),
                further,
                draft.notUnderstood());
    }

    /** What the reader says when the request leaves something open: there is nothing to approve yet. */
    public sealed interface OpenReply {
        /** In any words. */
        record Answer(String words) implements OpenReply {}

        record Cancel(String reason) implements OpenReply {}
    }

    /** What the reader says to the request as it was understood. */
    public sealed interface IntentReply {
        record Approve() implements IntentReply {}

        /** In any words: what is different, or what was left open. */
        record Correct(String words) implements IntentReply {}

        record Cancel(String reason) implements IntentReply {}
    }
}
