package footnote.workflows.ask.question;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Decides a question of yes or no by the figures it asks about; no answer where they do not decide it. */
public final class YesOrNo {
    /** The year before, as a question calls it. */
    public static final String LAST_YEAR =
            "(?:last (?:fiscal )?year|(?:prior|previous|preceding) (?:fiscal )?year|year (?:before|ago|earlier))";

    private static final Pattern THAN_LAST_YEAR =
            Pattern.compile("(?i)\\bthan (?:(?:in|at|the|a) )*" + LAST_YEAR + "\\b");
    private static final Pattern ASKED = Pattern.compile(
            "(?i)^(?!(?:(?:by|at|in|for|to|of) )?(?:how|what|which|who|whose|when|where|why)\\b)(?:[^?]*[,.:] )?(?:did|does|do|is|are|was|were|has|have|had|can|will|could)\\b(?! (?:what|which|how|much)).*");
    private static final Pattern POSITIVE = Pattern.compile(
            "(?i)\\bpositive\\b|\\bprofitable\\b|\\b(?:make|made) (?:a |any )?(?:money|profit)\\b|\\bin the black\\b|\\bgenerat\\w* (?:\\p{L}+ )?cash\\b|\\bcash[- ]generative\\b");
    private static final Pattern NEGATIVE = Pattern.compile(
            "(?i)\\bnegative\\b|\\b(?:made|make|ha[ds]|have|report(?:ed)?|post(?:ed)?|record(?:ed)?|incur(?:red)?|suffer(?:ed)?) (?:an?|any) (?:\\p{L}+ )?loss(?:es)?\\b(?! (?:on|of|from|contingenc\\w+|carry\\w*))"
                    + "|\\bunprofitable\\b|\\bloss-making\\b|\\b(?:lose|lost|losing) money\\b|\\bin the red\\b|\\bburn\\w* (?:\\p{L}+ )?cash\\b");
    private static final Pattern THERE = Pattern.compile(
            "(?i)^(?!.*\\b(?:than|enough|sufficient|too (?:much|many|high)|can|could|will|able)\\b)"
                    + ".*(?:(?<!^)\\b(?:have|has|had)|\\b(?:carry|carries|owe|owes|hold|holds|pay|pays|paid|buy back|bought back|repurchase|repay|repaid|retired?|issued?"
                    + "|(?:make|made) (?:any )?acquisitions?|acquired?|(?:record|recorded|recogni[sz]ed?|incur|incurred|take|took) (?:a|an|any)))\\b.*");
    private static final Pattern AHEAD = Pattern.compile(
            "(?i)^(?:[^?]*[,.:] )?(?:will|would)\\b|\\b(?:next|coming|following) (?:fiscal )?(?:year|quarter)s?\\b|\\bgoing to\\b|\\bin (?:the )?future\\b");
    private static final Pattern ENOUGH = Pattern.compile(
            "(?i)\\b(?:enough|sufficient) (?<one>[^?]+?) to (?:repay|pay(?: off| back| down)?|cover|settle|retire|service|fund|meet) (?<other>[^?]+)");
    private static final Pattern SEVERAL = Pattern.compile(
            "(?i)\\b(?:cover|exceed|enough|sufficient|more|less|greater|fund)\\w*\\b.*(?:\\b(?:combined|together|in total|plus)\\b|\\bsum of\\b|\\bboth\\b.*\\band\\b)");
    private static final Pattern WITHOUT = Pattern.compile(
            "(?i)\\bdebt[- ]free\\b|\\b(?:free of|without(?: any)?) debt\\b|\\b(?:has|have|had|pay|pays|paid|carr(?:y|ies|ied)|ow(?:e|es|ed)) no \\p{L}+"
                    + "|\\b(?:do|does|did)(?: not|n['’]t) (?:have|pay|carry|owe)\\b");
    private static final Pattern PACE =
            Pattern.compile("(?i)\\b(?:(slow\\w*|decelerat\\w*)|accelerat\\w*|speed\\w* up)\\b");
    private static final Pattern THAN = Pattern.compile(
            "(?i)\\b(higher|larger|greater|more|above|bigger|faster|better|lower|smaller|less|fewer|below|slower|worse)\\b[^?]*?\\bthan\\b"
                    + "|\\b(exceed\\w*|cover\\w*|outgr[eo]w\\w*|outpac\\w*)\\b");
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)((?:19|20)\\d{2})(?!\\d)");
    private static final Pattern LESS =
            Pattern.compile("(?i)lower|smaller|less|fewer|below|slower|worse|under|at most");
    private static final Pattern GROWING =
            Pattern.compile("(?i)\\b(?:gr[eo]w\\w*|faster|slower|outgr\\w+|outpac\\w+)\\b");
    private static final Pattern LOSS = Pattern.compile(
            "(?i)(?:['’]s?|\\b(?:its|the|their|a|net|this)) (?:net )?loss(?:es)?\\b(?! (?:ratio|provision|on|of|reserve|from))|\\b(?:lose|lost|losing) money\\b|\\bunprofitable\\b");

    private final String question;
    private final List<LedgerEntry> figures;
    private final Function<LedgerEntry, String> company;

    public YesOrNo(String question, List<LedgerEntry> figures, Function<LedgerEntry, String> company) {
        this.question = question;
        this.figures = figures;
        this.company = company;
    }

    public static boolean isAsked(String question) {
        return ASKED.matcher(question.strip()).matches();
    }

    /** Whether a question of yes or no sets a test that figures of one company can decide. */
    static boolean isDecidable(String question) {
        return FigureLimit.in(question).isPresent()
                || (!FigureLimit.isNumberNamed(question)
                        && (AskedDirection.in(question).isPresent()
                                || Stream.of(POSITIVE, NEGATIVE, THAN, THERE, WITHOUT)
                                        .anyMatch(each -> each.matcher(question).find())));
    }

    /** Whether all that is asked is if the company has, pays or buys something. */
    public boolean asksWhetherThere() {
        return (THERE.matcher(question).matches() && !FigureLimit.isNumberNamed(question))
                || WITHOUT.matcher(question).find();
    }

    /** Whether a question is about what is to come, which reported figures do not decide. */
    public static boolean isAhead(String question) {
        return AHEAD.matcher(question).find();
    }

    /** Whether a question takes a loss of the company for granted. */
    public static boolean isOfLoss(String question) {
        return LOSS.matcher(question).find();
    }

    /** Whether a question asks who or what made a loss. */
    public static boolean isOfLosing(String question) {
        return NEGATIVE.matcher(question).find();
    }

    /** What a question says a figure did that it did not: double, triple or halve. */
    public static Optional<String> denied(String question, List<LedgerEntry> figures) {
        return ComparedFactor.isOfMultiplying(question)
                        && ComparedFactor.multiplied(question, figures)
                                .filter(yes -> !yes)
                                .isPresent()
                ? ComparedFactor.verb(question)
                : Optional.empty();
    }

    public Optional<String> text() {
        return decided().map(yes -> yes ? "Yes." : "No.");
    }

    public Optional<Boolean> decided() {
        if (isAhead(question)) {
            return Optional.empty(); // figures reported decide nothing that is to come
        }
        if (ComparedFactor.isOfMultiplying(question)) {
            return severalCompanies() ? Optional.empty() : ComparedFactor.multiplied(question, figures);
        }
        Matcher enough = ENOUGH.matcher(question);
        if (SEVERAL.matcher(question).find()) {
            return Optional.empty(); // figures added up are not set beside another here
        }
        if (enough.find()) {
            return side(enough.group("one")).flatMap(one -> side(enough.group("other"))
                    .filter(other -> one.fact().unit().equals(other.fact().unit()))
                    .map(other -> one.number() >= other.number()));
        }
        var soundness = new SoundnessVerdict(question, figures);
        if (soundness.isAsked()
                && !severalCompanies()
                && (soundness.isOfSteadiness() || FigureLimit.in(question).isEmpty())) {
            return soundness.decided();
        }
        var limit = FigureLimit.in(question);
        if (limit.isPresent()) {
            return severalCompanies() ? Optional.empty() : limit.get().isMet(figures.getFirst());
        }
        if (THAN.matcher(question).find()) {
            return severalCompanies() ? companies() : metrics().or(this::years).or(this::sinceLastYear);
        }
        return severalCompanies() ? Optional.empty() : ofOne();
    }

    /** One figure of the year named first beside that of the year named second. */
    private Optional<Boolean> years() {
        var named = YEAR.matcher(question)
                .results()
                .map(each -> Integer.valueOf(each.group(1)))
                .distinct()
                .toList();
        var metric = figures.getFirst().fact().metric();
        var values = named.stream()
                .flatMap(year -> figures.stream()
                        .filter(each -> each.fact().metric().equals(metric)
                                && each.fact().period().year() == year)
                        .limit(1))
                .map(LedgerEntry::number)
                .toList();
        boolean less = LESS.matcher(question).find();
        return named.size() == 2 && values.size() == 2
                ? Optional.of(less ? values.getFirst() < values.getLast() : values.getFirst() > values.getLast())
                : Optional.empty();
    }

    /** The change since the year before, where that is what a figure is compared with. */
    private Optional<Boolean> sinceLastYear() {
        boolean less = LESS.matcher(question).find();
        return THAN_LAST_YEAR.matcher(question).find()
                ? figures.stream()
                        .filter(YesOrNo::isChange)
                        .findFirst()
                        .map(each -> less ? each.number() < 0 : each.number() > 0)
                : Optional.empty();
    }

    /** Whether a question is about growth that slows or speeds up, which needs two years of growth. */
    public static boolean isOfPace(String question) {
        return isAsked(question) && PACE.matcher(question).find();
    }

    /** The latest growth beside the one before. */
    private Optional<Boolean> pace() {
        var pace = PACE.matcher(question);
        var growth = figures.stream().filter(YesOrNo::isChange).limit(2).toList();
        return pace.find() && growth.size() == 2
                ? Optional.of(growth.getFirst().number() != growth.getLast().number()
                        && (growth.getFirst().number() < growth.getLast().number()) == (pace.group(1) != null))
                : Optional.empty();
    }

    private Optional<Boolean> ofOne() {
        if (isOfPace(question)) {
            return pace();
        }
        var change = figures.stream().filter(YesOrNo::isChange).findFirst();
        int sign = isOfLoss(question) && !AskedDirection.isJudged(question) ? -1 : 1; // a loss that grows is a fall
        var direction = change.flatMap(
                        each -> AskedDirection.of(question, each.fact().metric().name()))
                .map(way -> sign * way);
        if (change.isPresent() && direction.isPresent()) {
            boolean moved = FigureFormat.of(change.get().fact()).matches(".*[1-9].*"); // else it prints as none
            return Optional.of(moved && change.get().number() * direction.get() > 0);
        }
        double first = figures.getFirst().number();
        if (WITHOUT.matcher(question).find()) {
            return Optional.of(first == 0);
        }
        if (POSITIVE.matcher(question).find()) {
            return Optional.of(first > 0);
        }
        if (NEGATIVE.matcher(question).find()) {
            return Optional.of(first < 0);
        }
        boolean amount = figures.getFirst().fact().unit().kind() == Unit.Kind.CURRENCY
                || figures.getFirst().fact().unit().kind() == Unit.Kind.PER_SHARE;
        boolean alone =
                figures.stream().map(each -> each.fact().metric()).distinct().count() == 1;
        return amount && alone && change.isEmpty() && asksWhetherThere() ? Optional.of(first > 0) : Optional.empty();
    }

    private boolean severalCompanies() {
        return figures.stream().map(each -> each.fact().subject()).distinct().count() > 1;
    }

    public static boolean isChange(LedgerEntry entry) {
        return entry.fact().metric().name().matches(".*_(?:change|growth|difference)");
    }

    /** The company named first beside the one named second, by the same figure. */
    private Optional<Boolean> companies() {
        var changes = figures.stream().filter(YesOrNo::isChange).toList();
        boolean growing = GROWING.matcher(question).find();
        var compared = growing && !changes.isEmpty() ? changes : figures;
        var metric = compared.getFirst().fact().metric();
        var same = compared.stream()
                .filter(each -> each.fact().metric().equals(metric))
                .toList();
        var subjects =
                same.stream().map(each -> each.fact().subject()).distinct().toList();
        if (subjects.size() != 2 || same.size() != 2) {
            return Optional.empty();
        }
        int one = place(same.getFirst());
        int other = place(same.getLast());
        return one < 0 || other < 0 || one == other
                ? Optional.empty()
                : one < other ? than(same.getFirst(), same.getLast()) : than(same.getLast(), same.getFirst());
    }

    /** Where the question names the company of a figure, by the first word of its name. */
    private int place(LedgerEntry entry) {
        String first = company.apply(entry)
                .toLowerCase(Locale.ROOT)
                .replaceFirst("^the ", "")
                .split("[ ,.]", 2)[0];
        return question.toLowerCase(Locale.ROOT).indexOf(first);
    }

    private Optional<Boolean> than(LedgerEntry one, LedgerEntry other) {
        if (!one.fact().unit().equals(other.fact().unit())) {
            return Optional.empty();
        }
        Matcher than = THAN.matcher(question);
        boolean less = than.find()
                && than.group(1) != null
                && LESS.matcher(than.group(1)).find();
        return ComparedFactor.in(question)
                .map(factor -> factor * other.number())
                .map(mark -> less ? one.number() < mark : one.number() > mark);
    }

    /** Two figures of one company, each named on its side of the comparison. */
    private Optional<Boolean> metrics() {
        Matcher than = THAN.matcher(question);
        if (!than.find()) {
            return Optional.empty();
        }
        var left = side(question.substring(0, than.start())).or(() -> side(than.group()));
        var right = side(question.substring(than.end()));
        return left.flatMap(one -> right.flatMap(other -> than(one, other)));
    }

    /** The figure that one side of a comparison names, or its growth where growth is compared. */
    private Optional<LedgerEntry> side(String words) {
        boolean growing = GROWING.matcher(question).find();
        return AskedMetrics.in(words).stream()
                .flatMap(name -> figures.stream().filter(each -> {
                    String found = each.fact().metric().name();
                    return growing ? found.equals(name.replace("_growth", "") + "_growth") : found.equals(name);
                }))
                .findFirst();
    }
}
