package footnote.workflows.ask.question;

import footnote.evidence.search.AskedFigures;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a question of a conversation complete: what it leaves out is what the question before named. */
public final class CompleteQuestion {
    private static final Pattern ELLIPTIC = Pattern.compile(
            "(?i)^\\s*(?:and\\b|but\\b|what about|how about|as an?\\b|in (?:fy|the|q[1-4]|20)|for\\b|the (?:year|quarter) (?:before|after)|compared|versus|since|why\\b\\s*\\??$|also\\b)");
    private static final Pattern REFERS =
            Pattern.compile("(?i)\\b(?:its?|their|that|this|those|these|them|they|the one|the same)\\b");
    private static final String A_SHARE =
            "(?:share|percent(?:age)?|%|proportion|portion|part) of (?:its |the |total )*";
    private static final Pattern SHARE = Pattern.compile("(?i)\\bas an? " + A_SHARE + "([\\p{L} &]+)|\\b(?:what|which) "
            + A_SHARE + "([\\p{L} &]+?) (?:is|was) (?:that|this|it)\\b");
    private static final Pattern CONNECTIVE =
            Pattern.compile("(?i)^\\s*(?:and|but|also|what about|how about)[,\\s]+(?:for |in |of |its |the )?");
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
    private static final Pattern ABOUT = Pattern.compile("(?i)\\b(about|on|regarding) (?:that|this|it|them|those)\\b");
    private static final String OFFICER = "CEO|CFO|COO|CTO|chief \\p{L}+(?: officer)?|managing director";
    private static final Pattern ONLY_AN_OFFICER =
            Pattern.compile("(?i)\\s*(?:and|what about|how about)\\s+(?:the )?(" + OFFICER + ")\\s*\\??\\s*");
    private static final Pattern SOMEBODY =
            Pattern.compile("(?i)\\b(?:the )?(?:" + OFFICER + ")\\b|\\b(?:she|he|they)\\b");
    private static final Pattern ONLY_A_PART = Pattern.compile(
            "(?i)^\\s*(?:and|but|what about|how about)?\\s*(in|during|on)? ?(?:the )?((?:prepared|opening) remarks|q\\s?&\\s?a(?: session)?)\\s*\\??\\s*$");
    private static final Pattern PER_SHARE =
            Pattern.compile("(?i)\\s*(?:and |but )?(?:what about )?per share\\s*\\??\\s*");
    private static final Pattern GROWTH = Pattern.compile("(?i)(?<=\\p{L}) growth(?: rate)?\\b");
    private static final int SHORT = 9;

    private CompleteQuestion() {}

