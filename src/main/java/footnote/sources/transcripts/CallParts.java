package footnote.sources.transcripts;

import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Tells prepared remarks from questions where the vendor does not: questions start when the first one is called. */
final class CallParts {
    private static final Pattern FIRST_QUESTION = Pattern.compile(
            "\\b(?:first|next) question|question (?:comes|is coming|will come) from|take (?:our|your) first question",
            Pattern.CASE_INSENSITIVE);

    private CallParts() {}

    static List<Turn> told(List<Turn> turns) {
        int start = turns.size();
        for (int i = 1; i < turns.size(); i++) {
            if (FIRST_QUESTION.matcher(turns.get(i).text()).find()) {
                start = i;
                break;
            }
        }
        var told = new ArrayList<Turn>();
        for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            told.add(new Turn(turn.speaker(), turn.role(), i < start ? Part.PREPARED : Part.QUESTIONS, turn.text()));
        }
        return told;
    }
}
