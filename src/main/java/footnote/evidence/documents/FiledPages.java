package footnote.evidence.documents;

import footnote.domain.Document;
import footnote.domain.Filing;
import footnote.domain.FiscalCalendar;
import footnote.domain.Listing;
import footnote.domain.Period;
import footnote.domain.Ticker;
import footnote.domain.Transcript;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lays out what a company filed or said in pages, labelled with its own fiscal periods. */
public final class FiledPages {
    private static final Pattern SAID = Pattern.compile("(?:Q([1-4]) )?FY(\\d{4})");

    private FiledPages() {}

    /** A filing's document by items; the fiscal year's last month says which quarter it was. */
    public static ParsedDocument of(Listing listing, Filing filing, Document document, Optional<Month> yearEnd) {
        var kind = DocumentKind.named(filing.form()).orElse(DocumentKind.OTHER);
        var label = new DocumentLabel(
                listing.ticker() + "-" + filing.accession(),
                listing.ticker() + " " + filing.form() + " " + filing.accession(),
                listing.name(),
                names(listing),
                Optional.of(listing.ticker()),
                kind,
                period(filing, kind, yearEnd),
                Optional.of(filing.filed()),
                Optional.of(filing.uri()),
                document.origin().vendor());
        var pages = new ArrayList<Page>();
        for (var section : document.sections()) {
            if (!section.text().isBlank()) {
                pages.addAll(Chunker.pages(pages.size() + 1, section.id(), section.text()));
            }
        }
        return new ParsedDocument(label, pages);
    }

    /** An earnings call of the company. */
    public static ParsedDocument of(Listing listing, Transcript call) {
        String period = call.fiscalQuarter().map(each -> "Q" + each + " ").orElse("")
                + call.fiscalYear().map(String::valueOf).orElse("");
        var laid = SpokenPages.of(
                listing.ticker() + "-call-" + period.replace(" ", "-"),
                listing.ticker() + " call " + period,
                call,
                Optional.of(listing.ticker()),
                call.origin().vendor(),
                call.origin().uri());
        var label = laid.label();
        return new ParsedDocument(
                new DocumentLabel(
                        label.id(),
                        label.name(),
                        listing.name(),
                        names(listing),
                        label.ticker(),
                        label.kind(),
                        label.period(),
                        label.published(),
                        label.uri(),
                        label.vendor()),
                laid.pages());
    }

    private static List<String> names(Listing listing) {
        var names = new ArrayList<String>();
        names.add(listing.ticker().symbol());
        names.addAll(listing.aliases());
        return names;
    }

    private static Optional<FiscalPeriod> period(Filing filing, DocumentKind kind, Optional<Month> yearEnd) {
        Matcher said = SAID.matcher(filing.description().orElse(""));
        if (said.find()) {
            return Optional.of(new FiscalPeriod(
                    Integer.parseInt(said.group(2)),
                    Optional.ofNullable(said.group(1)).map(Integer::valueOf)));
        }
        return filing.reportDate().map(end -> fiscal(end, kind, yearEnd.orElse(Month.DECEMBER)));
    }

    private static FiscalPeriod fiscal(LocalDate end, DocumentKind kind, Month yearEnd) {
        if (kind == DocumentKind.ANNUAL_REPORT) {
            return FiscalPeriod.year(Period.instant(end).year());
        }
        var calendar = FiscalCalendar.endingIn(yearEnd);
        return FiscalPeriod.quarter(calendar.year(end), calendar.quarter(end));
    }

    /** Whether the label is of that company. */
    public static boolean isOf(DocumentLabel label, Ticker ticker) {
        return label.ticker().filter(ticker::equals).isPresent();
    }
}
