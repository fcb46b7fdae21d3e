package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.figures.CompanyComparison;
import footnote.workflows.ask.figures.FilteredCompanies;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.CompanyFilter;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.RiskQuestion;
import footnote.workflows.ask.question.YesOrNo;
import footnote.workflows.ask.question.row.UnexplainedWords;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The lines of an answer by figures: the verdict, each figure with its source, and the cells it was computed from. */
public final class FigureLines {
    /** Words that figures leave out, with which a question is about something else. */
    private static final int MANY_WORDS = 4;

    private static final int MOST_CELLS = 8;
    private static final String UNDECIDED = "The figures on file do not decide this.";

    private final Order order;
    private final AnswerEvidence data;
    private final FigureText text;

    FigureLines(Order order, AnswerEvidence data) {
        this.order = order;
        this.data = data;
        this.text = new FigureText(data);
    }

    private List<LedgerEntry> figures() {
        return order.figures().stream().flatMap(id -> data.figure(id).stream()).toList();
    }

    private AnswerOpening opening() {
        return new AnswerOpening(
                order.question(),
                figures().stream()
                        .filter(each -> CompanyComparison.of(each).isEmpty())
                        .toList(),
                text::company,
                text::part,
                order.companies().size() + order.missing());
    }

    /** Whether the figures show that what the question takes for granted is not so. */
    boolean denyPremise() {
        return opening().denies();
    }

    List<String> lines() {
        var figures = figures();
        var lines = new ArrayList<String>();
        var filtered = order.companies().size() > 1
                ? FilteredCompanies.of(order.question(), figures, text::company)
                : Optional.<FilteredCompanies>empty();
        if (filtered.isPresent()) {
            lines.add(filtered.get().opening());
            lines.addAll(FigureTable.lines(filtered.get().figures(), text, true));
            filtered.get().unknown(order.companies()).ifPresent(lines::add);
            return lines;
        }
        compared(figures)
                .or(() -> opening().text())
                .or(() -> figures.isEmpty() || AnswerForm.of(order.question()) != AnswerForm.YES_OR_NO
                        ? Optional.empty()
                        : Optional.of(UNDECIDED))
                .ifPresent(lines::add);
        var listed = figures.stream()
                .filter(each -> CompanyComparison.of(each).isEmpty())
                .filter(each -> !isTold(each, figures))
                .toList();
        lines.addAll(FigureTable.lines(listed, text, !lines.isEmpty()));
        if (listed.size() < FigureTable.LEAST) {
            cells(figures).ifPresent(lines::add);
        }
        return lines;
    }

    /** Whether a figure of one of several companies stands in the growth that the question compares. */
    private boolean isTold(LedgerEntry entry, List<LedgerEntry> figures) {
        return order.companies().size() > 1
                && AnswerForm.of(order.question()) == AnswerForm.WHICH
                && figures.stream()
                        .filter(YesOrNo::isChange)
                        .flatMap(each -> text.inputs(each).stream())
                        .anyMatch(each -> each.id().equals(entry.id()));
    }

    /** How the figures of two companies differ, or that amounts in two currencies are not compared. */
    private Optional<String> compared(List<LedgerEntry> figures) {
        if (order.companies().size() != 2 || AnswerForm.of(order.question()) != AnswerForm.FIGURE) {
            return Optional.empty();
        }
        var sentences = figures.stream()
                .flatMap(each -> CompanyComparison.of(each).map(kind -> sentence(kind, each)).stream())
                .collect(Collectors.joining("\n"));
        if (!sentences.isEmpty()) {
            return Optional.of(sentences);
        }
        var currencies = figures.stream()
                .flatMap(each -> each.fact().unit().currency().stream())
                .map(Object::toString)
                .distinct()
                .toList();
        return currencies.size() == 2
                ? CompanyComparison.in(order.question())
                        .map(_ -> "The amounts are in different currencies (" + String.join(" and ", currencies)
                                + "), so they are not compared.")
                : Optional.empty();
    }

