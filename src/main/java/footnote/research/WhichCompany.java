package footnote.research;

import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Resolution;
import footnote.domain.Resolution.Ambiguous;
import footnote.domain.Resolution.Resolved;
import footnote.domain.Resolution.Unknown;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Settles which one company a reader means: asks where several fit, refuses where none does, and never guesses. */
public final class WhichCompany {
    private static final int MOST_NAMED = 5;

    private WhichCompany() {}

    /** The company that was found, or the one the reader chooses; a market they named rules others out. */
    public static Listing of(Resolution found, Optional<String> market, View view, Run run) {
        return switch (found) {
            case Resolved(Listing listing) -> listing;
            case Ambiguous(String text, List<Listing> candidates) -> chosen(text, within(candidates, market), run);
            case Unknown(String text, List<Listing> near) -> throw unknown(text, near, view);
        };
    }

    /** Only those of that market, if that leaves any. */
    private static List<Listing> within(List<Listing> candidates, Optional<String> market) {
        var named = market.flatMap(Market::named);
        var within = candidates.stream()
                .filter(listing -> named.map(each -> each == listing.market()).orElse(true))
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
                    var picked = choice.chosen(words, candidates);
                    if (picked.isPresent()) {
                        return picked.get();
                    }
                }
            }
        }
    }

    private static Fault unknown(String text, List<Listing> near, View view) {
        return Fault.input("no listed company goes by '" + text + "'; "
                + (near.isEmpty() ? "no similar name is known" : "the nearest are " + named(near))
                + "; check the spelling or give its symbol"
                + (view.sample() ? "" : "; fictional companies are in the sample market alone"));
    }

    private static String named(List<Listing> listings) {
        return listings.stream()
                .limit(MOST_NAMED)
                .map(listing -> listing.ticker() + " (" + listing.name() + ")")
                .collect(Collectors.joining(", "));
    }

    /** The companies a reader may have meant, numbered. */
    public record CompanyChoice(List<Offer> companies) {
        public CompanyChoice {
            companies = List.copyOf(companies);
        }

        /** One of them. */
        public record Offer(int number, String symbol, String name, String exchange, String market) {}

        static CompanyChoice of(List<Listing> listings) {
            return new CompanyChoice(IntStream.range(0, listings.size())
                    .mapToObj(i -> candidate(i + 1, listings.get(i)))
                    .toList());
        }

        private static Offer candidate(int number, Listing listing) {
            return new Offer(
                    number,
                    listing.ticker().symbol(),
                    listing.name(),
                    listing.exchange(),
                    listing.market().label());
        }

        /** The one that was chosen by symbol or number, of those the choice was made from. */
        Optional<Listing> chosen(String words, List<Listing> listings) {
            return companies.stream()
                    .filter(each -> each.symbol().equalsIgnoreCase(words.strip())
                            || String.valueOf(each.number()).equals(words.strip()))
                    .findFirst()
                    .map(each -> listings.get(each.number() - 1));
        }
    }

    /** What the reader says when several companies go by the words. */
    public sealed interface CompanyReply {
        /** That one, by its symbol or its place in the list. */
        record Choose(String symbol) implements CompanyReply {}

        record Cancel(String reason) implements CompanyReply {}
    }
}
