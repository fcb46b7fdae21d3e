package footnote.research.management;

import footnote.domain.Prose;
import footnote.domain.Transcript;
import footnote.research.management.ManagementStatement.Topic;
import footnote.research.prose.StandaloneSentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds in an earnings call the sentence in which an officer says most on a topic; figures in it rule it out. */
public final class CallStatements {
    private static final int FEWEST_WORDS = 8;
    private static final int MOST_WORDS = 42;

    private static final Pattern SENTENCES =
            Pattern.compile("(?<=[.!?][\"”')]{0,2})(?<!\\b(?:Mr|Ms|Mrs|Dr|vs|U\\.S|U\\.K)\\.)\\s+(?=[\"“]?\\p{Lu})");
    private static final Pattern OUTSIDER = Pattern.compile(
            "(?i)\\b(?:analyst|operator|moderator|conference|research|securities|capital markets|partners|bank|investor relations)\\b");
    private static final Pattern OFFICER =
            Pattern.compile("(?i)\\b(?:chief|ceo|cfo|president|chair\\w*|officer|director)\\b");
    private static final Pattern CEREMONY = Pattern.compile(
            "(?i)\\b(?:thank\\w*|welcome|good (?:morning|afternoon|day|evening)|forward-looking|safe harbor|non-gaap|question\\w*"
                    + "|slide|webcast|press release|call over|turn (?:it|the call)|pleased to|proud|excited|website)\\b");
    private static final Pattern CAUSE =
            words("because|due to|driven by|came (?:mainly |primarily )?from|reasons?|led by|thanks to"
                    + "|reflect\\w*|as a result|benefit\\w*|helped|offset|owing to|supported by");

    private static final Map<Topic, Pattern> TOPICS = new EnumMap<>(
            Map.of(
                    Topic.REVENUE,
                            words("revenue|sales|growth|grew|demand|orders?|volumes?|bookings|subscribers|customers"),
                    Topic.GROSS_MARGIN, words("margins?|costs?|pricing|input|efficienc\\w+|mix|inflation"),
                    Topic.OUTLOOK, words("expects?|expecting|anticipate|outlook|guidance|forecast|plan to|intend to"),
                    Topic.CAPITAL,
                            words(
                                    "buybacks?|repurchas\\w+|dividends?|acqui\\w+|deleverag\\w+|leverage|capital allocation|debt|own shares")));

    /** Topics on which a sentence must give a cause to say anything. */
    private static final Set<Topic> CAUSAL = EnumSet.of(Topic.REVENUE, Topic.GROSS_MARGIN);

    private CallStatements() {}

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }

    /** At most one statement on each topic; no sentence twice. */
    public static List<ManagementStatement> of(Transcript call) {
        var candidates = candidates(call);
        var found = new ArrayList<ManagementStatement>();
        for (var topic : List.of(Topic.REVENUE, Topic.GROSS_MARGIN, Topic.OUTLOOK, Topic.CAPITAL)) {
            candidates.stream()
                    .filter(each -> found.stream().noneMatch(one -> one.words().equals(each.words())))
                    .filter(each -> each.score(topic) > 0)
                    .max(Comparator.comparingInt(each -> each.score(topic)))
                    .ifPresent(each -> found.add(new ManagementStatement(
                            topic,
                            Optional.empty(),
                            each.words(),
                            place(call),
                            Optional.of(each.speaker()),
                            call.origin())));
        }
        return found;
    }

    /** Those that give a cause of the results. */
    public static List<ManagementStatement> causes(Transcript call) {
        return of(call).stream().filter(said -> CAUSAL.contains(said.topic())).toList();
    }

    private static List<Candidate> candidates(Transcript call) {
        var candidates = new ArrayList<Candidate>();
        for (var turn : call.turns()) {
            String role = turn.role().orElse("");
            if (OUTSIDER.matcher(turn.speaker() + " " + role).find()
                    || !OFFICER.matcher(role).find()) {
                continue;
            }
            String speaker = turn.speaker() + " ("
                    + role.toLowerCase(Locale.ROOT)
                            .replaceAll("\\bceo\\b", "CEO")
                            .replaceAll("\\bcfo\\b", "CFO") + ")";
            for (var sentence :
                    SENTENCES.split(turn.text().replaceAll("\\s+", " ").strip(), -1)) {
                var candidate = new Candidate(speaker, sentence.strip());
                if (candidate.quotable()) {
                    candidates.add(candidate);
                }
            }
        }
        return candidates;
    }

    private static String place(Transcript call) {
        return call.fiscalQuarter()
                .flatMap(quarter -> call.fiscalYear().map(year -> "%dQ%02d call".formatted(quarter, year % 100)))
                .orElse("latest call");
    }

    private record Candidate(String speaker, String words) {
        boolean quotable() {
            int count = words.split("\\s+").length;
            return count >= FEWEST_WORDS
                    && count <= MOST_WORDS
                    && words.endsWith(".")
                    && !words.contains("“")
                    && StandaloneSentence.test(words)
                    && !CEREMONY.matcher(words).find()
                    && new Prose(words).unbound().isEmpty();
        }

        /** How many words of the topic it has; a cause counts double; nothing where a cause is needed and missing. */
        int score(Topic topic) {
            int hits = (int) Objects.requireNonNull(TOPICS.get(topic))
                    .matcher(words)
                    .results()
                    .limit(4)
                    .count();
            boolean cause = CAUSE.matcher(words).find();
            return hits == 0 || (CAUSAL.contains(topic) && !cause) ? 0 : hits + (cause ? 2 : 0);
        }
    }
}
