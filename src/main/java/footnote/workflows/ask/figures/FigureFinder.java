package footnote.workflows.ask.figures;

import footnote.domain.Finding;
import footnote.domain.Metric;
import footnote.evidence.EvidenceReader;
import footnote.evidence.Ledger;
import footnote.evidence.statements.PrintedRow;
import footnote.runtime.run.NotRecorded;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.arithmetic.ProgramParser;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.MarginPhrase;
import footnote.workflows.ask.question.NamedDeal;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.ReportedParts;
import footnote.workflows.ask.question.row.RowWords;
import footnote.workflows.ask.question.row.UnexplainedWords;
import footnote.workflows.ask.question.SideClause;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.retrieval.NewsResearcher;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Looks up or computes the figures a question asks for: from filed tags, else from statements on file, else from vendors. */
public final class FigureFinder {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(90));

    private static final int MOST_METRICS = 6;
    private static final String FILED = "edgar";
    private static final Pattern NET_SALES = Pattern.compile("(?i)\\bnet sales\\b");

    private final EvidenceReader facts;
    private final StatementReader statements;

    public FigureFinder(EvidenceReader facts, StatementReader statements) {
        this.facts = facts;
        this.statements = statements;
    }

    /** The figures for one company, with the reports they were read from. */
    public FigureSheet find(CompanyQuestion given) {
        var asked = given.withShortName();
        var sheet = found(asked);
        return recorded(() -> Optional.of(sheet.from(statements.reports(asked))))
                .orElse(sheet);
    }

    /** A printed row of the name asked for comes before a catalogued figure like it. */
    private FigureSheet found(CompanyQuestion raw) {
        var dated = recorded(() -> statements.dated(raw)).orElse(raw);
        String question = MarginPhrase.spelledOut(SideClause.withoutUsefulness(dated.question()));
        var asked = dated.with(question, dated.years());
        var scheduled = asked.key().isEmpty()
                ? Optional.<FigureSheet>empty()
                : recorded(() -> ScheduleLookup.of(statements.room(), raw));
        if (scheduled.isPresent()) {
            return scheduled.get();
        }
        if (RepurchaseLookup.isAsked(raw.question()) && !asked.key().isEmpty()) {
            return recorded(() -> Optional.of(RepurchaseLookup.of(statements.room(), raw)))
                    .orElseGet(() -> FigureSheet.none(asked.company(), ""));
        }
        boolean other = UnexplainedWords.isOfAnotherFigure(ProgramParser.withoutDefinitions(question), asked.names())
                || NamedDeal.isAsked(question, asked.names());
        if (LargestRow.isAsked(question) && !asked.key().isEmpty()) {
            return LargestRow.of(asked, printed(asked));
        }
        var found = catalogued(asked);
        var sheet = other || isOfNetSales(asked, found) || isOfAPart(asked, found) ? found.doubted() : found;
        boolean sure = !sheet.answers().isEmpty()
                && sheet.support().filter(each -> each.unexplained() == 0).isPresent();
        boolean explained =
                sure && UnexplainedWords.in(question, asked.names()).isEmpty() && !FigureSupport.isOneOfTwo(question);
        return asked.key().isEmpty() // no report is on file
                ? sheet
                : recorded(() -> NoteComponent.of(statements.room(), raw, sheet))
                        .or(() -> recorded(() -> RowShare.of(asked, statements)))
                        .or(() -> recorded(() -> RowShare.ofNote(raw, statements)))
                        .or(() -> recorded(() -> named(asked, explained)))
                        .filter(row -> !sure
                                || FigureSupport.isOneOfTwo(question)
                                || !(FigurePair.isOfMore(question) || sheet.holds(row)))
                        .or(() -> sure ? Optional.empty() : recorded(() -> NoteLookup.of(statements.room(), raw)))
                        .orElseGet(() -> {
                            var rows = printed(asked);
                            return UsefulFigure.objected(
                                    raw.question(), ZeroIfAbsent.of(raw.question(), asked, sheet, rows), rows);
                        });
    }

    /** Whether net sales are asked for and all revenue was taken, of which the statement prints them as a part. */
    private boolean isOfNetSales(CompanyQuestion asked, FigureSheet sheet) {
        return NET_SALES.matcher(asked.question()).find()
                && !asked.key().isEmpty()
                && sheet.entries().stream()
                        .filter(each -> each.fact().metric().equals(Metric.REVENUE))
                        .anyMatch(each -> !NET_SALES
                                .matcher(each.fact().origin().locator().orElse("net sales"))
                                .find())
                && printed(asked).stream().anyMatch(row -> row.label().equals("net sales"));
    }

    /** Whether the whole company's figure was taken where a word before its name asks for less. */
    private static boolean isOfAPart(CompanyQuestion asked, FigureSheet sheet) {
        return !sheet.answers().isEmpty()
                && sheet.entries().stream()
                        .allMatch(each -> each.fact().dimensions().isEmpty())
                && UnexplainedWords.isQualified(ProgramParser.withoutDefinitions(asked.question()), asked.names());
    }

    private List<PrintedRow> printed(CompanyQuestion asked) {
        return recorded(() -> Optional.of(statements.printed(asked))).orElse(List.of());
    }

    /** What rows of statements say; nothing in the replay of a run from before they were looked up. */
    private static <T> Optional<T> recorded(Supplier<Optional<T>> rows) {
        try {
            return rows.get();
        } catch (NotRecorded e) {
            return Optional.empty();
        }
    }

    /** The figures of rows that the question names as they are printed; only those it spells out where that is wanted. */
    private Optional<FigureSheet> named(CompanyQuestion asked, boolean spelled) {
        String question = asked.question();
        var form = AnswerForm.of(question);
        if (form == AnswerForm.REASON || form == AnswerForm.WORDS || NewsResearcher.isAsked(question)) {
            return Optional.empty();
        }
        return RowWords.in(question, asked.names())
                .map(words -> new RowLookup(question, words))
                .flatMap(lookup -> statements
                        .read(asked)
                        .flatMap(read -> statements.rows(asked, read, lookup))
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

    private FigureSheet catalogued(CompanyQuestion asked) {
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
                .filter(FigureFinder::isFiled)
                .map(ledger -> sheet(asked, ledger, scope, metrics))
                .filter(sheet -> !sheet.answers().isEmpty());
        if (first.isPresent()) {
            return first.get().supported(FigureSupport.published(question, first.get(), true));
        }
        var read = statements.read(asked);
        if (read.isPresent()) {
            var known = scope.whole()
                    ? AbsentQuantity.mayBe(question, metrics)
                            .flatMap(
                                    each -> recorded(() -> Optional.of(statements.withAbsent(asked, read.get(), each))))
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
        if (sheet.isPresent()) {
            return sheet.get()
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