    /** The question as it would be asked alone; the same where it leaves nothing out, or nothing was asked before. */
    public static String resolved(String question, Map<String, String> memory) {
        String before = memory.get("question");
        if (before == null || before.isBlank() || !leavesOut(question)) {
            return question;
        }
        var part = ONLY_A_PART.matcher(question);
        if (part.find()) {
            return ended(before) + " in the " + part.group(2) + "?";
        }
        var officer = ONLY_AN_OFFICER.matcher(question);
        if (officer.matches() && SOMEBODY.matcher(before).find()) {
            return SOMEBODY.matcher(before).replaceFirst("the " + officer.group(1));
        }
        var about = ABOUT.matcher(question);
        if (about.find()) {
            var words = new QuestionWords(before, companies(memory)).words();
            return words.isEmpty()
                    ? question
                    : about.replaceFirst("$1 " + Matcher.quoteReplacement(String.join(" ", words)));
        }
        var metrics = AskedMetrics.in(question);
        var since = SINCE.matcher(question);
        if (since.find() && metrics.isEmpty()) {
            return ended(undated(before)) + ", and how has it changed since FY" + since.group(1) + "?";
        }
        var beside = COMPARED.matcher(question);
        var other = beside.find() ? NamedCompany.in("of " + beside.group(1)) : Optional.<String>empty();
        if (other.isPresent() && metrics.isEmpty()) {
            return ended(before) + ", versus " + other.get() + "?";
        }
        if (WHY.matcher(question).matches()) {
            return why(question, before, memory);
        }
        var than = THAN_BEFORE.matcher(question);
        if (YesOrNo.isAsked(question)
                && FollowUpPeriod.BEFORE.matcher(question).find()
                && than.find()
                && metrics.isEmpty()) {
            return changed(before, than.group(1), memory);
        }
        var subject = SUBJECT.matcher(question);
        var former = AskedMetrics.in(before);
        if (subject.find() && CHANGES.matcher(question).find() && !former.isEmpty()) {
            return dated(
                    subject.replaceFirst("$1 "
                            + Matcher.quoteReplacement(PartQualifier.named(before, companies(memory))
                                    + AskedMetrics.label(former.getFirst()).replaceFirst(" growth$", "")
                                    + of(memory))),
                    before,
                    memory);
        }
        var share = SHARE.matcher(question);
        if (share.find() && !AskedMetrics.in(before).isEmpty()) {
            return ended(GROWTH.matcher(before).replaceAll("")) + " as a percent of "
                    + (share.group(1) == null ? share.group(2) : share.group(1)).strip() + "?";
        }
        if (PER_SHARE.matcher(question).matches() && !AskedMetrics.in(before).isEmpty()) {
            return ended(GROWTH.matcher(before).replaceAll("")) + " per share?";
        }
        if (!metrics.isEmpty()) {
            if (companies(memory).size() > 1 && ELLIPTIC.matcher(question).find() && !asksInFull(question)) {
                return ofAll(question, before, memory);
            }
            String whole = whole(question, memory);
            return FollowUpPeriod.YEAR.matcher(whole).find()
                            || FollowUpPeriod.BEFORE.matcher(whole).find()
                    ? relative(whole, before, memory)
                    : ended(whole)
                            + FollowUpPeriod.period(before, companies(memory).size() > 1 ? Map.of() : memory)
                            + "?"; // fiscal years of several companies differ
        }
        String years = FollowUpPeriod.years(question, before, memory);
        if (!years.isEmpty()) {
            return FollowUpPeriod.YEAR.matcher(before).find()
                    ? replaced(before, years)
                    : ended(before) + " in " + years + "?";
        }
        var named = NamedCompany.in(question)
                .or(() -> NamedCompany.in("of " + CONNECTIVE.matcher(question).replaceFirst("")));
        return named.map(name -> instead(before, name, memory)).orElse(question);
    }

    private static List<String> companies(Map<String, String> memory) {
        return Arrays.stream(memory.getOrDefault("companies", "").split("; ", -1))
                .filter(each -> !each.isBlank())
                .toList();
    }

    private static String of(Map<String, String> memory) {
        return memory.containsKey("company") ? " of " + memory.get("company") : "";
    }

    /** With the period asked about before, where it names none itself. */
    private static String dated(String question, String before, Map<String, String> memory) {
        return FollowUpPeriod.YEAR.matcher(question).find()
                        || FollowUpPeriod.QUARTER.matcher(question).find()
                        || FollowUpPeriod.BEFORE.matcher(question).find()
                ? relative(question, before, memory)
                : ended(question) + FollowUpPeriod.period(before, memory) + "?";
    }

    private static boolean asksInFull(String question) {
        return question.matches("(?is).*\\b(?:what|how|why|did|does|is|was)\\b.*");
    }

    /** A figure asked for in a few words, of all the companies compared before. */
    private static String ofAll(String question, String before, Map<String, String> memory) {
        boolean years = FollowUpPeriod.YEAR.matcher(before).find()
                && !FollowUpPeriod.YEAR.matcher(question).find();
        return "Compare "
                + ended(CONNECTIVE.matcher(question).replaceFirst("").strip()) + " of "
                + String.join(" and ", companies(memory)) + (years ? FollowUpPeriod.period(before, memory) : "") + "?";
    }

