package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sentences by which reports tell, one by one, what a company acquired or who sues it. */
enum StatedMatters {
    ACQUISITIONS(
            "Acquisitions the documents state:",
            "\\b[Nn]o (?:material |significant )?acquisitions\\b|\\b(?:completed|closed|consummated)\\b[^.]{0,80}\\b(?:acquisitions?|purchase|merger)\\b"
                    + "|\\b(?i:we|the company|it)(?: also)? (?:acquired|purchased) (?:all|100|the (?:remaining|outstanding|assets)|substantially|an? (?:majority|controlling|additional)|\\p{Lu})"
                    + "|^(?:On|In) [^.]{4,40}, (?:\\p{Lu}[\\p{L}&.]+ )?(?:acquired|purchased) (?:all|100|the (?:remaining|outstanding|assets)|substantially|an? (?:majority|controlling)|\\p{Lu})",
            "\\b(?:may|could|might|would|risks?|fail\\w*|treasury|property|properties|repurchas\\w+|notes|if|prior to|expects?|pending|subject to)\\b"),
    LAWSUITS(
            "Proceedings the documents describe:",
            "(?i)^(?=.*(?:\\b(?:19|20)\\d{2}\\b|\\bv\\. |\\b(?:is|are|was|were|been|named)\\b[^.]*\\bdefendants?\\b|\\bbeen filed against\\b))(?=.*\\b(?:lawsuits?|class actions?|plaintiffs?|defendants?|complaints?|subpoenas?|indict\\w+|consent decree|grand jury|multidistrict|putative|alleg\\w+|sued|Department of Justice|legal actions?|antitrust|civil investigative|charged)\\b).*",
            "(?i)\\b(?:may|could|might|would|from time to time|ordinary course|accounting|audit|auditors|for the years? ended)\\b");

    /** The words of asking for proceedings, beside which a question says what they are about. */
    private static final Pattern ASKING = Pattern.compile(
            "(?i)\\b(?:legal|battles?|proceedings?|matters?|cases?|disputes?|issues?|actions?|challenges?|claims?|lawsuits?|litigations?|sued|sue|court|ongoing|materially|important(?:ly)?|part(?:y|ies)|defend(?:s|ing|ants?)?|exist|subject|currently|(?:could|would|may|might) [^?]*)\\b");

    private static final Pattern NONE = Pattern.compile(
            "(?i)\\bnot (?:currently |presently )?(?:a )?part(?:y|ies) to any\\b|\\bno (?:pending )?(?:material )?legal proceedings\\b"
                    + "|\\b(?:proceedings?|matters?|claims?|litigation|actions?)\\b[^.]*\\b(?:not|neither|none|nor)\\b[^.]*\\bmaterial(?:ly)?\\b");
    private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d{2}\\b");
    private static final double MOST_OF_TOPIC = 0.5;
    private static final int MOST = 6;
    private static final int SAME = 60;
    private static final int SHORTEST = 40;
    private static final int LONGEST = 600;

    private final String heading;
    private final Pattern told;
    private final Pattern aside;

    StatedMatters(String heading, String told, String aside) {
        this.heading = heading;
        this.told = Pattern.compile(told);
        this.aside = Pattern.compile(aside);
    }

    /** The sentences in the order of the pages, those of the years asked for where a sentence names one; nothing where none is found. */
    Optional<String> in(List<AnswerEvidence.Source> sources, Set<Integer> years, String question) {
        var topic = topic(question, sources);
        var lines = new ArrayList<String>();
        var texts = new HashSet<String>();
        ordered(sources).forEach(source -> Quotation.of(source.passage()).stream()
                .filter(Quotation::whole)
                .map(Quotation::text)
                .filter(text -> isTold(text)
                        && isOf(years, text)
                        && topic.said(text) >= MOST_OF_TOPIC
                        && texts.add(start(text)))
                .forEach(text -> lines.add(line(text, source))));
        if (!lines.isEmpty()) {
            return Optional.of(heading + "\n" + String.join("\n", lines.subList(0, Math.min(MOST, lines.size()))));
        }
        return this == LAWSUITS && topic.isOpen()
                ? ordered(sources)
                        .flatMap(source -> Quotation.of(source.passage()).stream()
                                .map(Quotation::text)
                                .filter(text ->
                                        isSentence(text) && NONE.matcher(text).find())
                                .map(text -> "The documents describe no single proceeding:\n" + line(text, source)))
                        .findFirst()
                : Optional.empty();
    }

    /** What the proceedings asked for are about; open where any are. */
    private QuestionWords topic(String question, List<AnswerEvidence.Source> sources) {
        var companies = sources.stream()
                .map(source -> source.passage().document().company())
                .distinct()
                .toList();
        return new QuestionWords(this == LAWSUITS ? ASKING.matcher(question).replaceAll(" ") : "", companies);
    }

    /** Enough of a sentence to know it again in another report, which ends it otherwise. */
    private static String start(String text) {
        return text.substring(0, Math.min(SAME, text.length()));
    }

    private static String line(String text, AnswerEvidence.Source source) {
        return "- “" + text + "” [" + source.marker() + "]";
    }

    private boolean isTold(String text) {
        Matcher found = told.matcher(text);
        return isSentence(text) && found.find() && !aside.matcher(text).find();
    }

    private static boolean isSentence(String text) {
        return text.length() >= SHORTEST && text.length() <= LONGEST && SentenceFit.isSentence(text);
    }

    /** Whether a sentence names no year, or one of those asked for. */
    private boolean isOf(Set<Integer> years, String text) {
        var named = YEAR.matcher(text)
                .results()
                .map(each -> Integer.valueOf(each.group()))
                .toList();
        return this == LAWSUITS
                || years.isEmpty()
                || named.isEmpty()
                || named.stream().anyMatch(years::contains);
    }

    private static Stream<AnswerEvidence.Source> ordered(List<AnswerEvidence.Source> sources) {
        var documents = sources.stream()
                .map(source -> source.passage().document())
                .distinct()
                .toList();
        return sources.stream()
                .sorted(Comparator.<AnswerEvidence.Source>comparingInt(
                                source -> documents.indexOf(source.passage().document()))
                        .thenComparingInt(source -> source.passage().page().orElse(0))
                        .thenComparingInt(source -> source.passage().from()));
    }
}
