package footnote.workflows.report;

import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.workflows.report.text.ReportGuide;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers a question on a report that is there, from its facts and passages alone. */
final class ReportConversation {
    private final ReportGuide guide;

    ReportConversation(Model model) {
        this.guide = new ReportGuide(model);
    }

    ReportOutcome answer(ReportRequest request, Map<String, String> memory, Run run) {
        var kept = memory.get("report");
        if (kept == null) {
            throw Fault.input("the session holds no finished report to answer from; name the company to begin one");
        }
        var brief = Json.read(kept, ReportBrief.class);
        var answer = run.step(
                "answer",
                ReportGuide.Answer.class,
                ReportGuide.RETRY_POLICY,
                () -> guide.answer(request.query(), brief.company(), brief.facts(), brief.passages()));
        return new ReportOutcome(
                request.query(),
                brief.company(),
                brief.symbol(),
                memory.getOrDefault("market", ""),
                memory.getOrDefault("report_type", ""),
                brief.asOf(),
                run.options().fictional(),
                Optional.empty(),
                answer.paragraphs(),
                Optional.empty(),
                List.of(),
                brief.facts().stream()
                        .filter(entry -> answer.paragraphs().stream()
                                .anyMatch(prose -> prose.references().contains(entry.id())))
                        .toList(),
                Optional.of(brief),
                Optional.empty(),
                List.of());
    }
}
