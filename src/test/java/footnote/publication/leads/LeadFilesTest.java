package footnote.publication.leads;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Origin;
import footnote.domain.lead.Area;
import footnote.domain.lead.CompanyEvent;
import footnote.domain.lead.LeadCriteria;
import footnote.domain.lead.LeadData;
import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.LeadReport;
import footnote.domain.lead.PatternReport;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.SignalKind;
import footnote.testing.ScriptedModel;
import footnote.workflows.leads.discovery.CompanyFormatter;
import footnote.workflows.leads.discovery.CompanyValidator;
import footnote.workflows.leads.generation.LeadRanking;
import footnote.workflows.leads.generation.SignalAnalyzer;
import footnote.workflows.leads.report.LeadReportCompiler;
import footnote.workflows.leads.report.LeadTally;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** The files a reader gets: page, PDF, workbook and what CRMs import. */
class LeadFilesTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);

    @Test
    void printsAWellFormedPageInWhichNothingFromOutsideIsMarkup() throws Exception {
        String page = LeadPage.of(report("Evil <b>& \"Co\"</b>"));

        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(
                        page.replaceFirst("<!DOCTYPE html>", "").getBytes(StandardCharsets.UTF_8)));
        assertThat(page)
                .contains("Evil &lt;b&gt;&amp; &quot;Co&quot;&lt;/b&gt;")
                .doesNotContain("<b>& ");
        assertThat(page).contains("href=\"https://news.example/1\"", "Why now", "fictional");
    }

    @Test
    void printsThePdfTheSameEachTime() throws IOException {
        byte[] pdf = LeadPdf.of(report("Anvil"));

        assertThat(LeadPdf.of(report("Anvil"))).isEqualTo(pdf);
        try (var document = Loader.loadPDF(pdf)) {
            assertThat(new PDFTextStripper().getText(document)).contains("Leads: Business Software in France", "Anvil");
        }
    }

    @Test
    void writesAWorkbookThatSpreadsheetsOpenTheSameEachTime() throws IOException {
        byte[] book = LeadWorkbook.of(report("Anvil"), List.of());

        assertThat(LeadWorkbook.of(report("Anvil"), List.of())).isEqualTo(book);
        try (var read = new XSSFWorkbook(new ByteArrayInputStream(book))) {
            assertThat(read.getSheet("Leads").getRow(1).getCell(0).getStringCellValue())
                    .isEqualTo("Anvil");
            assertThat(read.getSheet("Leads").getRow(1).getCell(5).getNumericCellValue())
                    .isEqualTo(40);
            assertThat(read.getSheet("Signals").getRow(1).getCell(3).getStringCellValue())
                    .contains("raises money");
        }
    }

    @Test
    void writesCrmFilesWithADomainFirstAndAStableId() {
        String hubspot = new String(CrmExport.hubspot(report("Anvil")), StandardCharsets.UTF_8);
        String salesforce = new String(CrmExport.salesforce(report("Anvil")), StandardCharsets.UTF_8);

        assertThat(hubspot.lines().findFirst().orElseThrow())
                .startsWith("Company Domain Name,Company Name,")
                .endsWith("footnote_id");
        assertThat(hubspot.lines().skip(1).findFirst().orElseThrow()).startsWith("anvil.example,Anvil,");
        assertThat(salesforce.lines().findFirst().orElseThrow())
                .startsWith("Name,Website,")
                .endsWith("footnote_id");
        assertThat(hubspot).endsWith("\r\n").doesNotContain("\ufeff");
        assertThat(hubspot.substring(hubspot.indexOf("fn-")))
                .isEqualTo(salesforce.substring(salesforce.indexOf("fn-")));
    }

    @Test
    void writesAContactOnOneLineWithItsTelephoneNumberAsItIs() {
        var report = report("Anvil");
        var contact = new CrmExport.LeadContact(
                report.leads().getFirst().id(), "=Ann\nLee", "CTO", "ann@anvil.example", "+33 1 23 45");

        String contacts = new String(CrmExport.contacts(report, List.of(contact)), StandardCharsets.UTF_8);

        assertThat(contacts.lines().skip(1))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("ann@anvil.example,'=Ann Lee,CTO,+33 1 23 45,anvil.example,Anvil,fn-");
    }

    private static LeadReport report(String name) {
        var origin = Origin.web("test", URI.create("https://news.example/1"), Instant.EPOCH);
        var company = new CompanyFormatter()
                .format(List.of(Prospect.named(name, origin)
                        .in(Optional.of("SaaS"), Optional.of("France"), Optional.of("Lyon"))
                        .sized(Optional.of(2015), Optional.of(40L), Optional.of(BigDecimal.TEN))
                        .told(
                                Optional.of(URI.create("https://anvil.example/")),
                                Optional.of("Makes anvils."),
                                List.of())
                        .with(List.of(
                                new CompanyEvent(TODAY.minusDays(2), SignalKind.FUNDING, "It raises money.", origin)))))
                .companies()
                .getFirst();
        var intent = new LeadIntent(
                "Business Software", new Area("France"), "x", Optional.empty(), Optional.empty(), LeadCriteria.NONE);
        var lead = new LeadData(company, 0.9, List.of(), "test");
        var model = new ScriptedModel();
        var validation = new CompanyValidator(model).validate(company, CompanyValidator.As.LEAD, intent, 0.6);
        var signals = new SignalAnalyzer(model).analyse(lead, intent, TODAY, 90);
        return new LeadReportCompiler(model)
                .compile(new LeadTally(
                        intent,
                        TODAY,
                        true,
                        new PatternReport(List.of(), 12, 50, "Counted.", "low", "rule"),
                        List.of(LeadRanking.judged(lead, validation, signals)),
                        62,
                        0,
                        List.of(),
                        List.of(),
                        List.of()));
    }
}
