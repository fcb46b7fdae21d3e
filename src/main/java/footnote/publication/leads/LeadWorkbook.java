package footnote.publication.leads;

import footnote.domain.lead.LeadReport;
import footnote.domain.lead.SuccessPattern;
import footnote.publication.leads.CrmExport.LeadContact;
import footnote.publication.table.ReproducibleZip;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** A lead report as a workbook: leads, signals, patterns, what was left out; the same bytes for the same report. */
public final class LeadWorkbook {
    private final LeadReport report;
    private final SourceNotes notes;

    private LeadWorkbook(LeadReport report) {
        this.report = report;
        this.notes = new SourceNotes(report);
    }

    public static byte[] of(LeadReport report, List<LeadContact> contacts) {
        var out = new ByteArrayOutputStream();
        try {
            try (var book = new Workbook(out, "Footnote", "1.0")) {
                new LeadWorkbook(report).fill(book, contacts);
            }
            return ReproducibleZip.of(out.toByteArray(), report.asOf());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the workbook", e);
        }
    }

    private void fill(Workbook book, List<LeadContact> contacts) {
        leads(book.newWorksheet("Leads"));
        signals(book.newWorksheet("Signals"));
        patterns(book.newWorksheet("Patterns"));
        leftOut(book.newWorksheet("Left out"));
        if (!contacts.isEmpty()) {
            var sheet = book.newWorksheet("Contacts");
            header(sheet, "Name", "Title", "Email", "Phone", "footnote_id");
            for (int i = 0; i < contacts.size(); i++) {
                var each = contacts.get(i);
                row(sheet, i + 1, each.name(), each.title(), each.email(), each.phone(), each.footnoteId());
            }
        }
    }

    private void leads(Worksheet sheet) {
        header(
                sheet,
                "Company",
                "Domain",
                "Industry",
                "City",
                "Country",
                "Employees",
                "Founded",
                "Priority",
                "Fit",
                "Timing",
                "Matching patterns",
                "Why now",
                "Opening",
                "Source",
                "footnote_id");
        int line = 1;
        for (var lead : report.leads()) {
            var company = lead.lead().company();
            var metadata = company.metadata();
            row(
                    sheet,
                    line++,
                    company.name(),
                    metadata.domain().orElse(""),
                    company.industry(),
                    metadata.city().orElse(""),
                    company.country(),
                    metadata.employees().<Object>map(count -> count).orElse(""),
                    metadata.founded().<Object>map(year -> year).orElse(""),
                    lead.priority().name(),
                    lead.fit(),
                    lead.timing(),
                    report.patternReport().patterns().stream()
                            .filter(pattern -> lead.lead().matchingPatterns().contains(pattern.patternId()))
                            .map(SuccessPattern::description)
                            .collect(Collectors.joining(", ")),
                    notes.plain(lead.signals().whyNow()),
                    notes.plain(lead.signals().opening()),
                    metadata.origin()
                            .uri()
                            .map(String::valueOf)
                            .orElse(metadata.origin().vendor()),
                    lead.id());
        }
    }

    private void signals(Worksheet sheet) {
        header(sheet, "Company", "Day", "Kind", "Signal", "Strength", "Source", "signal_id");
        int line = 1;
        for (var lead : report.leads()) {
            for (var signal : lead.signals().detectedSignals()) {
                row(
                        sheet,
                        line++,
                        lead.lead().company().name(),
                        signal.day().toString(),
                        signal.kind().word(),
                        signal.text(),
                        signal.strength(),
                        signal.origin()
                                .uri()
                                .map(String::valueOf)
                                .orElse(signal.origin().vendor()),
                        signal.signalId());
            }
        }
    }

    private void patterns(Worksheet sheet) {
        header(sheet, "Pattern", "Winners", "of", "Others", "of", "Chance", "Corrected", "Evidence");
        int line = 1;
        for (var pattern : report.patternReport().patterns()) {
            row(
                    sheet,
                    line++,
                    pattern.description(),
                    pattern.frequency(),
                    pattern.winners(),
                    pattern.otherFrequency(),
                    pattern.others(),
                    pattern.probability(),
                    pattern.adjustedProbability(),
                    pattern.strength().words());
        }
    }

    private void leftOut(Worksheet sheet) {
        header(sheet, "What", "Why");
        int line = 1;
        for (var each : report.exclusions()) {
            row(sheet, line++, each.company(), each.reason());
        }
        for (var gap : report.gaps()) {
            row(sheet, line++, gap.what(), gap.why());
        }
    }

    private static void header(Worksheet sheet, String... names) {
        row(sheet, 0, (Object[]) names);
        sheet.range(0, 0, 0, names.length - 1).style().bold().set();
        sheet.freezePane(0, 1);
    }

    private static void row(Worksheet sheet, int line, Object... cells) {
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] instanceof Number number) {
                sheet.value(line, i, number);
            } else {
                sheet.value(line, i, String.valueOf(cells[i]));
            }
        }
    }
}
