package footnote.workflows.leads.report;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadAnalysisResult.LeadPriority;
import footnote.domain.lead.PatternStrength;
import footnote.domain.lead.SuccessPattern;
import footnote.research.MetricSet;
import footnote.workflows.leads.report.LeadReportCompiler.LeadReportOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The words of a lead report when no model writes them. */
final class RuleLeadReport {
    private static final int NAMED = 3;

    private RuleLeadReport() {}

    static LeadReportOutput of(LeadTally tally, MetricSet measures) {
        return new LeadReportOutput(summary(tally, measures), recommendations(tally));
    }

    private static Prose summary(LeadTally tally, MetricSet measures) {
        var said = new ArrayList<String>();
        said.add("For " + tally.intent().market() + ", " + fact(measures, "successful_companies")
                + " successful companies were compared with " + fact(measures, "ordinary_companies")
                + " ordinary ones.");
        tally.patterns().patterns().stream()
                .findFirst()
                .ifPresent(pattern -> said.add("What sets the successful apart most is " + pattern.description() + ", "
                        + sure(pattern) + "."));
        said.add("Leads that fit well and have a reason to be called now: "
                + fact(measures, "leads_of_high_priority") + "; others that fit: "
                + fact(measures, "leads_of_medium_priority") + ".");
        best(tally).ifPresent(names -> said.add("First come " + names + "."));
        return new Prose(String.join(" ", said));
    }

    private static Optional<String> best(LeadTally tally) {
        var names = tally.ranked().stream()
                .filter(lead -> lead.priority() != LeadPriority.LOW)
                .limit(NAMED)
                .map(lead -> lead.lead().company().name())
                .toList();
        return names.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", names));
    }

    private static String sure(SuccessPattern pattern) {
        return switch (pattern.strength()) {
            case STRONG -> "more than chance explains";
            case WEAK -> "though chance might explain it";
            case NONE -> "though others have it as often";
            case READER -> "by your own choice";
        };
    }

    private static List<Prose> recommendations(LeadTally tally) {
        var advice = new ArrayList<Prose>();
        tally.ranked().stream()
                .filter(lead -> lead.priority() == LeadPriority.HIGH)
                .filter(lead -> !lead.signals().detectedSignals().isEmpty())
                .limit(NAMED)
                .forEach(lead -> advice.add(call(lead, advice.isEmpty())));
        boolean weak =
                tally.patterns().patterns().stream().noneMatch(pattern -> pattern.strength() == PatternStrength.STRONG);
        if (weak) {
            advice.add(new Prose("No pattern is proven here: look at a larger market, or judge the leads by their"
                    + " signals alone."));
        }
        if (tally.of(LeadPriority.HIGH).isEmpty()) {
            advice.add(new Prose(
                    "No lead both fits and has a fresh signal: run this again in some weeks, or widen the market."));
        }
        if (!tally.gaps().isEmpty()) {
            advice.add(new Prose(
                    "Some sources or checks failed, as listed: run this again before you rely on the order."));
        }
        advice.add(new Prose("Record won and lost deals, and measure this list with “footnote eval leads”."));
        return advice.stream().limit(6).toList();
    }

    private static Prose call(LeadAnalysisResult lead, boolean first) {
        var signal = lead.signals().detectedSignals().getFirst();
        String name = lead.lead().company().name();
        return new Prose((first ? "Call " + name + " first: it " : "Then call " + name + ": it ")
                + signal.kind().words() + " on " + FigureFormat.day(signal.day()) + ".");
    }

    static Prose method(LeadTally tally, MetricSet measures) {
        String widened = tally.widened().isEmpty()
                ? ""
                : " The search was widened, with consent: " + String.join("; ", tally.widened()) + ".";
        return new Prose("Success means fast growth, else size or a listing. "
                + tally.patterns().analysisMethodology()
                + " Leads were looked for among " + fact(measures, "companies_looked_at")
                + " companies by the approved patterns; " + fact(measures, "leads_rejected")
                + " were rejected. Fit weighs each matched pattern by the odds of winners over others, times the"
                + " validation score; timing adds up dated signals, which fade to nothing as they expire. What happened"
                + " after " + FigureFormat.day(tally.asOf()) + " was not used." + widened);
    }

    private static String fact(MetricSet measures, String metric) {
        return "{fact:" + measures.find(metric).orElseThrow().id() + "}";
    }
}
