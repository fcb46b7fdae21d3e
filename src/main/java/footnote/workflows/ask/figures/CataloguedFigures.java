package footnote.workflows.ask.figures;

import footnote.domain.Finding;
import footnote.domain.Metric;
import footnote.evidence.EvidenceReader;
import footnote.evidence.Ledger;
import footnote.workflows.ask.arithmetic.ProgramParser;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.ReportedParts;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.retrieval.NewsResearcher;
import java.util.List;
import java.util.Optional;

/** Computes the catalogued figures a question names: from filed tags, else from statements on file, else from a vendor's tables. */
record CataloguedFigures(EvidenceReader facts, StatementReader statements) {
    private static final int MOST_METRICS = 6;
    private static final String FILED = "edgar";

    FigureSheet of(CompanyQuestion asked) {
        String question = asked.question();
        var metrics = SpeakerFilter.in(question).isAsked()
                        || NewsResearcher.isAsked(question)
                        || !FigureChange.mayExplain(question)
                ? List.<String>of()
                : asked(question).stream().limit(MOST_METRICS).toList();
        if (PartRank.isAsked(question) && !ProgramParser.isUnreadable(question)) {
            return ranked(asked);
        }
        var without = PartLeftOut.isAsked(question)
                ? read(asked).flatMap(ledger -> PartLeftOut.of(asked, ledger))
                : Optional.<FigureSheet>empty();
        if (without.isPresent()) {
            return without.get();
        }
        if (metrics.isEmpty()) {
            return FigureSheet.none(asked.company(), "");
        }
        var suspects = PartQualifier.suspects(question, asked.names(), metrics);
        var published = asked.listing().flatMap(each -> (suspects.isEmpty()
                        ? facts.facts(each, asked.view())
                        : facts.factsInParts(each, asked.view()))
                .found());
        if (!suspects.isEmpty()) {
            var parted = published
                    .filter(ledger -> !ReportedParts.members(FigureScope.in(asked.question()), ledger, metrics)
                            .isEmpty())
                    .or(() -> read(asked));
            return ofPart(asked, metrics, suspects, parted);
        }
        if (FigureScope.isTrailing(question) && !FigureChange.isOfSeveralPeriods(question)) {
            var trailing = TrailingFigures.of(asked, metrics, published);
            if (trailing.isPresent()) {
                return trailing.get();
            }
        }
        return computed(asked, metrics, published);
    }

    /** From filed tags, else from statements on file, else from what a vendor publishes. */
    private FigureSheet computed(CompanyQuestion asked, List<String> metrics, Optional<Ledger> published) {
        String question = asked.question();
        var scope = FigureScope.in(question);
        var first = published
                .filter(CataloguedFigures::isFiled)
                .map(ledger -> sheet(asked, ledger, scope, metrics))
                .filter(sheet -> !sheet.answers().isEmpty());
        if (first.isPresent()) {
            return first.get().supported(FigureSupport.published(question, first.get(), true));
        }
        var read = statements.read(asked);
        if (read.isPresent()) {
            var known = scope.whole()
                    ? AbsentQuantity.mayBe(question, metrics)
                            .flatMap(each -> FigureFinder.recorded(
                                    () -> Optional.of(statements.withAbsent(asked, read.get(), each))))
                            .orElse(read.get())
                    : read.get();
            var sheet = sheet(asked, known.ledger(), scope, metrics);
            return sheet.supported(FigureSupport.of(question, sheet, known));
        }
        return published
                .map(ledger -> sheet(asked, ledger, scope, metrics))
                .map(sheet -> sheet.supported(
                        FigureSupport.published(question, sheet, asked.view().sample())))
                .orElseGet(() -> FigureSheet.none(asked.company(), why(asked)));
    }

    private static FigureSheet sheet(CompanyQuestion asked, Ledger ledger, FigureScope scope, List<String> metrics) {
        return new FigureCalculation(asked.question(), asked.company(), ledger, asked.years(), scope)
                .with(asked.proposed())
                .done(metrics);
    }

