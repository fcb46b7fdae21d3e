package footnote.evaluation;

import footnote.domain.Subject;
import footnote.evaluation.AskEvaluation.Item;
import footnote.evaluation.AskEvaluation.Line;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.search.Library;
import footnote.evidence.statements.PrintedRow;
import footnote.runtime.secret.Sha256;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes questions of the printed rows of annual reports on file: some rows of each report, chosen by a digest so that
 * they are always the same, with the first column as the known answer.
 */
public final class RowQuestions {
    public static final String KIND = "row";

    private static final int OF_A_REPORT = 2;
    /** Two words or more, none of them a number. */
    private static final Pattern NAME = Pattern.compile("[a-z&]{2,}(?: [a-z&]+){1,6}");

    private RowQuestions() {}

    public static List<Item> of(DocumentSearch documents, Library library, View view, Predicate<String> counted) {
        return library.documents(view.sample()).values().stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT && counted.test(label.company()))
                .sorted(Comparator.comparing(DocumentLabel::name).thenComparing(DocumentLabel::id))
                .flatMap(label -> of(label, documents.rows(label, Subject.unlisted(label.company()), view)).stream())
                .toList();
    }

    static List<Item> of(DocumentLabel label, List<PrintedRow> rows) {
        var often = rows.stream().collect(Collectors.groupingBy(PrintedRow::label, Collectors.counting()));
        return rows.stream()
                .filter(row -> often.getOrDefault(row.label(), 0L) == 1
                        && NAME.matcher(row.label()).matches()
                        && row.facts().stream()
                                .limit(1)
                                .anyMatch(each -> each.fact().value().signum() != 0))
                .sorted(Comparator.comparing(row -> Sha256.hex(label.id() + row.label())))
                .limit(OF_A_REPORT)
                .map(row -> question(label, row))
                .toList();
    }

    private static Item question(DocumentLabel label, PrintedRow row) {
        var fact = row.facts().getFirst().fact();
        return new Item(
                label.name() + " " + row.label(),
                "What was " + row.label() + " of " + label.company() + " in FY"
                        + fact.period().year() + "?",
                label.company(),
                label.name(),
                fact.value().toPlainString(),
                List.of(),
                Optional.of(KIND));
    }

    /** How an answer did, counted apart from questions that readers asked. */
    public static Line line(Line scored) {
        return new Line(
                scored.id(),
                KIND,
                scored.mark(),
                scored.cited(),
                scored.citations(),
                scored.probability(),
                scored.answer());
    }
}
