package footnote.evidence.matching;

import footnote.domain.Words;
import java.util.Map;
import java.util.stream.Collectors;

/** Names in Latin letters: Cyrillic and Greek transliterated as passports do, umlauts written out or not made alike. */
final class Transliteration {
    private static final Map<Character, String> LETTERS = letters();

    private Transliteration() {}

    static String of(String name) {
        return name.chars()
                .mapToObj(letter -> LETTERS.getOrDefault((char) letter, String.valueOf((char) letter)))
                .collect(Collectors.joining());
    }

    /** A key in which Müller, Mueller and Muller are the same. */
    static String folded(String key) {
        return key.replace("ae", "a")
                .replace("oe", "o")
                .replace("ue", "u")
                .replace("ss", "s")
                .replace("ph", "f");
    }

    private static Map<Character, String> letters() {
        var letters = new java.util.HashMap<Character, String>();
        pairs(letters, "абвгдеёзийклмнопрстуфыэ", "a b v g d e e z i i k l m n o p r s t u f y e");
        pairs(letters, "жхцчшщъьюя", "zh kh ts ch sh shch - - yu ya");
        pairs(letters, "іїєґ", "i i ie g");
        pairs(letters, "αβγδεζηικλμνξοπρσςτυω", "a v g d e z i i k l m n x o p r s s t y o");
        pairs(letters, "θφχψ", "th f ch ps");
        pairs(letters, "άέήίόύώ", "a e i i o y o");
        return letters;
    }

    private static void pairs(Map<Character, String> letters, String from, String to) {
        var written = to.split(" ", -1);
        for (int i = 0; i < from.length(); i++) {
            String latin = written[i].equals("-") ? "" : written[i];
            letters.put(from.charAt(i), latin);
            letters.putIfAbsent(Character.toUpperCase(from.charAt(i)), Words.capitalized(latin));
        }
    }
}
