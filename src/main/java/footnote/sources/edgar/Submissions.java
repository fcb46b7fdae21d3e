package footnote.sources.edgar;

import footnote.domain.Filing;
import footnote.sources.Dates;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.VendorJson;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A company's file at EDGAR: who it is, its latest filings, and the pages with older ones. */
record Submissions(
        String name,
        long cik,
        Optional<String> sic,
        List<String> formerNames,
        List<String> tickers,
        List<String> exchanges,
        Optional<String> fiscalYearEnd,
        List<Filing> filings,
        List<OlderPage> olderPages) {
    private static final String WHAT = "submissions";

    /** A further page, and the days it covers. */
    record OlderPage(String file, Optional<LocalDate> from, Optional<LocalDate> to) {}

    Submissions {
        formerNames = List.copyOf(formerNames);
        tickers = List.copyOf(tickers);
        exchanges = List.copyOf(exchanges);
        filings = List.copyOf(filings);
        olderPages = List.copyOf(olderPages);
    }

    static Submissions parse(byte[] json) {
        return Parsing.of(Edgar.NAME, WHAT, () -> {
            JsonNode tree = VendorJson.tree(Edgar.NAME, WHAT, json);
            String name =
                    VendorJson.text(tree.path("name")).orElseThrow(() -> new Malformed(Edgar.NAME, WHAT, "no name"));
            long cik = VendorJson.whole(tree.path("cik"))
                    .orElseThrow(() -> new Malformed(Edgar.NAME, WHAT, "no CIK of " + name));
            return new Submissions(
                    name,
                    cik,
                    VendorJson.text(tree.path("sicDescription")),
                    texts(tree.path("formerNames"), "name"),
                    texts(tree.path("tickers"), ""),
                    texts(tree.path("exchanges"), ""),
                    VendorJson.text(tree.path("fiscalYearEnd")),
                    filings(name, cik, tree.path("filings").path("recent")),
                    pages(tree.path("filings").path("files")));
        });
    }

    /** An older page is the table alone, without the company around it. */
    static List<Filing> parseOlder(String name, long cik, byte[] json) {
        return Parsing.of(
                Edgar.NAME, WHAT, () -> filings(name, cik, VendorJson.tree(Edgar.NAME, "older submissions", json)));
    }

    private static List<Filing> filings(String name, long cik, JsonNode columns) {
        JsonNode accessions = columns.path("accessionNumber");
        if (!accessions.isArray()) {
            throw new Malformed(Edgar.NAME, WHAT, "no table of filings of " + name);
        }
        var filings = new ArrayList<Filing>();
        for (int i = 0; i < accessions.size(); i++) {
            filing(name, cik, columns, i).ifPresent(filings::add);
        }
        return filings;
    }

    private static Optional<Filing> filing(String name, long cik, JsonNode columns, int row) {
        var accession = cell(columns, "accessionNumber", row).filter(each -> each.matches("\\d{10}-\\d{2}-\\d{6}"));
        var form = cell(columns, "form", row);
        var filed = cell(columns, "filingDate", row).flatMap(Dates::day);
        if (accession.isEmpty() || form.isEmpty() || filed.isEmpty()) {
            return Optional.empty();
        }
        String file = cell(columns, "primaryDocument", row).orElse(accession.get() + ".txt");
        return Optional.of(new Filing(
                name,
                Edgar.padded(cik),
                form.get(),
                accession.get(),
                filed.get(),
                cell(columns, "reportDate", row).flatMap(Dates::day),
                cell(columns, "acceptanceDateTime", row).flatMap(Dates::moment),
                cell(columns, "items", row)
                        .map(each -> Arrays.asList(each.split(",", -1)))
                        .orElse(List.of()),
                cell(columns, "primaryDocDescription", row),
                Edgar.document(cik, accession.get(), file)));
    }

    private static Optional<String> cell(JsonNode columns, String name, int row) {
        return VendorJson.text(columns.path(name).path(row));
    }

    private static List<OlderPage> pages(JsonNode files) {
        var pages = new ArrayList<OlderPage>();
        for (JsonNode file : files) {
            VendorJson.text(file.path("name"))
                    .filter(each -> each.matches("CIK\\d{10}-submissions-\\d+\\.json"))
                    .ifPresent(each -> pages.add(new OlderPage(
                            each, VendorJson.day(file.path("filingFrom")), VendorJson.day(file.path("filingTo")))));
        }
        return pages;
    }

    private static List<String> texts(JsonNode array, String property) {
        var texts = new ArrayList<String>();
        for (JsonNode each : array) {
            VendorJson.text(property.isEmpty() ? each : each.path(property)).ifPresent(texts::add);
        }
        return texts;
    }
}
