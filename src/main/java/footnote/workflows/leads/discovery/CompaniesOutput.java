package footnote.workflows.leads.discovery;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Companies as a model finds them in numbered pages, each with the words that show it. */
public record CompaniesOutput(List<Mention> companies) {
    public CompaniesOutput {
        companies = List.copyOf(companies);
    }

    /** One company: the page it is named on, a verbatim quotation that names it, and its own site where the page tells. */
    public record Mention(int page, String name, String quote, Optional<String> website) {}

    /** Refuses a company that its page does not name in the quoted words. */
    void namedIn(List<String> pages) {
        for (var mention : companies) {
            if (mention.page() < 1 || mention.page() > pages.size()) {
                throw new IllegalArgumentException(
                        "there are the pages 1 to " + pages.size() + ", not " + mention.page());
            }
            String page = pages.get(mention.page() - 1).toLowerCase(Locale.ROOT);
            String quote = mention.quote().toLowerCase(Locale.ROOT).strip();
            if (quote.isEmpty()
                    || !page.contains(quote)
                    || !quote.contains(mention.name().toLowerCase(Locale.ROOT))) {
                throw new IllegalArgumentException("page " + mention.page() + " does not say \"" + mention.quote()
                        + "\" of " + mention.name() + "; quote it letter by letter, with the name in it");
            }
        }
    }
}
