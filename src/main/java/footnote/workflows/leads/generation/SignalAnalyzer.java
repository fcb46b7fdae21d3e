package footnote.workflows.leads.generation;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.CompanyEvent;
import footnote.domain.lead.DatedSignal;
import footnote.domain.lead.LeadData;
import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.SignalAnalysis;
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
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds what happened to a lead lately, how strong a reason that still is, and what speaks against it. */
public final class SignalAnalyzer {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(1));

    private static final Prompt PROMPT = Prompt.of(SignalAnalyzer.class);

    private final Model model;

    public SignalAnalyzer(Model model) {
        this.model = model;
    }

    public SignalAnalysis analyse(LeadData lead, LeadIntent intent, LocalDate asOf, int expiryDays) {
        var company = lead.company();
        var signals = signals(company, asOf, expiryDays);
        var measures = measures(company, asOf);
        var sheet = FactSheet.of(measures, Set.of(company.name()));
        var asked = signals.isEmpty() ? Model.rules() : model; // without a signal there is nothing to read
        var answered = new GatedWriter(asked, sheet.gate(List.of()))
                .write(
                        sheet.in(PROMPT.quote(
                                        "company",
                                        company.name() + ", "
                                                + company.description().orElse("no description"))
                                .with(
                                        "offer",
                                        intent.offer().isPresent()
                                                ? "as quoted below"
                                                : "not said; speak of needs in general")
                                .quote("sells", intent.offer().orElse("not said"))
                                .with("asof", asOf.toString())
                                .quote("signals", quoted(signals))),
                        SignalOutput.class,
                        take -> take.restsOn(signals.size()),
                        () -> LeadSentences.of(company, intent, signals));
        double timing = timing(signals);
        return new SignalAnalysis(
                lead,
                signals,
                strengths(signals),
                growth(company, measures),
                risks(company, signals, measures, expiryDays),
                Math.round(1000 * (0.7 * lead.matchScore() + 0.3 * timing)) / 1000.0,
                answered.value().whyNow(),
                answered.value().opening(),
                measures.entries(),
                answered.by());
    }

    /** What happened within the last so many days, the strongest first; strength fades evenly to the last day. */
    public static List<DatedSignal> signals(CompanyData company, LocalDate asOf, int expiryDays) {
        return company.metadata().happenings().stream()
                .filter(each -> !each.day().isAfter(asOf) && each.day().isAfter(asOf.minusDays(expiryDays)))
                .map(each -> signal(company, each, asOf, expiryDays))
                .sorted(Comparator.comparingDouble(DatedSignal::strength)
                        .reversed()
                        .thenComparing(DatedSignal::signalId))
                .toList();
    }

    private static DatedSignal signal(CompanyData company, CompanyEvent happening, LocalDate asOf, int expiryDays) {
        double fresh = 1 - (double) ChronoUnit.DAYS.between(happening.day(), asOf) / expiryDays;
        String key = company.metadata().footnoteId() + "|" + happening.day() + "|" + happening.kind() + "|"
                + happening.text();
        return new DatedSignal(
                "s-"
                        + UUID.nameUUIDFromBytes(key.getBytes(StandardCharsets.UTF_8))
                                .toString()
                                .substring(0, 13),
                happening.kind(),
                happening.day(),
                happening.text(),
                Math.round(1000 * fresh * happening.kind().weight()) / 1000.0,
                happening.origin());
    }

    /** From 0 to 1: each further signal closes part of what the others left open. */
    public static double timing(List<DatedSignal> signals) {
        double open = 1;
        for (var signal : signals) {
            open *= 1 - signal.strength();
        }
        return Math.round(1000 * (1 - open)) / 1000.0;
    }

    private static Map<String, Double> strengths(List<DatedSignal> signals) {
        var strengths = new TreeMap<String, Double>();
        signals.forEach(signal -> strengths.merge(signal.kind().word(), signal.strength(), Math::max));
        return strengths;
    }

    /** The company's figures as facts, each from the page it was read on. */
    private static MetricSet measures(CompanyData company, LocalDate asOf) {
        var metadata = company.metadata();
        var subject = Subject.unlisted(company.name());
        var deriver = new FactDeriver(
                subject,
                asOf,
                Origin.document(
                        "footnote", "events", asOf.atStartOfDay(ZoneOffset.UTC).toInstant()));
        metadata.growth()
                .ifPresent(growth -> deriver.file(Fact.of(
                        subject,
                        new Metric("yearly_growth"),
                        Period.instant(asOf),
                        growth,
                        Unit.PERCENT,
                        Basis.REPORTED,
                        asOf,
                        metadata.origin())));
        metadata.employees()
                .ifPresent(count -> deriver.file(Fact.of(
                        subject,
                        new Metric("employees"),
                        Period.instant(asOf),
                        java.math.BigDecimal.valueOf(count),
                        Unit.COUNT,
                        Basis.REPORTED,
                        asOf,
                        metadata.origin())));
        deriver.derive(
                "events_of_a_year",
                Period.instant(asOf),
                Unit.COUNT,
                MaybeNumber.of(metadata.happenings().size()),
                "events read about within the last year",
                List.of());
        return deriver.measures();
    }

    private static List<Prose> growth(CompanyData company, MetricSet measures) {
        var indicators = new ArrayList<Prose>();
        if (company.metadata().growth().filter(each -> each.signum() > 0).isPresent()) {
            indicators.add(new Prose("It grows by " + reference(measures, "yearly_growth") + " a year."));
        }
        if (!company.metadata().happenings().isEmpty()) {
            indicators.add(
                    new Prose("The last year brought " + reference(measures, "events_of_a_year") + " events to note."));
        }
        return indicators;
    }

    private static List<Prose> risks(
            CompanyData company, List<DatedSignal> signals, MetricSet measures, int expiryDays) {
        var risks = new ArrayList<Prose>();
        if (company.metadata().growth().filter(each -> each.signum() < 0).isPresent()) {
            risks.add(new Prose("It shrinks by " + reference(measures, "yearly_growth") + " a year."));
        }
        signals.stream()
                .filter(signal -> signal.kind().isRisk())
                .forEach(signal -> risks.add(new Prose(FigureFormat.day(signal.day()) + ": “" + signal.text() + "”")));
        if (signals.isEmpty()) {
            risks.add(new Prose("No news of it in the last " + expiryDays + " days."));
        }
        return risks;
    }

    private static String reference(MetricSet measures, String metric) {
        return "{fact:" + measures.find(metric).orElseThrow().id() + "}";
    }

    private static List<QuotedText> quoted(List<DatedSignal> signals) {
        return signals.isEmpty()
                ? List.of(new QuotedText("nobody", "no signal"))
                : IntStream.range(0, signals.size())
                        .mapToObj(i -> new QuotedText(
                                "signal " + (i + 1) + ", "
                                        + signals.get(i).kind().word() + ", "
                                        + signals.get(i).day(),
                                signals.get(i).text()))
                        .toList();
    }

    /** Why to call a lead now and how to begin, as a model writes it, with the numbers of the signals it rests on. */
    public record SignalOutput(
            @JsonPropertyDescription("The numbers of the signals that why_now rests on.")
            List<Integer> signals,

            @JsonPropertyDescription("One or two sentences on why now, without the signals' numbers.")
            Prose whyNow,

            @JsonPropertyDescription("One sentence on how to begin the conversation.")
            Prose opening)
            implements GatedText<SignalOutput> {
        /** Models like to name a signal's number in the sentence too; it is in its own field. */
        private static final Pattern NUMBERS =
                Pattern.compile("\\s*[(\\[](?:see )?signals? \\d+(?:(?:, ?| and )\\d+)*[)\\]]");

        public SignalOutput {
            signals = List.copyOf(signals);
            whyNow = new Prose(NUMBERS.matcher(whyNow.text()).replaceAll(""));
        }

        @Override
        public Stream<Prose> prose() {
            return Stream.of(whyNow, opening);
        }

        @Override
        public SignalOutput kept(Function<Prose, Optional<Prose>> filter) {
            return new SignalOutput(
                    signals,
                    filter.apply(whyNow).orElseThrow(() -> new IllegalArgumentException("nothing is left of why_now")),
                    filter.apply(opening)
                            .orElseThrow(() -> new IllegalArgumentException("nothing is left of the opening")));
        }

        /** Refuses a reason that names no signal where there are some, or one there is none of. */
        void restsOn(int count) {
            if (count > 0 && signals.isEmpty()) {
                throw new IllegalArgumentException("name the signals you rest on, of 1 to " + count);
            }
            signals.stream()
                    .filter(number -> number < 1 || number > count)
                    .findFirst()
                    .ifPresent(number -> {
                        throw new IllegalArgumentException("there are " + count + " signals, so no signal " + number);
                    });
        }
    }
}
