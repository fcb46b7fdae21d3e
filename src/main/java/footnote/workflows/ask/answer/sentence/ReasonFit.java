package footnote.workflows.ask.answer.sentence;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.question.AskedDirection;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.YesOrNo;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Whether a sentence can give the reason asked for: one on the rise of a figure does not explain its fall. */
public final class ReasonFit {
    static final String UP =
            "expan(?:sion|ded|ding)|increas\\p{L}*|improv\\p{L}*|gr[eo]w\\p{L}*|growth|rose|ris(?:e|en|ing)|gains?|gained|higher|up";
    static final String DOWN =
            "contract(?:ion|ed|ing)|decreas\\p{L}*|declin\\p{L}*|f[ae]ll\\p{L}*|drop\\p{L}*|lower\\p{L}*|deteriorat\\p{L}*|compress\\p{L}*|reduc\\p{L}*|down";

    private static final Pattern PURPOSE = Pattern.compile(
            "(?i)\\b(?:in order to|so (?:that|as to)|(?:intended|designed|aims?|aimed|seeks?) to|allow(?:s|ing)? (?:us|it|the|each|them)|enabl(?:e|es|ing)|for the purpose of|because|since we|to (?:focus|simplify|improve|reduce|strengthen|better|create|accelerate|expand|support|optimi[sz]e|unlock))\\b");

    private static final Pattern MOVE = Pattern.compile(
            "(?i)\\b(?:" + UP + "|" + DOWN
                    + "|chang\\p{L}*|impact\\p{L}*|affect\\p{L}*|benefit\\p{L}*|partially offset|more than|less than|compared (?:to|with)|contribut\\p{L}*|strong\\p{L}*|weak\\p{L}*)\\b");

    /** What makes another figure of the name before it, as in "sales and marketing". */
    private static final String OTHER_NAME = " (?:and|&) marketing\\b|,? general\\b| tax(?:es)?\\b| commissions?\\b";

    /** "primarily", "in large part", between the two words of a cause. */
    private static final String DEGREE = "(?:(?:\\p{L}+ly|in (?:large )?part|at least in part) )?";

    private static final String DUE = "due " + DEGREE + "to|driven " + DEGREE + "by|attribut(?:able|ed) " + DEGREE
            + "to|reflect(?:s|ed|ing)|because|owing " + DEGREE + "to|thanks to|led by|in spite of";

    private static final Pattern GIVES_REASON = Pattern.compile(
            "(?i)\\b(?:" + DUE + "|result(?:s|ed|ing) " + DEGREE
                    + "(?:of|from)|(?:mainly|primarily) (?:by|from|on|as|in|the|related|higher|lower|(?:a )?result\\p{L}*)"
                    + "|(?<!partly |partially )offset by|c(?:a|o)me from|comes from|stem(?:s|med)? from|on account of|helped by|contribut(?:ed|ing) to|the (?:largest|biggest|greatest) part|played the main part|(?<=, )as we|we know why)\\b");
    /** A sentence whose subject is that of the sentence before. */
    private static final Pattern REFERS_BACK = Pattern.compile(
            "(?i)^(?:the (?:largest|biggest|greatest|main) part|the (?:operational |organic |overall |net |total )?(?:increase|decrease|growth|decline|rise|fall|change|improvement|higher|lower)|this|that|these|those|it|mainly|higher|lower|growth)\\b");

