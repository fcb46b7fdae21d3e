package footnote.workflows.ask.figures;

import footnote.workflows.ask.figures.FigurePair.Join;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.RowWords;
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
}
