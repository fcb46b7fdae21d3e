package footnote.publication.leads;

import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadReport;
import footnote.publication.table.CsvTable;
import footnote.publication.text.TextFitting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Leads as files that CRMs import: UTF-8, one line a lead, columns named as HubSpot and Salesforce expect them, each
 * with a stable id so that a second import finds the first.
 */
public final class CrmExport {
    private CrmExport() {}

    /** HubSpot tells companies apart by their domain, so that comes first; a lead without one is still named. */
    public static byte[] hubspot(LeadReport report) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(
                "Company Domain Name",
                "Company Name",
                "Industry",
                "City",
                "Country/Region",
                "Number of Employees",
                "Year Founded",
                "Website URL",
                "Description",
                "Lead Priority",
                "Lead Fit",
                "Lead Timing",
                "Why Now",
                "Opening",
                "footnote_id"));
        var notes = new SourceNotes(report);
        report.leads().forEach(lead -> rows.add(hubspot(lead, notes)));
        return csv(rows);
    }

    private static List<String> hubspot(LeadAnalysisResult lead, SourceNotes notes) {
        var company = lead.lead().company();
        var metadata = company.metadata();
        return List.of(
                metadata.domain().orElse(""),
                company.name(),
                company.industry(),
                metadata.city().orElse(""),
                company.country(),
                metadata.employees().map(String::valueOf).orElse(""),
                metadata.founded().map(String::valueOf).orElse(""),
                company.website().map(String::valueOf).orElse(""),
                company.description().orElse(""),
                lead.priority().name(),
                number(lead.fit()),
                number(lead.timing()),
                notes.plain(lead.signals().whyNow()),
                notes.plain(lead.signals().opening()),
                lead.id());
    }

    public static byte[] salesforce(LeadReport report) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(
                "Name",
                "Website",
                "Industry",
                "BillingCity",
                "BillingCountry",
                "NumberOfEmployees",
                "YearStarted",
                "TickerSymbol",
                "Description",
                "Rating",
                "AccountSource",
                "footnote_id"));
        var notes = new SourceNotes(report);
        report.leads().forEach(lead -> rows.add(salesforce(lead, notes)));
        return csv(rows);
    }

    /** Salesforce knows Hot, Warm and Cold. */
    private static List<String> salesforce(LeadAnalysisResult lead, SourceNotes notes) {
        var company = lead.lead().company();
        var metadata = company.metadata();
        return List.of(
                company.name(),
                company.website().map(String::valueOf).orElse(""),
                company.industry(),
                metadata.city().orElse(""),
                company.country(),
                metadata.employees().map(String::valueOf).orElse(""),
                metadata.founded().map(String::valueOf).orElse(""),
                metadata.ticker().map(String::valueOf).orElse(""),
                notes.plain(lead.signals().whyNow()) + " "
                        + notes.plain(lead.signals().opening()) + " "
                        + company.description().orElse(""),
                switch (lead.priority()) {
                    case HIGH -> "Hot";
                    case MEDIUM -> "Warm";
                    case LOW -> "Cold";
                },
                "Footnote",
                lead.id());
    }

    /** The reader's own contacts at the leads. */
    public static byte[] contacts(LeadReport report, List<LeadContact> contacts) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(
                "Email", "Name", "Job Title", "Phone Number", "Company Domain Name", "Company Name", "footnote_id"));
        for (var lead : report.leads()) {
            var company = lead.lead().company();
            contacts.stream()
                    .filter(contact -> contact.footnoteId().equals(lead.id()))
                    .forEach(contact -> rows.add(List.of(
                            contact.email(),
                            contact.name(),
                            contact.title(),
                            contact.phone(),
                            company.metadata().domain().orElse(""),
                            company.name(),
                            lead.id())));
        }
        return csv(rows);
    }

    /** Importers want a lead on one line. */
    private static byte[] csv(List<List<String>> rows) {
        return CsvTable.of(rows.stream()
                .map(row -> row.stream()
                        .map(cell -> TextFitting.inert(cell).strip())
                        .toList())
                .toList());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    /** A person at a lead, from the reader's own files alone. */
    public record LeadContact(String footnoteId, String name, String title, String email, String phone) {}
}
