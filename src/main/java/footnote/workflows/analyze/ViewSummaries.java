package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.MissingInput;
import footnote.runtime.model.QuotedText;
import footnote.workflows.analyze.CaseAnalyst.ArguedCase;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was found, as a model is told of it: views, flags and gaps in our own words, and text from outside to be quoted. */
final class ViewSummaries {
    private static final String ABSENT = "absent";
    private static final int HEADLINES = 12;

    private ViewSummaries() {}

    static Object valuation(AnalysisInput input) {
        return input.view()
                .<Object>map(view -> {
                    var told = new TreeMap<String, Object>();
                    told.put("view", view.line(view.ratingWord()));
                    told.put(
                            "uncertainty",
                            view.uncertainty().word() + ": "
                                    + view.uncertaintyReason().text());
                    told.put("caps", view.caps());
                    view.notEstimated().ifPresent(why -> told.put("not_estimated", why));
                    return told;
                })
                .orElse(ABSENT);
    }

    static Object technical(AnalysisInput input) {
        return input.technical()
                .<Object>map(view -> view(view.signal(), view.summary(), view.reasons()))
                .orElse(ABSENT);
    }

    static Object fundamental(AnalysisInput input) {
        return input.fundamental()
                .<Object>map(view -> view(view.signal(), view.summary(), view.reasons()))
                .orElse(ABSENT);
    }

    static Object sentiment(AnalysisInput input) {
        return input.sentiment()
                .<Object>map(view -> view(view.label(), view.summary(), List.of()))
                .orElse(ABSENT);
    }

    /** Our own sentences; the words of filings and stories stay with the reader. */
    static Object flags(AnalysisInput input) {
        return input.flags().stream()
                .map(flag ->
                        new TreeMap<>(Map.of("code", flag.code(), "grave", flag.grave(), "because", flag.because())))
                .toList();
    }

    private static Map<String, Object> view(Object signal, Object summary, Object reasons) {
        return new TreeMap<>(Map.of("signal", signal, "summary", summary, "reasons", reasons));
    }

    static List<QuotedText> headlines(AnalysisInput input) {
        var told = input.sentiment().stream()
                .flatMap(view -> view.headlines().stream())
                .limit(HEADLINES)
                .map(each -> new QuotedText(
                        each.publisher() + ", "
                                + each.label().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                        each.title()))
                .toList();
        return told.isEmpty() ? List.of(new QuotedText("none", "no headline")) : told;
    }

    static List<QuotedText> passages(AnalysisInput input) {
        var told = input.fundamental().stream()
                .flatMap(view -> view.excerpts().stream())
                .map(each -> new QuotedText(each.place(), each.text()))
                .toList();
        return told.isEmpty() ? List.of(new QuotedText("none", "no passage")) : told;
    }

    /** What the whole analysis and each of its views lack. */
    static List<MissingInput> gaps(AnalysisInput input) {
        return Stream.of(
                        input.gaps().stream(),
                        input.fundamental().stream().flatMap(view -> view.gaps().stream()),
                        input.technical().stream().flatMap(view -> view.gaps().stream()),
                        input.sentiment().stream().flatMap(view -> view.gaps().stream()))
                .flatMap(each -> each)
                .distinct()
                .toList();
    }

    static String argued(ArguedCase side) {
        return side.points().isEmpty()
                ? "no case was argued"
                : side.points().stream().map(Prose::text).collect(Collectors.joining("\n"));
    }
}
