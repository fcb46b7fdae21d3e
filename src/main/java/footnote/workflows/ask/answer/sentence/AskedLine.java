package footnote.workflows.ask.answer.sentence;

import footnote.workflows.ask.question.QuestionWords;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A line of the accounts by its own name, whose change a question asks the reason of. */
public record AskedLine(Pattern name) {
    /** As a question names it: "the jump in other charges at". */
    private static final Pattern LINE = Pattern.compile(
            "(?i)\\b(?:in|of|did|for|drove|drives?) (?:the |its |their |[\\p{L}&.’' -]{2,40}?['’]s )?(?<line>[\\p{L}&,’ -]{4,60}?)(?= (?:at|in|for|during|from|to|between|as|increase\\w*|decrease\\w*|rise|rose|fall|fell|drop\\w*|jump\\w*|grow|grew|decline\\w*|change\\w*|higher|lower|so|be|expense\\w* (?:increase|decrease)|FY ?\\d+|\\d{4})\\b|\\?|$)");

    private static final Pattern MOVE = Pattern.compile(
            "(?i)^(?:the |a |an |its |their )?(?:[\\p{L}-]+ )?(?:jump|rise|increase|decrease|drop|fall|decline|growth|change|improvement|surge|reduction)s?(?: (?:in|of))?$");

    /** What may stand before the name of a line that a sentence is on. */
    private static final Pattern BEFORE = Pattern.compile(
            "(?i)(?:In [^,]{3,20}, )?(?:(?:the company|we|our|the|total|consolidated|recorded|incurred|had|\\W)+ ?)*");

    public static Optional<AskedLine> in(String question, List<String> companies) {
        return LINE.matcher(question)
                .results()
                .map(found -> found.group("line").strip())
                .filter(name -> !MOVE.matcher(name).matches() && !new QuestionWords(name, companies).isOpen())
                .findFirst()
                .map(name -> new AskedLine(Pattern.compile("(?i)\\b"
                        + Stream.of(name.split("[\\s,]+", -1))
                                .map(Pattern::quote)
                                .collect(Collectors.joining("[\\s,]+"))
                        + "\\b")));
    }

    /** Whether what a sentence explains has the name. */
    public boolean isExplainedBy(String sentence) {
        return name.matcher(ReasonFit.explained(sentence)).find();
    }

    /** Whether a sentence is on this line, and not on several of which it names this one. */
    public boolean isSubjectOf(String sentence) {
        var found = name.matcher(sentence);
        return found.find()
                && BEFORE.matcher(sentence.substring(0, found.start())).matches();
    }
}
