package footnote.domain.opinion;

import java.util.List;
import java.util.stream.Collectors;

/** Something that would have counted but is missing, and why. */
public record MissingInput(String what, String why) {
    /** One a line, or that there is none; the reasons may hold words from outside. */
    public static String list(List<MissingInput> absences) {
        return absences.isEmpty()
                ? "nothing"
                : absences.stream().map(MissingInput::toString).collect(Collectors.joining("\n"));
    }

    @Override
    public String toString() {
        return what + ": " + GapReason.told(why);
    }
}
