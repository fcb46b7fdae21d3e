package footnote.sources.sample;

import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.sources.FactSource;
import footnote.sources.sample.books.Corrections;
import footnote.sources.sample.books.FactPrinter;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.text.FiledDocument;
import java.util.ArrayList;
import java.util.List;

/** Statement figures of sample companies: ten years, the last twenty quarters, and what was restated. */
public final class SampleFacts implements FactSource {
    private static final int QUARTERS = 20;

    private final SampleWorld world;

    SampleFacts(SampleWorld world) {
        this.world = world;
    }

    @Override
    public List<Fact> facts(Listing listing) {
        var company = world.company(listing.ticker(), "facts");
        return world.facts(company, () -> printed(company));
    }

    private List<Fact> printed(Description company) {
        var books = world.books(company);
        var papers = world.papers(company);
        var published = Published.quarters(books);
        var facts = new ArrayList<Fact>();
        var printer = new FactPrinter(books, facts);
        for (int i = 0; i < books.quarters().size(); i++) {
            Quarter quarter = books.quarters().get(i);
            if (!published.contains(quarter)) {
                continue;
            }
            FiledDocument document = papers.report(quarter.term()).orElseThrow();
            boolean recent = i >= books.quarters().size() - QUARTERS;
            if (recent) {
                printer.quarter(quarter, document);
            }
            if (quarter.term().closesYear()) {
                printer.year(books.year(i), document, !recent);
            }
        }
        new Corrections(books, papers, facts).print();
        return facts;
    }
}
