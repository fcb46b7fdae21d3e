package footnote.evidence.search;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.util.BytesRef;

/** The rows and statements a question calls for, by their numbers in one segment of the index, which compare quickly. */
final class WantedSigns {
    private static final double HALF_SURE = 0.35;

    private final Map<Long, Double> rows = new HashMap<>();
    private final Map<Long, StatementKind> sure = new HashMap<>();
    private final Map<Long, Double> statements = new HashMap<>();

    static WantedSigns of(QuestionTerms terms, SortedSetDocValues signs) throws IOException {
        var wanted = new WantedSigns();
        for (var row : terms.rows().entrySet()) {
            keep(wanted.rows, signs, "r:" + row.getKey(), row.getValue());
        }
        for (var kind : StatementKind.values()) {
            double weight = terms.statements().getOrDefault(kind, 0.0);
            keep(wanted.statements, signs, "s:" + kind.word(), weight);
            keep(wanted.statements, signs, "s:" + kind.word() + "~", weight * HALF_SURE);
            keep(wanted.sure, signs, "s:" + kind.word(), kind);
        }
        return wanted;
    }

    private static <T> void keep(Map<Long, T> known, SortedSetDocValues signs, String sign, T value)
            throws IOException {
        long number = signs.lookupTerm(new BytesRef(sign));
        if (number >= 0) {
            known.put(number, value);
        }
    }

    /** Rates the leaf that the signs stand at. */
    void rate(Candidate leaf, SortedSetDocValues signs, double rowsWanted) throws IOException {
        double found = 0;
        for (int i = 0; i < signs.docValueCount(); i++) {
            long sign = signs.nextOrd();
            found += rows.getOrDefault(sign, 0.0);
            leaf.statement = Math.max(leaf.statement, statements.getOrDefault(sign, 0.0));
            var kind = sure.get(sign);
            if (kind != null) {
                leaf.statements.add(kind);
            }
        }
        leaf.row = rowsWanted == 0 ? 0 : found / rowsWanted;
    }
}
