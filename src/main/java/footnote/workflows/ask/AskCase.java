package footnote.workflows.ask;

import footnote.evidence.EvidenceReader.View;
import footnote.workflows.ask.question.AnswerMode;
import footnote.workflows.ask.question.AskedOf;
import footnote.workflows.ask.question.QuestionAnalysis;
import footnote.workflows.ask.retrieval.SearchPlanner.SearchPlan;

/** A question as it was understood: of which companies, how thoroughly, and where its answer is searched for. */
record AskCase(
        AskRequest request, QuestionAnalysis analysis, AnswerMode mode, AskedOf asked, SearchPlan plan, View view) {
    String question() {
        return request.question();
    }
}