    static final Pattern POINTS = Pattern.compile("(?i)\\b(\\d[\\d,]*) (?:basis points|bps?)\\b");
    private static final Pattern YEAR = Pattern.compile("(?<![\\d,.$])((?:19|20)\\d{2})(?![\\d,])|\\bFY ?(\\d{2})\\b");
    private static final Pattern QUARTER = Pattern.compile(
            "(?i)\\bQ[1-4]\\b|\\b[1-4]Q\\d*\\b|\\b(?:first|second|third|fourth)[- ](?:fiscal )?quarter\\b");
    private static final Pattern CAUSE = Pattern.compile("(?i)\\b(?:" + DUE + "|as (?:a )?result of|result(?:s|ed|ing) "
            + DEGREE + "from|(?:partially |partly )?offset by|despite)\\b");
    private static final Pattern SEGMENT = Pattern.compile(
            "(?i)\\bsegments?['’]? (?:net |operating )?(?:sales|revenues?|income|profits?|margins?|earnings)\\b");
    /** A sentence on the move that the one before tells of, whatever that is a move of. */
    private static final Pattern ON_THAT_MOVE = Pattern.compile(
            "(?i)^(?:(?:(?:the|this|these|that) )?(?:operational |organic |overall |net |total )?(?:increase|decrease|growth|decline|rise|fall|change|improvement|reduction|drop)s? (?!in (?!(?:fiscal )?\\d{4})|of )|(?:this|that|it|which) (?:was|is|were|reflect|result))");

    /** A move of the same figure without what distorts it, whose size is another for that. */
    private static final Pattern EXCLUDES = Pattern.compile(
            "(?i)^(?:excluding|adjust(?:ed|ing) for|without|on an? (?:adjusted|comparable|organic|constant)) ");

    /** Of what has no name of a figure, growth is that of revenue. */
    private static final Pattern GROWTH = Pattern.compile("(?i)\\bgrowth\\b");

    private static final Pattern STILL = Pattern.compile(
            "(?i)^[^,]{0,60}\\b(?:was|were|remained|is) (?:relatively |essentially )?(?:flat|unchanged)\\b");
    static final double ROUNDED_POINTS = 7;

    /** A figure of no part that moves: "Net revenue grew", "In 2022, earnings from operations decreased". */
    private static final String WHOLE =
            "(?i)^(?:in (?:fiscal )?\\d{4}, )?(?:our |the |total |consolidated |net |overall |operating |gross ){0,3}\\p{L}+(?: (?:from|of) \\p{L}+)? (?:"
                    + UP + "|" + DOWN + ")\\b";

    private static final Pattern BY_PERCENT =
            Pattern.compile(WHOLE + "(?:[^%.;]|\\.(?=\\d)){0,45}?(\\d+(?:\\.\\d+)?) ?(?:%|percent\\b)");
    private static final Pattern BY_AMOUNT = Pattern.compile(WHOLE + " (?:by )?\\$\\d");
    /** In percent or points: less may be called flat. */
    private static final double LEAST_MOVE = 0.5;

    static final double ROUNDED_PERCENT = 0.6;
    /** What says only where a reason is told, or why two measures are not the same. */
    private static final Pattern ELSEWHERE = Pattern.compile(
            "(?i)\\breasons? (?:described|discussed|noted|mentioned|stated|given|set forth|above)\\b|\\b(?:as )?(?:described|discussed) (?:above|below|elsewhere)\\b|\\bdiffers? from\\b|\\bnon-gaap\\b.*\\bmeasures?\\b");

    private ReasonFit() {}

    public static boolean givesReason(String sentence) {
        return GIVES_REASON.matcher(sentence).find();
    }

    /** Whether a text says why somebody did something. */
    public static boolean tellsPurpose(String text) {
        return givesReason(text) || PURPOSE.matcher(text).find();
    }

    /** Whether a sentence is about what the one before it names. */
    public static boolean refersBack(String sentence) {
        return REFERS_BACK.matcher(sentence).find();
    }

    /** Whether a sentence is on the move that the one before it tells of. */
    public static boolean isOnThatMove(String sentence) {
        return ON_THAT_MOVE.matcher(sentence).find();
    }

    public static boolean fits(
            String question, Collection<String> metrics, List<LedgerEntry> figures, String sentence) {
        return fitsPart(question, metrics, sentence)
                && fitsMove(question, metrics, figures, sentence)
                && (SEGMENT.matcher(question).find()
                        || !SEGMENT.matcher(explained(sentence)).find());
    }

