package footnote.evidence.search;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether a page says in one sentence that a figure asked for moved and why. */
final class ReasonOnPage {
    private static final String MOVES =
            "(?:increas|decreas|declin|improv|grew|grow|fell|rose|ris|higher|lower|reduc|drop|expan|contract)\\w*";
    private static final String CAUSE =
            "(?:due|driven|attributable|attributed|reflect(?:s|ed|ing)|result(?:s|ed|ing)|because|owing|led by)\\b";
    /** Within a sentence, whose amounts may have decimals. */
    private static final String ON = "(?:[^.]|\\.(?=\\d)){0,%d}?";

    private final Pattern sentence;

    private ReasonOnPage(String names) {
        this.sentence = Pattern.compile("(?i)(?:\\b(?:" + names + ")s?\\b" + ON.formatted(70) + "\\b" + MOVES + "|\\b"
                + MOVES + " (?:in|of) (?:\\w+ ){0,3}?(?:" + names + ")s?\\b)" + ON.formatted(170) + "\\b" + CAUSE);
    }

    /** Of the figures a question names; none where it names none or asks for no reason. */
    static Optional<ReasonOnPage> of(QuestionTerms terms, MetricLexicon lexicon) {
        var names = terms.rows().entrySet().stream()
                .filter(each -> terms.reasons() && each.getValue() >= 1)
                .flatMap(each -> lexicon.entry(each.getKey()).stream())
                .flatMap(entry -> Stream.concat(entry.written().stream(), entry.asked().stream()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new ReasonOnPage(
                        names.stream().map(ReasonOnPage::spaced).collect(Collectors.joining("|"))));
    }

    private static String spaced(String name) {
        return Stream.of(name.split(" ", -1)).map(Pattern::quote).collect(Collectors.joining("[,\\s]+"));
    }

    boolean isIn(String text) {
        return sentence.matcher(text).find();
    }
}
