package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Words;
import footnote.research.management.ManagementStatement;
import footnote.research.management.ManagementStatement.Direction;
import footnote.research.management.ManagementStatement.Topic;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Prints what management says on a topic, between quotation marks, with the place and the speaker. */
final class Causes {
    private static final int MOST_OUTLOOKS = 3;
    private static final double LARGE_MOVE = 0.25;
    private static final double LARGE_DISPUTE = 0.5;

    private final ReportFacts book;

    Causes(ReportFacts book) {
        this.book = book;
    }

    /** Why a figure moved, by the filing; nothing where the filing gives no cause. */
    void say(Chapter chapter, Topic topic) {
        var cause = filed(topic);
        cause.ifPresent(each -> chapter.say(
                "cause." + (each.direction().orElseThrow() == Direction.UP ? "up" : "down")
                        + (each.words().startsWith("because ") ? ".clause" : ""),
                new TemplateBindings()
                        .word("figure", topic.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                        .word("cause", each.words())
                        .word("place", each.place())));
        check(chapter, topic, cause);
    }

    /** Why operating margin moved, or else operating income. */
    void sayMargin(Chapter chapter) {
        say(chapter, filed(Topic.OPERATING_MARGIN).isPresent() ? Topic.OPERATING_MARGIN : Topic.OPERATING_INCOME);
    }

    /** Why operating cash flow moved, where it moved so much that a first page has to say it. */
    void sayLargeCashMove(Chapter chapter) {
        if (cashMovedMuch()) {
            say(chapter, Topic.OPERATING_CASH_FLOW);
        }
    }

    /** Why operating cash flow moved, where the first page does not say it. */
    void saySmallCashMove(Chapter chapter) {
        if (!cashMovedMuch()) {
            say(chapter, Topic.OPERATING_CASH_FLOW);
        }
    }

    private boolean cashMovedMuch() {
        var years = book.years("operating_cash_flow", 2);
        return years.size() == 2
                && Math.abs(years.getLast().number() / years.getFirst().number() - 1) >= LARGE_MOVE;
    }

    private Optional<ManagementStatement> filed(Topic topic) {
        return statements(topic).filter(each -> each.direction().isPresent()).findFirst();
    }

    /** What an officer said on a call. */
    void quote(Chapter chapter, Topic topic) {
        var statement =
                statements(topic).filter(each -> each.speaker().isPresent()).findFirst();
        statement.ifPresent(each -> chapter.say(
                "cause.call",
                new TemplateBindings()
                        .word("speaker", each.speaker())
                        .word("call", each.place())
                        .word("words", each.words())));
        boolean checked = filed(topic)
                .filter(each -> new GrowthSources(book).differ(each.words()))
                .isPresent();
        if (!checked) { // else the summary has it beside the filing's cause
            check(chapter, topic, statement);
        }
    }

    /** What the annual report guides to for the year ahead. */
    void outlook(Chapter chapter) {
        var filed = statements(Topic.OUTLOOK)
                .filter(each -> each.speaker().isEmpty())
                .limit(MOST_OUTLOOKS)
                .toList();
        if (!filed.isEmpty()) {
            chapter.say(
                    "outlook.filed",
                    new TemplateBindings()
                            .word(
                                    "items",
                                    Words.and(filed.stream()
                                            .map(ManagementStatement::words)
                                            .toList()))
                            .word("place", filed.getFirst().place()));
        }
    }

    /** Disputes and deals with their amounts, by the annual report; each statement has its heading before it. */
    void contingencies(Chapter chapter) {
        Stream.of(Topic.CONTINGENCY, Topic.SUBSEQUENT_EVENT)
                .flatMap(this::statements)
                .forEach(each -> chapter.bullet(
                        each.topic() == Topic.CONTINGENCY ? each.words().split(": ", 2)[0] : "After the year's end",
                        "risk.contingency",
                        contingency(each)));
    }

    private static TemplateBindings contingency(ManagementStatement stated) {
        return new TemplateBindings()
                .word("matter", matter(stated.words().split(": ", 2)[0]))
                .word("text", stated.words().split(": ", 2)[1].replaceFirst("[.]$", ""))
                .word("place", stated.place());
    }

    /** A heading within a sentence: "talc", not "Talc"; abbreviations stay. */
    private static String matter(String heading) {
        return heading.length() > 1 && Character.isLowerCase(heading.charAt(1))
                ? Character.toLowerCase(heading.charAt(0)) + heading.substring(1)
                : heading;
    }

    /** The largest dispute where its amount is more than half of a year's net income. */
    Optional<TemplateBindings> largeDispute() {
        double income =
                Math.abs(book.lastYear("net_income").map(LedgerEntry::number).orElse(Double.POSITIVE_INFINITY));
        return statements(Topic.CONTINGENCY)
                .filter(each -> new Prose(each.words())
                        .references().stream()
                                .flatMap(id -> book.entry(id).stream())
                                .anyMatch(
                                        entry -> entry.fact().unit().currency().isPresent()
                                                && entry.number() > LARGE_DISPUTE * income))
                .findFirst()
                .map(Causes::contingency);
    }

    /** What the figures by segment say beside a cause of revenue. */
    private void check(Chapter chapter, Topic topic, Optional<ManagementStatement> said) {
        said.filter(_ -> topic == Topic.REVENUE)
                .ifPresent(each -> new GrowthSources(book).check(chapter, each.words()));
    }

    /** What the annual report says of auditor, internal control and votes. */
    Stream<ManagementStatement> governance() {
        return Stream.of(Topic.AUDITOR, Topic.CONTROL, Topic.VOTES).flatMap(this::statements);
    }

    private Stream<ManagementStatement> statements(Topic topic) {
        return book.data().financial().map(FinancialData::statements).orElse(List.of()).stream()
                .filter(each -> each.topic() == topic)
                .filter(each -> BannedWords.objection("“" + each.words() + "”").isEmpty());
    }
}
