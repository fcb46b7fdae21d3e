package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.figures.FigurePair.Join;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.row.RowWords;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A printed row as a percentage of a figure of the statements: "membership fees as a percentage of revenue". */
record RowShare(String row, String whole) {
    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\bas (?:a |an )?(?:%|percent(?:age)?|share|proportion|portion|fraction) of ((?:[\\p{L}&.'’-]+ ?){1,6})");

    /** What is divided, as a question of its own, and what by; empty where a catalogued figure or no share is asked for. */
    static Optional<RowShare> in(String question) {
        var share = ASKED.matcher(question);
        if (!share.find() || FigurePair.in(question).isPresent()) {
            return Optional.empty();
        }
        var whole = AskedMetrics.in(share.group(1));
        String rest = question.substring(0, share.start())
                + without(share.group(1), whole.size() == 1 ? whole.getFirst() : "")
                + question.substring(share.end());
        return whole.size() == 1 && AskedMetrics.in(rest).isEmpty()
                ? Optional.of(new RowShare(rest, whole.getFirst()))
                : Optional.empty();
    }

    /** The words after what is divided by: from the longest start that names it. */
    private static String without(String words, String whole) {
        for (int end = 1; end <= words.length(); end++) {
            boolean stop = end == words.length() || words.charAt(end) == ' ';
            if (stop && AskedMetrics.in(words.substring(0, end)).equals(List.of(whole))) {
                return words.substring(end);
            }
        }
        return words;
    }

    /** The share in each year asked for; empty where no row has that whole name, or more than one. */
    static Optional<FigureSheet> of(CompanyQuestion asked, StatementReader statements) {
        return in(asked.question()).flatMap(share -> RowWords.in(share.row(), asked.names())
                .map(words -> new RowLookup(share.row(), words))
                .flatMap(lookup -> statements.read(asked).flatMap(read -> statements.rows(asked, read, lookup)))
                .filter(rows -> rows.metrics().size() == 1)
                .map(rows -> {
                    String rest = rows.without(asked.question());
                    var sheet = new FigureCalculation(
                                    rest, asked.company(), rows.read().ledger(), asked.years(), FigureScope.in(rest))
                            .ofPair(new FigurePair(rows.metrics().getFirst(), share.whole(), Join.PERCENT));
                    return sheet.supported(FigureSupport.ofRows(rest, sheet, rows));
                })
                .filter(sheet -> !sheet.answers().isEmpty()));
    }

    /** The share of a row of a note, of the year asked for or the latest. */
    static Optional<FigureSheet> ofNote(CompanyQuestion asked, StatementReader statements) {
        return in(asked.question())
                .flatMap(share -> NoteLookup.of(statements.room(), asked.with(share.row(), asked.years()))
                        .map(sheet -> sheet.entries().getFirst())
                        .filter(part -> part.fact().unit().kind() == Unit.Kind.CURRENCY)
                        .flatMap(part -> statements
                                .read(asked)
                                .map(StatementReader.Read::ledger)
                                .flatMap(ledger -> share.of(part, ledger, asked.company()))));
    }

    private Optional<FigureSheet> of(LedgerEntry part, Ledger ledger, String company) {
        var deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        return Metric.standard(whole)
                .flatMap(metric -> FigureScope.WHOLE.series(ledger, metric).stream()
                        .filter(each -> each.fact().period().year()
                                        == part.fact().period().year()
                                && each.number() != 0)
                        .findFirst())
                .flatMap(all -> {
                    deriver.keep(List.of(part, all));
                    return deriver.derive(
                            part.fact().metric().name() + "_share",
                            part.fact().period(),
                            Unit.PERCENT,
                            MaybeNumber.of(100 * part.number() / all.number(), "the whole is zero"),
                            "row of a note / " + AskedMetrics.label(whole),
                            List.of(part, all));
                })
                .map(entry -> new FigureSheet(
                                company, List.of(entry.id()), deriver.measures().entries(), List.of())
                        .supported(new FigureSupport(FigureSupport.Source.NOTE, FigureSupport.Kind.ROW, 0)));
    }
}
