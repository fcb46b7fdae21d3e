package footnote.workflows.leads.discovery;

import footnote.domain.Finding;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.WebHit;
import footnote.domain.names.CompanyName;
import footnote.domain.opinion.Absence;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.ProspectRoom;
import footnote.evidence.matching.RegistrableDomain;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Quoted;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Does one errand: asks a register, or searches the web and finds the companies that its pages name. */
public final class CompanySearch {
    private static final int HITS = 20;
    private static final Prompt PROMPT = Prompt.of(CompanySearch.class);

    private final ProspectRoom room;
    private final Model model;

    public CompanySearch(ProspectRoom room, Model model) {
        this.room = room;
        this.model = model;
    }

    public SearchFinds look(SearchErrand errand, View view) {
        return errand.onTheWeb() ? onTheWeb(errand, view) : inRegister(errand, view);
    }

    private SearchFinds inRegister(SearchErrand errand, View view) {
        return switch (room.ask(errand.source(), errand.query(), view)) {
            case Finding.Found<List<Prospect>>(List<Prospect> prospects) ->
                new SearchFinds(errand.toString(), prospects, Optional.empty());
            case Finding.Missing<List<Prospect>>(String what, String why) ->
                new SearchFinds(errand.toString(), List.of(), Optional.of(new Absence(what, why)));
        };
    }

    private SearchFinds onTheWeb(SearchErrand errand, View view) {
        return switch (room.search(errand.words(), HITS, view)) {
            case Finding.Found<List<WebHit>>(List<WebHit> hits) ->
                new SearchFinds(errand.toString(), named(errand, hits), Optional.empty());
            case Finding.Missing<List<WebHit>>(String what, String why) ->
                new SearchFinds(errand.toString(), List.of(), Optional.of(new Absence(what, why)));
        };
    }

    private List<Prospect> named(SearchErrand errand, List<WebHit> hits) {
        var pages = hits.stream().map(hit -> hit.title() + "\n" + hit.snippet()).toList();
        var answered = model.answered(
                PROMPT.with(
                                "wanted",
                                errand.query().industry() + " in "
                                        + errand.query().area())
                        .quote(
                                "pages",
                                IntStream.range(0, hits.size())
                                        .mapToObj(i -> new Quoted(
                                                "page " + (i + 1) + ", "
                                                        + hits.get(i).uri(),
                                                pages.get(i)))
                                        .toList()),
                CompaniesTake.class,
                take -> take.namedIn(pages),
                () -> byDomain(hits));
        return answered.value().companies().stream()
                .map(mention -> prospect(mention, hits.get(mention.page() - 1)))
                .toList();
    }

    private static Prospect prospect(CompaniesTake.Mention mention, WebHit hit) {
        var site =
                mention.website().flatMap(RegistrableDomain::of).map(domain -> URI.create("https://" + domain + "/"));
        return Prospect.named(mention.name(), hit.origin()).told(site, Optional.of(hit.snippet()), List.of());
    }

    /** Without a model only a company's own page tells its name for sure: a part of the title that its domain repeats. */
    static CompaniesTake byDomain(List<WebHit> hits) {
        return new CompaniesTake(IntStream.range(0, hits.size())
                .mapToObj(i -> ownName(hits.get(i))
                        .map(name -> new CompaniesTake.Mention(
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
}
