package footnote.faces.cli;

import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.Recommendation;
import footnote.domain.opinion.RiskFlag;
import footnote.faces.front.SignalWording;
import footnote.workflows.analyze.Analysis;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A batch on a page: a line for each company, those first that the rules like best. */
final class BatchTable {
    private static final int NAME = 28;

    private final List<Analysis> analyses;
    private final List<MissingInput> missing;
    private final SignalWording wording;
    private final Console console;

    BatchTable(List<Analysis> analyses, List<MissingInput> missing, SignalWording wording, Console console) {
        this.analyses = List.copyOf(analyses);
        this.missing = List.copyOf(missing);
        this.wording = wording;
        this.console = console;
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add(console.bold("%-12s %-28s %-9s %8s  %s".formatted("Symbol", "Company", "Call", "Strength", "Flags")));
        analyses.stream()
                .filter(each -> each.finalRecommendation().isPresent())
                .sorted(Comparator.comparingDouble(BatchTable::rank).reversed())
                .forEach(each -> lines.add(line(each)));
        missing.forEach(gap -> lines.add(console.red("✗ ") + Console.plain(gap.toString())));
        lines.add("");
        lines.add(
                analyses.size() + " analysed, " + missing.size() + " not. Strength is uncalibrated"
                        + " unless 'footnote backtest analyze' was run; 'footnote analyze SYMBOL' shows a company's footnotes.");
        lines.add("Analysis, not advice.");
        return String.join("\n", lines);
    }

    private static double rank(Analysis analysis) {
        return analysis.finalRecommendation()
                .map(each -> each.signal().tone().lean() + each.strength() / 10)
                .orElse(-2.0);
    }

    private String line(Analysis analysis) {
        var recommendation = analysis.finalRecommendation().orElseThrow();
        return "%-12s %-28s %-9s %8s  %s"
                .formatted(
                        analysis.ticker().symbol(),
                        cut(Console.plain(analysis.company().name())),
                        wording.word(recommendation, analysis.view()),
                        String.format(Locale.ROOT, "%.2f", recommendation.strength()),
                        console.dim(flags(recommendation)));
    }

    private static String cut(String name) {
        return name.length() <= NAME ? name : name.substring(0, NAME - 1) + "…";
    }

    private static String flags(Recommendation recommendation) {
        List<RiskFlag> flags = recommendation.riskFlags();
        return flags.stream().map(flag -> flag.code().label()).collect(Collectors.joining(", "));
    }
}
