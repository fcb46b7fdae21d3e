package footnote.evidence.search;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The headings of a page: lines in title case or capitals without figures, alone or before the sentence they head. */
final class PageHeadings {
    private static final int LONGEST = 90;
    private static final int MOST_WORDS = 10;
    private static final int CONTENTS_LINES = 6;
    private static final Pattern NUMBERING = Pattern.compile(
            "(?i)^(?:(?:item|note)\\s+\\d{1,2}[a-c]?|\\(?\\d{1,2}\\)?|\\(?[a-z]\\)?)\\s*[.:)–—-]+\\s*|^(?:item|note)\\s+\\d{1,2}[a-c]?\\s+");
    private static final Pattern BEFORE_SENTENCE =
            Pattern.compile("^(\\p{Lu}[\\p{L}’'&/,() -]{2,70}?)(?:\\s*[–—]{1,2}\\s*|[.:]\\s+)(?=\\p{Lu}\\p{Ll})");
    private static final Pattern END = Pattern.compile("[.:\\s]+$|\\s*\\(?(?i:continued)\\)?[.:\\s]*$");
    private static final Pattern CONTENTS = Pattern.compile("(?i)^item\\s+\\d{1,2}[a-c]?\\b");
    private static final Set<String> SMALL =
            Set.of("a an and as at by for from in into of on or our per the to upon with".split(" "));

    private PageHeadings() {}

    /** None on a page of contents, which names all and tells nothing of any. */
    static List<String> of(String page) {
        var lines = page.lines().map(String::strip).toList();
        if (lines.stream().filter(line -> CONTENTS.matcher(line).find()).count() >= CONTENTS_LINES) {
            return List.of();
        }
        var found = new LinkedHashSet<String>();
        for (var line : lines) {
            String bare = NUMBERING.matcher(line).replaceFirst("");
            Matcher before = BEFORE_SENTENCE.matcher(bare);
            String heading = before.find() ? before.group(1) : END.matcher(bare).replaceFirst("");
            if (isHeading(heading)) {
                found.add(heading);
            }
        }
        return List.copyOf(found);
    }

    private static boolean isHeading(String text) {
        if (text.length() < 4 || text.length() > LONGEST || text.chars().anyMatch(Character::isDigit)) {
            return false;
        }
        String[] words = text.split("[\\s/–—-]+", -1);
        if (words.length > MOST_WORDS) {
            return false;
        }
        for (var word : words) {
            if (!word.isEmpty() && Character.isLowerCase(word.codePointAt(0)) && !SMALL.contains(word)) {
                return false;
            }
        }
        return Character.isUpperCase(text.codePointAt(0)) && !text.endsWith(",");
    }
}
