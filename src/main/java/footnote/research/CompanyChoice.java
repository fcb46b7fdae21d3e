package footnote.research;

import footnote.domain.Listing;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
