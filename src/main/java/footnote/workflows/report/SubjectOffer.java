package footnote.workflows.report;

import footnote.domain.Listing;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The companies a question may mean, numbered. */
public record SubjectOffer(List<Named> companies) {
    public SubjectOffer {
        companies = List.copyOf(companies);
    }

    /** One of them. */
    public record Named(int number, String symbol, String name, String exchange, String market) {}

    static SubjectOffer of(List<Listing> listings) {
        return new SubjectOffer(IntStream.range(0, listings.size())
                .mapToObj(i -> new Named(
                        i + 1,
                        listings.get(i).ticker().symbol(),
                        listings.get(i).name(),
                        listings.get(i).exchange(),
                        listings.get(i).market().label()))
                .toList());
    }

    Optional<Listing> chosen(String words, List<Listing> listings) {
        return companies.stream()
                .filter(each -> each.symbol().equalsIgnoreCase(words.strip())
                        || String.valueOf(each.number()).equals(words.strip()))
                .findFirst()
                .map(each -> listings.get(each.number() - 1));
    }
}
