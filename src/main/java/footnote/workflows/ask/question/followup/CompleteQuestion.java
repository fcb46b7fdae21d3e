package footnote.workflows.ask.question.followup;

import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.NamedCompany;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.YesOrNo;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes a question of a conversation complete: what it leaves out is what the question before named. */
public final class CompleteQuestion {
    private static final String A_SHARE =
            "(?:share|percent(?:age)?|%|proportion|portion|part) of (?:its |the |total )*";
    private static final Pattern SHARE =
            Pattern.compile("(?i)\\bas an? " + A_SHARE + "([\\p{L} &]+)|\\b(?:(?:what|which) " + A_SHARE
                    + "|how much of (?:its |the |total )*)([\\p{L} &]+?) (?:is|was) (?:that|this|it)\\b");
    private static final Pattern SINCE = Pattern.compile("(?i)\\bsince (?:FY ?|fiscal )?((?:19|20)\\d{2})");
    private static final Pattern COMPARED = Pattern.compile(
            "(?i)(?:\\b(?:compare[ds]?|comparison) (?:that |it |this |them )?(?:with|to)|\\b(?:versus|vs\\.?)) (.+)");
    private static final Pattern WHY = Pattern.compile(
            "(?i)\\s*(?:and |but )?(?:why(?: (?:is|was) (?:that|it)| so| did (?:it|that|this) \\p{L}+)?|what (?:drove|caused) (?:it|that|this))\\s*\\??\\s*");
    private static final Pattern THAN_BEFORE = Pattern.compile(
            "(?i)\\b(higher|up|more|better|larger|an? (?:increase|improvement|rise)|lower|down|less|worse|smaller|an? (?:decrease|decline|fall))\\b");
    private static final Pattern SUBJECT =
            Pattern.compile("(?i)\\b(did|does|has|have|had|is|was|were|are) (?:it|that|this|they|those)\\b");
    private static final Pattern CHANGES = Pattern.compile(
            "(?i)\\b(?:gr[eo]w\\w*|chang\\w*|ris(?:e|en|ing)|rose|f[ae]ll\\w*|increas\\w*|decreas\\w*|improv\\w*|declin\\w*|drop\\w*|expand\\w*|shr[aiu]nk\\w*)\\b");
    /** An amount grows, and not its share of another. */
    private static final Pattern GROWS = Pattern.compile("(?i)\\bgr[eo]w\\w*");

    private static final Pattern ABOUT = Pattern.compile("(?i)\\b(about|on|regarding) (?:that|this|it|them|those)\\b");
    private static final Pattern PER_SHARE =
            Pattern.compile("(?i)\\s*(?:and |but )?(?:what about )?per share\\s*\\??\\s*");
    private static final Pattern YEARS = Pattern.compile("(?i)\\b(?:FY ?)?(?:19|20)\\d{2}\\b|\\byears\\b");
    /** A question that another period can be put into. */
    private static final Pattern PLAIN = Pattern.compile("(?i)^\\s*(?:what|how much|which|who|did|was|is|compare)\\b");

    /** A figure beside another figure of the same company: "relative to EBITDA?", "how does that compare with capex?". */
    private static final Pattern BESIDE = Pattern.compile(
            "(?i)\\b(?:relative to|divided by|compare[ds]?(?: that| it| this)? (?:with|to)|versus|vs\\.?) (?:its |the |their )?(.+)");

    private static final Pattern HOW_MUCH = Pattern.compile(
            "(?i)\\s*(?:and |but )?(?:by )?how (?:much|fast|quickly|many (?:basis|percentage) points)(?: (?:more|less|higher|lower|did (?:it|that) \\p{L}+|(?:is|was) (?:it|that) (?:up|down)))?\\s*\\??\\s*"
                    + "|\\s*(?:and )?(?:compared|relative) (?:with|to) (?:the )?(?:year before|prior year|previous year|last year)\\s*\\??\\s*");
    private static final Pattern TOGETHER = Pattern.compile(
            "(?i)^\\s*(?:and |so |but )?(?:what(?:['’]s| was| is| were| about)? )?(?:the |its |their )?(?:\\w+[- ]year )?(average|mean|sum|total)\\b(?! \\p{L}*(?:assets|debt|equity|revenue))");
    private static final Pattern SHARE_FROM = Pattern.compile(
            "(?i)\\b(?:what|which) " + A_SHARE
                    + "(?:total|whole|revenues?|sales|that|it|this)\\s*(?:is|was|comes? from|came from|does) (?!that|this|it\\b)(?:from |the )?([\\p{L}][\\p{L} &-]*?)(?: make up| contribute| account for)?\\s*\\??\\s*$");
    private static final Pattern ONLY_MEASURE = Pattern.compile(
            "(?i)\\s*(?:and|but|what about|how about)?\\s*(?:its |the |as a |in )?(margin|days)\\s*\\??\\s*");

