package footnote.evidence.statements;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the names of parts that stand side by side above their figures, over one line or several. The text keeps no
 * columns, so words belong together where the filing's sentences write them so; a header that can be read in two ways,
 * or in none, is not read.
 */
final class PartHeader {
    private static final Pattern WHOLE =
            Pattern.compile("(?i)(?:total|consolidated)(?: (?:company|segments?|consolidated))?");
    private static final Pattern NOT_A_NAME = Pattern.compile(".*\\d.*|.*[.;:]$");
    private static final Pattern ASIDE =
            Pattern.compile("(?i)\\((?:[^)]*\\b(?:millions|thousands|billions)\\b[^)]*|\\w)\\)");
    private static final Pattern SMALL = Pattern.compile("(?<![\\p{L}\\p{N}])\\p{Ll}[\\p{L}’'-]*");
    /** What sentences need not mention: columns between the parts and the whole. */
    private static final Pattern RECONCILING =
            Pattern.compile("(?i)(?:intersegment )?eliminations?|corporate|unallocated");

    private static final int SENTENCE = 3;
    private static final int MOST_LINES = 4;
    private static final int MOST_WORDS = 24;

    private final String prose;
    private final Map<String, Boolean> together = new HashMap<>();

    PartHeader(List<FilingStatements.PageText> pages) {
        var text = new StringBuilder(" ");
        for (var page : pages) {
            page.text()
                    .lines()
                    .filter(line ->
                            SMALL.matcher(line).results().limit(SENTENCE).count() == SENTENCE)
                    .forEach(line -> text.append(plain(line)).append(' '));
        }
        this.prose = text.toString();
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT)
                .replaceAll("[;:.()]+", " ; ") // what stands on both sides belongs together no more
                .replace("&", " and ")
                .replaceAll("[^\\p{L}\\p{N};-]+", " ")
                .strip();
    }

    /** The names of so many parts, by the lines right above their figures, the last of which ends in the whole. */
    Optional<List<String>> names(List<String> above, int parts) {
        Optional<List<String>> found = Optional.empty();
        var lines = new ArrayList<List<String>>();
        for (int i = above.size() - 1; i >= 0 && lines.size() < MOST_LINES; i--) {
            String line = ASIDE.matcher(above.get(i))
                    .replaceAll(" ")
                    .replaceAll("\\s+", " ")
                    .strip();
            if (NOT_A_NAME.matcher(line).matches()) {
                break;
            }
            var words = new ArrayList<>(Arrays.asList(line.split(" ", -1)));
            if (lines.isEmpty() && !withoutWhole(words)) {
                break;
            }
            lines.addFirst(words);
            if (words.size() > MOST_WORDS) {
                break;
            }
            var read = read(lines, parts);
            if (read.size() == 1) {
                found = Optional.of(read.getFirst());
            } else if (!read.isEmpty()) {
                return Optional.empty();
            } else if (found.isPresent()) {
                return found; // the line above is no part of the header
            }
        }
        return found;
    }

    /** Takes the name of the whole off the end of the last line; whether it stood there. */
    private static boolean withoutWhole(List<String> words) {
        for (int count = Math.min(2, words.size()); count > 0; count--) {
            var last = words.subList(words.size() - count, words.size());
            if (WHOLE.matcher(String.join(" ", last)).matches()) {
                last.clear();
                return true;
            }
        }
        return false;
    }

    /** Every way in which each part has a name, and no word is left over. */
    private List<List<String>> read(List<List<String>> lines, int parts) {
        var ways = new ArrayList<List<String>>();
        var last = lines.getLast();
        boolean suffix = lines.size() > 1
                && last.size() == parts
                && last.stream().distinct().count() == 1; // "Operations Operations Operations" needs no proof
        var rest = suffix ? lines.subList(0, lines.size() - 1) : lines;
        assign(rest, new int[rest.size()], new ArrayList<>(), parts, ways);
        return suffix
                ? ways.stream()
                        .map(names -> names.stream()
                                .map(name -> name + " " + last.getFirst())
                                .toList())
                        .toList()
                : ways;
    }

    private void assign(List<List<String>> lines, int[] at, List<String> names, int parts, List<List<String>> ways) {
        if (ways.size() > 1) {
            return;
        }
        if (names.size() == parts) {
            boolean used = true;
            for (int i = 0; i < at.length; i++) {
                used &= at[i] == lines.get(i).size();
            }
            if (used) {
                ways.add(List.copyOf(names));
            }
            return;
        }
        take(lines, at, 0, "", names, parts, ways);
    }

    /** The next name: from each line some of the words that are next, the upper line's first. */
    private void take(
            List<List<String>> lines,
            int[] at,
            int line,
            String name,
            List<String> names,
            int parts,
            List<List<String>> ways) {
        if (line == lines.size()) {
            if (!name.isEmpty() && !names.contains(name)) {
                names.add(name);
                assign(lines, at, names, parts, ways);
                names.removeLast();
            }
            return;
        }
        take(lines, at, line + 1, name, names, parts, ways);
        int from = at[line];
        String longer = name;
        var words = lines.get(line);
        boolean parted = from == 0 || from == words.size() || !isWritten(words.get(from - 1) + " " + words.get(from));
        while (parted && at[line] < words.size()) {
            String next = words.get(at[line]);
            longer = longer.isEmpty() ? next : longer + " " + next;
            if (!isWritten(longer)) {
                break;
            }
            at[line]++;
            take(lines, at, line + 1, longer, names, parts, ways);
        }
        at[line] = from;
    }

    /** Whether the filing's sentences have these words one after another. */
    private boolean isWritten(String name) {
        return RECONCILING.matcher(name).matches()
                || together.computeIfAbsent(name, each -> prose.contains(" " + plain(each) + " "));
    }
}
