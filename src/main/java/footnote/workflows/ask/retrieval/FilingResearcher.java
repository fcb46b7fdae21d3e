package footnote.workflows.ask.retrieval;

import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Passage;
import footnote.evidence.search.AskedFigures;
import footnote.evidence.search.SearchRequest;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.NotRecorded;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.EventQuestion;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.SideClause;
import footnote.workflows.ask.question.WordedFact;
import footnote.workflows.ask.question.row.FigureSentence;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import footnote.workflows.ask.retrieval.SearchPlanner.SearchPlan.Search;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Researches one company's filings: splits the question, routes each part to items, and searches in rounds. */
public final class FilingResearcher {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(2));
    public static final int ROUNDS = 5;

    private static final Set<WordedFact> OF_BUSINESS = Set.of(WordedFact.HEADCOUNT, WordedFact.BUSINESS);
    private static final Prompt PROMPT = Prompt.of(FilingResearcher.class);
    private static final int A_ROUND = 6;
    private static final int MOST = 16;
    /** Segments explain their own figures on many pages, and what is told in words may stand anywhere. */
    private static final int A_LONG_ROUND = 10;

    private static final int MOST_REASONS = 22;
    private static final int MOST_REPORTS = 2;
    private static final int MOST_TELLING = 3;
    private static final double LEAST_SCORE = 0.01;
    private static final Pattern YEAR = Pattern.compile("\\b(?:(?:fiscal|FY|in|for) ?)?(?:19|20)\\d{2}\\b");
    private static final Pattern ACQUIRED = Pattern.compile(
            "(?i)\\b(?:acquir(?:e|es|ed)|acquisitions?|takeovers?)\\b"
                    + "|\\b(?:which|what)\\b[^?]*\\b(?:compan(?:y|ies)|business(?:es)?|firms?|start-?ups?)\\b[^?]*(?-i:\\b(?:buy|bought|purchased?|take over|took over)\\b)");
    private static final Pattern BOUGHT = Pattern.compile("\\b(?:buy|bought|purchased?|take over|took over)\\b");
    private static final Pattern DATE = Pattern.compile(
            "\\b(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:19|20)\\d{2}\\b");
    private static final String DEPENDS =
            "we derive a significant portion of our revenues from a limited number of customers";
    private static final String EXPECTED = ", estimates will be approximately";
    private static final Set<DocumentKind> FILED = EnumSet.of(
            DocumentKind.ANNUAL_REPORT,
            DocumentKind.QUARTERLY_REPORT,
            DocumentKind.CURRENT_REPORT,
            DocumentKind.EARNINGS_RELEASE,
            DocumentKind.OTHER);

    private final DocumentSearch documents;
    private final Model model;
    private final WholePages pages;

    public FilingResearcher(DocumentSearch documents, Model model) {
        this.documents = documents;
        this.model = model;
        this.pages = new WholePages(documents);
    }

    /** The parts a question falls into, each as words to search by, with the items it belongs to; none means any. */
    public record SubQuestions(List<Part> parts) {
        /** One part. */
        public record Part(String query, List<String> items) {
            public Part {
                items = List.copyOf(items);
                if (query.isBlank() || query.length() > 300) {
                    throw new IllegalArgumentException("a query has 1 to 300 characters, not " + query.length());
                }
            }
        }

        public SubQuestions {
            parts = List.copyOf(parts);
            if (parts.isEmpty() || parts.size() > ROUNDS) {
                throw new IllegalArgumentException(
                        "a question falls into 1 to " + ROUNDS + " parts, not " + parts.size());
            }
        }
    }

    public FoundPassages research(String question, Search asked, View view) {
        var report = SideClause.reportYear(question);
        var search = report.map(asked::in).orElse(asked);
        var parts = model.answer(
                PROMPT.quote("question", question).quote("company", search.name()),
                SubQuestions.class,
                () -> rule(question));
        var found = new LinkedHashMap<String, FoundPassage>();
        int rounds = 0;
        boolean why = AnswerForm.of(question) == AnswerForm.REASON;
        boolean inWords = AskedMetrics.in(question).isEmpty();
        int most = why ? MOST_REASONS : MOST;
        if (AnswerForm.isOfGuidance(question) && !search.years().isEmpty() && report.isEmpty()) {
            String ahead = YEAR.matcher(question).replaceAll(" ") + EXPECTED;
            look(shortened(ahead), List.of(), A_ROUND, search.before(), view, found);
        }
        if (EventQuestion.isAsked(question)) {
            var request = SearchRequest.of(shortened(question), view.sample(), A_LONG_ROUND)
                    .of(Set.of(DocumentKind.CURRENT_REPORT))
                    .asOf(view.asOf());
            FoundPassage.of(documents.find(
                            search.company().isEmpty() ? request : request.about(Set.of(search.company()))))
                    .forEach(each -> found.putIfAbsent(each.passage().id(), each));
        }
        for (var part : inOrder(question, parts)) {
            if (rounds == ROUNDS || found.size() >= most) {
                break;
            }
            rounds++;
            int before = found.size();
            look(part.query(), part.items(), why || inWords ? A_LONG_ROUND : A_ROUND, search, view, found);
            if (found.size() == before && !part.items().isEmpty()) {
                look(part.query(), List.of(), A_ROUND, search, view, found);
            }
        }
        found.values().removeIf(each -> report.isPresent() && !isOf(report.get(), each.passage()));
        var passages = new ArrayList<>(
                pages.whole(question, found.values().stream().limit(most).toList()));
        passages.addAll(telling(question, search, view));
        return new FoundPassages(List.copyOf(passages), rounds, found.isEmpty() ? List.of(nothing(search)) : List.of());
    }

    /** The pages of the reports asked about on which a sentence tells the figure asked for, wherever a search ranks them. */
    private List<FoundPassage> telling(String question, Search search, View view) {
        var years = search.years().stream().map(FiscalPeriod::year).distinct().toList();
        var wanted = AnswerForm.of(question) == AnswerForm.FIGURE
                        && !search.company().isEmpty()
                ? FigureSentence.in(question, List.of(search.name()), years)
                : Optional.<FigureSentence>empty();
        try {
            return wanted.stream()
                    .flatMap(sentence -> documents.reports(search.company(), view).stream()
                            .filter(label -> isOf(years, label, sentence.ahead()))
                            .limit(MOST_REPORTS)
                            .flatMap(label ->
                                    documents
                                            .tables()
                                            .pages(label, view, question, page -> isOn(page, sentence))
                                            .stream()))
                    .limit(MOST_TELLING)
                    .map(page -> new FoundPassage(page, LEAST_SCORE))
                    .toList();
        } catch (NotRecorded e) {
            return List.of(); // the replay of a run from before pages were looked through
        }
    }

    /** Whether a report is of a year asked about; what is expected of a year the report before it says. */
    private static boolean isOf(List<Integer> years, DocumentLabel label, boolean ahead) {
        int year = label.period().orElseThrow().year();
        return label.kind() != DocumentKind.EARNINGS_RELEASE
                && (years.isEmpty() || years.contains(year) || (ahead && years.contains(year + 1)));
    }

    private static boolean isOn(Passage page, FigureSentence wanted) {
        if (!wanted.mayBeOn(page.text())) {
            return false;
        }
        var year = page.document().period().map(FiscalPeriod::year);
        var sentences = Quotation.of(page);
        return IntStream.range(0, sentences.size())
                .anyMatch(i -> wanted.isToldBy(
                        sentences.get(i).text(), i > 0 ? sentences.get(i - 1).text() : "", year));
    }

    private static String nothing(Search search) {
        return search.company().isEmpty()
                ? "No filing on file covers this."
                : "No filing of " + search.name() + " on file covers this.";
    }

    /** A fact in the words of filings first, then what belongs to an item, then the question anywhere, then the rest. */
    private static List<SubQuestions.Part> inOrder(String question, SubQuestions parts) {
        var worded = WordedFact.in(question).map(WordedFact::query).orElse("");
        var queries = new LinkedHashSet<SubQuestions.Part>();
        parts.parts().stream().filter(part -> part.query().equals(worded)).forEach(queries::add);
        var wordings = FilingWording.of(question);
        parts.parts().stream().filter(part -> wordings.contains(part.query())).forEach(queries::add);
        parts.parts().stream().filter(part -> !part.items().isEmpty()).forEach(queries::add);
        queries.add(new SubQuestions.Part(shortened(question), List.of()));
        queries.addAll(parts.parts());
        return List.copyOf(queries);
    }

    /** Keyword phrases of a later round. */
    public FoundPassages again(String question, List<String> phrases, Search search, View view) {
        var found = new LinkedHashMap<String, FoundPassage>();
        phrases.forEach(phrase -> look(phrase, List.of(), A_ROUND, search, view, found));
        return new FoundPassages(pages.whole(question, List.copyOf(found.values())), phrases.size(), List.of());
    }

    private static boolean isOf(int year, Passage passage) {
        return passage.document()
                .period()
                .filter(each -> each.year() == year && each.quarter().isEmpty())
                .isPresent();
    }

    private void look(
            String query, List<String> items, int most, Search search, View view, Map<String, FoundPassage> found) {
        var request = SearchRequest.of(query, view.sample(), most)
                .of(FILED)
                .items(new HashSet<>(items))
                .asOf(view.asOf());
        var about = search.company().isEmpty() ? request : request.about(Set.of(search.company()));
        var years = around(search.years().isEmpty() ? latest(view) : search.years());
        var hits = documents.find(years.isEmpty() ? about : about.in(years));
        if (hits.isEmpty() && !years.isEmpty() && items.isEmpty()) {
            hits = documents.find(about); // the period may be unknown, or lie in a report of another
        }
        FoundPassage.of(hits).forEach(each -> found.putIfAbsent(each.passage().id(), each));
    }

    /** Who names no period means the present: the last fiscal year there can be a report of. */
    private static List<FiscalPeriod> latest(View view) {
        return List.of(FiscalPeriod.year(view.asOf().getYear() - 1));
    }

    /** A year's own reports, its quarters, and the report after it, which shows it for comparison. */
    private static Set<FiscalPeriod> around(List<FiscalPeriod> years) {
        var all = new LinkedHashSet<FiscalPeriod>();
        for (var year : years) {
            all.add(FiscalPeriod.year(year.year()));
            all.add(FiscalPeriod.year(year.year() + 1));
            for (int quarter = 1; quarter <= 4; quarter++) {
                all.add(FiscalPeriod.quarter(year.year(), quarter));
            }
        }
        return all;
    }

    /** One part for each figure asked for, under the name accounts give it; else the question by its sentences. */
    static SubQuestions rule(String question) {
        var items = ReportItems.in(question);
        var parts = new ArrayList<SubQuestions.Part>();
        FilingWording.of(question).forEach(words -> parts.add(new SubQuestions.Part(shortened(words), List.of())));
        for (var metric : AskedFigures.in(question).metrics().stream().limit(3).toList()) {
            String names = AskedFigures.withParts(metric).stream()
                    .map(each ->
                            AskedFigures.writtenAs(each).stream().findFirst().orElse(each.replace('_', ' ')))
                    .collect(Collectors.joining(", "));
            parts.add(new SubQuestions.Part(shortened(metric.replace('_', ' ') + " " + names), List.of()));
        }
        if (WordedFact.in(question).filter(WordedFact.CUSTOMER::equals).isPresent()) {
            parts.add(new SubQuestions.Part(DEPENDS, List.copyOf(ReportItems.RISK_ITEMS)));
        }
        WordedFact.in(question)
                .ifPresent(fact -> parts.add(new SubQuestions.Part(
                        fact.query(), OF_BUSINESS.contains(fact) ? WholePages.BUSINESS : List.of())));
        if (!items.isEmpty()) {
            parts.add(new SubQuestions.Part(shortened(question), items));
        }
        if (parts.isEmpty()) {
            String words = AskedFigures.in(question).words();
            parts.add(new SubQuestions.Part(
                    shortened(
                            ACQUIRED.matcher(question).find()
                                    ? BOUGHT.matcher(words).replaceAll("acquired")
                                    : words),
                    List.of()));
        }
        if (ACQUIRED.matcher(question).find()) {
            String when =
                    DATE.matcher(question).results().map(MatchResult::group).collect(Collectors.joining(" "));
            parts.add(new SubQuestions.Part(shortened(when + " completed our acquisition, purchase price"), List.of()));
        }
        return new SubQuestions(parts.stream().limit(ROUNDS).toList());
    }

    private static String shortened(String text) {
        String words = text.strip();
        return words.isEmpty() ? "results" : words.substring(0, Math.min(words.length(), 300));
    }
}
