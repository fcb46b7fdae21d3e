package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.answer.sentence.CustomerStatement;
import footnote.workflows.ask.question.QuestionParts;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.question.WordedFact;
import footnote.workflows.ask.question.YesOrNo;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds what a document on file says in words that are alike everywhere, such as who audits the company. */
final class WordedAnswer {
    private static final String PERSON =
            "(\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}\\.)*(?: (?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}’'-]+){1,2})";
    private static final String OTHER_TITLES =
            "(?:(?:Executive |Senior |Vice |and |of |the |our |its |Board|Chairman|Chair|President|Directors?|Chief \\p{L}+ Officer|Company['’]s |Finance|Operations|Strategy|Corporate|Development|Treasurer|Controller|Administration|Technology|Global|,|&|\\s)*)";
    private static final Pattern ASKS_AGE = Pattern.compile("(?i)\\bhow old\\b|\\bage\\b");
    private static final Pattern AGE = Pattern.compile("(?<!\\d)([2-9]\\d)(?!\\d)");
    private static final Pattern AGE_AFTER = Pattern.compile("(?:\\s*\\(\\d\\))?[\\s|]+([2-9]\\d)(?!\\d)");
    private static final String CHIEF = "Chief Executive Officer";
    /** What follows the title of one who leads a unit of the company alone. */
    private static final Pattern OF_A_UNIT = Pattern.compile(
            "\\s*(?:,|of|for|–|—|-)\\s*(?!the Company|Director|Chair|President|Treasurer|Principal|\\(|and )\\p{Lu}");

    private static final Pattern FIRM = Pattern.compile(
            "((?:\\p{Lu}[\\p{L}.]+,? |& |and ){1,4}LLP|Ernst & Young|Deloitte(?: & Touche)?|PricewaterhouseCoopers|KPMG|Grant Thornton|BDO)\\b");
    private static final Pattern OF_AN_AUDIT =
            Pattern.compile("(?i)\\bauditors?\\b|\\baudited\\b|\\bpublic accounting firm\\b");
    private static final int NEAR = 250;
    private static final String ABOUT =
            "(?:a total of |approximately |about |over |more than |nearly |roughly |around |some )*";
    private static final Pattern EMPLOYS = Pattern.compile(
            "(?i)\\b(?:employ(?:ed|s|ing)?|had|have|has|workforce (?:of|was|included|totaled)|headcount (?:of|was)) "
                    + ABOUT
                    + "(?:a (?:\\p{L}+ )?workforce of )?" + ABOUT
                    + "\\d[\\d,]*\\d (?:(?!managers|stores|locations|customers|suppliers)[\\p{L},-]+ ){0,5}?(?:employees|people|persons|associates|team members|workers|colleagues|staff)\\b(?! managers)"
                    + "|\\bemployees? (?:was|were|totaled|numbered) " + ABOUT + "\\d[\\d,]*\\d"
                    + "|\\b(?:total )?workforce(?: level)?(?: at \\p{L}+ \\d{1,2}, \\d{4} ?,?)? (?:was|is|totaled|numbered) "
                    + ABOUT
                    + "\\d[\\d,]*\\d(?! ?(?:%|percent))");
    private static final Pattern CONCENTRATION =
            Pattern.compile("(?i)\\bconcentrat\\w+\\b|\\b(?:rel(?:y|ies|iant)|depend\\w*)\\b");
    private static final Pattern CUSTOMERS = Pattern.compile(
            "(?i)\\b(?:primary|main|major|key|principal|significant|top|important|largest|biggest) (?:customers|clients)\\b");
    private static final int MOST_CUSTOMERS = 4;
    private static final Pattern SOME_OF_THEM = Pattern.compile("(?i)^of (?:these|those|the|our|which)\\b");

    private final WordedFact fact;
    private final String question;
    private final AnswerEvidence data;
    private final SpeakerFilter speakers;
    private final QuestionWords topic;
    private final Set<Integer> years;
    private final Set<String> named;

    WordedAnswer(WordedFact fact, String question, QuestionWords topic, AnswerEvidence data) {
        this.fact = fact;
        this.question = question;
        this.data = data;
        this.speakers = SpeakerFilter.in(question);
        this.topic = topic;
        this.years = AskedFigures.in(question).periods().stream()
                .map(FiscalPeriod::year)
                .collect(Collectors.toUnmodifiableSet());
        this.named = fact == WordedFact.CUSTOMER ? namedBuyers(question, data) : Set.of();
    }

