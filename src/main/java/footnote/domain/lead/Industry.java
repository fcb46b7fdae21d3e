package footnote.domain.lead;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/** An industry under the names it goes by, with its codes in France's register (NAF). */
public record Industry(String name, List<String> synonyms, List<String> naf) {
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final List<Industry> ALL = read();
    private static final Map<String, Industry> BY_WORD = byWord();

    public Industry {
        synonyms = List.copyOf(synonyms);
        naf = List.copyOf(naf);
    }

    public static List<Industry> all() {
        return ALL;
    }

    /** The industry somebody means by a word; empty for one we have no entry of. */
    public static Optional<Industry> named(String text) {
        return Optional.ofNullable(BY_WORD.get(plain(text)));
    }

    /** Each industry by its name and its synonyms; a word of two is of the first. */
    private static Map<String, Industry> byWord() {
        var words = new HashMap<String, Industry>();
        for (var each : ALL) {
            words.putIfAbsent(plain(each.name), each);
            each.synonyms.forEach(word -> words.putIfAbsent(plain(word), each));
        }
        return words;
    }

    /** Whether two words mean the same industry. */
    public static boolean same(String one, String other) {
        var first = named(one);
        return plain(one).equals(plain(other)) || (first.isPresent() && first.equals(named(other)));
    }

    private static String plain(String text) {
        return NO_WORD.matcher(text.strip().toLowerCase(Locale.ROOT))
                .replaceAll(" ")
                .strip();
    }

    private static List<Industry> read() {
        try (var in = Objects.requireNonNull(Industry.class.getResourceAsStream("industries.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t", -1))
                    .map(cells -> new Industry(cells[0], list(cells[1]), list(cells[2])))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the industries", e);
        }
    }

    private static List<String> list(String cell) {
        return Arrays.stream(cell.split("\\|", -1))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
