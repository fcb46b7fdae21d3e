package footnote.workflows.ask;

import java.util.List;

/** Where the rounds of improvement ended. */
record Rounds(AnswerDraft draft, AnswerEvidence dossier, List<String> answers, AnswerVerdict verdict, int count) {}
