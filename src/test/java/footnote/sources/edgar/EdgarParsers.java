package footnote.sources.edgar;

import footnote.domain.Denomination;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.testing.Parser;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** EDGAR's parsers, for tests that try them all. */
public final class EdgarParsers {
    private static final URI URL = URI.create("https://www.sec.gov/x");
    private static final Listing ACME =
            Listing.of(new Ticker("ACME"), "Acme", "NYSE", Market.UNITED_STATES, Denomination.USD);

    private EdgarParsers() {}

    public static List<Parser> all() {
        return List.of(
                new Parser("edgar facts", file -> file.startsWith("sec/companyfacts"), EdgarParsers::facts, """
                        {"cik":1,"entityName":"Acme","facts":{"us-gaap":{"Revenues":{"label":"x","units":{"USD":[
                        {"start":"2022-01-01","end":"2022-12-31","val":12.5,"accn":"0000000001-23-000001","form":"10-K",
                        "filed":"2023-02-01"}]}}}}}"""),
                new Parser("edgar tickers", file -> file.contains("company_tickers"), EdgarTickers::parse, """
                        {"0":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."}}"""),
                new Parser(
                        "edgar submissions",
                        file -> file.matches("sec/(company_submission|submissions_CIK\\d+)\\.json"),
                        Submissions::parse,
                        """
                        {"cik":"1","name":"Acme","filings":{"recent":{"accessionNumber":["0000320193-24-000075"],
                        "filingDate":["2024-06-03"],"reportDate":[""],"form":["4"],"primaryDocument":["a.xml"]},
                        "files":[{"name":"CIK0000000001-submissions-001.json","filingFrom":"1994-01-26"}]}}"""),
                new Parser(
                        "edgar older submissions",
                        file -> file.matches("sec/submissions_CIK\\d+-\\d+\\.json"),
                        json -> Submissions.parseOlder("Acme", 1, json),
                        """
                        {"accessionNumber":["0000320193-24-000075"],"filingDate":["2024-06-03"],"form":["10-K"]}"""),
                new Parser(
                        "edgar form 4",
                        file -> file.startsWith("sec/form4") || file.startsWith("sec/error_4"),
                        xml -> Form4.parse(xml, URL, Instant.EPOCH),
                        """
                        <ownershipDocument><reportingOwner><rptOwnerName>DOE</rptOwnerName></reportingOwner>
                        <nonDerivativeTransaction><securityTitle><value>Common</value></securityTitle>
                        <transactionDate><value>2024-09-29</value></transactionDate><transactionShares>
                        <value>5</value></transactionShares></nonDerivativeTransaction></ownershipDocument>"""),
                new Parser(
                        "edgar filing",
                        file -> file.startsWith("sec/")
                                && file.matches(".*\\.(html?|htm\\.gz|html\\.gz)")
                                && !file.contains("sic_code"),
                        html -> EdgarFilings.parse(filing(), html, Instant.EPOCH),
                        """
                        <html><body><p>Item 1. Business</p><p>We make anvils.</p><p>Item 1A. Risk Factors</p>
                        <table><tr><td>They fall.</td></tr></table></body></html>"""),
                new Parser(
                        "edgar segments",
                        file -> file.matches("sec/.*10-[KQk].*\\.html?\\.gz"),
                        html -> InlineXbrl.parse(ACME, filing(), html, Instant.EPOCH),
                        """
                        <html><body><xbrli:context id="c"><xbrli:entity><xbrli:segment>
                        <xbrldi:explicitMember dimension="us-gaap:SegmentsAxis">a:EuropeMember</xbrldi:explicitMember>
                        </xbrli:segment></xbrli:entity><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate>
                        <xbrli:endDate>2024-03-31</xbrli:endDate></xbrli:period></xbrli:context><xbrli:unit id="u">
                        <xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit><ix:nonFraction name="us-gaap:Revenues"
                        contextRef="c" unitRef="u" scale="6">1,234.5</ix:nonFraction></body></html>"""));
    }

    private static Object facts(byte[] json) {
        return CompanyFacts.parse(Subject.of(ACME.ticker()), json, Instant.EPOCH);
    }

    private static Filing filing() {
        return new Filing(
                "Acme",
                "0000000001",
                "10-K",
                "0000000001-24-000001",
                LocalDate.of(2024, 2, 1),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                URL);
    }
}
