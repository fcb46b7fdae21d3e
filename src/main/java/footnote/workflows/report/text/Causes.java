package footnote.workflows.report.text;

import footnote.research.management.ManagementStatement;
import footnote.research.management.ManagementStatement.Direction;
import footnote.research.management.ManagementStatement.Topic;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Prints what management says on a topic, between quotation marks, with the place and the speaker. */
final class Causes {
    private final ReportFacts book;

    Causes(ReportFacts book) {
        this.book = book;
    }

    /** Why a figure moved, by the filing; nothing where the filing gives no cause. */
    void say(Chapter chapter, Topic topic) {
        statements(topic)
                .filter(each -> each.direction().isPresent())
                .findFirst()
                .ifPresent(each -> chapter.say(
                        "cause." + (each.direction().orElseThrow() == Direction.UP ? "up" : "down")
                                + (each.words().startsWith("because ") ? ".clause" : ""),
                        new TemplateBindings()
                                .word(
                                        "figure",
                                        topic.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                                .word("cause", each.words())
                                .word("place", each.place())));
    }

    /** What an officer said on a call. */
    void quote(Chapter chapter, Topic topic) {
        statements(topic)
                .filter(each -> each.speaker().isPresent())
                .findFirst()
                .ifPresent(each -> chapter.say(
                        "cause.call",
                        new TemplateBindings()
                                .word("speaker", each.speaker())
                                .word("call", each.place())
                                .word("words", each.words())));
    }

    private Stream<ManagementStatement> statements(Topic topic) {
        return book.data().financial().map(FinancialData::statements).orElse(List.of()).stream()
                .filter(each -> each.topic() == topic)
                .filter(each -> BannedWords.objection("“" + each.words() + "”").isEmpty());
    }
}
