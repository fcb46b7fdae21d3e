package footnote.workflows.ask.figures;

import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.runtime.run.NotRecorded;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.formulas.ProgramParser;
import footnote.workflows.ask.formulas.ProposedProgram;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.RowWords;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.question.YesOrNo;
import footnote.workflows.ask.retrieval.NewsResearcher;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Looks up or computes the figures a question asks for: from filed tags, else from statements on file, else from vendors. */
public final class FigureFinder {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(90));

    private static final int MOST_METRICS = 6;
    private static final String FILED = "edgar";

    private final EvidenceRoom facts;
    private final StatementReader statements;

    public FigureFinder(EvidenceRoom facts, StatementReader statements) {
        this.facts = facts;
        this.statements = statements;
    }

    /**
     * The figures for one company; years are its fiscal years, none meaning the latest, and names all that are companies.
     * A printed row of the name asked for comes before a catalogued figure that some of its words name.
     */
    public FigureSheet find(
            String question,
            String key,
            String company,
            Optional<Listing> listing,
            List<FiscalPeriod> years,
            List<String> names,
            ProposedProgram proposed,
            View view) {
        var found = catalogued(question, key, company, listing, years, names, proposed, view);
        var sheet =
                RowWords.isOfAnotherFigure(ProgramParser.withoutDefinitions(question), names) ? found.doubted() : found;
        if (key.isEmpty()) {
            return sheet; // no report is on file
        }
        boolean sure = !sheet.answers().isEmpty()
                && sheet.support().filter(each -> each.unexplained() == 0).isPresent();
        var subject = listing.map(each -> Subject.of(each.ticker())).orElseGet(() -> Subject.unlisted(company));
        boolean explained =
                sure && RowWords.unexplained(question, names).isEmpty() && !FigureSupport.isOneOfTwo(question);
        return recorded(() ->
                        named(new Asked(question, company, years, List.of()), key, subject, names, view, explained))
                .filter(row -> !sure || FigureSupport.isOneOfTwo(question) || !isAmong(row, sheet))
                .orElse(sheet);
    }

    /** What rows of statements say; nothing in the replay of a run from before they were looked up. */
    private static <T> Optional<T> recorded(Supplier<Optional<T>> rows) {
        try {
            return rows.get();
        } catch (NotRecorded e) {
            return Optional.empty();
        }
    }

    /** Whether a row's figures are among those of a sheet already. */
    private static boolean isAmong(FigureSheet row, FigureSheet sheet) {
        return row.entries().stream()
                .filter(entry -> row.answers().contains(entry.id()))
                .allMatch(entry -> sheet.entries().stream()
                        .anyMatch(each -> sheet.answers().contains(each.id())
                                && each.fact().period().equals(entry.fact().period())
                                && Math.abs(each.number()) == Math.abs(entry.number())));
    }

    /** The figures of rows that the question names as they are printed; only those it spells out where that is wanted. */
    private Optional<FigureSheet> named(
            Asked asked, String key, Subject subject, List<String> names, View view, boolean spelled) {
        String question = asked.question();
        var form = AnswerForm.of(question);
        if (form == AnswerForm.REASON || form == AnswerForm.WORDS || NewsResearcher.isAsked(question)) {
            return Optional.empty();
        }
        var wanted = wanted(question, asked.years());
        return RowWords.in(question, names)
                .map(words -> new RowLookup(question, words))
                .flatMap(lookup -> statements
                        .read(key, subject, wanted, view)
                        .flatMap(read -> statements.rows(key, subject, wanted, view, read, lookup))
                        .filter(rows -> !spelled
                                || rows.metrics().stream().allMatch(each -> lookup.isSpelled(new Metric(each))))
                        .map(rows -> {
                            String rest = rows.without(question);
                            var sheet = new FigureCalculation(
                                            rest,
                                            asked.company(),
                                            rows.read().ledger(),
                                            asked.years(),
                                            FigureScope.in(rest))
                                    .done(rows.metrics());
                            return sheet.supported(FigureSupport.ofRows(rest, sheet, rows));
                        })
                        .filter(sheet -> !sheet.answers().isEmpty()));
    }

    private FigureSheet catalogued(
            String question,
            String key,
            String company,
            Optional<Listing> listing,
            List<FiscalPeriod> years,
            List<String> names,
            ProposedProgram proposed,
            View view) {
        var metrics = SpeakerFilter.in(question).isAsked()
                        || NewsResearcher.isAsked(question)
                        || !FigureChange.mayExplain(question)
                ? List.<String>of()
                : asked(question).stream().limit(MOST_METRICS).toList();
        var subject = listing.map(each -> Subject.of(each.ticker())).orElseGet(() -> Subject.unlisted(company));
        if (PartRank.isAsked(question)) {
            return listing.flatMap(each -> facts.factsInParts(each, view).found())
                    .filter(ledger -> !ledger.splits(Metric.REVENUE).isEmpty())
                    .or(() -> read(key, subject, question, years, view))
                    .map(parts -> new PartRank(question, parts)
                            .sheet(company, years)
                            .supported(FigureSupport.ofParts(view.offline() || isFiled(parts))))
                    .orElseGet(() -> FigureSheet.none(company, "figures of " + company + " by part: none is on file"));
        }
        if (metrics.isEmpty()) {
            return FigureSheet.none(company, "");
        }
        boolean byPart = metrics.stream().anyMatch(PartQualifier::isReportedByPart);
        var stated = byPart ? PartQualifier.stated(question, names) : List.<String>of();
        var suspects = Stream.concat(
                        stated.stream(), byPart ? PartQualifier.placed(question, names).stream() : Stream.empty())
                .distinct()
                .toList();
        var published = listing.flatMap(
                each -> (suspects.isEmpty() ? facts.facts(each, view) : facts.factsInParts(each, view)).found());
        if (!suspects.isEmpty()) {
            var parted = published
                    .filter(ledger -> !PartQualifier.members(ledger, metrics).isEmpty())
                    .or(() -> read(key, subject, question, years, view));
            return ofPart(new Asked(question, company, years, metrics), suspects, parted, view);
        }
        if (FigureScope.isTrailing(question) && !FigureChange.isOfSeveralPeriods(question)) {
            var trailing = trailing(question, company, metrics, published, view);
            if (trailing.isPresent()) {
                return trailing.get();
            }
        }
        var scope = FigureScope.in(question);
        var filed = published.filter(FigureFinder::isFiled);
        var first = filed.map(ledger -> new FigureCalculation(question, company, ledger, years, scope)
                        .with(proposed)
                        .done(metrics))
                .filter(sheet -> !sheet.answers().isEmpty());
        if (first.isPresent()) {
            return first.get().supported(FigureSupport.published(question, first.get(), true));
        }
        var wanted = wanted(question, years);
        var read = statements.read(key, subject, wanted, view);
        if (read.isPresent()) {
            var known = metrics.size() == 1 && YesOrNo.isAsked(question) && scope.whole()
                    ? recorded(() -> Optional.of(
                                    statements.withAbsent(key, subject, wanted, view, read.get(), metrics.getFirst())))
                            .orElse(read.get())
                    : read.get();
            var sheet = new FigureCalculation(question, company, known.ledger(), years, scope)
                    .with(proposed)
                    .done(metrics);
            return sheet.supported(FigureSupport.of(question, sheet, known));
        }
        return published
                .map(ledger -> new FigureCalculation(question, company, ledger, years, scope)
                        .with(proposed)
                        .done(metrics))
                .map(sheet -> sheet.supported(FigureSupport.published(question, sheet, view.offline())))
                .orElseGet(() -> FigureSheet.none(company, why(key, company, listing, view)));
    }

    /** The figures asked for; those that only a definition names are parts of them. */
    private static List<String> asked(String question) {
        var asked = AskedMetrics.in(ProgramParser.withoutDefinitions(question));
        return asked.isEmpty() ? AskedMetrics.in(question) : asked;
    }

    /** Figures of the last twelve months; quarters are added only where the company's own tags give them. */
    private static Optional<FigureSheet> trailing(
            String question, String company, List<String> metrics, Optional<Ledger> published, View view) {
        return published.map(ledger -> {
            var sheet = new TrailingFigures(company, ledger).sheet(question, metrics);
            return sheet.supported(FigureSupport.published(
                    FigureScope.withoutTrailing(question), sheet, view.offline() || isFiled(ledger)));
        });
    }

    /** What the statements and tables of reports on file say; empty where none is. */
    private Optional<Ledger> read(String key, Subject subject, String question, List<FiscalPeriod> years, View view) {
        return statements.read(key, subject, wanted(question, years), view).map(StatementReader.Read::ledger);
    }

    /** The periods whose reports are read: those named, with the years before that averages and changes need. */
    private static List<FiscalPeriod> wanted(String question, List<FiscalPeriod> years) {
        var named = AskedFigures.in(question).periods();
        var all = new LinkedHashSet<FiscalPeriod>(years);
        named.stream().filter(each -> each.quarter().isPresent()).forEach(all::add);
        return List.copyOf(all);
    }

    /** What is asked of one company. */
    private record Asked(String question, String company, List<FiscalPeriod> years, List<String> metrics) {}

    /** The part's own figures, or none: the whole company's would be the answer to another question. */
    private static FigureSheet ofPart(Asked asked, List<String> suspects, Optional<Ledger> published, View view) {
        var parts = published
                .map(ledger -> PartQualifier.parts(asked.question(), ledger, asked.metrics()))
                .orElse(List.of());
        var sheet = parts.stream()
                .map(part -> new FigureCalculation(
                                asked.question(),
                                asked.company(),
                                published.orElseThrow(),
                                asked.years(),
                                FigureScope.in(asked.question()).of(part))
                        .done(asked.metrics()))
                .reduce(FigureSheet::and);
        if (sheet.isPresent()) {
            return sheet.get().supported(FigureSupport.ofParts(view.offline() || isFiled(published.orElseThrow())));
        }
        var members = published
                .map(ledger -> PartQualifier.members(ledger, asked.metrics()))
                .orElse(List.of());
        return FigureSheet.none(
                asked.company(),
                "figures of " + asked.company() + " for " + String.join(", ", suspects) + ": "
                        + (members.isEmpty()
                                ? "its filings tag none by part"
                                : "its annual report tags " + String.join(", ", members)));
    }

    /** Whether the figures come from the company's own filings, by tag, and not from a vendor's tables. */
    private static boolean isFiled(Ledger ledger) {
        return ledger.entries().stream()
                .anyMatch(entry -> entry.fact().origin().vendor().equals(FILED));
    }

    private String why(String key, String company, Optional<Listing> listing, View view) {
        return listing.map(each -> facts.facts(each, view))
                .map(finding ->
                        finding instanceof Finding.Missing<Ledger>(var what, var because) ? what + ": " + because : "")
                .filter(text -> !text.isEmpty())
                .or(() -> key.isEmpty()
                        ? Optional.empty()
                        : statements
                                .leftToExhibit(key, view)
                                .map(title -> "figures of " + company + ": the " + title
                                        + " includes its statements by reference to an exhibit; add that exhibit"
                                        + " with 'footnote ingest'"))
                .orElse("figures of " + company + ": no statement of those years is on file");
    }
}
