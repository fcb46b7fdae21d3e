package footnote.workflows.ask;

import footnote.evidence.search.AskedFigures;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Makes a question of a conversation complete: what it leaves out is what the question before named. */
final class FollowUp {
    private static final Pattern ELLIPTIC = Pattern.compile(
            "(?i)^\\s*(?:and\\b|but\\b|what about|how about|as an?\\b|in (?:fy|the|q[1-4]|20)|for\\b|the (?:year|quarter) (?:before|after)|compared|versus|since|why\\b\\s*\\??$|also\\b)");
    private static final Pattern REFERS =
            Pattern.compile("(?i)\\b(?:its?|their|that|this|those|these|them|they|the one|the same)\\b");
    private static final Pattern YEAR = Pattern.compile("(?i)\\b(?:FY\\s?|fiscal (?:year )?)?((?:19|20)\\d{2})\\b");
    private static final Pattern BEFORE = Pattern.compile(
            "(?i)\\b(?:the )?(?:years?|one) (?:before|earlier|prior)|(?:previous|prior|preceding) (?:fiscal )?year\\b");
    private static final Pattern AFTER =
            Pattern.compile("(?i)\\b(?:the )?(?:year|one) (?:after|later)|(?:next|following) (?:fiscal )?year\\b");
    private static final Pattern SHARE = Pattern.compile(
            "(?i)\\bas an? (?:share|percent(?:age)?|%|proportion|part) of (?:its |the |total )?([\\p{L} &]+)");
    private static final Pattern CONNECTIVE =
            Pattern.compile("(?i)^\\s*(?:and|but|also|what about|how about)[,\\s]+(?:for |in |of |its |the )?");
    private static final int SHORT = 9;

    private FollowUp() {}

    /** The question as it would be asked alone; the same where it leaves nothing out, or nothing was asked before. */
    static String resolved(String question, Map<String, String> memory) {
        String before = memory.get("question");
        if (before == null || before.isBlank() || !leavesOut(question)) {
            return question;
        }
        var asked = AskedFigures.in(question);
        var share = SHARE.matcher(question);
        if (share.find() && !AskedFigures.in(before).metrics().isEmpty()) {
            return ended(before) + " as a percent of " + share.group(1).strip() + "?";
        }
        if (!asked.metrics().isEmpty()) {
            return YEAR.matcher(question).find() || BEFORE.matcher(question).find()
                    ? relative(question, before, memory)
                    : ended(question) + period(before, memory) + "?";
        }
        String years = years(question, before, memory);
        if (!years.isEmpty()) {
            return YEAR.matcher(before).find() ? replaced(before, years) : ended(before) + " in " + years + "?";
        }
        var named = NamedCompany.in(question)
                .or(() -> NamedCompany.in("of " + CONNECTIVE.matcher(question).replaceFirst("")));
        return named.map(name -> ended(without(before, memory)) + " of " + name + "?")
                .orElse(question);
    }

    private static boolean leavesOut(String question) {
        return ELLIPTIC.matcher(question).find()
                || REFERS.matcher(question).find()
                || (question.split("\\s+", -1).length < SHORT
                        && AskedFigures.in(question).metrics().isEmpty());
    }

    /** A period told from the one before, in the question's own words. */
    private static String relative(String question, String before, Map<String, String> memory) {
        String years = years(question, before, memory);
        return YEAR.matcher(question).find() || years.isEmpty()
                ? question
                : ended(AFTER.matcher(BEFORE.matcher(question).replaceAll(" "))
                                .replaceAll(" ")
                                .strip()) + " in " + years + "?";
    }

    /** The years the question names, or means by "the year before". */
    private static String years(String question, String before, Map<String, String> memory) {
        var named = YEAR.matcher(question)
                .results()
                .map(each -> "FY" + each.group(1))
                .toList();
        if (!named.isEmpty()) {
            return String.join(" and ", named);
        }
        int last = last(before, memory);
        boolean earlier = BEFORE.matcher(question).find();
        return last == 0 || !(earlier || AFTER.matcher(question).find()) ? "" : "FY" + (earlier ? last - 1 : last + 1);
    }

    private static int last(String before, Map<String, String> memory) {
        var said = YEAR.matcher(before)
                .results()
                .map(each -> Integer.valueOf(each.group(1)))
                .toList();
        return said.isEmpty()
                ? Arrays.stream(memory.getOrDefault("years", "").split(", *", -1))
                        .filter(each -> each.matches("\\d{4}"))
                        .map(Integer::valueOf)
                        .max(Integer::compare)
                        .orElse(0)
                : said.stream().min(Integer::compare).orElse(0);
    }

    private static String period(String before, Map<String, String> memory) {
        List<String> said = YEAR.matcher(before)
                .results()
                .map(each -> "FY" + each.group(1))
                .distinct()
                .toList();
        String years = memory.getOrDefault("years", "");
        return said.isEmpty()
                ? years.isBlank() ? "" : " in FY" + years.replaceAll(",.*", "")
                : " in " + String.join(" and ", said);
    }

    private static String replaced(String before, String years) {
        var first = YEAR.matcher(before)
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElseThrow();
        String once = before.replace(first, years);
        return YEAR.matcher(once)
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