    private String sentence(CompanyComparison kind, LedgerEntry entry) {
        var pair = text.inputs(entry);
        var first = pair.getFirst();
        var second = pair.getLast();
        String label = AskedMetrics.label(kind.compared(entry));
        String value = "{fact:" + entry.id() + "} ";
        String cells = " (" + text.cell(first) + sign(kind) + text.cell(second) + ")" + text.marks(entry) + ".";
        if (kind == CompanyComparison.DIFFERENCE && first.fact().unit().kind() == Unit.Kind.COUNT) {
            return text.company(first) + " had " + value + "more " + label + " than " + text.company(second) + cells;
        }
        String than =
                switch (kind) {
                    case DIFFERENCE, EXCESS -> "higher than ";
                    case MULTIPLE -> "";
                    case SHARE -> "of ";
                };
        return text.company(first) + "'s " + label + (FigureText.isPlural(label) ? " were " : " was ")
                + (entry.number() == 0 ? "the same as " : value + than) + text.company(second) + "'s" + cells;
    }

    private static String sign(CompanyComparison kind) {
        return switch (kind) {
            case DIFFERENCE -> " less ";
            case EXCESS -> " vs. ";
            case MULTIPLE, SHARE -> " / ";
        };
    }

    /** What the figures were computed from and no line above names. */
    private Optional<String> cells(List<LedgerEntry> figures) {
        var shown = figures.stream().map(LedgerEntry::id).collect(Collectors.toSet());
        figures.stream()
                .filter(text::isSpelledOut)
                .flatMap(each -> text.inputs(each).stream())
                .map(LedgerEntry::id)
                .forEach(shown::add);
        var cells = new LinkedHashSet<LedgerEntry>();
        figures.forEach(each -> reported(each, cells));
        cells.removeIf(cell -> shown.contains(cell.id()));
        return cells.isEmpty() || cells.size() > MOST_CELLS
                ? Optional.empty()
                : Optional.of("Computed from "
                        + Words.and(cells.stream()
                                .map(cell -> label(cell) + " of " + text.cell(cell) + text.marks(cell))
                                .toList())
                        + ".");
    }

    /** The reported cells under a figure, however many steps it was computed in. */
    private void reported(LedgerEntry entry, Set<LedgerEntry> cells) {
        for (var input : text.inputs(entry)) {
            if (input.derivation().isEmpty()) {
                cells.add(input);
            } else {
                reported(input, cells);
            }
        }
    }

    /** As readers know it: short names are acronyms. */
    static String label(LedgerEntry entry) {
        return AskedMetrics.label(entry.fact().metric().name());
    }

    /** Whether the figures give what the question wants: a number, or a verdict that rests on them. */
    public static boolean decide(String question, List<LedgerEntry> figures, List<String> companies) {
        if (companies.size() > 1 && CompanyFilter.in(question).isPresent()) {
            return FilteredCompanies.of(
                            question, figures, entry -> entry.fact().subject().key())
                    .isPresent();
        }
        return switch (AnswerForm.of(question)) {
            case FIGURE -> !figures.isEmpty();
            case YES_OR_NO, WHICH -> !figures.isEmpty() && opens(question, figures, companies);
            case REASON, WORDS -> false;
        };
    }

    /**
     * Whether a question is answered in words, or one of a number of things has only amounts of money, or one of yes or no
     * asks for more than its figures say and decide.
     */
    public static boolean missThePoint(String question, List<LedgerEntry> figures, List<String> companies) {
        String said = figures.stream().map(FigureLines::label).collect(Collectors.joining(", "));
        boolean money = figures.stream().allMatch(each -> each.fact().unit().kind() == Unit.Kind.CURRENCY);
        return RiskQuestion.asksHarm(question)
                || (money && AnswerForm.asksCount(question))
                || (AnswerForm.of(question) == AnswerForm.WORDS && AnswerForm.isOfAWay(question))
                || (AnswerForm.of(question) == AnswerForm.YES_OR_NO
                        && !YesOrNo.isAhead(question)
                        && !decide(question, figures, companies)
                        && (new QuestionWords(question, companies).leavesOutASubject(said)
                                || UnexplainedWords.in(question, companies).size() >= MANY_WORDS));
    }

    /** A company is found in the question by the first word of its name; an unlisted one has its name as its key. */
    private static boolean opens(String question, List<LedgerEntry> figures, List<String> companies) {
        var subjects =
                figures.stream().map(each -> each.fact().subject()).distinct().toList();
        return new AnswerOpening(
                        question,
                        figures,
                        entry -> companies.size() == subjects.size()
                                ? companies.get(subjects.indexOf(entry.fact().subject()))
                                : entry.fact().subject().key(),
                        entry -> String.join(", ", FigureText.members(entry)),
                        companies.size())
                .text()
                .isPresent();
    }
}
