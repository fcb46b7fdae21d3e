package footnote.sources.sample;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.sources.FilingSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.text.DocumentWriter;
import footnote.sources.sample.text.FiledDocument;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** What sample companies filed, with statements printed from the same books as the facts. */
public final class SampleFilings implements FilingSource {
    private final SampleWorld world;

    SampleFilings(SampleWorld world) {
        this.world = world;
    }

    @Override
    public List<Filing> filings(Listing listing, Set<String> forms, DateRange filed) {
        String what = "filings " + forms + " of " + listing.ticker() + " from " + filed;
        var company = world.company(listing.ticker(), "filings " + forms);
        var found = world.papers(company).all().stream()
                .filter(paper -> filed.contains(paper.filed()))
                .filter(paper -> forms.contains(paper.form().replace("/A", "")))
                .sorted(Comparator.comparing(FiledDocument::filed).reversed())
                .map(FiledDocument::filing)
                .toList();
        if (found.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, what);
        }
        return found;
    }

    @Override
    public Document document(Filing filing) {
        return world.companies().stream()
                .filter(company -> company.name().equals(filing.company()))
                .flatMap(company -> world.papers(company).numbered(filing.accession()).stream())
                .findFirst()
                .map(paper -> world.document(paper, () -> new DocumentWriter(world, paper).write()))
                .orElseThrow(() -> new NoData(SampleMarket.VENDOR, filing.form() + " " + filing.accession()));
    }
}
