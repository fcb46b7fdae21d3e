package footnote.workflows.leads.discovery;

import footnote.domain.lead.Area;
import footnote.domain.lead.LeadIntent;
import footnote.domain.opinion.MissingInput;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import java.util.List;
import java.util.Optional;

/** Asks the reader where a search cannot go on as it was meant. */
public final class Consent {
    private Consent() {}

    /** What a widening would change, and why it is proposed. */
    record Widening(String market, String found, String proposal, List<String> notes) {}

    /** What failed, and why. */
    record Trouble(String what, List<String> why) {}

    /** The wider search if the reader agrees; nothing if what there is shall do. */
    public static Optional<MarketSearch> widened(
            MarketSearch search, String found, boolean thin, boolean enough, List<MissingInput> gaps, Run run) {
        var wider = search.wider(thin);
        if (wider.isEmpty()) {
            if (enough) {
                return Optional.empty();
            }
            throw Fault.input(found + ", and there is nothing left to widen"
                    + (gaps.isEmpty() ? "" : ": " + gaps.getFirst().why())
                    + (run.options().fictional()
                            ? ""
                            : "; set tavily.key, brave.key or searxng.url to search the web, ingest a company list,"
                                    + " or try the sample market"));
        }
        String proposal = wider.get().widened().getLast();
        var notes = gaps.stream().map(MissingInput::toString).limit(5).toList();
        return switch (run.ask(
                found + ". Shall the search be widened: " + proposal + "?",
                new Widening(search.intent().market(), found, proposal, notes),
                WideningReply.class)) {
            case WideningReply.Approve _ -> wider;
            case WideningReply.Keep _ -> {
                if (!enough) {
                    throw RunEnded.cancelled(found + ", which is not enough to go on");
                }
                yield Optional.empty();
            }
            case WideningReply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
        };
    }

    /** Whether to try again what failed; without a reader at hand the failure stands. */
    static boolean retried(String what, List<MissingInput> gaps, Run run) {
        var why = gaps.stream().map(MissingInput::toString).toList();
        if (run.options().yes()) {
            return false;
        }
        return switch (run.ask(
                what + ". Try again, leave it out, or stop?", new Trouble(what, why), TroubleReply.class)) {
            case TroubleReply.Retry _ -> true;
            case TroubleReply.LeaveOut _ -> false;
            case TroubleReply.Stop(String reason) -> throw RunEnded.cancelled(reason);
        };
    }

    /** The market in a few words, for keys: the same market has the same. */
    public static String key(LeadIntent intent) {
        return intent.industry() + "|" + (intent.country().equals(Area.WORLD) ? "*" : intent.country());
    }

    /** What the reader says when too little was found. */
    public sealed interface WideningReply {
        /** Widen as proposed. */
        record Approve() implements WideningReply {}

        /** Go on with what there is. */
        record Keep() implements WideningReply {}

        record Cancel(String reason) implements WideningReply {}
    }

    /** What the reader says when something failed that the run cannot do without. */
    public sealed interface TroubleReply {
        record Retry() implements TroubleReply {}

        /** Go on without it. */
        record LeaveOut() implements TroubleReply {}

        record Stop(String reason) implements TroubleReply {}
    }
}
