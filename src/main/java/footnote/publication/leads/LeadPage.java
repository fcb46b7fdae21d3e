package footnote.publication.leads;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.DatedSignal;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadReport;
import footnote.domain.lead.LeadReport.PatternMatch;
import footnote.domain.lead.SuccessPattern;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/** A lead report as one self-contained page, also what its PDF is printed from. */
public final class LeadPage {
    private static final String STYLE = style();

    private final LeadReport report;
    private final SourceNotes notes;
    private final LeadMarkup page = new LeadMarkup();

    private LeadPage(LeadReport report) {
        this.report = report;
        this.notes = new SourceNotes(report);
    }

    public static String of(LeadReport report) {
        return new LeadPage(report).html();
    }

    private String html() {
        String title = "Leads: " + report.intent().market();
        page.raw(
                        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><meta charset=\"utf-8\" />")
                .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />")
                .raw("<meta name=\"description\" content=\"Lead report\" />")
                .element("title", title)
                .raw("<style>" + STYLE + "</style></head><body><main>");
        page.raw("<header>")
                .element("h1", title)
                .raw("<p class=\"line\">")
                .text("As of " + report.asOf() + (report.fictional() ? " · fictional sample data" : "") + " · "
                        + written())
                .raw("</p></header>");
        summary();
        leads("High priority", report.highPriorityLeads());
        medium();
        patterns();
        recommendations();
        leftOut();
        page.raw("<section><h2>How this was done</h2><p>" + notes.rendered(report.methodologyNotes())
                + "</p></section>");
        page.raw("<section><h2>Sources</h2>" + notes.list() + "</section>");
        page.raw("<footer><p>")
                .text("Leads, not promises. Scores are counted on this market and not calibrated on your deals.")
                .raw("</p></footer>");
        return page.raw("</main></body></html>\n").toString();
    }

    private String written() {
        return report.answeredBy().equals("rule") ? "written by rules" : "written by " + report.answeredBy();
    }

    private void summary() {
        page.raw(
                "<section class=\"summary\"><h2>In short</h2><p>" + notes.rendered(report.executiveSummary()) + "</p>");
        if (!report.widened().isEmpty()) {
            page.raw("<p class=\"note\">")
                    .text("Widened with consent: " + String.join("; ", report.widened()) + ".")
                    .raw("</p>");
        }
        page.raw("</section>");
    }

    private void leads(String title, List<LeadAnalysisResult> leads) {
        page.raw("<section>").element("h2", title);
        if (leads.isEmpty()) {
            page.raw("<p class=\"note\">No lead both fits well and has a fresh signal.</p>");
        }
        leads.forEach(this::card);
        page.raw("</section>");
    }

    private void card(LeadAnalysisResult lead) {
        var company = lead.lead().company();
        page.raw("<article class=\"card\"><h3>" + LeadMarkup.link(company.website(), company.name()) + "</h3>");
        page.raw("<p class=\"line\">")
                .text(where(company))
                .raw(notes.mark(company.metadata().origin()))
                .raw("</p>");
        page.raw("<table class=\"scores\"><tr><th>Fit</th><td>" + bar(lead.fit()) + "</td><th>Timing</th><td>"
                + bar(lead.timing()) + "</td></tr></table>");
        page.raw("<p><b>Why now.</b> " + notes.rendered(lead.signals().whyNow()) + "</p>");
        page.raw("<p><b>Opening.</b> " + notes.rendered(lead.signals().opening()) + "</p>");
        page.raw("<p><b>Matches.</b> ").text(matched(lead)).raw("</p>");
        signals(lead.signals().detectedSignals());
        prose("Growth", lead.signals().growthIndicators());
        prose("Risks", lead.signals().riskFactors());
        page.raw("</article>");
    }

    private void prose(String name, List<footnote.domain.Prose> sentences) {
        if (!sentences.isEmpty()) {
            page.raw("<p><b>" + name + ".</b> "
                    + sentences.stream().map(notes::rendered).collect(Collectors.joining(" ")) + "</p>");
        }
    }

    private void signals(List<DatedSignal> signals) {
        if (!signals.isEmpty()) {
            page.raw("<ul class=\"signals\">");
            signals.forEach(signal -> page.raw("<li>")
                    .text(signal.day() + ", " + signal.kind().word() + ": “" + signal.text() + "”")
                    .raw(notes.mark(signal.origin()) + "</li>"));
            page.raw("</ul>");
        }
    }

