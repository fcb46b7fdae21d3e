package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.SpeakerFilter;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The sentences that say who came to an office or left it: "On May 3, 2024, the Board elected Ann Lee as a director." */
final class StatedAppointment {
    private static final Pattern ASKS_LEAVING = Pattern.compile(
            "(?i)\\b(?:resign\\w*|retir\\w*|left|leav\\w*|depart\\w*|step(?:s|ped|ping)? down|terminat\\w*|fired|quit)\\b");
    private static final Pattern LEAVES = Pattern.compile(
            "(?i)\\b(?:resign(?:s|ed|ing|ation)?|retire(?:s|d|ment)?|depart(?:s|ed|ure)?|step(?:s|ped|ping)? down|terminat(?:ed|ion)|will leave|left the|notified the [^.]{0,40}(?:decision|intention)|not (?:to )?stand for re-?election)\\b");
    private static final Pattern COMES = Pattern.compile(
            "(?i)\\b(?:appoint(?:s|ed|ing|ment)?|elect(?:s|ed|ing|ion)?|named|promot(?:ed|ion)|hired|succeed(?:s|ed)?|joined|will (?:become|serve as|assume)|became|assumed)\\b");
    private static final Pattern PERSON = Pattern.compile(
            "\\b(?!(?:Board|Chief|Vice|Executive|Senior|Annual|Current|Exchange|Item|Form|Audit|Compensation|The|Securities|Common|General|Class|United|Press|Amendment|Company|Human|Business|Financial|Governance)\\b)(?:(?:Mr|Ms|Mrs|Dr)\\. \\p{Lu}\\p{L}+|\\p{Lu}\\p{L}+ (?:\\p{Lu}\\. ?)*\\p{Lu}[\\p{Ll}’'-]+)");
    private static final Pattern OF_DIRECTORS = Pattern.compile("(?i)\\b(?:directors?|board)\\b");
    private static final Pattern SIGNED = Pattern.compile(
            "(?i)/s/|\\bduly (?:authorized|caused)\\b|\\bsignatures?\\b|\\bpursuant to the requirements\\b");
    private static final int MOST = 3;
    private static final int LONGEST = 800;

    private final String question;
    private final Pattern change;
    private final SpeakerFilter officers;

    StatedAppointment(String question) {
        this.question = question;
        this.change = ASKS_LEAVING.matcher(question).find() ? LEAVES : COMES;
        this.officers = SpeakerFilter.in(question);
    }

    Optional<String> in(List<AnswerEvidence.Source> newestFirst) {
        var lines = newestFirst.stream()
                .flatMap(source -> Quotation.of(source.passage()).stream()
                        .filter(each -> tells(each))
                        .map(each -> "“" + each.text() + "” [" + source.marker() + "]"))
                .distinct()
                .limit(MOST)
                .toList();
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(lines.size() == 1 ? lines.getFirst() : "- " + String.join("\n- ", lines));
    }

    private boolean tells(Quotation sentence) {
        String text = sentence.text();
        boolean office = officers.title()
                .map(title ->
                        text.toLowerCase(java.util.Locale.ROOT).contains(title.toLowerCase(java.util.Locale.ROOT)))
                .orElseGet(() -> !OF_DIRECTORS.matcher(question).find()
                        || OF_DIRECTORS.matcher(text).find());
        return office
                && text.length() <= LONGEST
                && SentenceFit.isSentence(text)
                && sentence.whole()
                && change.matcher(text).find()
                && PERSON.matcher(text).find()
                && !SIGNED.matcher(text).find();
    }
}
