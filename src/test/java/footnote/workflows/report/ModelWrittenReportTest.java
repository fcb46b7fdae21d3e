package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Prose;
import footnote.domain.claim.Claim;
import footnote.testing.ScriptedModel;
import footnote.workflows.report.exhibits.ExhibitRegistry;
import footnote.workflows.report.exhibits.InfographicPlanner;
import footnote.workflows.report.text.AnalysisSections;
import footnote.workflows.report.text.AnalysisWriter;
import footnote.workflows.report.text.TextContext;
import footnote.workflows.report.text.ThesisWriter;
import footnote.workflows.report.text.WrittenChapter;
import footnote.workflows.report.text.WrittenChapter.Caption;
import footnote.workflows.report.text.WrittenChapter.Point;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A report that a model writes part by part: what is kept of good, mediocre and hostile answers. */
class ModelWrittenReportTest {
    private final Drafts draft = Drafts.kept("QVLN");
    private final TextContext context = TextContext.of(draft.book());
    private final AnalysisSections rule = draft.analysis();

    private static WrittenChapter paragraphs(String... texts) {
        return new WrittenChapter(List.of(texts).stream().map(Prose::new).toList(), List.of(), List.of());
    }

    /** The short id of a fact in the prompt that asks for a part. */
    private String id(String part, String metric, String period) {
        var model = new ScriptedModel();
        var _ = writer(model).part(part, rule, sections());
        var line = Pattern.compile("(?m)^(F\\d+) \\| [^|]* \\| " + metric + " \\| " + period + " \\|")
                .matcher(model.lastText());
        assertThat(line.find())
                .as(metric + " " + period + " in\n" + model.lastText())
                .isTrue();
        return "{fact:" + line.group(1) + "}";
    }

    private AnalysisWriter writer(ScriptedModel model) {
        return new AnalysisWriter(model, context, "Is Quavelin's growth slowing?");
    }

    private Map<String, String> sections() {
        var pictures = new InfographicPlanner(new ScriptedModel()).plan(draft.book());
        return ExhibitRegistry.sections(
                draft.book(), ExhibitRegistry.charts(draft.book(), 15), pictures.infographics());
    }

    @Test
    void keepsEverySentenceThatTheFactsBearOut() {
        String margin = id("financials", "Operating margin", "FY25");
        var model = new ScriptedModel(
                paragraphs("Operating margin was " + margin + " in FY25. Costs grew more slowly than revenue."));

        var written = writer(model).part("financials", rule, sections());

        assertThat(written.dropped()).isEmpty();
        assertThat(written.text().paragraphs()).hasSize(1);
        assertThat(model.asked()).hasSize(1);
    }

    @Test
    void dropsOnlyTheSentenceThatFailsAndGivesOneChanceToFixIt() {
        String margin = id("financials", "Operating margin", "FY25");
        var bad = paragraphs("Operating margin was " + margin + " in FY25. Revenue grew 12%. Everyone should buy now.");
        var model = new ScriptedModel(bad, bad);

        var written = writer(model).part("financials", rule, sections());

        assertThat(model.asked()).hasSize(2);
        assertThat(model.lastText()).contains("Revenue grew 12%", "Everyone should buy now");
        assertThat(written.text().paragraphs()).singleElement().asString().contains("Operating margin was");
        assertThat(written.dropped()).hasSize(2);
    }

    @Test
    void refusesAFigureUnderAnotherMetricPeriodOrSign() {
        String margin = id("financials", "Operating margin", "FY25");
        String growth = id("growth", "Revenue growth", "FY25");

        assertThat(dropped("financials", "Net debt is " + margin + ".")).isTrue();
        assertThat(dropped("financials", "Operating margin was " + margin + " in FY24."))
                .isTrue();
        assertThat(dropped("growth", "Revenue fell " + growth + " in FY25.")).isTrue();
        assertThat(dropped("growth", "Revenue grew " + growth + " in FY25.")).isFalse();
        assertThat(dropped("growth", "See http://evil.example for more.")).isTrue();
        assertThat(dropped("growth", "Revenue is the highest ever.")).isTrue();
    }

    private boolean dropped(String part, String sentence) {
        var answer = paragraphs(sentence);
        return !writer(new ScriptedModel(answer, answer))
                .part(part, rule, sections())
                .dropped()
                .isEmpty();
    }

    @Test
    void aPartOfWhichTooLittleIsLeftIsTheRules() {
        var bad = paragraphs("Revenue grew 12%. Profit rose 50%. Customers like it.");
        var part = writer(new ScriptedModel(bad, bad)).part("financials", rule, sections());

        var merged = writer(new ScriptedModel()).merged(rule, List.of(part), nothing());

        assertThat(merged.passages("financials")).isEqualTo(rule.passages("financials"));
        assertThat(merged.writtenBy()).isEqualTo("rule");
    }

    @Test
    void theModelsPartsTakeThePlaceOfTheRules() {
        String margin = id("financials", "Operating margin", "FY25");
        var part = writer(new ScriptedModel(new WrittenChapter(
                        List.of(new Prose("Operating margin was " + margin + " in FY25.")),
                        List.of(new Point("Margin", new Prose("Operating margin was " + margin + " in FY25."))),
                        List.of(new Caption("chart_99", new Prose("Nothing."))))))
                .part("financials", rule, sections());

        var merged = writer(new ScriptedModel()).merged(rule, List.of(part), nothing());

        assertThat(merged.passages("financials")).hasSize(2);
        assertThat(merged.passages("growth")).isEqualTo(rule.passages("growth"));
        assertThat(merged.writtenBy()).isEqualTo("model scripted");
        assertThat(words(merged, "methods")).contains("A language model").doesNotContain("without a language model");
    }

    private ThesisWriter.Checked nothing() {
        return writer(new ScriptedModel()).thesis(rule, List.of());
    }

    private static String words(AnalysisSections sections, String id) {
        return sections.passages(id).stream().map(each -> each.text().text()).collect(Collectors.joining(" "));
    }

    @Test
    void aHeadlineWhoseClaimIsFalseIsNotPrinted() {
        var model = new ScriptedModel();
        var _ = writer(model).thesis(rule, List.of());
        var line = Pattern.compile("(?m)^(F\\d+) \\| [^|]* \\| Operating margin \\|")
                .matcher(model.lastText());
        assertThat(line.find()).isTrue();
        var lie = new ThesisWriter.WrittenThesis(
                new Prose("Operating margin has halved to {fact:" + line.group(1) + "}"), List.of(), List.of());
        var truth = new ThesisWriter.WrittenThesis(
                new Prose("Operating margin stands at {fact:" + line.group(1) + "}"), List.of(), List.of());

        assertThat(writer(new ScriptedModel(lie, lie)).thesis(rule, List.of()).headline())
                .isEmpty();
        assertThat(writer(new ScriptedModel(truth)).thesis(rule, List.of()).headline())
                .map(headline -> headline.claims())
                .contains(List.<Claim>of());
    }
}
