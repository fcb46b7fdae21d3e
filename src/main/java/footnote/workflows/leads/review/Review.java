package footnote.workflows.leads.review;

import footnote.domain.Words;
import footnote.domain.lead.PatternReport;
import footnote.domain.lead.SuccessPattern;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.workflows.leads.discovery.Discovery.Discovered;
import footnote.workflows.leads.discovery.PatternSynthesizer;
import footnote.workflows.leads.review.PatternProposal.Selection;
import footnote.workflows.leads.review.ReviewRequest.Action;
import java.util.List;

/** Shows the reader the patterns until they are approved, or other companies are wanted. */
public final class Review {
    private final ReviewReader reader;
    private final PatternSynthesizer synthesizer;

    public Review(ReviewReader reader, PatternSynthesizer synthesizer) {
        this.reader = reader;
        this.synthesizer = synthesizer;
    }

    /** How a review ended. */
    public sealed interface Reviewed {
        record Approved(PatternReport report) implements Reviewed {}

        /** The reader wants other companies compared. */
        record Again(String words) implements Reviewed {}
    }

    public Reviewed review(Discovered discovered, Run run) {
        var selection = Selection.usual(discovered.report().patterns());
        String note = Words.capitalized(discovered.report().confidenceLevel()) + " confidence. "
                + discovered.report().analysisMethodology();
        while (true) {
            boolean none = selection.chosen().isEmpty();
            String question = none
                    ? "No pattern is chosen. Name one by its number, add one in your words, or have other companies"
                            + " compared."
                    : "Which patterns should leads match? Approve the proposed ones, or say what to drop, keep, edit or add, or"
                            + " which other companies to compare.";
            var proposal = PatternProposal.of(discovered.search().intent().market(), selection, note);
            if (none && run.options().yes()) {
                throw RunEnded.refused("the successful companies of "
                        + discovered.search().intent().market()
                        + " have nothing in common that others have less often; try a larger market, or let the run ask"
                        + " you for a pattern of your own");
            }
            var wish = wish(run.ask(question, proposal, PatternReply.class), selection, run);
            note = unread(wish, selection);
            switch (wish.action()) {
                case APPROVE -> {
                    if (!none) {
                        return new Reviewed.Approved(discovered.report().of(selection.chosen()));
                    }
                }
                case KEEP -> selection = selection.keeping(wish.patterns());
                case DROP -> selection = selection.dropping(wish.patterns());
                case ADD -> selection = selection.adding(counted(wish.words(), discovered, run));
                case EDIT ->
                    selection = selection.replacing(wish.patterns().getFirst(), counted(wish.words(), discovered, run));
                case RERUN -> {
                    return new Reviewed.Again(wish.words());
                }
                case CANCEL -> throw RunEnded.cancelled(wish.words());
                case UNCLEAR -> note = "'" + wish.words() + "' was not understood; name patterns by their numbers.";
            }
        }
    }

    /** Orders beside the one that is carried out. */
    private static String unread(ReviewRequest wish, Selection selection) {
        boolean chooses = wish.action() == Action.KEEP || wish.action() == Action.DROP;
        var unread = chooses ? PatternChoice.unread(wish.words(), selection.patterns()) : List.<String>of();
        return unread.isEmpty()
                ? ""
                : "Not done: '" + String.join("', '", unread) + "'. Send a new pattern by itself, as 'add: …'.";
    }

    private SuccessPattern counted(String words, Discovered discovered, Run run) {
        var research = discovered.research();
        return run.step(
                "count pattern",
                SuccessPattern.class,
                () -> synthesizer.added(words, research.winners(), research.others()));
    }

    private ReviewRequest wish(PatternReply reply, Selection selection, Run run) {
        return switch (reply) {
            case PatternReply.Approve _ -> new ReviewRequest(Action.APPROVE, List.of(), "");
            case PatternReply.Tell(String words) -> read(words, selection, run);
            case PatternReply.Drop(String words) -> read("drop " + words, selection, run);
            case PatternReply.Keep(String words) -> read("keep only " + words, selection, run);
            case PatternReply.Edit(String words) -> read("change " + words, selection, run);
            case PatternReply.Add(String words) ->
                words.isBlank()
                        ? ReviewRequest.unclear("add")
                        : new ReviewRequest(Action.ADD, List.of(), words.strip());
            case PatternReply.Rerun(String words) -> new ReviewRequest(Action.RERUN, List.of(), words);
            case PatternReply.Cancel(String reason) -> new ReviewRequest(Action.CANCEL, List.of(), reason);
        };
    }

    private ReviewRequest read(String words, Selection selection, Run run) {
        return run.step(
                "read review",
                ReviewRequest.class,
                ReviewReader.RETRY_POLICY,
                () -> reader.read(words, selection.patterns(), selection.marked()));
    }

    /** What the reader says to the patterns. */
    public sealed interface PatternReply {
        /** Those marked as used. */
        record Approve() implements PatternReply {}

        /** Anything else, in any words. */
        record Tell(String words) implements PatternReply {}

        /** Use all but these. */
        record Drop(String patterns) implements PatternReply {}

        /** Use only these. */
        record Keep(String patterns) implements PatternReply {}

        /** Say one differently. */
        record Edit(String change) implements PatternReply {}

        /** Use one more, in the reader's words. */
        record Add(String pattern) implements PatternReply {}

        /** Compare other companies. */
        record Rerun(String companies) implements PatternReply {}

        record Cancel(String reason) implements PatternReply {}
    }
}
