package footnote.sources.edgar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The words that stand in cells of a document's tables, such as the heads of columns. They call a part by its name where
 * its tag runs the words together or cuts them short.
 */
final class TableWords {
    private static final int MOST_CELLS = 20_000;
    private static final int LONGEST = 60;
    private static final int MOST_WORDS = 6;
    private static final Set<String> SMALL = Set.of("and", "&", "of", "the");

    /** How often each text stands in a cell. */
    private final Map<String, Integer> counts = new HashMap<>();

    private final Map<String, List<String>> byLetters = new HashMap<>();

    void read(String cell) {
        String words = PartNames.unmarked(cell);
        boolean known = counts.containsKey(words);
        if (words.length() > 1
                && words.length() <= LONGEST
                && words.chars().anyMatch(Character::isLetter)
                && (known || counts.size() < MOST_CELLS)) {
            counts.merge(words, 1, Integer::sum);
            if (!known) {
                byLetters
                        .computeIfAbsent(PartNames.letters(words), _ -> new ArrayList<>())
                        .add(words);
            }
        }
    }

    /** The most frequent text of those letters. */
    Optional<String> called(String letters) {
        return letters.isEmpty() ? Optional.empty() : most(byLetters.getOrDefault(letters, List.of()));
    }

    /** The text that a name with initials or single letters is short for; none where two are as frequent. */
    Optional<String> abbreviated(String name) {
        var tokens = List.of(name.split(" ", -1));
        boolean isShort = tokens.stream().anyMatch(token -> token.length() == 1 || isInitials(token));
        if (!isShort || tokens.size() < 2) {
            return Optional.empty();
        }
        return most(counts.keySet().stream()
                .filter(text -> isShortFor(tokens, words(text)))
                .toList());
    }

    private Optional<String> most(List<String> texts) {
        var byCount = texts.stream()
                .sorted(Comparator.<String>comparingInt(text -> -count(text)).thenComparing(Comparator.naturalOrder()))
                .toList();
        boolean tied = byCount.size() > 1
                && count(byCount.get(0)) == count(byCount.get(1))
                && !byCount.get(0).equalsIgnoreCase(byCount.get(1));
        return tied ? Optional.empty() : byCount.stream().findFirst();
    }

    private int count(String text) {
        return counts.getOrDefault(text, 0);
    }

    private static List<String> words(String text) {
        var words = new ArrayList<String>();
        for (String word : text.split("[\\s,/-]+", -1)) {
            if (!word.isEmpty() && !SMALL.contains(word.toLowerCase(Locale.ROOT))) {
                words.add(word);
            }
        }
        return words;
    }

    /** Each part of the name is a word, the first letter of one, or the initials of several. */
    private static boolean isShortFor(List<String> tokens, List<String> words) {
        if (words.size() > MOST_WORDS) {
            return false;
        }
        int at = 0;
        for (String token : tokens) {
            if (SMALL.contains(token.toLowerCase(Locale.ROOT))) {
                continue;
            }
            if (at >= words.size()) {
                return false;
            }
            String word = words.get(at);
            boolean letter = token.length() == 1
                    && word.length() > 1
                    && word.toLowerCase(Locale.ROOT).startsWith(token.toLowerCase(Locale.ROOT));
            if (word.equalsIgnoreCase(token) || letter) {
                at++;
            } else if (isInitials(token) && initials(words, at, token.length()).equals(token)) {
                at += token.length();
            } else {
                return false;
            }
        }
        return at == words.size();
    }

    private static boolean isInitials(String token) {
        return token.length() > 1 && token.chars().allMatch(Character::isUpperCase);
    }

    private static String initials(List<String> words, int from, int count) {
        var initials = new StringBuilder();
        for (int i = from; i < Math.min(words.size(), from + count); i++) {
            initials.append(words.get(i).charAt(0));
        }
        return initials.toString();
    }
}
