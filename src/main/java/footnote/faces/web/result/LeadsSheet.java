package footnote.faces.web.result;

import footnote.domain.SourceLine;
import footnote.domain.lead.DatedSignal;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadReport;
import footnote.domain.lead.SuccessPattern;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.runtime.run.RunId;
import footnote.workflows.leads.LeadCampaign;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Leads as a table to sort and narrow down; each company's evidence is below, or in a drawer where scripts run. */
final class LeadsSheet {
    private static final Map<String, String> TABLES = Map.of(
            "leads.xlsx", "Workbook (XLSX)",
            "hubspot_companies.csv", "HubSpot (CSV)",
            "salesforce_accounts.csv", "Salesforce (CSV)");

    private final RunId run;
    private final LeadReport report;
    private final List<String> files;
    private final CitedNotes notes;
    private final Map<String, SuccessPattern> patterns;

    LeadsSheet(RunId run, LeadCampaign campaign, List<String> files) {
        this.run = run;
        this.report = campaign.leadReport();
        this.files = files;
        this.notes = new CitedNotes(Stream.concat(
                        report.ledger().stream(),
                        report.leads().stream().flatMap(lead -> lead.signals().ledger().stream()))
                .toList());
        this.patterns = report.patternReport().patterns().stream()
                .collect(Collectors.toMap(SuccessPattern::patternId, Function.identity(), (first, _) -> first));
    }

    Html html() {
        return Html.of(
                """
                <article class="sheet"><header class="sheet-head"><p class="kicker">Leads · as of {}</p><h2 class="title">{}</h2></header>
                <p class="thesis">{}</p>{}
                <section><h2>Companies</h2>{}{}</section>
                {}{}{}{}
                <details class="evidence"><summary>Evidence on {}</summary>{}</details>
                <p class="small">{} Scores are not calibrated to your own won and lost deals.{}</p>{}</article>
                """,
                TimeText.day(report.asOf()),
                report.intent().market(),
                notes.rendered(report.executiveSummary().text()),
                downloads(),
                report.leads().isEmpty() ? Html.of("<p class=\"empty\">No company fits.</p>") : filters(),
                Html.when(!report.leads().isEmpty(), table()),
                patterns(),
                points("Next steps", report.recommendations().stream().map(each -> notes.rendered(each.text()))),
                points("Widened", report.widened().stream().map(each -> Html.of("{}", each))),
                points(
                        "Left out",
                        report.exclusions().stream()
                                .limit(30)
                                .map(each -> Html.of("<strong>{}</strong> {}", each.company(), each.reason()))),
                report.leads().size() == 1 ? "1 company" : report.leads().size() + " companies",
                report.leads().stream().map(this::evidence).toList(),
                notes.rendered(report.methodologyNotes().text()),
                Html.when(report.fictional(), Html.of(" <span class=\"sample\">Fictional sample data.</span>")),
                notes.list());
    }

    private Html downloads() {
        return Html.of(
                "<p class=\"downloads\">{}</p>",
                TABLES.entrySet().stream()
                        .filter(file -> files.contains(file.getKey()))
                        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                        .map(file -> Html.of(
                                "<a class=\"button quiet\" href=\"/api/runs/{}/artifacts/{}?download=true\" download>{}</a> ",
                                run,
                                file.getKey(),
                                file.getValue())));
    }

    private Html filters() {
        return Html.of(
                """
                <form class="filters" data-narrows="leads" hidden>
                <label>Words <input type="search" name="words"></label>
                <label>Priority <select name="priority"><option value="">all</option><option value="high">high</option><option value="medium">medium</option></select></label>
                <label>Pattern <select name="pattern"><option value="">all</option>{}</select></label>
                <label>Fit at least <input type="number" name="fit" min="0" max="1" step="0.05" value="0"></label>
                <output class="muted" aria-live="polite"></output></form>
                """,
                report.patternReport().patterns().stream()
                        .map(pattern -> Html.of(
                                "<option value=\"{}\">{}</option>", pattern.patternId(), pattern.description())));
    }

    private Html table() {
        return Html.of("""
                <div class="scroll" tabindex="0" role="region" aria-label="Leads"><table id="leads" class="leads" data-sortable><thead><tr>
                <th scope="col">Company</th><th scope="col">Place</th><th scope="col">Priority</th><th scope="col">Fit</th><th scope="col">Timing</th><th scope="col">Why now</th></tr></thead><tbody>{}</tbody></table></div>
                """, report.leads().stream().map(this::row));
    }

