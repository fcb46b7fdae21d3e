package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.YesOrNo;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether a company's controls are effective, by the sentence in which its management concludes so. */
final class ControlVerdict {
    private static final Pattern OF_DISCLOSURE = Pattern.compile("(?i)\\bdisclosure controls\\b");
    private static final Pattern OF_WEAKNESS = Pattern.compile("(?i)\\bmaterial weakness(?:es)?\\b");
    private static final Pattern ASKS_FAILURE = Pattern.compile("(?i)\\bineffective\\b|\\bnot effective\\b");
    private static final String JUDGED =
            "(?i)^(?=.*\\b(?:conclu\\w+|determined|in our opinion|management believes?)\\b).*";
    private static final String SAYS = "\\b(?:(?:is|was|are|were) (?:not )?effective|not effective|ineffective)\\b.*";
    private static final Pattern REPORTING = Pattern.compile(JUDGED
            + "(?:\\binternal controls? over financial reporting[^.]{0,60}?" + SAYS
            + "|\\b(?:maintain(?:ed)?)\\b[^.]*\\beffective internal controls? over financial reporting\\b.*)");
    private static final Pattern DISCLOSURE =
            Pattern.compile(JUDGED + "\\bdisclosure controls(?: and procedures)?[^.]{0,160}?" + SAYS);
    private static final Pattern FAILED = Pattern.compile(
            "(?i)\\bnot (?:operating )?effective\\b|\\bineffective\\b|\\b(?:did|has|have) not maintain(?:ed)?\\b");

    private ControlVerdict() {}

    /** Yes or no with the sentence; nothing where the document does not conclude. */
    static Optional<String> on(String question, AnswerEvidence.Source source) {
        var kind = source.passage().document().kind();
        boolean disclosure = OF_DISCLOSURE.matcher(question).find();
        if (kind != DocumentKind.ANNUAL_REPORT && !(disclosure && kind == DocumentKind.QUARTERLY_REPORT)) {
            return Optional.empty();
        }
        boolean failure = OF_WEAKNESS.matcher(question).find()
                || ASKS_FAILURE.matcher(question).find();
        return Quotation.of(source.passage()).stream()
                .map(Quotation::text)
                .filter(text ->
                        (disclosure ? DISCLOSURE : REPORTING).matcher(text).matches())
                .findFirst()
                .map(text -> verdict(question, FAILED.matcher(text).find() == failure) + "“" + text + "” ["
                        + source.marker() + "]");
    }

    /** Yes or no, where that is asked for. */
    private static String verdict(String question, boolean yes) {
        return !YesOrNo.isAsked(question) ? "" : yes ? "Yes.\n" : "No.\n";
    }
}
