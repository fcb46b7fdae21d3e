package footnote.workflows.analyze;

import footnote.agents.plan.Inquiry;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Resolution;
import footnote.domain.Resolution.Ambiguous;
import footnote.domain.Resolution.Resolved;
import footnote.domain.Resolution.Unknown;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the one company a reader means: asks where several fit, refuses where none does, and never guesses. */
final class CompanyDesk {
    private final EvidenceRoom room;

    CompanyDesk(EvidenceRoom room) {
        this.room = room;
    }

    Listing find(Inquiry inquiry, Map<String, String> memory, View view, Run run) {
        String words = inquiry.company()
                .or(() -> Optional.ofNullable(memory.get("company")))
                .orElseThrow(() -> Fault.input("the query names no company; write it like 'analyze RELIANCE.NS'"));
        return switch (run.step("resolve", Resolution.class, () -> room.resolve(words, view))) {
            case Resolved(Listing listing) -> listing;
            case Ambiguous(String text, List<Listing> candidates) -> chosen(text, narrowed(candidates, inquiry), run);
            case Unknown(String text, List<Listing> suggestions) -> throw unknown(text, suggestions, view);
        };
    }

    /** Only those of the market the reader named, if that leaves any. */
    private static List<Listing> narrowed(List<Listing> candidates, Inquiry inquiry) {
        var named = inquiry.market().flatMap(Market::named);
        var within = candidates.stream()
                .filter(listing ->
                        named.map(market -> market == listing.market()).orElse(true))
                .toList();
        return within.isEmpty() ? candidates : within;
    }

    private static Listing chosen(String text, List<Listing> candidates, Run run) {
        if (candidates.size() == 1) {
            return candidates.getFirst();
        }
        if (run.options().yes()) {
            throw Fault.input("'" + text + "' may mean " + named(candidates) + "; ask again with one of the symbols");
        }
        var choice = CompanyChoice.of(candidates);
        while (true) {
            switch (run.ask("Which company do you mean by '" + text + "'?", choice, CompanyReply.class)) {
                case CompanyReply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
                case CompanyReply.Choose(String words) -> {
                    var symbol = choice.chosen(words);
                    if (symbol.isPresent()) {
                        return candidates.stream()
                                .filter(listing -> listing.ticker().symbol().equals(symbol.get()))
                                .findFirst()
                                .orElseThrow();
                    }
                }
            }
        }
    }

    private static Fault unknown(String text, List<Listing> suggestions, View view) {
        String nearest = suggestions.isEmpty() ? "nothing is near it" : "the nearest are " + named(suggestions);
        String offline = view.offline() ? "" : "; --offline would look in the fictional sample market instead";
        return Fault.input("no listed company goes by '" + text + "'; " + nearest
                + "; check the spelling or give its symbol" + offline);
    }

    private static String named(List<Listing> listings) {
        return listings.stream()
                .map(listing -> listing.ticker() + " (" + listing.name() + ")")
                .collect(Collectors.joining(", "));
    }
}
