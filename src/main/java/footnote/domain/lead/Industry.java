package footnote.domain.lead;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** An industry under the names it goes by, with its codes in France's register (NAF). */
public record Industry(String name, List<String> synonyms, List<String> naf) {
    private static final List<Industry> ALL = read();

    public Industry {
        synonyms = List.copyOf(synonyms);
        naf = List.copyOf(naf);
    }

    public static List<Industry> all() {
        return ALL;
    }

    /** The industry somebody means by a word; empty for one we have no entry of. */
    public static Optional<Industry> named(String text) {
        String wanted = plain(text);
        return ALL.stream()
                .filter(each -> plain(each.name).equals(wanted)
                        || each.synonyms.stream().anyMatch(word -> plain(word).equals(wanted)))
                .findFirst();
    }

    /** Whether two words mean the same industry. */
    public static boolean same(String one, String other) {
        var first = named(one);
        return plain(one).equals(plain(other)) || (first.isPresent() && first.equals(named(other)));
    }

    private static String plain(String text) {
        return text.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
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