    /** Whether a sentence can give the reason why the figure asked for moved so, in a part of the company at least. */
    public static boolean fitsPart(String question, Collection<String> metrics, String sentence) {
        return !contradicts(question, metrics, sentence)
                && !ELSEWHERE.matcher(sentence).find()
                && !isOfAnotherYear(question, sentence)
                && !isOfNoMove(question, sentence)
                && !isOfAnotherFigure(question, metrics, sentence);
    }

    /** Whether a sentence tells of no other move: the other way, of another year, or of another size. */
    public static boolean fitsMove(
            String question, Collection<String> metrics, List<LedgerEntry> figures, String sentence) {
        return !contradicts(question, metrics, sentence)
                && !isOfAnotherYear(question, sentence)
                && !(STILL.matcher(sentence).find() && figures.stream().anyMatch(ReasonFit::hasMoved))
                && (EXCLUDES.matcher(sentence).find()
                        || (!isOfAnotherSize(sentence, figures) && !isOfAnotherMove(metrics, sentence, figures)));
    }

    /** Whether what a sentence explains is named as one of these. */
    public static boolean names(Collection<String> metrics, String sentence) {
        String explained = explained(sentence);
        return metrics.stream()
                .flatMap(metric -> AskedFigures.writtenAs(metric).stream())
                .anyMatch(name -> says(name, explained));
    }

    public static String explained(String sentence) {
        var cause = CAUSE.matcher(sentence);
        return cause.find() ? sentence.substring(0, cause.start()) : sentence;
    }

    /** Whether what the sentence explains is another figure. */
    private static boolean isOfAnotherFigure(String question, Collection<String> metrics, String sentence) {
        if (isOnThatMove(sentence)) {
            return false;
        }
        String explained = explained(sentence);
        if (metrics.isEmpty()) {
            return GROWTH.matcher(question).find()
                    && AskedMetrics.in(explained).stream().anyMatch(each -> !each.equals("revenue"));
        }
        var names = metrics.stream()
                .flatMap(metric -> AskedFigures.writtenAs(metric).stream())
                .toList();
        if (names.stream().anyMatch(name -> says(name, explained))) {
            return false;
        }
        var parts = metrics.stream()
                .flatMap(metric -> AskedFigures.withParts(metric).stream())
                .toList();
        var others = AskedMetrics.in(explained);
        return names.stream().anyMatch(name -> says(name, sentence))
                || (!others.isEmpty() && others.stream().noneMatch(parts::contains));
    }

    private static boolean says(String name, String text) {
        return Pattern.compile("(?i)\\b(?<!\\bcosts? of )" + Pattern.quote(name) + "s?\\b(?!" + OTHER_NAME + ")")
                .matcher(text)
                .find();
    }

    /** Whether the sentence says that a figure asked about moved the other way than the question does. */
    private static boolean contradicts(String question, Collection<String> metrics, String sentence) {
        return AskedDirection.in(question)
                .filter(asked -> metrics.stream()
                        .flatMap(metric -> AskedFigures.writtenAs(metric).stream())
                        .anyMatch(name -> (moves(name, asked > 0 ? DOWN : UP, sentence)
                                        && !moves(name, asked > 0 ? UP : DOWN, sentence))
                                || (isCalled(asked > 0 ? DOWN : UP, name, sentence)
                                        && !isCalled(asked > 0 ? UP : DOWN, name, sentence))))
                .isPresent();
    }

    /** Whether the sentence says that something stood still, or nothing of a move, or not the way the question does. */
    private static boolean isOfNoMove(String question, String sentence) {
        if (!MOVE.matcher(sentence).find()) {
            return true;
        }
        return AskedDirection.in(question)
                .filter(asked -> STILL.matcher(sentence).find()
                        || !Pattern.compile("(?i)\\b(?:" + (asked > 0 ? UP : DOWN) + ")\\b")
                                .matcher(sentence)
                                .find())
                .isPresent();
    }

