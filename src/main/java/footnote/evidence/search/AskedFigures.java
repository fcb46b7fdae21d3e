package footnote.evidence.search;

import footnote.evidence.documents.FiscalPeriod;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a question asks for in figures: the metrics it names, the fiscal periods it names, and its own words. */
public record AskedFigures(List<String> metrics, List<FiscalPeriod> periods, String words) {
    /** Whoever says something is a person, though accounts shorten cash flow from operations alike. */
    private static final Pattern OFFICER = Pattern.compile(
            "(?i)\\bCFO\\b(?=.*\\b(?:say|says|said|tell|told|mention|mentioned|comment|commented|explain|explained|think)\\b)");

    /** The three kinds of cash flow named in one breath. */
    private static final Pattern ACTIVITIES = Pattern.compile(
            "(?i)\\boperat(?:ions|ing)(?: activities)?,? investing(?: activities)?,? (?:and|or) financing\\b");

    private static final List<String> FLOWS =
            List.of("operating_cash_flow", "investing_cash_flow", "financing_cash_flow");

    public static AskedFigures in(String question) {
        var lexicon = MetricLexicon.standard();
        var terms = QuestionTerms.of(OFFICER.matcher(question).replaceAll("chief financial officer"), lexicon);
        var metrics = lexicon.asked(terms.words()).stream()
                .filter(entry -> !entry.statements().isEmpty() || !entry.parts().isEmpty())
                .map(MetricLexicon.Entry::name)
                .collect(Collectors.toCollection(ArrayList::new));
        if (ACTIVITIES.matcher(question).find()) {
            metrics.removeAll(FLOWS);
            metrics.addAll(0, FLOWS);
        }
        return new AskedFigures(List.copyOf(metrics), terms.periods(), terms.words());
    }

    /** What accounts call the metric, the usual name first. */
    public static List<String> writtenAs(String metric) {
        return MetricLexicon.standard()
                .entry(metric)
                .map(MetricLexicon.Entry::written)
                .orElse(List.of());
    }

    /** The metric and what it is made of. */
    public static Set<String> withParts(String metric) {
        var all = new TreeSet<>(Set.of(metric));
        MetricLexicon.standard().entry(metric).ifPresent(entry -> all.addAll(entry.parts()));
        return all;
    }

    /** The metrics whose row a line is. */
    public static List<String> rowOf(String line) {
        return List.copyOf(MetricLexicon.standard().rows(line));
    }
}
