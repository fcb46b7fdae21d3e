package footnote.faces.front;

import footnote.config.Setting;
import footnote.config.Settings;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.Recommendation;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.report.EquityReport;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** How a recommendation is worded on every face, as the settings say; not every desk may advise. */
public enum SignalWording {
    ADVICE,
    SIGNAL;

    public static SignalWording of(Settings settings) {
        return valueOf(settings.text(Setting.ANALYZE_WORDING).toUpperCase(Locale.ROOT));
    }

    public String word(Advice advice) {
        return this == ADVICE ? advice.name() : advice.tone().name();
    }

    /** A view's rating, or that there is none. */
    public String word(CompanyView view) {
        return view.rated() ? word(view.rating()) : unrated();
    }

    /** What a recommendation says; where it follows a view that gives no rating, that there is none. */
    public String word(Recommendation call, Optional<CompanyView> view) {
        return view.filter(call::follows).map(this::word).orElseGet(() -> word(call.signal()));
    }

    /** What the rule says on its own. */
    public String ruleWord(Recommendation call, Optional<CompanyView> view) {
        return view.filter(each -> each.rating() == call.ruleSignal())
                .map(this::word)
                .orElseGet(() -> word(call.ruleSignal()));
    }

    private String unrated() {
        return this == ADVICE ? CompanyView.NOT_RATED : CompanyView.NO_SIGNAL;
    }

    /** A run's result with its recommendation worded so. */
    public String result(RunRow run) {
        String result = run.result().orElse("null");
        boolean rated = run.workflow().equals(Analyze.NAME) || run.workflow().equals(EquityReport.NAME);
        return this == SIGNAL && rated ? reworded(result) : result;
    }

    private String reworded(String result) {
        var state = Json.tree(result);
        if (state.path("final_recommendation") instanceof ObjectNode recommendation) {
            for (var field : List.of("signal", "rule_signal")) {
                recommendation.put(
                        field, word(Advice.valueOf(recommendation.path(field).asString())));
            }
        }
        if (state.path("view") instanceof ObjectNode view) {
            String word = word(Advice.valueOf(view.path("rating").asString()));
            boolean rated = !view.path("rating_word").asString().equals(CompanyView.NOT_RATED);
            view.put("rating", word).put("rating_word", rated ? word : unrated());
        }
        return state.toString();
    }
}
