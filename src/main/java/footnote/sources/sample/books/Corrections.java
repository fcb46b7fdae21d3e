package footnote.sources.sample.books;

import footnote.domain.Fact;
import footnote.sources.sample.BarBuilder;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.Restatement;
import footnote.sources.sample.text.FiledDocument;
import footnote.sources.sample.text.FiledDocuments;
import java.math.BigDecimal;
import java.util.List;

/** Figures printed a second time because the first were wrong, or because a split changed what one share is. */
public final class Corrections {
    private static final int YEARS_RECAST = 2;

    private final Books books;
    private final FiledDocuments papers;
    private final FactPrinter printer;

    public Corrections(Books books, FiledDocuments papers, List<Fact> facts) {
        this.books = books;
        this.papers = papers;
        this.printer = new FactPrinter(books, facts);
    }

    public void print() {
        Restatement.of(books).ifPresent(this::restate);
        BarBuilder.split(books.company()).ifPresent(split -> {
            for (int i = 3; i < books.quarters().size(); i += 4) {
                if (!books.quarters().get(i).term().published().isBefore(split.day())) {
                    recast(i);
                    return;
                }
            }
        });
    }

    private void restate(Restatement restated) {
        FiledDocument document = papers.amendment().orElseThrow();
        for (int i = 3; i < books.quarters().size(); i += 4) {
            Quarter last = books.quarters().get(i);
            if (last.term().equals(restated.term())) {
                correct(books.year(i), restated, document, false);
                correct(last, restated, document, true);
            }
        }
    }

    private void correct(Quarter span, Restatement restated, FiledDocument document, boolean quarter) {
        FiscalQuarter term = span.term();
        var period = quarter ? term.period() : term.yearPeriod();
        for (Account account : Account.values()) {
            boolean wrong = restated.overstated().get(account) != 0;
            if (wrong && account.isFlow()) {
                printer.amount(account, span.entries(), period, document);
            }
            if (wrong && !account.isFlow() && quarter) {
                printer.amount(account, span.entries(), term.instant(), document);
            }
        }
        if (restated.overstated().get(Account.NET_INCOME) != 0) {
            printer.perShare(span, span.entries(), period, document, BigDecimal.ONE);
        }
    }

    /** The years before the first annual report after a split, for shares as they are since. */
    private void recast(int closing) {
        papers.report(books.quarters().get(closing).term()).ifPresent(document -> {
            for (int i = 1; i <= YEARS_RECAST; i++) {
                Quarter year = books.year(closing - 4 * i);
                printer.perShare(year, year.entries(), year.term().yearPeriod(), document, BigDecimal.ONE);
            }
        });
    }
}
