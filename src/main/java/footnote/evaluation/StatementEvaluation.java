package footnote.evaluation;

import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.evidence.statements.StatementFacts.Trust;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Counts in how many reports on file the primary statements are found, and in how many their identities hold. */
public final class StatementEvaluation {
    private StatementEvaluation() {}

    /** One report: which statements were read and tie, and how many parts of its revenue were found. */
    public record Line(String document, boolean income, boolean balance, boolean cashFlow, int parts) {
        /** Whether all three statements tie. */
        public boolean whole() {
            return income && balance && cashFlow;
        }
    }

    /** Annual and quarterly reports and earnings releases, by title. */
    public static List<Line> of(Collection<DocumentLabel> labels, DocumentSearch documents, View view) {
        return labels.stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT
                        || label.kind() == DocumentKind.QUARTERLY_REPORT
                        || label.kind() == DocumentKind.EARNINGS_RELEASE)
                .sorted(Comparator.comparing(DocumentLabel::title).thenComparing(DocumentLabel::id))
                .map(label -> line(label, documents.statements(label, Subject.unlisted(label.company()), view)))
                .toList();
    }

    private static Line line(DocumentLabel label, List<ReadFact> facts) {
        return new Line(
                label.name(),
                isTied(facts, Metric.Statement.INCOME),
                isTied(facts, Metric.Statement.BALANCE),
                isTied(facts, Metric.Statement.CASH_FLOW),
                (int) facts.stream()
                        .flatMap(each -> each.fact().dimensions().stream())
                        .distinct()
                        .count());
    }

    private static boolean isTied(List<ReadFact> facts, Metric.Statement statement) {
        return facts.stream()
                .filter(each -> each.fact().dimensions().isEmpty() && each.trust() != Trust.READ)
                .anyMatch(each -> each.fact()
                        .metric()
                        .statement()
                        .filter(statement::equals)
                        .isPresent());
    }
}
