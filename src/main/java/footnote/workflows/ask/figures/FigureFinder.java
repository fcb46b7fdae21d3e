package footnote.workflows.ask.figures;

import footnote.domain.Derivation;
import footnote.domain.Dimension;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.EvidenceReader;
import footnote.evidence.search.AskedFigures;
import footnote.evidence.statements.PrintedRow;
import footnote.runtime.run.NotRecorded;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.arithmetic.ProgramParser;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.MarginPhrase;
import footnote.workflows.ask.question.NamedDeal;
import footnote.workflows.ask.question.SideClause;
import footnote.workflows.ask.question.row.LeftOutWords;
import footnote.workflows.ask.question.row.RowWords;
import footnote.workflows.ask.question.row.UnexplainedWords;
import footnote.workflows.ask.retrieval.NewsResearcher;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks up or computes the figures a question asks for: from filed tags, else from statements on file, else from vendors. */
public final class FigureFinder {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(90));

    /** Parts that are not to be ranked. */
    private static final Pattern LEAVING_OUT = Pattern.compile(
            "(?i)\\b(?:excluding|except(?: for)?|leaving out|other than|apart from|aside from)\\b[^,?]*,?");
    /** From how many words that no figure says a question is about something else. */
    private static final Map<AnswerForm, Integer> MOST_LEFT_OUT =
            Map.of(AnswerForm.FIGURE, 1, AnswerForm.WORDS, 1, AnswerForm.WHICH, 2, AnswerForm.YES_OR_NO, 2);

    private static final Pattern NET_SALES = Pattern.compile("(?i)\\bnet sales\\b");

    private final CataloguedFigures catalogued;
    private final StatementReader statements;

    public FigureFinder(EvidenceReader facts, StatementReader statements) {
        this.catalogued = new CataloguedFigures(facts, statements);
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
        var found = catalogued.of(asked);
        var sheet = other || isOfNetSales(asked, found) || isOfAPart(asked, found) || leavesOut(asked, found)
                ? found.doubted()
                : found;
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
                        .filter(each -> each.fact().metric().equals(Metric.REVENUE)
                                && each.fact().dimensions().isEmpty())
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

    /** Whether a word of the question is in no name of the figures found, of their rows, parts and formulas. */
    private static boolean leavesOut(CompanyQuestion asked, FigureSheet sheet) {
        boolean defined = sheet.support()
                .filter(each -> each.kind() == FigureSupport.Kind.PROGRAM)
                .isPresent(); // what the question defines may be called as it likes
        if (sheet.answers().isEmpty() || defined) {
            return false;
        }
        String said = sheet.entries().stream().flatMap(FigureFinder::names).collect(Collectors.joining(" "));
        var form = AnswerForm.of(asked.question());
        String question = ProgramParser.withoutDefinitions(asked.question());
        String whole = form == AnswerForm.WHICH ? LEAVING_OUT.matcher(question).replaceAll(" ") : question;
        return LeftOutWords.in(whole, asked.names(), said).size()
                >= MOST_LEFT_OUT.getOrDefault(form, Integer.MAX_VALUE);
    }

    private static Stream<String> names(LedgerEntry entry) {
        var fact = entry.fact();
        return Stream.of(
                        Stream.of(fact.metric().name().replace('_', ' ')),
                        AskedFigures.writtenAs(fact.metric().name()).stream(),
                        fact.origin().locator().stream(),
                        fact.dimensions().stream().map(Dimension::member),
                        entry.derivation().map(Derivation::formula).stream())
                .flatMap(each -> each);
    }

    private List<PrintedRow> printed(CompanyQuestion asked) {
        return recorded(() -> Optional.of(statements.printed(asked))).orElse(List.of());
    }

    /** What rows of statements say; nothing in the replay of a run from before they were looked up. */
    static <T> Optional<T> recorded(Supplier<Optional<T>> rows) {
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
}
