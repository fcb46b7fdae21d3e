package footnote.evaluation;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.evaluation.AskEvaluation.Item;
import footnote.evaluation.AskEvaluation.Line;
import footnote.evaluation.AskEvaluation.Mark;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.search.Library;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.runtime.run.Fault;
import footnote.workflows.ask.AskAnswer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts what the probability of an answer rests on: cells of statements that a second report prints alike, by how far
 * the first was confirmed; answers by how they were made; and passages that stand on an evidence page.
 */
public final class AskCalibration {
    /** What a later report restates differs by less; what was misread mostly by more. */
    private static final double SAME = 0.1;

    private static final int SAME_END_DAYS = 12;

    private final Map<String, int[]> counts = new TreeMap<>();

    /** Counts one answer; what was left open is not counted. */
    public void count(Item item, AskAnswer answer, Line line) {
        if (line.mark() == Mark.RIGHT || line.mark() == Mark.WRONG) {
            boolean row = item.type().filter(RowQuestions.KIND::equals).isPresent();
            AskEvaluation.made(item, answer)
                    .filter(made -> !row || made.equals(RowQuestions.KIND))
                    .ifPresent(made -> count("question " + made, line.mark() == Mark.RIGHT));
        } else if (line.mark() == Mark.QUOTED && !answer.figures().isEmpty()) {
            return;
        } else if (line.mark() == Mark.QUOTED) {
            count("passages " + AskAnswer.said(item.question(), answer.answer()), line.cited());
        }
    }

    /** Counts the cells of every company's reports on file, each against the same cell of another report. */
    public void cells(
            DocumentSearch documents, Library library, View view, java.util.function.Predicate<String> counted) {
        var companies = library.documents(false).values().stream()
                .filter(label -> counted.test(label.company()))
                .map(Library::company)
                .distinct()
                .sorted()
                .toList();
        for (var company : companies) {
            var read = new ArrayList<List<ReadFact>>();
            documents
                    .reports(company, view)
                    .forEach(label -> read.add(documents.statements(label, Subject.unlisted(company), view)));
            for (int i = 1; i < read.size(); i++) {
                pair(read.get(i), read.get(i - 1));
            }
        }
    }

    /** Parts are left out: they add up to a whole that is counted, and later reports redraw segments. */
    private void pair(List<ReadFact> earlier, List<ReadFact> later) {
        for (var one : earlier) {
            if (!one.fact().dimensions().isEmpty()) {
                continue;
            }
            later.stream()
                    .filter(other -> same(one.fact(), other.fact()))
                    .findFirst()
                    .ifPresent(other -> {
                        double gap = Math.abs(one.fact().value().doubleValue()
                                - other.fact().value().doubleValue());
                        boolean equal =
                                gap <= SAME * Math.abs(one.fact().value().doubleValue());
                        count("cell " + one.trust().name().toLowerCase(Locale.ROOT), equal);
                    });
        }
    }

    private static boolean same(Fact one, Fact other) {
        return one.metric().equals(other.metric())
                && one.dimensions().equals(other.dimensions())
                && one.period().isInstant() == other.period().isInstant()
                && Math.abs(one.period().end().toEpochDay()
                                - other.period().end().toEpochDay())
                        <= SAME_END_DAYS
                && Math.abs(one.period().days() - other.period().days()) <= 2 * SAME_END_DAYS;
    }

    private void count(String kind, boolean right) {
        counts.computeIfAbsent(kind, _ -> new int[2])[right ? 0 : 1]++;
    }

    /** Writes the counts as the table that answers are rated by. */
    public void write(Path file, String how) {
        var text = new StringBuilder("# kind, right, wrong; counted by '" + how + "'\n");
        counts.forEach((kind, count) -> text.append(kind + "\t" + count[0] + "\t" + count[1] + "\n"));
        try {
            Files.writeString(file, text.toString());
        } catch (IOException e) {
            throw Fault.input("cannot write " + file + ": " + e.getMessage());
        }
    }
}