    private void medium() {
        var leads = report.mediumPriorityLeads();
        if (leads.isEmpty()) {
            return;
        }
        page.raw("<section><h2>Medium priority</h2><table class=\"list\"><thead><tr><th>Company</th><th>Where</th>"
                + "<th>Fit</th><th>Timing</th><th>Matches</th><th>Latest signal</th></tr></thead><tbody>");
        for (var lead : leads) {
            var company = lead.lead().company();
            page.raw("<tr><td>" + LeadMarkup.link(company.website(), company.name())
                            + notes.mark(company.metadata().origin()) + "</td><td>")
                    .text(company.metadata().city().map(city -> city + ", ").orElse("") + company.country())
                    .raw("</td><td>" + number(lead.fit()) + "</td><td>" + number(lead.timing()) + "</td><td>")
                    .text(matched(lead))
                    .raw("</td><td>");
            lead.signals().detectedSignals().stream().findFirst().ifPresent(signal -> page.text(
                            signal.kind().word() + ", " + signal.day())
                    .raw(notes.mark(signal.origin())));
            page.raw("</td></tr>");
        }
        page.raw("</tbody></table></section>");
    }

    private void patterns() {
        page.raw("<section><h2>Patterns</h2><table class=\"list\"><thead><tr><th>Pattern</th><th>Winners</th>"
                + "<th>Others</th><th>Evidence</th><th>Leads that show it</th></tr></thead><tbody>");
        for (var pattern : report.patternReport().patterns()) {
            page.raw("<tr><td>").text(pattern.description()).raw("</td><td>");
            page.raw(share(pattern.frequency(), pattern.winners()) + "</td><td>");
            page.raw(share(pattern.otherFrequency(), pattern.others()) + "</td><td>");
            page.text(evidence(pattern)).raw("</td><td>");
            page.text(report.patternMatchAnalysis().stream()
                            .filter(match -> match.patternId().equals(pattern.patternId()))
                            .map((PatternMatch match) -> String.valueOf(match.leads()))
                            .findFirst()
                            .orElse("0"))
                    .raw("</td></tr>");
        }
        page.raw("</tbody></table>");
        for (var pattern : report.patternReport().patterns()) {
            page.raw("<p class=\"quote\"><b>").text(pattern.description()).raw(".</b> ");
            for (int i = 0;
                    i < Math.min(pattern.evidence().size(), pattern.sources().size());
                    i++) {
                page.text("“" + pattern.evidence().get(i) + "”")
                        .raw(notes.mark(pattern.sources().get(i)) + " ");
            }
            page.raw("</p>");
        }
        page.raw("</section>");
    }

    private static String evidence(SuccessPattern pattern) {
        return pattern.strength().words()
                + String.format(
                        Locale.ROOT,
                        "; chance %.3f, corrected %.3f",
                        pattern.probability(),
                        pattern.adjustedProbability());
    }

    private void recommendations() {
        page.raw("<section><h2>What to do</h2><ul>");
        report.recommendations().forEach(each -> page.raw("<li>" + notes.rendered(each) + "</li>"));
        page.raw("</ul></section>");
    }

    private void leftOut() {
        if (!report.gaps().isEmpty()) {
            page.raw("<section><h2>What is missing</h2><ul>");
            report.gaps().forEach(gap -> page.raw("<li>").text(gap.toString()).raw("</li>"));
            page.raw("</ul></section>");
        }
        if (!report.exclusions().isEmpty()) {
            page.raw("<section><h2>Left out</h2><ul>");
            report.exclusions().forEach(each -> page.raw("<li>")
                    .text(each.company() + ": " + each.reason())
                    .raw("</li>"));
            page.raw("</ul></section>");
        }
    }

    private String matched(LeadAnalysisResult lead) {
        return report.patternReport().patterns().stream()
                .filter(pattern -> lead.lead().matchingPatterns().contains(pattern.patternId()))
                .map(SuccessPattern::description)
                .collect(Collectors.joining(", "));
    }

    private static String where(CompanyData company) {
        var metadata = company.metadata();
        return company.industry() + " · "
                + metadata.city().map(city -> city + ", ").orElse("") + company.country()
                + metadata.founded().map(year -> " · since " + year).orElse("")
                + metadata.employees()
                        .map(count -> " · " + count + " employees")
                        .orElse("")
                + metadata.ticker().map(symbol -> " · listed as " + symbol).orElse("");
    }

    private static String bar(double value) {
        return "<span class=\"bar\"><span style=\"width:" + Math.round(100 * value) + "%\"></span></span> "
                + number(value);
    }

    private static String share(int part, int whole) {
        long percent = whole == 0 ? 0 : Math.round(100.0 * part / whole);
        return "<span class=\"bar\"><span style=\"width:" + percent + "%\"></span></span> " + part + " of " + whole;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String style() {
        try (var in = Objects.requireNonNull(LeadPage.class.getResourceAsStream("leads.css"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read leads.css", e);
        }
    }
}
