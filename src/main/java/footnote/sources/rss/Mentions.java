package footnote.sources.rss;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.domain.names.CompanyName;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether a story is about a company: its name's words in a row, or its symbol as a word. */
final class Mentions {
    private final List<CompanyName> names;
    private final Pattern symbol;

    Mentions(Listing listing) {
        names = Stream.concat(Stream.of(listing.name()), listing.aliases().stream())
                .map(CompanyName::of)
                .map(CompanyName::core)
                .filter(name -> name.key().length() >= 3)
                .toList();
        String base = listing.ticker().symbol().replaceFirst("\\..*$", "");
        symbol = Pattern.compile(
                base.length() < 3 || base.matches("\\d+")
                        ? "[$(:]\\s?" + Pattern.quote(base) + "\\b"
                        : "(?<![A-Za-z])" + Pattern.quote(base) + "(?![A-Za-z])");
    }

    boolean in(NewsItem item) {
        String text = item.title() + " . " + item.summary();
        List<String> words = CompanyName.of(text).words();
        return symbol.matcher(text).find()
                || names.stream().anyMatch(name -> Collections.indexOfSubList(words, name.words()) >= 0);
    }
}
