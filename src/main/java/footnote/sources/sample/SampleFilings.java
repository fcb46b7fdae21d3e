package footnote.sources.sample;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.sources.FilingSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.text.DocumentWriter;
import footnote.sources.sample.text.Paper;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** What sample companies filed, with statements printed from the same books as the facts. */
public final class SampleFilings implements FilingSource {
    private final Stage stage;

    SampleFilings(Stage stage) {
        this.stage = stage;
    }

    @Override
    public List<Filing> filings(Listing listing, Set<String> forms, DateRange filed) {
        String what = "filings " + forms + " of " + listing.ticker() + " from " + filed;
        var company = stage.company(listing.ticker(), "filings " + forms);
        var found = stage.papers(company).all().stream()
                .filter(paper -> filed.contains(paper.filed()))
                .filter(paper -> forms.contains(paper.form().replace("/A", "")))
                .sorted(Comparator.comparing(Paper::filed).reversed())
                .map(Paper::filing)
                .toList();
        if (found.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, what);
        }
        return found;
    }

    @Override
    public Document document(Filing filing) {
        return stage.companies().stream()
                .filter(company -> company.name().equals(filing.company()))
                .flatMap(company -> stage.papers(company).numbered(filing.accession()).stream())
                .findFirst()
                .map(paper -> new DocumentWriter(stage, paper).write())
                .orElseThrow(() -> new NoData(SampleMarket.VENDOR, filing.form() + " " + filing.accession()));
    }
}
