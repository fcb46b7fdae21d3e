package footnote.workflows.ask;

import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Looks up or computes the figures a question asks for, from reported facts or from the statements on file. */
public final class FigureFinder {
    public static final RetryPolicy PATIENCE = RetryPolicy.of(Duration.ofSeconds(90));

    private static final int MOST_METRICS = 4;

    private final EvidenceRoom facts;
    private final StatementReader statements;

    public FigureFinder(EvidenceRoom facts, StatementReader statements) {
        this.facts = facts;
        this.statements = statements;
    }

    /** The figures for one company; years are its fiscal years, none meaning the latest. */
    public FigureSheet find(
            String question,
            String key,
            String company,
            Optional<Listing> listing,
            List<FiscalPeriod> years,
            View view) {
        var metrics = AskedFigures.in(question).metrics().stream()
                .filter(metric -> Metric.standard(FigureCalculation.named(metric, question))
                                .isPresent()
                        || metric.endsWith("growth")
                        || FigureFormulas.of(FigureCalculation.named(metric, question))
                                .isPresent())
                .limit(MOST_METRICS)
                .toList();
        if (metrics.isEmpty()) {
            return FigureSheet.none(company, "");
        }
        var subject = listing.map(each -> Subject.of(each.ticker())).orElseGet(() -> Subject.unlisted(company));
        var onFile = statements.ledger(question, key, subject, years, view);
        var ledger =
                onFile.or(() -> listing.flatMap(each -> facts.facts(each, view).found()));
        if (ledger.isEmpty()) {
            return FigureSheet.none(company, why(company, listing, view));
        }
        return new FigureCalculation(question, company, ledger.get(), years).done(metrics);
    }

    private String why(String company, Optional<Listing> listing, View view) {
        return listing.map(each -> facts.facts(each, view))
                .map(finding ->
                        finding instanceof Finding.Missing<Ledger>(var what, var because) ? what + ": " + because : "")
                .filter(text -> !text.isEmpty())
                .orElse("figures of " + company + ": no statement of those years is on file");
    }
}
