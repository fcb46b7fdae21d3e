package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.arithmetic.ProgramParser;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.PartQualifier;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A figure of a whole company that a question ranks many by, computed from the few facts of each that it needs. */
public record RankedFigure(String question, List<String> metrics, List<FiscalPeriod> periods) {
    private static final Pattern LONG_AGO = Pattern.compile(
            "(?i)\\b(?:average|mean|cagr|compound|sum|total of|cumulative|since|years|decade|ever|history|from)\\b");
    private static final Pattern OF_SHARES = Pattern.compile("(?i)\\bshares?\\b|eps|per_share|\\bstock\\b");
    /** Growth that slows needs two years before the one asked for. */
    private static final int YEARS = 4;

    /** The figure, where it is one of the whole company in one year or quarter. */
    public static Optional<RankedFigure> in(String question) {
        var metrics = AskedMetrics.in(question);
        boolean plain = !metrics.isEmpty()
                && !PartRank.isAsked(question)
                && !FigureScope.isTrailing(question)
                && !LONG_AGO.matcher(question).find()
                && ProgramParser.withoutDefinitions(question).equals(question)
                && PartQualifier.suspects(question, List.of(), metrics).isEmpty();
        return plain
                ? Optional.of(new RankedFigure(
                        question, metrics, AskedFigures.in(question).periods()))
                : Optional.empty();
    }

    /** The company's figure; empty where it has none. */
    public Optional<LedgerEntry> of(Listing listing, EvidenceReader evidence, View view) {
        var from = periods.stream()
                .map(each -> LocalDate.of(each.year(), 1, 1))
                .min(LocalDate::compareTo)
                .orElse(view.asOf())
                .minusYears(YEARS);
        boolean shares = OF_SHARES.matcher(question + " " + metrics).find();
        var ledger = evidence.recentFacts(listing, view, from, shares).found();
        return ledger.flatMap(each -> {
            var sheet = new FigureCalculation(question, listing.name(), each, periods, FigureScope.in(question))
                    .done(metrics);
            return sheet.answers().stream().findFirst().flatMap(id -> sheet.entries().stream()
                    .filter(entry -> entry.id().equals(id))
                    .findFirst());
        });
    }
}
