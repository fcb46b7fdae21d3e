package footnote.research.management;

import footnote.domain.Document;
import footnote.domain.Section;
import footnote.research.management.ManagementStatement.Topic;
import footnote.research.prose.StandaloneSentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an annual report says of its auditor, of internal control and of votes that differ by class of shares. The words
 * of a statement on the auditor are the year since when, its speaker is the auditor; those on control are "effective" or
 * "not effective".
 */
public final class Governance {
    private static final int NAME_REACH = 400;
    private static final int LONGEST_SENTENCE = 300;

    private static final Pattern SINCE = Pattern.compile(
            "(?i)\\bwe have served as [^.]{0,60}\\bauditors? since ((?:at least )?(?:18|19|20)\\d\\d)\\b");
    private static final Pattern FIRM = Pattern.compile(
            "/s/ ?([A-Z][\\w&.,’' -]{2,60}?(?: L\\.?L\\.?P\\b\\.?| P\\.?C\\b\\.?| PLLC| LLC| AG| S\\.A\\.| Limited))");
    private static final Pattern CONTROL =
            Pattern.compile("(?i)\\binternal controls? over financial reporting (?:was|were|is) (not )?effective\\b");
    private static final Pattern VOTES = Pattern.compile(
            "(?<=[.] |^)[^.]{0,200}\\b(?:two|three|four|five|ten|fifteen|twenty|thirty|fifty) votes (?:per|for each|for every) share\\b[^.]{0,150}[.]");

    private Governance() {}

    /** At most one statement of each kind; {@code place} names a section of the report. */
    public static List<ManagementStatement> of(Document report, UnaryOperator<String> place) {
        var found = new ArrayList<ManagementStatement>();
        for (var topic : List.of(Topic.AUDITOR, Topic.CONTROL, Topic.VOTES)) {
            report.sections().stream()
                    .flatMap(section -> said(topic, section).stream()
                            .map(said -> new ManagementStatement(
                                    topic,
                                    Optional.empty(),
                                    said.words(),
                                    place.apply(section.id()),
                                    said.speaker(),
                                    report.origin().at(section.id()))))
                    .findFirst()
                    .ifPresent(found::add);
        }
        return found;
    }

    private record Said(String words, Optional<String> speaker) {}

    private static Optional<Said> said(Topic topic, Section section) {
        String text = section.text().replaceAll("\\s+", " ");
        return switch (topic) {
            case AUDITOR -> first(SINCE, text).map(found -> new Said(found.group(1), firm(text, found.start())));
            case CONTROL ->
                section.id().matches("(?i)Item (?:8|9A|15|18)|.*control.*") ? control(text) : Optional.<Said>empty();
            case VOTES ->
                VOTES.matcher(text)
                        .results()
                        .map(found -> found.group().strip())
                        .filter(words -> words.length() <= LONGEST_SENTENCE && StandaloneSentence.test(words))
                        .map(words -> words.replaceAll("[“”\"]", "'").replaceFirst("[.]$", ""))
                        .findFirst()
                        .map(words -> new Said(words, Optional.empty()));
            default -> throw new IllegalArgumentException(topic + " is no matter of governance");
        };
    }

    /** The signature before the statement. */
    private static Optional<String> firm(String text, int end) {
        return FIRM.matcher(text.substring(Math.max(0, end - NAME_REACH), end))
                .results()
                .reduce((_, last) -> last)
                .map(found -> found.group(1).strip());
    }

    private static Optional<Said> control(String text) {
        var found = CONTROL.matcher(text).results().toList();
        boolean not = found.stream().anyMatch(each -> each.group(1) != null);
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(new Said(not ? "not effective" : "effective", Optional.empty()));
    }

    private static Optional<Matcher> first(Pattern pattern, String text) {
        var matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher) : Optional.empty();
    }
}
