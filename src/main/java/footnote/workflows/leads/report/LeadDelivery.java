package footnote.workflows.leads.report;

import footnote.domain.lead.LeadReport;
import footnote.evidence.CrmFiles;
import footnote.evidence.SuppressionList;
import footnote.publication.leads.CrmExport;
import footnote.publication.leads.CrmExport.LeadContact;
import footnote.publication.leads.LeadPage;
import footnote.publication.leads.LeadPdf;
import footnote.publication.leads.LeadWorkbook;
import footnote.runtime.json.Json;
import footnote.runtime.run.Run;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.leads.discovery.Consent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes the report's files and notes what was delivered. */
public final class LeadDelivery {
    private final DeliveredLeads book;

    public LeadDelivery(DeliveredLeads book) {
        this.book = book;
    }

    public LeadFiles deliver(LeadReport report, LeadsRequest request, SuppressionList never, Run run) {
        var contacts = contacts(report, request, never);
        var names = new ArrayList<String>();
        publish("leads.html", LeadPage.of(report).getBytes(StandardCharsets.UTF_8), names, run);
        publish("leads.pdf", LeadPdf.of(report), names, run);
        publish("leads.xlsx", LeadWorkbook.of(report, contacts), names, run);
        publish("hubspot_companies.csv", CrmExport.hubspot(report), names, run);
        publish("salesforce_accounts.csv", CrmExport.salesforce(report), names, run);
        if (request.contacts().isPresent()) {
            publish("contacts.csv", CrmExport.contacts(report, contacts), names, run);
        }
        publish("leads.json", Json.pretty(report).getBytes(StandardCharsets.UTF_8), names, run);
        book.note(Consent.key(report.intent()), report.leads());
        return new LeadFiles(names);
    }

    private static void publish(String name, byte[] content, List<String> names, Run run) {
        run.publish(name, content);
        names.add(name);
    }

    /** The reader's own contacts at the leads, joined by domain; nobody else is ever named. */
    private static List<LeadContact> contacts(LeadReport report, LeadsRequest request, SuppressionList never) {
        if (request.contacts().isEmpty()) {
            return List.of();
        }
        var known = CrmFiles.contacts(
                Path.of(request.contacts().get()), request.suppress().map(Path::of), never);
        return report.leads().stream()
                .flatMap(lead -> lead.lead().company().metadata().domain().stream()
                        .flatMap(domain -> known.at(domain).stream())
                        .map(contact -> new LeadContact(
                                lead.id(), contact.name(), contact.title(), contact.email(), contact.phone())))
                .toList();
    }

    /** The files a run left, by name. */
    public record LeadFiles(List<String> names) {
        public LeadFiles {
            names = List.copyOf(names);
        }
    }
}
