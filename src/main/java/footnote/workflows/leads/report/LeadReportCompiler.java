package footnote.workflows.leads.report;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.FigureFormat;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadAnalysisResult.LeadPriority;
import footnote.domain.lead.LeadReport;
import footnote.domain.lead.SuccessPattern;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.FactSheet;
import footnote.research.MetricSet;
import footnote.research.prose.GatedText;
import footnote.research.prose.GatedWriter;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the lead report: what was found in a paragraph, what to do about it, and how it was found. */
public final class LeadReportCompiler {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(90));

    private static final Prompt PROMPT = Prompt.of(LeadReportCompiler.class);
    private static final int SHOWN = 8;

    private final Model model;

    public LeadReportCompiler(Model model) {
        this.model = model;
    }

    public LeadReport compile(LeadTally tally) {
        var measures = measures(tally);
        var sheet = FactSheet.of(measures, names(tally));
        var answered = new GatedWriter(model, sheet.gate(List.of()))
                .write(
                        sheet.in(PROMPT.quote("market", tally.intent().market())
                                .with("asof", tally.asOf().toString())
                                .quote("offer", tally.intent().offer().orElse("not said"))
                                .quote("patterns", patterns(tally))
                                .quote("leads", leads(tally))),
                        LeadReportOutput.class,
                        _ -> {},
                        () -> RuleLeadReport.of(tally, measures));
        var high = tally.of(LeadPriority.HIGH);
        var medium = tally.of(LeadPriority.MEDIUM);
        return new LeadReport(
                tally.intent(),
                tally.asOf(),
                tally.fictional(),
                answered.value().executiveSummary(),
                high.size() + medium.size(),
                high,
                medium,
                tally.patterns(),
                tally.matches(),
                answered.value().recommendations(),
                RuleLeadReport.method(tally, measures),
                tally.widened(),
                tally.exclusions(),
                tally.gaps(),
                measures.entries(),
                answered.by());
    }

    private static MetricSet measures(LeadTally tally) {
        var deriver = new FactDeriver(
                Subject.unlisted(tally.intent().market()),
                tally.asOf(),
                Origin.document(
                        "footnote",
                        "this run",
                        tally.asOf().atStartOfDay(ZoneOffset.UTC).toInstant()));
        var counts = List.of(
                new Count(
                        "successful_companies",
                        tally.patterns().totalCompaniesAnalyzed(),
                        "companies that passed as successful"),
                new Count(
                        "ordinary_companies",
                        tally.patterns().comparisonCompanies(),
                        "companies they were compared with"),
                new Count("patterns_used", tally.patterns().patterns().size(), "patterns the reader approved"),
                new Count("companies_looked_at", tally.looked(), "companies looked at for a match"),
                new Count("leads_rejected", tally.rejected(), "leads the validator rejected"),
                new Count("leads_of_high_priority", tally.of(LeadPriority.HIGH).size(), "leads that fit well now"),
                new Count(
                        "leads_of_medium_priority",
                        tally.of(LeadPriority.MEDIUM).size(),
                        "leads that fit"),
                new Count("companies_excluded", tally.exclusions().size(), "companies left out at the reader's wish"));
        counts.forEach(count -> derive(deriver, tally, count));
        for (var pattern : tally.patterns().patterns()) {
            String stem = pattern.patternId().replaceFirst("^p-", "").replace('-', '_');
            String name = stem.matches("[a-z][a-z0-9]*(_[a-z0-9]+)*")
                    ? stem
                    : "pattern_" + Integer.toHexString(stem.hashCode());
            derive(
                    deriver,
                    tally,
                    new Count(name + "_winners", pattern.frequency(), "winners that show: " + pattern.description()));
            derive(
                    deriver,
                    tally,
                    new Count(
                            name + "_others", pattern.otherFrequency(), "others that show: " + pattern.description()));
        }
        return deriver.measures();
    }

    private record Count(String metric, int value, String formula) {}

    private static void derive(FactDeriver deriver, LeadTally tally, Count count) {
        deriver.derive(
                count.metric(),
                Period.instant(tally.asOf()),
                Unit.COUNT,
                MaybeNumber.of(count.value()),
                count.formula(),
                List.of());
    }

    private static Set<String> names(LeadTally tally) {
        var names = tally.ranked().stream()
                .map(lead -> lead.lead().company().name())
                .collect(Collectors.toCollection(HashSet::new));
        names.add(tally.intent().market());
        return names;
    }

    private static String patterns(LeadTally tally) {
        return tally.patterns().patterns().stream()
                .map((SuccessPattern pattern) ->
                        pattern.description() + " (" + pattern.strength().words() + ")")
                .collect(Collectors.joining("\n"));
    }

    private static List<QuotedText> leads(LeadTally tally) {
        var shown = tally.ranked().stream()
                .limit(SHOWN)
                .map(LeadReportCompiler::quoted)
                .toList();
        return shown.isEmpty() ? List.of(new QuotedText("nobody", "no lead")) : shown;
    }

    private static QuotedText quoted(LeadAnalysisResult lead) {
        return new QuotedText(
                lead.lead().company().name(),
                lead.priority() + " priority; "
                        + lead.signals().whyNow().rendered(id -> figure(id, lead)) + " "
                        + lead.lead().company().description().orElse(""));
    }

    private static String figure(String id, LeadAnalysisResult lead) {
        return lead.signals().ledger().stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .map(entry -> FigureFormat.of(entry.fact()))
                .orElse("an unknown figure");
    }

    /** The words of a lead report as a model writes them. */
    public record LeadReportOutput(
            @JsonPropertyDescription("Four or five sentences: what was found, among whom, and how sure it is.")
            Prose executiveSummary,

            @JsonPropertyDescription("One to six sentences on what to do about the leads, by their names.")
            List<Prose> recommendations)
            implements GatedText<LeadReportOutput> {
        private static final int MOST = 6;

        public LeadReportOutput {
            recommendations = List.copyOf(recommendations);
            if (recommendations.isEmpty() || recommendations.size() > MOST) {
                throw new IllegalArgumentException(
                        "give 1 to " + MOST + " recommendations, not " + recommendations.size());
            }
        }

        @Override
        public Stream<Prose> prose() {
            return Stream.concat(Stream.of(executiveSummary), recommendations.stream());
        }

        @Override
        public LeadReportOutput kept(Function<Prose, Optional<Prose>> filter) {
            return new LeadReportOutput(
                    filter.apply(executiveSummary)
                            .orElseThrow(() -> new IllegalArgumentException("nothing is left of the summary")),
                    recommendations.stream()
                            .flatMap(each -> filter.apply(each).stream())
                            .toList());
        }
    }
}