    private static boolean hasMoved(LedgerEntry change) {
        return YesOrNo.isChange(change)
                && change.fact().unit().equals(Unit.PERCENT)
                && Math.abs(change.number()) >= LEAST_MOVE;
    }

    /** Whether the figure is called that right before its name, as in "higher revenues". */
    private static boolean isCalled(String way, String name, String sentence) {
        return Pattern.compile("(?i)\\b(?:" + way + ") (?:our |the |its )?" + Pattern.quote(name) + "s?\\b")
                .matcher(sentence)
                .find();
    }

    /** Whether the question names years and the sentence names others alone, or a quarter of one. */
    private static boolean isOfAnotherYear(String question, String sentence) {
        var asked = years(question);
        String explained = explained(sentence);
        String own = explained.isBlank() ? sentence : explained;
        var said = years(own);
        boolean quarter =
                QUARTER.matcher(own).find() && !QUARTER.matcher(question).find();
        return !asked.isEmpty() && (quarter || (!said.isEmpty() && said.stream().noneMatch(asked::contains)));
    }

    private static Set<String> years(String text) {
        return YEAR.matcher(text)
                .results()
                .map(each -> each.group(1) == null ? "20" + each.group(2) : each.group(1))
                .collect(Collectors.toSet());
    }

    /** Whether the sentence explains a change of another size, as that of one segment is. */
    private static boolean isOfAnotherSize(String sentence, List<LedgerEntry> figures) {
        String explained = explained(sentence);
        var said = POINTS.matcher(explained.isEmpty() ? sentence : explained);
        var change = figures.stream()
                .filter(each -> YesOrNo.isChange(each) && each.fact().unit().equals(Unit.PERCENT))
                .filter(each -> each.fact().metric().name().endsWith("_change"))
                .findFirst();
        return said.find()
                && change.filter(each -> Math.abs(Math.abs(100 * each.number())
                                        - Double.parseDouble(said.group(1).replace(",", "")))
                                > ROUNDED_POINTS)
                        .isPresent();
    }

    /** Whether a figure asked about, of no part by its name, is said to move by another rate or amount, as a part's does. */
    private static boolean isOfAnotherMove(Collection<String> metrics, String sentence, List<LedgerEntry> figures) {
        var percent = BY_PERCENT.matcher(sentence);
        var amount = BY_AMOUNT.matcher(sentence);
        String moved = percent.find() ? percent.group() : amount.find() ? amount.group() : "";
        boolean named = metrics.stream()
                .flatMap(metric -> AskedFigures.writtenAs(metric).stream())
                .anyMatch(name -> says(name, moved));
        return named
                && figures.stream().anyMatch(each -> switch (changed(each, metrics)) {
                    case "growth" ->
                        percent.hasMatch()
                                && Math.abs(Math.abs(each.number()) - Double.parseDouble(percent.group(1)))
                                        > ROUNDED_PERCENT;
                    case "difference" -> amount.hasMatch() && !PrintedAmounts.states(sentence, Math.abs(each.number()));
                    default -> false;
                });
    }

    /** What kind of change of a metric asked about an entry is; nothing where it is none. */
    static String changed(LedgerEntry entry, Collection<String> metrics) {
        String name = entry.fact().metric().name();
        return metrics.stream()
                .filter(metric -> name.startsWith(metric + "_"))
                .map(metric -> name.substring(metric.length() + 1))
                .findFirst()
                .orElse("");
    }

    private static boolean moves(String name, String way, String sentence) {
        return Pattern.compile("(?i)\\b" + Pattern.quote(name) + "s?(?:[ ,]+(?!" + UP + "|" + DOWN
                        + ")[\\p{L}\\p{N}%.]+){0,5}[ ,]+(?:" + way + ")\\b|\\b(?:" + way
                        + ") (?:in |of )?(?:our |the )?(?:[\\p{L}]+ )?" + Pattern.quote(name) + "s?\\b")
                .matcher(sentence)
                .find();
    }
}
