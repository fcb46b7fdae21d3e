package footnote.sources.transcripts;

import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The roles of speakers without one: analysts as the operator announces them, officers as the first speakers introduce them. */
final class CallRoles {
    private static final int FIRST_TURNS = 4;
    private static final String FIRM =
            ",? (?:with|from|of|at|representing) ((?:\\p{Lu}|\\d)[\\p{L}\\p{N}&'’-]*(?:\\.\\p{L}+)*(?: (?:of |and |& )?\\p{Lu}[\\p{L}\\p{N}&'’-]*){0,3})";
    private static final String TITLE =
            "((?:(?:\\p{Lu}[\\p{L}-]+|and|&|Vice|our),? ){0,7}?(?:Chief \\p{L}+(?: and \\p{L}+)? Officer|CEO|CFO|COO|CTO))\\b";
    private static final int LEAST_NAMES = 2;

    private CallRoles() {}

    /** The turns, each with the role of its speaker where it is told. */
    static List<Turn> told(List<Turn> turns) {
        var roles = new HashMap<String, String>();
        for (int i = 0; i < turns.size(); i++) {
            var turn = turns.get(i);
            if (turn.role().isEmpty() && isNamed(turn.speaker()) && !roles.containsKey(turn.speaker())) {
                boolean asks = turn.part() == Part.QUESTIONS && i > 0;
                introduced(turns, turn.speaker())
                        .or(() -> asks ? announced(turns, turn.speaker()) : Optional.empty())
                        .ifPresent(role -> roles.put(turn.speaker(), role));
            }
        }
        return roles.isEmpty() ? turns : with(roles, turns);
    }

    private static boolean isNamed(String speaker) {
        return !speaker.startsWith("Operator") && speaker.split(" ", -1).length >= LEAST_NAMES;
    }

    private static List<Turn> with(Map<String, String> roles, List<Turn> turns) {
        var all = new ArrayList<Turn>();
        turns.forEach(turn -> all.add(new Turn(
                turn.speaker(),
                turn.role().or(() -> Optional.ofNullable(roles.get(turn.speaker()))),
                turn.part(),
                turn.text())));
        return all;
    }

    private static String last(String speaker) {
        return speaker.substring(speaker.lastIndexOf(' ') + 1);
    }

    /** The office that a first speaker says he holds: "Ann Lee, our Chief Executive Officer". */
    private static Optional<String> introduced(List<Turn> turns, String speaker) {
        var after = Pattern.compile(Pattern.quote(last(speaker)) + ",? (?:(?:our|the|[\\p{L}]+['’]s) )?" + TITLE);
        var before = Pattern.compile(TITLE + ",? (?:\\p{Lu}[\\p{L}.]* ){1,2}" + Pattern.quote(last(speaker)) + "\\b");
        return turns.stream()
                .limit(FIRST_TURNS)
                .flatMap(turn -> List.of(after, before).stream()
                        .flatMap(form -> form.matcher(turn.text()).results()))
                .map(found -> found.group(1).replaceFirst("^(?:our|and|&),? ", ""))
                .findFirst();
    }

    /** The firm of an analyst whose question the operator announces. */
    private static Optional<String> announced(List<Turn> turns, String speaker) {
        var form = Pattern.compile(Pattern.quote(last(speaker)) + FIRM);
        return turns.stream()
                .filter(turn -> turn.part() == Part.QUESTIONS && !turn.speaker().equals(speaker))
                .flatMap(turn -> form.matcher(turn.text()).results())
                .map(found -> found.group(1).replaceFirst("[.,]$", "") + ", analyst")
                .findFirst();
    }
}
