package footnote.faces.cli;

import footnote.domain.opinion.GapReason;
import footnote.faces.front.SignalWording;
import footnote.publication.text.TextBlock;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.analyze.Analysis;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskAnswer;
import footnote.workflows.coverage.Digest;
import footnote.workflows.coverage.DigestReport;
import footnote.workflows.leads.LeadCampaign;
import footnote.workflows.leads.Leads;
import footnote.workflows.movers.MoverReport;
import footnote.workflows.movers.Movers;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportOutcome;
import java.util.List;

/** A finished run's result as its workflow's readers expect it. */
final class Results {
    private final Context context;

    Results(Context context) {
        this.context = context;
    }

    String text(RunRow run) {
        String result = run.result().orElse("null");
        return switch (run.workflow()) {
            case Analyze.NAME ->
                new AnalysisCard(Json.read(result, Analysis.class), wording(), context.console()).text();
            case EquityReport.NAME ->
                new ReportCard(Json.read(result, ReportOutcome.class), wording(), context.console()).text();
            case Movers.NAME -> new MoverCard(Json.read(result, MoverReport.class), context.console()).text();
            case Digest.NAME -> new DigestCard(Json.read(result, DigestReport.class), context.console()).text();
            case Leads.NAME -> new LeadsCard(Json.read(result, LeadCampaign.class), context.console()).text();
            case Ask.NAME -> new AnswerCard(Json.read(result, AskAnswer.class), context.console()).text();
            default -> Console.plain(RecordText.text(Json.tree(result)));
        };
    }

    /** The result in a line, for tables of many. */
    String headline(RunRow run) {
        String result = run.result().orElse("null");
        return switch (run.workflow()) {
            case Analyze.NAME -> analyzed(Json.read(result, Analysis.class));
            case EquityReport.NAME -> Json.read(result, ReportOutcome.class).summary();
            case Ask.NAME -> Json.read(result, AskAnswer.class).summary();
            case Leads.NAME -> Json.read(result, LeadCampaign.class).summary();
            case Movers.NAME -> Json.read(result, MoverReport.class).summary();
            default -> "done";
        };
    }

    private String analyzed(Analysis analysis) {
        return analysis.finalRecommendation()
                .map(each -> wording().word(each, analysis.view()))
                .orElse("no recommendation");
    }

    String json(RunRow run) {
        return wording().result(run);
    }

    private SignalWording wording() {
        return SignalWording.of(context.settings());
    }

    /** A cited answer on the terminal: the answer, its numbered sources, what is missing, and how it was found. */
    static final class AnswerCard {
        private final AskAnswer answer;
        private final Console console;

        AnswerCard(AskAnswer answer, Console console) {
            this.answer = answer;
            this.console = console;
        }

        String text() {
            var text = new StringBuilder();
            for (var block : TextBlock.of(Console.plain(answer.answer()))) {
                var lines =
                        switch (block) {
                            case TextBlock.Line line -> List.of(line.text());
                            case TextBlock.Table table -> table.aligned();
                        };
                lines.forEach(line -> text.append(line).append('\n'));
            }
            if (!answer.citations().isEmpty()) {
                text.append('\n').append(console.bold("Sources")).append('\n');
                for (var citation : answer.citations()) {
                    text.append("  [" + citation.marker() + "] ")
                            .append(Console.plain(citation.line()))
                            .append('\n');
                }
            }
            if (!answer.gaps().isEmpty()) {
                text.append('\n').append(console.bold("Not found")).append('\n');
                answer.gaps().forEach(gap -> text.append("  ")
                        .append(Console.plain(GapReason.told(gap)))
                        .append('\n'));
            }
            text.append('\n')
                    .append(console.dim("%s%s · %d %s · %d passages · answered by %s%s"
                            .formatted(
                                    answer.mode(),
                                    answer.likelihood().map(" · "::concat).orElse(""),
                                    answer.iterations(),
                                    answer.iterations() == 1 ? "round" : "rounds",
                                    answer.chunksUsed(),
                                    answer.origin().by(),
                                    answer.origin().fictional() ? " · fictional sample market" : "")));
            return text.toString();
        }
    }
}
