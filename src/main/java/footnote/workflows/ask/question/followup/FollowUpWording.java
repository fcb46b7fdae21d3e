package footnote.workflows.ask.question.followup;

import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.question.NamedCompany;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The wording of follow-ups: puts the company, the figure or the period that one leaves out into whole sentences. */
final class FollowUpWording {
    static final Pattern ELLIPTIC = Pattern.compile(
            "(?i)^\\s*(?:and\\b|but\\b|what about|how about|as an?\\b|in (?:fy|the|q[1-4]|20)|for\\b|the (?:year|quarter) (?:before|after)|compared|relative to|divided by|versus|vs|since|so\\b|why\\b\\s*\\??$|also\\b)");
    static final Pattern CONNECTIVE =
            Pattern.compile("(?i)^\\s*(?:and|but|also|what about|how about)[,\\s]+(?:for |in |of |its |the )?");
    private static final Pattern REFERS =
            Pattern.compile("(?i)\\b(?:its?|their|that|this|those|these|them|they|the one|the same)\\b");
    private static final int SHORT = 9;

    private FollowUpWording() {}

    /** Whether a question leaves out what the one before said. */
    static boolean leavesOut(String question) {
        return ELLIPTIC.matcher(question).find()
                || REFERS.matcher(question).find()
                || (question.split("\\s+", -1).length < SHORT
                        && AskedFigures.in(question).metrics().isEmpty());
    }

    /** With the period asked about before, where it names none itself. */
    static String dated(String question, String before, Map<String, String> memory) {
        return FollowUpPeriod.YEAR.matcher(question).find()
                        || FollowUpPeriod.QUARTER.matcher(question).find()
                        || FollowUpPeriod.BEFORE.matcher(question).find()
                ? relative(question, before, memory)
                : ended(question) + FollowUpPeriod.period(before, memory) + "?";
    }

    static boolean asksInFull(String question) {
        return CONNECTIVE.matcher(question).replaceFirst("").matches("(?is).*\\b(?:what|how|why|did|does|is|was)\\b.*");
    }

    /** A figure asked for in a few words, of all the companies compared before. */
    static String ofAll(String question, String before, Map<String, String> memory) {
        boolean years = FollowUpPeriod.YEAR.matcher(before).find()
                && !FollowUpPeriod.YEAR.matcher(question).find();
        return "Compare "
                + ended(CONNECTIVE.matcher(question).replaceFirst("").strip()) + " of "
                + String.join(" and ", new FormerFigure(before, memory).companies())
                + (years ? FollowUpPeriod.period(before, memory) : "") + "?";
    }

    /** The question before, of another company: in the place of the former where that stands in it by name. */
    static String instead(String before, String name, Map<String, String> memory) {
        var former = new FormerFigure(before, memory).companies();
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

    /** A figure asked for in a few words, as a question about the company of the conversation. */
    static String whole(String question, Map<String, String> memory) {
        if (!ELLIPTIC.matcher(question).find() || asksInFull(question)) {
            return question;
        }
        String bare = CONNECTIVE.matcher(question).replaceFirst("").strip();
        boolean named = NamedCompany.in(question).isPresent();
        return "What was " + ended(bare)
                + (named || !memory.containsKey("company") ? "" : " of " + memory.get("company")) + "?";
    }

    /** Without the years it names. */
    static String undated(String question) {
        return question.replaceAll(
                "(?i)\\s*\\b(?:in|for|of|at the end of)?\\s*(?:FY\\s?|fiscal (?:year )?)?(?:19|20)\\d{2}\\b", "");
    }

    /** A period relative to the one before, in the question's own words. */
    static String relative(String question, String before, Map<String, String> memory) {
        String years = FollowUpPeriod.years(question, before, memory);
        return FollowUpPeriod.YEAR.matcher(question).find() || years.isEmpty()
                ? question
                : ended(FollowUpPeriod.AFTER
                                .matcher(FollowUpPeriod.BEFORE.matcher(question).replaceAll(" "))
                                .replaceAll(" ")
                                .strip())
                        + " in " + years + "?";
    }

    static String replaced(String before, String years) {
        if (years.startsWith("Q") && FollowUpPeriod.QUARTER.matcher(before).find()) {
            return FollowUpPeriod.QUARTER.matcher(before).replaceFirst(years);
        }
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

    static String ended(String question) {
        return question.strip().replaceAll("[?.!\\s]+$", "");
    }
}
