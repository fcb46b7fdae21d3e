package footnote.workflows.leads.generation;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.DatedSignal;
import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.SignalKind;
import footnote.workflows.leads.generation.SignalAnalyzer.SignalOutput;
import java.util.List;
import java.util.stream.IntStream;

/** Why to call now and how to begin, in plain sentences made of what happened. */
final class LeadSentences {
    private LeadSentences() {}

    static SignalOutput of(CompanyData company, LeadIntent intent, List<DatedSignal> signals) {
        var worth = signals.stream().filter(signal -> !signal.kind().isRisk()).toList();
        if (worth.isEmpty()) {
            return new SignalOutput(
                    IntStream.rangeClosed(1, signals.size()).boxed().toList(),
                    new Prose("No recent signal; it is listed for its fit."),
                    new Prose("Ask " + company.name() + " what changed over the last year and where " + offered(intent)
                            + " would help."));
        }
        var best = worth.getFirst();
        String others = worth.size() == 1
                ? ""
                : " Also recent: "
                        + worth.stream()
                                .skip(1)
                                .limit(2)
                                .map(signal -> signal.kind().word() + " on " + FigureFormat.day(signal.day()))
                                .reduce((one, other) -> one + ", " + other)
                                .orElseThrow()
                        + ".";
        return new SignalOutput(
                List.of(signals.indexOf(best) + 1),
                new Prose(FigureFormat.day(best.day()) + ": “" + best.text() + "”" + others),
                new Prose(opening(company, intent, best.kind())));
    }

    private static String opening(CompanyData company, LeadIntent intent, SignalKind kind) {
        String name = company.name();
        String offer = offered(intent);
        return switch (kind) {
            case FUNDING ->
                "Ask " + name + " what the new funding is meant to achieve, and where " + offer + " would help.";
            case HIRING ->
                "Ask " + name + " what the new staff will take over, and which part of it " + offer + " could do.";
            case NEW_SITE ->
                "Ask " + name + " how the new site is being set up, and which part of the work " + offer + " could do.";
            case PRODUCT_LAUNCH ->
                "Ask " + name + " who buys the new product, and where " + offer + " would help to make or sell it.";
            case MARKET_ENTRY ->
                "Ask " + name + " what is harder in the new market than at home, and where " + offer
                        + " has helped others there.";
            case CAPITAL_SPENDING ->
                "Ask " + name + " what the investment is meant to make possible, and where " + offer
                        + " belongs in the plan.";
            case EXPANSION_PLAN ->
                "Ask " + name + " what stands between the plan and its first step, and whether " + offer
                        + " is part of it.";
            case SUPPLIER_RISK -> "Ask " + name + " how it means to depend less on its supplier.";
        };
    }

    private static String offered(LeadIntent intent) {
        return intent.offer().orElse("your offer");
    }
}