    private Html row(LeadAnalysisResult lead) {
        var company = lead.lead().company();
        String priority = lead.priority().name().toLowerCase(Locale.ROOT);
        return Html.of(
                """
                <tr data-priority="{}" data-fit="{}" data-patterns="{}"><th scope="row"><a href="#{}" data-drawer>{}</a></th><td>{}</td><td data-label="Priority"><span class="priority {}">{}</span></td><td data-label="Fit">{}</td><td data-label="Timing">{}</td><td>{}</td></tr>
                """,
                priority,
                score(lead.fit()),
                String.join(" ", lead.lead().matchingPatterns()),
                lead.id(),
                company.name(),
                company.metadata().city().map(city -> city + ", ").orElse("") + company.country(),
                priority,
                priority,
                score(lead.fit()),
                score(lead.timing()),
                notes.rendered(lead.signals().whyNow().text()));
    }

    private Html patterns() {
        return Html.of(
                """
                <section><h2>What successful companies have in common</h2><div class="scroll" tabindex="0" role="region" aria-label="Patterns"><table><thead><tr>
                <th scope="col">Pattern</th><th scope="col">Successful companies</th><th scope="col">Other companies</th><th scope="col">Adjusted p-value</th><th scope="col">Evidence</th></tr></thead><tbody>{}</tbody></table></div></section>
                """,
                report.patternReport().patterns().stream()
                        .map(pattern -> Html.of(
                                "<tr><th scope=\"row\">{}</th><td>{} of {}</td><td>{} of {}</td><td>{}</td><td>{}</td></tr>",
                                pattern.description(),
                                pattern.frequency(),
                                pattern.winners(),
                                pattern.otherFrequency(),
                                pattern.others(),
                                String.format(Locale.ROOT, "%.3f", pattern.adjustedProbability()),
                                pattern.strength().words())));
    }

    private static Html points(String title, Stream<Html> points) {
        var listed = points.map(point -> Html.of("<li>{}</li>", point)).toList();
        return Html.when(!listed.isEmpty(), Html.of("<section><h2>{}</h2><ul>{}</ul></section>", title, listed));
    }

    private Html evidence(LeadAnalysisResult lead) {
        var company = lead.lead().company();
        return Html.of(
                """
                <section id="{}" class="lead" tabindex="-1"><h3>{}</h3><p>{}</p>
                <p class="opening"><strong>Opening.</strong> {}</p>
                <dl class="fields">{}{}{}</dl>
                <h4>Patterns matched</h4><ul>{}</ul>
                {}{}
                <h4>Checks</h4><ul>{}</ul>
                <h4>Sources</h4><ul>{}</ul></section>
                """,
                lead.id(),
                company.name(),
                company.description().orElse(""),
                notes.rendered(lead.signals().opening().text()),
                company.website().map(uri -> field("Website", Html.outside(uri, uri.toString()))),
                company.metadata().founded().map(year -> field("Founded", Html.of("{}", year))),
                company.metadata().employees().map(count -> field("Employees", Html.of("{}", "%,d".formatted(count)))),
                lead.lead().matchingPatterns().stream()
                        .flatMap(id -> Stream.ofNullable(patterns.get(id)))
                        .map(pattern -> Html.of("<li>{}: {}</li>", pattern.description(), pattern.counts())),
                signals(lead.signals().detectedSignals()),
                points("Risks", lead.signals().riskFactors().stream().map(each -> notes.rendered(each.text()))),
                lead.validation().validationDetails().all().stream().map(each -> Html.of("<li>{}</li>", each.reason())),
                company.metadata().sources().stream()
                        .map(origin -> Html.of(
                                "<li>{}</li>",
                                origin.uri()
                                        .map(uri -> Html.outside(uri, uri.toString()))
                                        .orElseGet(() -> Html.of("{}", SourceLine.source(origin))))));
    }

    private static Html signals(List<DatedSignal> signals) {
        return Html.when(
                !signals.isEmpty(),
                Html.of(
                        "<h4>Recent signals</h4><ul>{}</ul>",
                        signals.stream()
                                .map(signal -> Html.of(
                                        "<li>{} <span class=\"muted\">{}</span>{}</li>",
                                        signal.text(),
                                        TimeText.day(signal.day()),
                                        signal.origin()
                                                .uri()
                                                .map(uri -> Html.of(" {}", Html.outside(uri, "source")))))));
    }

    private static Html field(String name, Html value) {
        return Html.of("<div><dt>{}</dt><dd>{}</dd></div>", name, value);
    }

    private static String score(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
