package footnote.workflows.ask.retrieval;

import footnote.evidence.DocumentSearch;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.Passage;
import footnote.evidence.search.AskedFigures;
import footnote.runtime.run.NotRecorded;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.VoteQuestion;
import footnote.workflows.ask.question.WordedFact;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads the whole pages of found passages where what is asked for may stand beside them. */
record WholePages(DocumentSearch documents) {
    /** The chapter of an annual report that says what the company is. */
    static final List<String> BUSINESS = List.of("Item 1", "Business");

    private static final int PAGES_OF_REASONS = 22;
    private static final int COVER_PAGES = 2;
    private static final Pattern BUSINESS_BEGINS =
            Pattern.compile("(?im)^\\W*(?:part\\s+i\\W+)?item\\s+1\\b\\W*(?:description of )?(?:our )?business\\b");
    private static final Pattern ITEM = Pattern.compile("(?im)^\\W*item\\s+\\d");
    private static final int ITEMS_OF_CONTENTS = 5;
    private static final int MOST_PAGES_OF_BUSINESS = 15;
    private static final int FIRST_PAGES = 3;

    /**
     * Passages with their whole pages where what is asked for may stand beside them: a cover's securities, the votes of a
     * meeting, what the company is, what it acquired, who sues it, and reasons, which name the figure less often than its tables do.
     */
    List<FoundPassage> whole(String question, List<FoundPassage> found) {
        var fact = WordedFact.in(question);
        boolean cover = fact.filter(WordedFact.SECURITIES::equals).isPresent();
        boolean business = fact.filter(WordedFact.BUSINESS::equals).isPresent();
        boolean matters = fact.filter(WordedFact::isOnWholePages).isPresent();
        boolean votes = VoteQuestion.isAsked(question);
        boolean why = AnswerForm.of(question) == AnswerForm.REASON || isInWords(question);
        var pages = new LinkedHashMap<String, FoundPassage>();
        for (var each : found) {
            var passage = each.passage();
            boolean first = passage.page().filter(page -> page <= COVER_PAGES).isPresent();
            boolean event = passage.document().kind() == DocumentKind.CURRENT_REPORT;
            boolean wanted = (cover && first) || ((why || matters) && pages.size() < PAGES_OF_REASONS);
            var near = votes && event ? List.of(0, -1, 1) : wanted ? List.of(0) : List.<Integer>of();
            var read = (business && BUSINESS.contains(passage.section())
                            ? beginning(passage)
                            : near.stream().flatMap(on -> page(passage, on).stream()))
                    .map(page -> new FoundPassage(page, each.score()))
                    .toList();
            (read.isEmpty() ? List.of(each) : read)
                    .forEach(page -> pages.putIfAbsent(page.passage().id(), page));
        }
        return List.copyOf(pages.values());
    }

    /** The page on which the chapter of a passage begins and the next, or where none is found the pages before the passage. */
    private Stream<Passage> beginning(Passage passage) {
        var heading = IntStream.rangeClosed(0, MOST_PAGES_OF_BUSINESS)
                .filter(back -> page(passage, -back)
                        .filter(page -> BUSINESS_BEGINS.matcher(page.text()).find()
                                && ITEM.matcher(page.text()).results().count() < ITEMS_OF_CONTENTS)
                        .isPresent())
                .findFirst();
        var pages = heading.isPresent()
                ? IntStream.range(0, FIRST_PAGES).map(on -> on - heading.getAsInt())
                : IntStream.range(0, FIRST_PAGES + 1).map(back -> -back);
        return pages.boxed().flatMap(on -> page(passage, on).stream());
    }

    /** Whether sentences answer it, which may stand anywhere on a page that says what it is about. */
    private static boolean isInWords(String question) {
        return AskedFigures.in(question).metrics().isEmpty()
                || AnswerForm.isOfGuidance(question)
                || AnswerForm.of(question) == AnswerForm.WORDS;
    }

    private Optional<Passage> page(Passage passage, int on) {
        try {
            return documents.page(passage, on);
        } catch (NotRecorded e) {
            return Optional.empty(); // the replay of a run from before whole pages were read
        }
    }
}
