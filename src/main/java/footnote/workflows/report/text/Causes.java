package footnote.workflows.report.text;

import footnote.research.management.ManagementStatement;
import footnote.research.management.ManagementStatement.Direction;
import java.util.Optional;

/** Prints what management says, between quotation marks, with the place and the speaker. */
final class Causes {
    private Causes() {}

    /** Why a figure moved, by the filing; nothing where the filing gives no cause. */
    static void say(Chapter chapter, Optional<ManagementStatement> cause) {
        cause.ifPresent(each -> chapter.say(
                "cause." + (each.direction().orElseThrow() == Direction.UP ? "up" : "down")
                        + (each.words().startsWith("because ") ? ".clause" : ""),
                new TemplateBindings().word("cause", each.words()).word("place", each.place())));
    }

    /** What an officer said on a call. */
    static void quote(Chapter chapter, Optional<ManagementStatement> said) {
        said.ifPresent(each -> chapter.say(
                "cause.call",
                new TemplateBindings()
                        .word("speaker", each.speaker())
                        .word("call", each.place())
                        .word("words", each.words())));
    }
}