    private final String question;
    private final String before;
    private final Map<String, String> memory;
    private final FormerFigure former;
    private final List<String> metrics;

    private CompleteQuestion(String question, String before, Map<String, String> memory) {
        this.question = question;
        this.before = FollowUpPeriod.spelled(before);
        this.memory = memory;
        this.former = new FormerFigure(this.before, memory);
        this.metrics = AskedMetrics.in(question);
    }

    /** The question as it would be asked alone; the same where it leaves nothing out, or nothing was asked before. */
    public static String resolved(String question, Map<String, String> memory) {
        String before = memory.get("question");
        return before == null || before.isBlank() || !FollowUpWording.leavesOut(question)
                ? question
                : new CompleteQuestion(question, before, memory).whole();
    }

    /** Adds to what a conversation remembers of a question: of which companies its figure was asked. */
    public static void remember(Map<String, String> memory) {
        memory.putAll(new FormerFigure(memory.getOrDefault("question", ""), memory).askedOf());
    }

    /** Whether a question that nothing completed is too short to be one a later question could build on. */
    public static boolean isFragment(String question) {
        return FollowUpWording.leavesOut(question)
                && AskedMetrics.in(question).isEmpty()
                && NamedCompany.in(question).isEmpty();
    }

    private String whole() {
        return Stream.<Supplier<Optional<String>>>of(
                        () -> SpeakerFollowUp.completed(question, before, memory),
                        this::aboutThat,
                        this::overYears,
                        this::besideCompany,
                        this::reason,
                        this::changed,
                        () -> former.winner(question),
                        this::figure,
                        this::change,
                        this::another,
                        this::inPeriod)
                .flatMap(each -> each.get().stream())
                .findFirst()
                .orElseGet(() -> NamedCompany.in(question)
                        .or(() -> NamedCompany.in("of "
                                + FollowUpWording.CONNECTIVE.matcher(question).replaceFirst("")))
                        .map(name -> FollowUpWording.instead(before, name, memory))
                        .orElse(question));
    }

    private Optional<String> aboutThat() {
        var about = ABOUT.matcher(question);
        if (!about.find()) {
            return Optional.empty();
        }
        var words = new QuestionWords(before, former.companies()).words();
        return Optional.of(
                words.isEmpty()
                        ? question
                        : about.replaceFirst("$1 " + Matcher.quoteReplacement(String.join(" ", words))));
    }

    /** Since a year, or over so many years: how the figure changed, or what it was together. */
    private Optional<String> overYears() {
        if (!metrics.isEmpty()) {
            return Optional.empty();
        }
        var since = SINCE.matcher(question);
        if (since.find()) {
            return Optional.of(FollowUpWording.ended(FollowUpWording.undated(before))
                    + ", and how has it changed since FY" + since.group(1) + "?");
        }
        var together = TOGETHER.matcher(question);
        int last = FollowUpPeriod.last(before, memory);
        int span = FollowUpPeriod.span(question);
        if (!former.isKnown() || last == 0) {
            return Optional.empty();
        }
        if (together.find()) {
            String named = YEARS.matcher(question).find() ? FollowUpPeriod.years(question, before, memory) : "";
            String years = span > 0
                    ? FollowUpPeriod.listed(last - span + 1, last)
                    : named.isEmpty() ? former.period().replaceFirst("^ in ", "") : named;
            return years.indexOf(" and ") < 0
                    ? Optional.empty()
                    : Optional.of(
                            former.together(together.group(1).matches("(?i)sum|total") ? "sum of" : "average", years));
        }
        return span > 0 ? Optional.of(former.since(last - span)) : Optional.empty();
    }

    private Optional<String> besideCompany() {
        var beside = COMPARED.matcher(question);
        return metrics.isEmpty() && beside.find()
                ? NamedCompany.in("of " + beside.group(1))
                        .map(name -> FollowUpWording.ended(before) + ", versus " + name + "?")
                : Optional.empty();
    }

    /** Why what was asked before is as it is: the change of a figure, or the statement itself. */
    private Optional<String> reason() {
        if (!WHY.matcher(question).matches()) {
            return Optional.empty();
        }
        var since = SINCE.matcher(before);
        return Optional.of(
                former.isKnown()
                        ? "Why did " + former.phrase() + former.ofCompany() + " change"
                                + (since.find() ? " since FY" + since.group(1) : FollowUpPeriod.period(before, memory))
                                + "?"
                        : question);
    }

