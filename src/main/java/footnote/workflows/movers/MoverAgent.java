package footnote.workflows.movers;

import footnote.domain.LookBack;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Has a model work through the six tools in their fixed order; what it leaves undone is the rule's. */
public final class MoverAgent {
    public static final RetryPolicy RETRY_POLICY =
            RetryPolicy.of(Duration.ofMinutes(5)).once();

    private static final int ROUNDS = 14;
    private static final Prompt PROMPT = Prompt.of(MoverAgent.class);

    private final Model model;
    private final MoverGatherer scout;
    private final MoverAnalyst analyst;

    public MoverAgent(Model model, MoverGatherer scout, MoverAnalyst analyst) {
        this.model = model;
        this.scout = scout;
        this.analyst = analyst;
    }

    /** How the model closes. */
    record Closing(String done) {}

    record GainersWish(Optional<String> market) {}

    record HistoryWish(String symbol, String period) {}

    record NewsWish(String symbol) {}

    record Program(String code) {}

    record ChartWish(String symbol) {}

    record MailWish(String subject, List<String> paragraphs, Optional<String> chartPath) {}

    public MoverDraft act(String market, LookBack period, Instant at, View view) {
        var board = new MoverTools(scout, analyst, at, view);
        var answered = model.acted(
                PROMPT.with("market", market)
                        .with("period", period.code())
                        .with("benchmark", scout.benchmark(view).symbol())
                        .with("day", MoverGatherer.day(view).toString()),
                tools(board),
                ROUNDS,
                Closing.class,
                () -> new Closing("left to the rule"));
        return board.acted(answered.isRule() ? answered.reason().orElse("no model") : answered.by());
    }

    private static List<Tool> tools(MoverTools board) {
        return List.of(
                Tool.of(
                                "get_top_gainers",
                                "The day's top gainers within the limits, best first, with the facts of each.",
                                GainersWish.class,
                                _ -> Json.write(board.gainers()))
                        .remembering(),
                Tool.of(
                                "get_stock_history",
                                "Fetches daily bars of a symbol for the analysis; says which days there are.",
                                HistoryWish.class,
                                wish -> board.history(wish.symbol(), wish.period()))
                        .remembering(),
                Tool.of(
                                "get_stock_news",
                                "Headlines of the last week on a symbol, numbered; they are quoted from outside.",
                                NewsWish.class,
                                wish -> Json.write(board.news(wish.symbol())))
                        .remembering(),
                Tool.of(
                                "python_analyzer",
                                "Runs a Python program over the fetched bars in a sandbox; its result becomes facts.",
                                Program.class,
                                program -> board.analysed(program.code()))
                        .remembering(),
                Tool.of(
                                "generate_chart",
                                "Draws the share's prices and volume, and how it did against the benchmark.",
                                ChartWish.class,
                                _ -> Json.object()
                                        .put("chart_path", board.chart())
                                        .toString())
                        .remembering(),
                Tool.of(
                                "send_email",
                                "Sends the report. Figures in paragraphs are {fact:ID}; the subject has none.",
                                MailWish.class,
                                mail -> Json.object()
                                        .put("status", board.mailed(mail.subject(), mail.paragraphs()))
                                        .toString())
                        .remembering());
    }
}
