package footnote.evidence.search;

import footnote.evidence.documents.Page;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The signs that a page answers a question: the rows it has, the topics its headings name, and the statement it is, surely
 * or perhaps. They are written with the page and compared as words.
 */
public final class PageFeatures {
    private static final double HALF_SURE = 0.35;
    private static final String ROW = "r:";
    private static final String STATEMENT = "s:";
    private static final String HEADING = "h:";
    private static final String PERHAPS = "~";

    private final QuestionTerms terms;
    private final double rowsWanted;

    PageFeatures(QuestionTerms terms) {
        this.terms = terms;
        this.rowsWanted =
                terms.rows().values().stream().mapToDouble(each -> each).sum();
    }

    /** All signs of a page. */
    public static Set<String> of(Page page, MetricLexicon lexicon) {
        var signs = new TreeSet<String>();
        StatementPages.of(page.text())
                .forEach((kind, sure) -> signs.add(STATEMENT + kind.word() + (sure >= 1 ? "" : PERHAPS)));
        lexicon.rows(page.text()).forEach(row -> signs.add(ROW + row));
        PageHeadings.of(page.text()).stream()
                .flatMap(heading -> lexicon.topics(heading).stream())
                .forEach(name -> signs.add(HEADING + name));
        return signs;
    }

    /** Signs that make a page worth a look: a row that is asked for, or a statement for sure. */
    Set<String> looked() {
        var signs = new HashSet<String>();
        terms.rows().keySet().forEach(row -> signs.add(ROW + row));
        terms.statements().keySet().forEach(kind -> signs.add(STATEMENT + kind.word()));
        return signs;
    }

    /** Signs that say something about a page's place. */
    Set<String> wanted() {
        var signs = looked();
        terms.topics().forEach(name -> signs.add(HEADING + name));
        for (var kind : StatementKind.values()) {
            signs.add(STATEMENT + kind.word());
            signs.add(STATEMENT + kind.word() + PERHAPS);
        }
        return signs;
    }

    /** How well a page with these signs is what the question calls for. */
    void rate(PageCandidate page, List<String> signs) {
        double found = 0;
        double headed = 0;
        for (var sign : signs) {
            String name = sign.substring(ROW.length());
            if (sign.startsWith(ROW)) {
                found += terms.rows().getOrDefault(name, 0.0);
            } else if (sign.startsWith(HEADING)) {
                headed += terms.topics().contains(name) ? 1 : 0;
            } else {
                rate(page, name);
            }
        }
        page.row = rowsWanted == 0 ? 0 : found / rowsWanted;
        page.heading = terms.rows().isEmpty() ? 0 : headed / terms.rows().size();
    }

    private void rate(PageCandidate page, String statement) {
        boolean sure = !statement.endsWith(PERHAPS);
        String word = sure ? statement : statement.substring(0, statement.length() - PERHAPS.length());
        StatementKind.named(word).ifPresent(kind -> {
            double weight = terms.statements().getOrDefault(kind, 0.0);
            page.statement = Math.max(page.statement, sure ? weight : weight * HALF_SURE);
            if (sure) {
                page.statements.add(kind);
            }
        });
    }
}
