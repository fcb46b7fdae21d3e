package footnote.evidence.statements;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the parts of a company are called: as their rows are, with the full name of one that the filing abbreviates. */
final class PartNames {
    /** Dates of the columns, where the name of the first row follows them. */
    private static final Pattern HEADER = Pattern.compile(
            "^(?i:(?:(?:fiscal )?years? ended|(?:three|six|nine|twelve) months ended|(?:19|20)\\d{2}"
                    + "|(?:january|february|march|april|may|june|july|august|september|october|november|december)\\s+\\d{1,2},?)\\s+)+");

    private static final Pattern MARKS = Pattern.compile("\\s*\\([a-z0-9]{1,2}\\)|[®™©*†:]+");
    private static final Pattern TOTAL = Pattern.compile("(?i)^total ");
    private static final Pattern KIND = Pattern.compile(
            "(?i)\\s+(?:reportable |business )?(?:segments?|groups?|divisions?)(?: (?:net )?(?:revenues?|sales))?$");
    /** Letters with two capitals at least, unlike a word. */
    private static final Pattern ABBREVIATION = Pattern.compile("(?=\\p{L}*\\p{Lu}\\p{L}*\\p{Lu})\\p{L}{2,7}");

    private static final String NAME = "((?:\\p{Lu}[\\p{L}’'&-]*)(?:,? (?:and |of |& )?\\p{Lu}[\\p{L}’'&-]*)+)";

    private final List<FilingStatements.PageText> pages;
    private final Map<String, String> members = new HashMap<>();
    private final Map<String, Optional<String>> full = new HashMap<>();

    PartNames(List<FilingStatements.PageText> pages) {
        this.pages = pages;
    }

    /** The part that a row is of. */
    String member(TableRow row) {
        return members.computeIfAbsent(row.name(), _ -> {
            String plain = MARKS.matcher(
                            HEADER.matcher(row.name().replaceAll("\\s+", " ")).replaceFirst(""))
                    .replaceAll("")
                    .strip();
            String bare = TOTAL.matcher(plain).find()
                    ? KIND.matcher(TOTAL.matcher(plain).replaceFirst("")).replaceFirst("")
                    : plain;
            return ABBREVIATION.matcher(bare).matches()
                    ? full.computeIfAbsent(bare, this::inFull)
                            .map(name -> name + " (" + bare + ")")
                            .orElse(bare)
                    : bare;
        });
    }

    /** What the filing says that letters stand for: "Frito-Lay North America (FLNA)". */
    private Optional<String> inFull(String letters) {
        var defined = Pattern.compile(NAME + " \\([“\"]?" + letters + "[”\"]?\\)");
        for (var page : pages) {
            if (page.text().contains("(" + letters + ")") || page.text().contains(letters + "”)")) {
                var found = defined.matcher(page.text().replaceAll("\\s+", " "));
                while (found.find()) {
                    if (isShortFor(letters, found.group(1))) {
                        return Optional.of(found.group(1));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the name begins with the first letter and has the others in order. */
    private static boolean isShortFor(String letters, String name) {
        int at = 0;
        String small = letters.toLowerCase(Locale.ROOT);
        String text = name.toLowerCase(Locale.ROOT);
        for (int i = 0; i < text.length() && at < small.length(); i++) {
            at += text.charAt(i) == small.charAt(at) ? 1 : 0;
        }
        return at == small.length() && text.charAt(0) == small.charAt(0);
    }
}
