package footnote.workflows.ask;

import footnote.agents.gather.ResearchFile;
import footnote.agents.judge.AnswerVerdict;
import footnote.agents.write.AnswerDraft;
import java.util.List;

/** Where the rounds of improvement ended. */
record Rounds(AnswerDraft draft, ResearchFile dossier, List<String> answers, AnswerVerdict verdict, int count) {}
