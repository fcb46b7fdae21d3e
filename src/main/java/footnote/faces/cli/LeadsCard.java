package footnote.faces.cli;

import footnote.domain.LedgerEntry;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadReport;
import footnote.domain.lead.SuccessPattern;
import footnote.workflows.leads.LeadCampaign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A search for leads on one screen: patterns, the best leads and why now, gaps, and where the files are. */
final class LeadsCard {
    private static final int SHOWN = 5;
    private static final int GAPS = 6;

    private final LeadCampaign campaign;
    private final LeadReport report;
    private final Console console;
    private final Footnotes footnotes;
    private final List<String> lines = new ArrayList<>();

    LeadsCard(LeadCampaign campaign, Console console) {
        this.campaign = campaign;
        this.report = campaign.leadReport();
        this.console = console;
        this.footnotes = new Footnotes(ledger(report));
    }

    private static List<LedgerEntry> ledger(LeadReport report) {
        return Stream.concat(
                        report.ledger().stream(),
                        report.leads().stream().flatMap(lead -> lead.signals().ledger().stream()))
                .toList();
    }

    String text() {
        lines.add(console.bold("Leads: " + Console.plain(report.intent().market()))
                + console.dim(" · as of " + Console.day(report.asOf())));
        lines.add("");
        wrapped("", footnotes.rendered(report.executiveSummary()));
        patterns();
        leads("High priority", report.highPriorityLeads());
        leads("Medium priority", report.mediumPriorityLeads());
        points(
                "What to do",
                report.recommendations().stream().map(footnotes::rendered).toList());
        points("Widened", report.widened());
        points(
                "Missing",
                report.gaps().stream().limit(GAPS).map(Object::toString).toList());
        if (!report.exclusions().isEmpty()) {
            points(
                    "Left out",
                    Stream.concat(
                                    report.exclusions().stream()
                                            .limit(GAPS)
                                            .map(each -> each.company() + ": " + each.reason()),
                                    report.exclusions().size() > GAPS
                                            ? Stream.of((report.exclusions().size() - GAPS) + " more, in the report")
                                            : Stream.empty())
                            .toList());
        }
        lines.add("");
        footnotes.lines().forEach(line -> lines.add(console.dim(Console.plain(line))));
        lines.add("");
        lines.add(console.dim(
                (report.answeredBy().equals("rule") ? "written by rules" : "written by " + report.answeredBy())
                        + (report.fictional() ? " · Fictional sample data" : "")
                        + " · scores are not calibrated on your deals"
                        + " · files: " + campaign.metadata().getOrDefault("files", "none")));
        return String.join("\n", lines);
    }

    private void patterns() {
        lines.add("");
        lines.add(console.bold("Patterns"));
        report.patternReport().patterns().forEach(pattern -> wrapped("  · ", pattern(pattern)));
    }

    private static String pattern(SuccessPattern pattern) {
        return Console.plain(pattern.description()) + ": " + pattern.counts() + ", "
                + pattern.strength().words() + " (" + pattern.significance() + ")";
    }

    private void leads(String title, List<LeadAnalysisResult> leads) {
        lines.add("");
        lines.add(console.bold(title) + console.dim(" " + leads.size()));
        leads.stream().limit(SHOWN).forEach(lead -> {
            var company = lead.lead().company();
            lines.add("  " + console.bold(Console.plain(company.name()))
                    + console.dim(" "
                            + Console.plain(company.metadata()
                                            .city()
                                            .map(city -> city + ", ")
                                            .orElse("")
                                    + company.country())
                            + " · fit " + score(lead.fit()) + " · timing " + score(lead.timing()) + " · "
                            + matched(lead)));
            wrapped(
                    "    ",
                    footnotes.rendered(lead.signals().whyNow())
                            + lead.signals().detectedSignals().stream()
                                    .findFirst()
                                    .flatMap(signal -> signal.origin().uri())
                                    .map(uri -> " (" + uri + ")")
                                    .orElse(""));
            wrapped("    → ", footnotes.rendered(lead.signals().opening()));
        });
        if (leads.size() > SHOWN) {
            lines.add(console.dim("  and " + (leads.size() - SHOWN) + " more in the files"));
        }
    }

    private String matched(LeadAnalysisResult lead) {
        return report.patternReport().patterns().stream()
                .filter(pattern -> lead.lead().matchingPatterns().contains(pattern.patternId()))
                .map(pattern -> Console.plain(pattern.description()))
                .collect(Collectors.joining(", "));
    }

    private void points(String title, List<String> points) {
        if (!points.isEmpty()) {
            lines.add("");
            lines.add(console.bold(title));
            points.forEach(point -> wrapped("  · ", Console.plain(point)));
        }
    }

    private void wrapped(String before, String text) {
        lines.addAll(Console.wrapped(before, text));
    }

    private static String score(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