    /** Whether the figure asked for before rose or fell in its year, by how much, or who has the most of it. */
    private Optional<String> changed() {
        if (!metrics.isEmpty()) {
            return Optional.empty();
        }
        var than = THAN_BEFORE.matcher(question);
        int year = FollowUpPeriod.last(before, memory);
        String earlier = FollowUpPeriod.years(question, before, memory);
        if (YesOrNo.isAsked(question)
                && earlier.matches("FY\\d{4}")
                && Integer.parseInt(earlier.substring(2)) < year
                && than.find()) {
            boolean down = than.group(1).matches("(?i)lower|down|less|worse|smaller|.*(?:decrease|decline|fall)");
            boolean next = earlier.equals("FY" + (year - 1));
            return Optional.of(
                    former.isKnown()
                            ? "Did " + former.phrase() + former.ofCompany() + (down ? " fall" : " rise")
                                    + (next
                                            ? FollowUpPeriod.period(before, memory)
                                            : " from " + earlier + " to FY" + year)
                                    + "?"
                            : before);
        }
        if (!former.isKnown()) {
            return Optional.empty();
        }
        if (HOW_MUCH.matcher(question).matches()) {
            return Optional.of(former.change(GROWS.matcher(question).find()));
        }
        return Optional.empty();
    }

    /** The figure asked for before, as a share of another, per share, or beside another. */
    private Optional<String> figure() {
        if (!former.isKnown()) {
            return Optional.empty();
        }
        var from = SHARE_FROM.matcher(question);
        if (from.find()) {
            return Optional.of("What percentage of " + former.whole() + " came from "
                    + from.group(1).strip() + former.period() + "?");
        }
        var measure = ONLY_MEASURE.matcher(question);
        if (measure.matches()) {
            return former.as(measure.group(1).toLowerCase(Locale.ROOT));
        }
        var share = SHARE.matcher(question);
        if (share.find()) {
            return Optional.of(former.against(
                    "as a percent of " + (share.group(1) == null ? share.group(2) : share.group(1)).strip()));
        }
        if (PER_SHARE.matcher(question).matches()) {
            return Optional.of(former.against("per share"));
        }
        var beside = BESIDE.matcher(question);
        boolean one = metrics.size() == 1 && NamedCompany.in(question).isEmpty() && beside.find();
        return one && !former.isRate() && !beside.group(1).matches("(?i).*(?:margin|ratio|growth|rate|return).*")
                ? Optional.of(former.against("divided by " + FollowUpWording.ended(beside.group(1))))
                : Optional.empty();
    }

    private Optional<String> change() {
        var subject = SUBJECT.matcher(question);
        return subject.find() && CHANGES.matcher(question).find() && former.isKnown()
                ? Optional.of(FollowUpWording.dated(
                        subject.replaceFirst("$1 "
                                + Matcher.quoteReplacement(
                                        (GROWS.matcher(question).find() ? former.bare() : former.phrase())
                                                + former.ofCompany())),
                        before,
                        memory))
                : Optional.empty();
    }

    /** Another figure, of the company or companies and the period of the conversation. */
    private Optional<String> another() {
        if (metrics.isEmpty()) {
            return Optional.empty();
        }
        if (former.companies().size() > 1
                && FollowUpWording.ELLIPTIC.matcher(question).find()
                && !FollowUpWording.asksInFull(question)) {
            return Optional.of(FollowUpWording.ofAll(question, before, memory));
        }
        String whole = FollowUpWording.whole(question, memory);
        boolean dated = FollowUpPeriod.YEAR.matcher(whole).find()
                || FollowUpPeriod.BEFORE.matcher(whole).find();
        return Optional.of(
                dated
                        ? FollowUpWording.relative(whole, before, memory)
                        : FollowUpWording.ended(whole) + former.period() + "?");
    }

    private Optional<String> inPeriod() {
        String years = FollowUpPeriod.years(question, before, memory);
        if (years.isEmpty()) {
            return Optional.empty();
        }
        boolean dated = FollowUpPeriod.YEAR.matcher(before).find();
        return Optional.of(
                former.isKnown() && !PLAIN.matcher(before).find()
                        ? former.in(years)
                        : dated
                                ? FollowUpWording.replaced(before, years)
                                : FollowUpWording.ended(before) + " in " + years + "?");
    }
}
