package footnote.workflows.analyze;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The views as the synthesis is told of them: verdicts and our own words, no text from outside. */
final class ViewSummaries {
    private static final String ABSENT = "absent";

    private ViewSummaries() {}

    static Object technical(AnalysisInput file) {
        return file.technical()
                .<Object>map(view -> view(view.signal(), view.summary(), view.reasons()))
                .orElse(ABSENT);
    }

    static Object fundamental(AnalysisInput file) {
        return file.fundamental()
                .<Object>map(view -> view(view.signal(), view.summary(), view.reasons()))
                .orElse(ABSENT);
    }

    static Object sentiment(AnalysisInput file) {
        return file.sentiment()
                .<Object>map(view -> view(view.label(), view.summary(), List.of()))
                .orElse(ABSENT);
    }

    private static Map<String, Object> view(Object signal, Object summary, Object reasons) {
        return new TreeMap<>(Map.of("signal", signal, "summary", summary, "reasons", reasons));
    }
}