    /** The parts of the company in order of size. */
    private FigureSheet ranked(CompanyQuestion asked) {
        return asked.listing()
                .flatMap(each -> facts.factsInParts(each, asked.view()).found())
                .filter(ledger -> !ledger.splits(Metric.REVENUE).isEmpty())
                .or(() -> read(asked))
                .map(parts -> new PartRank(asked.question(), parts)
                        .sheet(asked.company(), asked.years())
                        .supported(FigureSupport.ofParts(
                                asked.question(), asked.view().sample() || isFiled(parts))))
                .orElseGet(() -> FigureSheet.none(
                        asked.company(), "figures of " + asked.company() + " by part: none is on file"));
    }

    /** The figures asked for; those that only a definition names are parts of them. */
    private static List<String> asked(String question) {
        var asked = AskedMetrics.in(ProgramParser.withoutDefinitions(question));
        return asked.isEmpty() ? AskedMetrics.in(question) : asked;
    }

    /** What the statements and tables of reports on file say; empty where none is. */
    private Optional<Ledger> read(CompanyQuestion asked) {
        return statements.read(asked).map(StatementReader.Read::ledger);
    }

    /** The part's own figures, or none: the whole company's would be the answer to another question. */
    private static FigureSheet ofPart(
            CompanyQuestion asked, List<String> metrics, List<String> suspects, Optional<Ledger> published) {
        var parts = published
                .map(ledger -> ReportedParts.named(asked.question(), ledger, metrics))
                .orElse(List.of());
        var sheet = parts.stream()
                .map(part -> new FigureCalculation(
                                asked.question(),
                                asked.company(),
                                published.orElseThrow(),
                                asked.years(),
                                FigureScope.in(asked.question()).of(part))
                        .done(metrics))
                .reduce(FigureSheet::and);
        if (sheet.isPresent() && PartArithmetic.isOfOneInAnother(asked.question(), sheet.get())) {
            return FigureSheet.none(
                    asked.company(), "figures of " + asked.company() + " for " + String.join(" in ", parts));
        }
        if (sheet.isPresent()) {
            return PartArithmetic.of(asked, parts, sheet.get(), published.orElseThrow())
                    .or(() -> sheet)
                    .orElseThrow()
                    .supported(FigureSupport.ofParts(
                            asked.question(), asked.view().sample() || isFiled(published.orElseThrow())));
        }
        var members = published
                .map(ledger -> ReportedParts.members(FigureScope.in(asked.question()), ledger, metrics))
                .orElse(List.of());
        return FigureSheet.none(
                asked.company(),
                "figures of " + asked.company() + " for " + String.join(", ", suspects) + ": "
                        + (members.isEmpty()
                                ? "its filings tag none by part"
                                : "its annual report tags " + String.join(", ", members)));
    }

    /** Whether the figures come from the company's own filings, by tag, and not from a vendor's tables. */
    static boolean isFiled(Ledger ledger) {
        return ledger.entries().stream()
                .anyMatch(entry -> entry.fact().origin().vendor().equals(FILED));
    }

    private String why(CompanyQuestion asked) {
        return asked.listing()
                .map(each -> facts.facts(each, asked.view()))
                .map(finding ->
                        finding instanceof Finding.Missing<Ledger>(var what, var because) ? what + ": " + because : "")
                .filter(text -> !text.isEmpty())
                .or(() -> asked.key().isEmpty()
                        ? Optional.empty()
                        : statements
                                .leftToExhibit(asked.key(), asked.view())
                                .map(title -> "figures of " + asked.company() + ": the " + title
                                        + " includes its statements by reference to an exhibit; add that exhibit"
                                        + " with 'footnote ingest'"))
                .orElse("figures of " + asked.company() + ": no statement of those years is on file");
    }
}