    /** The question before, of another company: in the place of the former where that stands in it by name. */
    private static String instead(String before, String name, Map<String, String> memory) {
        var former = companies(memory);
        if (former.size() == 1) {
            String[] words = former.getFirst().split(" ", -1);
            for (int length = words.length; length > 0; length--) {
                String spelled = String.join(" ", Arrays.asList(words).subList(0, length));
                if (Pattern.compile("\\b" + Pattern.quote(spelled) + "\\b")
                        .matcher(before)
                        .find()) {
                    return before.replace(spelled, name);
                }
            }
        }
        return ended(without(before, memory)) + " of " + name + "?";
    }

    /** Why what was asked before is as it is: the change of a figure, or the statement itself. */
    private static String why(String question, String before, Map<String, String> memory) {
        var metrics = AskedMetrics.in(before);
        var since = SINCE.matcher(before);
        return metrics.isEmpty()
                ? question
                : "Why did " + AskedMetrics.label(metrics.getFirst()).replaceFirst(" growth$", "")
                        + (memory.containsKey("company") ? " of " + memory.get("company") : "")
                        + " change"
                        + (since.find() ? " since FY" + since.group(1) : FollowUpPeriod.period(before, memory)) + "?";
    }

    /** Whether the figure asked for before rose or fell in its year. */
    private static String changed(String before, String word, Map<String, String> memory) {
        boolean down = word.matches("(?i)lower|down|less|worse|smaller|.*(?:decrease|decline|fall)");
        return AskedMetrics.in(before).stream()
                .findFirst()
                .map(metric -> "Did " + AskedMetrics.label(metric)
                        + (memory.containsKey("company") ? " of " + memory.get("company") : "")
                        + (down ? " fall" : " rise") + FollowUpPeriod.period(before, memory) + "?")
                .orElse(before);
    }

    /** A figure asked for in a few words, as a question about the company of the conversation. */
    private static String whole(String question, Map<String, String> memory) {
        if (!ELLIPTIC.matcher(question).find() || asksInFull(question)) {
            return question;
        }
        String bare = CONNECTIVE.matcher(question).replaceFirst("").strip();
        boolean named = NamedCompany.in(question).isPresent();
        return "What was " + ended(bare)
                + (named || !memory.containsKey("company") ? "" : " of " + memory.get("company")) + "?";
    }

    /** Without the years it names. */
    private static String undated(String question) {
        return question.replaceAll(
                "(?i)\\s*\\b(?:in|for|of|at the end of)?\\s*(?:FY\\s?|fiscal (?:year )?)?(?:19|20)\\d{2}\\b", "");
    }

    private static boolean leavesOut(String question) {
        return ELLIPTIC.matcher(question).find()
                || REFERS.matcher(question).find()
                || (question.split("\\s+", -1).length < SHORT
                        && AskedFigures.in(question).metrics().isEmpty());
    }

    /** A period relative to the one before, in the question's own words. */
    private static String relative(String question, String before, Map<String, String> memory) {
        String years = FollowUpPeriod.years(question, before, memory);
        return FollowUpPeriod.YEAR.matcher(question).find() || years.isEmpty()
                ? question
                : ended(FollowUpPeriod.AFTER
                                .matcher(FollowUpPeriod.BEFORE.matcher(question).replaceAll(" "))
                                .replaceAll(" ")
                                .strip())
                        + " in " + years + "?";
    }

    private static String replaced(String before, String years) {
        var first = FollowUpPeriod.YEAR
                .matcher(before)
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElseThrow();
        String once = before.replace(first, years);
        return FollowUpPeriod.YEAR
                .matcher(once)
                .replaceAll(found -> years.contains(found.group(1)) ? found.group() : "")
                .replaceAll("\\s+(?:and|to|-)\\s*(?=\\?|$)", "");
    }

    private static String without(String question, Map<String, String> memory) {
        String text = NamedCompany.in(question)
                .map(name -> question.replaceAll(
                        "(?:\\b(?:of|for|by|did|does) )?" + Pattern.quote(name) + "(?:['’]s?)?", ""))
                .orElse(question);
        for (String company : memory.getOrDefault("companies", "").split("; ", -1)) {
            text = company.isBlank() ? text : text.replace(company, "");
        }
        return text.replaceAll("\\s+", " ").strip();
    }

    private static String ended(String question) {
        return question.strip().replaceAll("[?.!\\s]+$", "");
    }
}
