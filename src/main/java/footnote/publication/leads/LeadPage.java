package footnote.publication.leads;

import footnote.domain.Prose;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.DatedSignal;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadReport;
import footnote.domain.lead.LeadReport.PatternMatch;
import footnote.domain.lead.SuccessPattern;
import footnote.publication.text.Html;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A lead report as one self-contained page, also what its PDF is printed from. */
public final class LeadPage {
    private static final String STYLE = style();

    private static final String PAGE = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="description" content="Lead report" />
            <title>{}</title><style>{}</style></head><body><main>
            <header><h1>{}</h1><p class="line">{}</p></header>
            {}
            <section><h2>How this was done</h2><p>{}</p></section>
            <section><h2>Sources</h2>{}</section>
            <footer><p>Leads, not promises. Scores are counted on this market and not calibrated on your deals.</p></footer>
            </main></body></html>
            """;

    private final LeadReport report;
    private final SourceNotes notes;

    private LeadPage(LeadReport report) {
        this.report = report;
        this.notes = new SourceNotes(report);
    }

    public static String of(LeadReport report) {
        return new LeadPage(report).html();
    }

    /** Notes are numbered in the order of these parts, so each is written before the next. */
    private String html() {
        String title = "Leads: " + report.intent().market();
        String line = "As of " + report.asOf() + (report.fictional() ? " · fictional sample data" : "") + " · "
                + (report.answeredBy().equals("rule") ? "written by rules" : "written by " + report.answeredBy());
        var body = List.of(
                summary(), highPriority(), mediumPriority(), patterns(), recommendations(), missing(), leftOut());
        var method = notes.rendered(report.methodologyNotes());
        return Html.of(PAGE, title, Html.own(STYLE), title, line, body, method, notes.list())
                .markup();
    }

    private Html summary() {
        return Html.of(
                "<section class=\"summary\"><h2>In short</h2><p>{}</p>{}</section>",
                notes.rendered(report.executiveSummary()),
                Html.when(
                        !report.widened().isEmpty(),
                        Html.of(
                                "<p class=\"note\">Widened with consent: {}.</p>",
                                String.join("; ", report.widened()))));
    }

    private Html highPriority() {
        var leads = report.highPriorityLeads();
        return Html.of(
                "<section><h2>High priority</h2>{}{}</section>",
                Html.when(
                        leads.isEmpty(),
                        Html.of("<p class=\"note\">No lead both fits well and has a fresh signal.</p>")),
                leads.stream().map(this::card));
    }

    private Html card(LeadAnalysisResult lead) {
        var company = lead.lead().company();
        return Html.of(
                """
                <article class="card"><h3>{}</h3><p class="line">{}{}</p>
                <table class="scores"><tr><th>Fit</th><td>{}</td><th>Timing</th><td>{}</td></tr></table>
                <p><b>Why now.</b> {}</p>
                <p><b>Opening.</b> {}</p>
                <p><b>Matches.</b> {}</p>
                {}{}{}</article>
                """,
                Html.outside(company.website(), company.name()),
                where(company),
                notes.mark(company.metadata().origin()),
                bar(lead.fit()),
                bar(lead.timing()),
                notes.rendered(lead.signals().whyNow()),
                notes.rendered(lead.signals().opening()),
                matched(lead),
                signals(lead.signals().detectedSignals()),
                sentences("Growth", lead.signals().growthIndicators()),
                sentences("Risks", lead.signals().riskFactors()));
    }

    private Html sentences(String name, List<Prose> sentences) {
        return Html.when(
                !sentences.isEmpty(),
                Html.of(
                        "<p><b>{}.</b>{}</p>",
                        name,
                        sentences.stream().map(each -> Html.of(" {}", notes.rendered(each)))));
    }

    private Html signals(List<DatedSignal> signals) {
        return Html.when(
                !signals.isEmpty(),
                Html.of(
                        "<ul class=\"signals\">{}</ul>",
                        signals.stream()
                                .map(signal -> Html.of(
                                        "<li>{}, {}: “{}”{}</li>",
                                        signal.day(),
                                        signal.kind().word(),
                                        signal.text(),
                                        notes.mark(signal.origin())))));
    }

    private Html mediumPriority() {
        var leads = report.mediumPriorityLeads();
        return Html.when(!leads.isEmpty(), Html.of("""
                        <section><h2>Medium priority</h2><table class="list"><thead><tr><th>Company</th><th>Where</th>\
                        <th>Fit</th><th>Timing</th><th>Matches</th><th>Latest signal</th></tr></thead><tbody>
                        {}</tbody></table></section>
                        """, leads.stream().map(this::row)));
    }

    private Html row(LeadAnalysisResult lead) {
        var company = lead.lead().company();
        return Html.of(
                "<tr><td>{}{}</td><td>{}{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                Html.outside(company.website(), company.name()),
                notes.mark(company.metadata().origin()),
                company.metadata().city().map(city -> city + ", "),
                company.country(),
                number(lead.fit()),
                number(lead.timing()),
                matched(lead),
                lead.signals().detectedSignals().stream()
                        .findFirst()
                        .map(signal ->
                                Html.of("{}, {}{}", signal.kind().word(), signal.day(), notes.mark(signal.origin()))));
    }

    private Html patterns() {
        var patterns = report.patternReport().patterns();
        return Html.of("""
                <section><h2>Patterns</h2><table class="list"><thead><tr><th>Pattern</th><th>Winners</th>\
                <th>Others</th><th>Evidence</th><th>Leads that show it</th></tr></thead><tbody>
                {}</tbody></table>{}</section>
                """, patterns.stream().map(this::row), patterns.stream().map(this::quotes));
    }

    private Html row(SuccessPattern pattern) {
        return Html.of(
                "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                pattern.description(),
                share(pattern.frequency(), pattern.winners()),
                share(pattern.otherFrequency(), pattern.others()),
                evidence(pattern),
                report.patternMatchAnalysis().stream()
                        .filter(match -> match.patternId().equals(pattern.patternId()))
                        .map(PatternMatch::leads)
                        .findFirst()
                        .orElse(0));
    }

    private Html quotes(SuccessPattern pattern) {
        int quoted = Math.min(pattern.evidence().size(), pattern.sources().size());
        return Html.of(
                "<p class=\"quote\"><b>{}.</b>{}</p>",
                pattern.description(),
                IntStream.range(0, quoted)
                        .mapToObj(i -> Html.of(
                                " “{}”{}",
                                pattern.evidence().get(i),
                                notes.mark(pattern.sources().get(i)))));
    }

    private static String evidence(SuccessPattern pattern) {
        return pattern.strength().words() + "; " + pattern.significance();
    }

    private Html recommendations() {
        return list(
                "What to do",
                report.recommendations().stream().map(notes::rendered).toList());
    }

    private Html missing() {
        return list("What is missing", report.gaps());
    }

    private Html leftOut() {
        return list(
                "Left out",
                report.exclusions().stream()
                        .map(each -> each.company() + ": " + each.reason())
                        .toList());
    }

    private static Html list(String title, List<?> items) {
        return Html.when(
                !items.isEmpty(),
                Html.of(
                        "<section><h2>{}</h2><ul>{}</ul></section>",
                        title,
                        items.stream().map(each -> Html.of("<li>{}</li>", each))));
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

    private static Html bar(double value) {
        return bar(Math.round(100 * value), number(value));
    }

    private static Html share(int part, int whole) {
        return bar(whole == 0 ? 0 : Math.round(100.0 * part / whole), part + " of " + whole);
    }

    private static Html bar(long percent, String words) {
        return Html.of("<span class=\"bar\"><span style=\"width:{}%\"></span></span> {}", percent, words);
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