    /** Whose share is asked for: the names in a question that are no company's on file. */
    private static Set<String> namedBuyers(String question, AnswerEvidence data) {
        return QuestionParts.names(question).stream()
                .map(name -> name.replaceFirst("['’]s?$", ""))
                .filter(name -> data.sources().stream()
                        .map(source -> source.passage().document().company().toLowerCase(Locale.ROOT))
                        .noneMatch(company -> company.contains(name.toLowerCase(Locale.ROOT))))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The answers of several companies, each under its name; that of the first alone is no answer on all. */
    static Optional<String> ofEach(
            WordedFact fact, String question, QuestionWords topic, AnswerEvidence data, List<String> companies) {
        var lines = new ArrayList<String>();
        int answered = 0;
        for (var company : companies) {
            var line = new WordedAnswer(fact, question, topic, data.of(company)).line();
            answered += line.isPresent() ? 1 : 0;
            lines.add(line.map(each ->
                            company + ": " + each.replaceFirst("^- ", "").replace("\n- ", "\n"))
                    .orElse(company + ": the documents do not say."));
        }
        return answered == 0 ? Optional.empty() : Optional.of(String.join("\n", lines));
    }

    /** The line that answers; nothing where no document names it. */
    Optional<String> line() {
        return switch (fact) {
            case AUDITOR -> newestFirst(false).flatMap(this::auditor).findFirst();
            case OFFICER ->
                newestFirst(true).flatMap(this::speaker).findFirst().or(() -> newestFirst(false)
                        .flatMap(this::officer)
                        .findFirst());
            case HEADCOUNT -> newestFirst(false).flatMap(this::headcount).findFirst();
            case CONTROL ->
                newestFirst(false)
                        .flatMap(source -> ControlVerdict.on(question, source).stream())
                        .findFirst();
            case BUSINESS -> CompanyProfile.in(newestFirst(false).toList());
            case SECURITIES -> RegisteredDebt.in(newestFirst(false).toList());
            case ACQUISITION -> StatedMatters.ACQUISITIONS.in(newestFirst(false).toList(), years, question);
            case LAWSUIT -> StatedMatters.LAWSUITS.in(newestFirst(false).toList(), years, question);
            case CUSTOMER -> customers();
            case APPOINTMENT ->
                new StatedAppointment(question).in(newestFirst(false).toList());
            case DIVIDEND -> DividendPolicy.in(question, newestFirst(false).toList());
        };
    }

    /** Who accounts for much of revenue, all of them where several are asked for, or that nobody does. */
    private Optional<String> customers() {
        boolean concentration = asksConcentration(question);
        boolean several = concentration || CUSTOMERS.matcher(question).find();
        var all = newestFirst(false)
                .flatMap(source -> customer(source, several))
                .distinct()
                .toList();
        var nobody =
                all.stream().filter(CustomerStatement::saysNobody).findFirst().filter(_ -> named.isEmpty());
        if (!several) {
            return nobody.or(() -> all.stream().findFirst());
        }
        boolean verdict = concentration && YesOrNo.isAsked(question);
        return nobody.map(each -> (verdict ? "No. " : "") + each)
                .or(() -> all.isEmpty()
                        ? Optional.empty()
                        : Optional.of((verdict ? "Yes.\n" : "")
                                + all.stream().limit(MOST_CUSTOMERS).collect(Collectors.joining("\n"))));
    }

    private static boolean asksConcentration(String question) {
        return CONCENTRATION.matcher(question).find();
    }

    private Stream<AnswerEvidence.Source> newestFirst(boolean calls) {
        return data.sources().stream()
                .filter(source -> !source.passage().id().startsWith("fact:"))
                .filter(source -> calls == (source.passage().document().kind() == DocumentKind.TRANSCRIPT))
                .filter(source -> source.passage().document().kind() != DocumentKind.NEWS)
                .filter(source -> years.isEmpty()
                        || source.passage()
                                .document()
                                .period()
                                .filter(period -> years.contains(period.year()))
                                .isPresent())
                .sorted(Comparator.comparing(WordedAnswer::published)
                        .thenComparing(WordedAnswer::year)
                        .reversed());
    }

    private static LocalDate published(AnswerEvidence.Source source) {
        return source.passage().document().published().orElse(LocalDate.MIN);
    }

    private static int year(AnswerEvidence.Source source) {
        return source.passage().document().period().map(FiscalPeriod::year).orElse(0);
    }

    private Stream<String> auditor(AnswerEvidence.Source source) {
        String text = plain(source);
        return FIRM.matcher(text)
                .results()
                .filter(found -> OF_AN_AUDIT
                        .matcher(text.substring(
                                Math.max(0, found.start() - NEAR), Math.min(text.length(), found.end() + NEAR)))
                        .find())
                .map(found -> named(found.group(1).replaceFirst("^(?:(?:and|&|\\p{Lu}\\.) )+", ""), source));
    }

    private static String named(String name, AnswerEvidence.Source source) {
        return name + ", as named in the " + source.passage().document().title() + " [" + source.marker() + "]";
    }

    /** Who holds the office by the newest call that names its speakers. */
    private Stream<String> speaker(AnswerEvidence.Source source) {
        return Quotation.of(source.passage()).stream()
                .filter(each -> speakers.isOfficer(each.speaker()))
                .map(each -> each.speaker() + ", as named on the call"
                        + source.passage()
                                .document()
                                .period()
                                .map(period -> " for " + period.label())
                                .orElse("")
                        + " [" + source.marker() + "]");
    }

    /** Who holds the office by a signature, a list of officers or a sentence. */
    private Stream<String> officer(AnswerEvidence.Source source) {
        String text = source.passage().text().replaceAll("[ \\t]+", " ");
        return speakers.title().stream().flatMap(title -> Stream.of(
                        "/s/\\s*" + PERSON + "(?:\\s+" + PERSON + ")?[\\s,]+" + OTHER_TITLES + spaced(title),
                        "(?m)(?:^|\\|) ?" + PERSON + ",?\\s+(?:age )?\\(?\\d{2}\\)?,?\\s+" + OTHER_TITLES
                                + spaced(title),
                        PERSON + ", (?:our |the Company['’]s |its )?" + OTHER_TITLES + spaced(title),
                        PERSON
                                + ", (?:our|the Company['’]s|its) (?:(?:founder|co-founder|chairman|president|director|and),? ){0,5}(?i:"
                                + spaced(title) + ")")
                .flatMap(form -> Pattern.compile(form).matcher(text).results())
                .filter(found -> !OF_A_UNIT.matcher(text.substring(found.end())).lookingAt()
                        || isOfItself(text.substring(found.end()), source))
                .filter(found -> !title.equals(CHIEF) || !found.group().contains("Vice "))
                .map(found -> named(
                        capitalized(found.group(1)) + " (" + title + ")"
                                + aged(found.group(), text.substring(found.end())),
                        source)));
    }

    /** Whether a title goes on with the name of the company itself. */
    private static boolean isOfItself(String rest, AnswerEvidence.Source source) {
        var words = source.passage().document().company().split("[^\\p{L}\\p{N}]+", -1);
        String others = Stream.of(words).skip(1).map(Pattern::quote).collect(Collectors.joining("|"));
        return Pattern.compile("\\s*(?:,|of|for)\\s*" + Pattern.quote(words[0]) + "(?:,? (?:" + others
                        + ")\\b)*+(?! \\p{Lu})\\b")
                .matcher(rest)
                .lookingAt();
    }

    private static String spaced(String title) {
        return title.replace(" ", "\\s+");
    }

    /** How old a list says an officer is, where that is asked. */
    private String aged(String row, String rest) {
        var age = AGE.matcher(row);
        var after = AGE_AFTER.matcher(rest);
        return !ASKS_AGE.matcher(question).find()
                ? ""
                : age.find() ? ", age " + age.group(1) : after.lookingAt() ? ", age " + after.group(1) : "";
    }

    private static String capitalized(String name) {
        return Stream.of(name.split(" ", -1))
                .map(word -> word.length() > 2
                                && !word.matches("[IVX]+")
                                && word.equals(word.toUpperCase(java.util.Locale.ROOT))
                        ? word.charAt(0) + word.substring(1).toLowerCase(java.util.Locale.ROOT)
                        : word)
                .collect(Collectors.joining(" "));
    }

    private Stream<String> headcount(AnswerEvidence.Source source) {
        return Quotation.of(source.passage()).stream()
                .filter(each -> EMPLOYS.matcher(each.text()).find()
                        && !SOME_OF_THEM.matcher(each.text()).find()
                        && topic.said(each.text()) == 1)
                .map(each -> "“" + each.text() + "” [" + source.marker() + "]");
    }

    /** The sentence on who accounts for much of revenue, or that nobody does. */
    private Stream<String> customer(AnswerEvidence.Source source, boolean several) {
        return Quotation.of(source.passage()).stream()
                .map(Quotation::text)
                .filter(text -> CustomerStatement.isOnLargest(text)
                        || (several && CustomerStatement.isOnFew(text))
                        || (several && !asksConcentration(question) && CustomerStatement.lists(text)))
                .filter(text -> named.stream().allMatch(text::contains))
                .map(text -> "“" + text + "” [" + source.marker() + "]");
    }

    private static String plain(AnswerEvidence.Source source) {
        return source.passage().text().replaceAll("\\s+", " ");
    }

    /** Whether nothing but the fact itself answers, so that other passages are not quoted. */
    static boolean stands(WordedFact fact, String question) {
        return fact == WordedFact.AUDITOR
                || (fact == WordedFact.CUSTOMER && asksConcentration(question))
                || fact == WordedFact.OFFICER
                || fact == WordedFact.BUSINESS
                || fact == WordedFact.APPOINTMENT;
    }
}
