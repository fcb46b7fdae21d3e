package footnote.sources;

import footnote.sources.edgar.Edgar;
import footnote.sources.edgar.EdgarFullText;
import footnote.sources.files.CompanyFiles;
import footnote.sources.gleif.GleifEntities;
import footnote.sources.sirene.FrenchCompanies;
import footnote.sources.tavily.TavilyNews;
import footnote.sources.webpages.WebPages;
import footnote.sources.websearch.BraveSearch;
import footnote.sources.websearch.SearxngSearch;
import footnote.sources.websearch.TavilySearch;
import footnote.sources.wikidata.WikidataCompanies;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The real world of unlisted companies: public registers, the reader's lists, search engines by key, and pages. */
public final class LiveProspects {

    private LiveProspects() {}

    /** What the reader has. */
    public record Keys(
            String edgarAgent,
            Optional<String> tavily,
            Optional<String> brave,
            Optional<URI> searxng,
            Path companies) {}

    public static ProspectSet of(Keys keys, Doorway doorway) {
        var clock = doorway.clock();
        var http = doorway.to(
                List.of(
                        Edgar.VENDOR,
                        WikidataCompanies.VENDOR,
                        GleifEntities.VENDOR,
                        FrenchCompanies.VENDOR,
                        TavilyNews.VENDOR,
                        BraveSearch.VENDOR,
                        WebPages.VENDOR),
                HostGuard.strict());
        return new ProspectSet(
                registers(http, keys, clock),
                new Chain<>("web search", engines(http, keys, doorway)),
                new Chain<>("pages", List.of(new WebPages(http, clock))));
    }

    private static List<ProspectSource> registers(Http http, Keys keys, Clock clock) {
        return List.of(
                new CompanyFiles(keys.companies(), clock),
                new WikidataCompanies(http, clock),
                new FrenchCompanies(http, clock),
                new EdgarFullText(new Edgar(http, keys.edgarAgent()), clock),
                new GleifEntities(http, clock));
    }

    /** An instance of the reader's own may be on this machine; every other engine is on its public host alone. */
    private static List<WebSearch> engines(Http http, Keys keys, Doorway doorway) {
        var clock = doorway.clock();
        var engines = new ArrayList<WebSearch>();
        keys.tavily().ifPresent(key -> engines.add(new TavilySearch(http, key, clock)));
        keys.brave().ifPresent(key -> engines.add(new BraveSearch(http, key, clock)));
        keys.searxng()
                .ifPresent(instance -> engines.add(new SearxngSearch(
                        doorway.to(List.of(SearxngSearch.vendor(instance)), HostGuard.allowingLocal()),
                        instance,
                        clock)));
        return engines;
    }

}
