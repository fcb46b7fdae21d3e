package footnote.sources;

import footnote.domain.lead.Area;
import footnote.domain.lead.ProspectQuery;
import footnote.sources.edgar.Edgar;
import footnote.sources.edgar.EdgarFullText;
import footnote.sources.files.CompanyFiles;
import footnote.sources.gleif.GleifEntities;
import footnote.sources.http.Http;
import footnote.sources.http.VendorHttp;
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
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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

    public static ProspectSet of(Keys keys, VendorHttp doorway) {
        var clock = doorway.clock();
        var http = doorway.to(List.of(
                Edgar.VENDOR,
                WikidataCompanies.VENDOR,
                GleifEntities.VENDOR,
                FrenchCompanies.VENDOR,
                TavilyNews.VENDOR,
                BraveSearch.VENDOR,
                WebPages.VENDOR));
        return new ProspectSet(
                registers(http, keys, clock),
                new SourceChain<>("web search", engines(http, keys, doorway)),
                new SourceChain<>("pages", List.of(new WebPages(http, clock))));
    }

    /** Asks each register and search engine one small thing. */
    public static List<VendorCheck> trials(Keys keys, VendorHttp doorway) {
        var set = of(keys, doorway);
        var today = LocalDate.ofInstant(doorway.clock().instant(), ZoneOffset.UTC);
        var query = new ProspectQuery("software", new Area("France"), List.of(), 3);
        var trials = new ArrayList<VendorCheck>();
        for (var register : set.registers()) {
            trials.add(VendorCheck.of(register.name(), "companies", () -> register.prospects(query, today)
                    .size()));
        }
        var engines = set.engines().sources();
        var names = Stream.of(
                        keys.tavily().map(_ -> "tavily's search"),
                        keys.brave().map(_ -> "brave"),
                        keys.searxng().map(_ -> "searxng"))
                .flatMap(Optional::stream)
                .toList();
        for (int i = 0; i < engines.size(); i++) {
            var engine = engines.get(i);
            trials.add(VendorCheck.of(names.get(i), "pages", () -> engine.search("software companies in France", 3)
                    .size()));
        }
        if (engines.isEmpty()) {
            trials.add(new VendorCheck("web search", false, "no key; set tavily.key, brave.key or searxng.url"));
        }
        return trials;
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
    private static List<WebSearch> engines(Http http, Keys keys, VendorHttp doorway) {
        var clock = doorway.clock();
        var engines = new ArrayList<WebSearch>();
        keys.tavily().ifPresent(key -> engines.add(new TavilySearch(http, key, clock)));
        keys.brave().ifPresent(key -> engines.add(new BraveSearch(http, key, clock)));
        keys.searxng()
                .ifPresent(instance ->
                        engines.add(new SearxngSearch(doorway.toOwn(SearxngSearch.vendor(instance)), instance, clock)));
        return engines;
    }
}
