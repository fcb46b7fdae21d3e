package footnote.workflows.leads.discovery;

import footnote.domain.Finding;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.WebHit;
import footnote.domain.names.CompanyName;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.ProspectSearch;
import footnote.evidence.matching.RegistrableDomain;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskResult;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Does one errand: asks a register, or searches the web and finds the companies that its pages name. */
public final class CompanySearch {
    private static final int HITS = 20;
    private static final Prompt PROMPT = Prompt.of(CompanySearch.class);

    private final ProspectSearch room;
    private final Model model;

    public CompanySearch(ProspectSearch room, Model model) {
        this.room = room;
        this.model = model;
    }

    public SearchTaskResult look(SearchTask task, View view) {
        return task.onTheWeb() ? onTheWeb(task, view) : inRegister(task, view);
    }

    private SearchTaskResult inRegister(SearchTask task, View view) {
        return switch (room.ask(task.source(), task.query(), view)) {
            case Finding.Found<List<Prospect>>(List<Prospect> prospects) ->
                new SearchTaskResult(task.toString(), prospects, Optional.empty());
            case Finding.Missing<List<Prospect>>(String what, String why) ->
                new SearchTaskResult(task.toString(), List.of(), Optional.of(new MissingInput(what, why)));
        };
    }

    private SearchTaskResult onTheWeb(SearchTask task, View view) {
        return switch (room.search(task.words(), HITS, view)) {
            case Finding.Found<List<WebHit>>(List<WebHit> hits) ->
                new SearchTaskResult(task.toString(), named(task, hits), Optional.empty());
            case Finding.Missing<List<WebHit>>(String what, String why) ->
                new SearchTaskResult(task.toString(), List.of(), Optional.of(new MissingInput(what, why)));
        };
    }

    private List<Prospect> named(SearchTask task, List<WebHit> hits) {
        var pages = hits.stream().map(hit -> hit.title() + "\n" + hit.snippet()).toList();
        var answered = model.answered(
                PROMPT.with(
                                "wanted",
                                task.query().industry() + " in " + task.query().area())
                        .quote(
                                "pages",
                                IntStream.range(0, hits.size())
                                        .mapToObj(i -> new QuotedText(
                                                "page " + (i + 1) + ", "
                                                        + hits.get(i).uri(),
                                                pages.get(i)))
                                        .toList()),
                CompaniesOutput.class,
                take -> {
                    take.namedIn(pages);
                    take.sitesIn(pages, hits);
                },
                () -> byDomain(hits));
        return answered.value().companies().stream()
                .map(mention -> prospect(mention, hits.get(mention.page() - 1)))
                .toList();
    }

    private static Prospect prospect(CompaniesOutput.Mention mention, WebHit hit) {
        var site =
                mention.website().flatMap(RegistrableDomain::of).map(domain -> URI.create("https://" + domain + "/"));
        return Prospect.named(mention.name(), hit.origin()).told(site, Optional.of(hit.snippet()), List.of());
    }

    /** Without a model only a company's own page tells its name for sure: a part of the title that its domain repeats. */
    static CompaniesOutput byDomain(List<WebHit> hits) {
        return new CompaniesOutput(IntStream.range(0, hits.size())
                .mapToObj(i -> ownName(hits.get(i))
                        .map(name -> new CompaniesOutput.Mention(
                                i + 1,
                                name,
                                name,
                                RegistrableDomain.of(hits.get(i).uri().toString()))))
                .flatMap(Optional::stream)
                .toList());
    }

    private static Optional<String> ownName(WebHit hit) {
        return RegistrableDomain.of(hit.uri().toString())
                .map(RegistrableDomain::label)
                .map(label -> label.replace("-", ""))
                .flatMap(label -> Arrays.stream(hit.title().split("\\s[|–—:·-]\\s|[|:]", -1))
                        .map(String::strip)
                        .filter(part -> CompanyName.of(part).key().equals(label))
                        .findFirst());
    }

    /** Companies as a model finds them in numbered pages, each with the words that show it. */
    public record CompaniesOutput(List<Mention> companies) {
        public CompaniesOutput {
            companies = List.copyOf(companies);
        }

        /** One company: the page it is named on, a verbatim quotation that names it, and its own site where the page tells. */
        public record Mention(int page, String name, String quote, Optional<String> website) {}

        /** Refuses a site that neither is the page's own nor stands on it. */
        void sitesIn(List<String> pages, List<WebHit> hits) {
            for (var mention : companies) {
                mention.website().flatMap(RegistrableDomain::of).ifPresent(domain -> {
                    var hit = hits.get(mention.page() - 1);
                    boolean own = RegistrableDomain.of(hit.uri().toString())
                            .filter(domain::equals)
                            .isPresent();
                    if (!own
                            && !pages.get(mention.page() - 1)
                                    .toLowerCase(Locale.ROOT)
                                    .contains(domain)) {
                        throw new IllegalArgumentException("page " + mention.page() + " does not give " + domain
                                + " as a site; leave the website out where the page names none");
                    }
                });
            }
        }

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
}
