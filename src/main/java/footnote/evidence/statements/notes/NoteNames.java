package footnote.evidence.statements.notes;

import footnote.evidence.statements.TableRow;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What rows of notes are called: with the words of their heading where their own say only that they are its sum or end. */
final class NoteNames {
    private static final Pattern FOOTNOTE = Pattern.compile("\\s?\\((?:\\d|[a-z])\\)|\\s[*†]+");
    private static final Pattern AT_THE_END =
            Pattern.compile("(?i)(?:at )?(?:the )?end of (?:the )?(?:fiscal )?(?:year|period)");
    private static final Pattern OWN_SCALE =
            Pattern.compile("(?i)\\s?\\((?:in )?(?:(thousands|000['’]?s)|(millions)|(billions))\\)");
    private static final Pattern SCALE = Pattern.compile("(?i)\\b(?:thousands|millions|billions)\\b|\\b000['’]?s\\b");

    private NoteNames() {}

    /** The name of a row under a heading and after other rows of its table; first is its first cell. */
    static String of(String name, String section, String first, List<NoteRow> before) {
        String over = section.replaceFirst("\\s*:$", "");
        if (over.isEmpty() || saysScale(over)) {
            return name;
        }
        if (AT_THE_END.matcher(name).matches()) {
            return over + " at end of year";
        }
        var parts = before.stream().filter(row -> row.section().equals(section)).toList();
        boolean sum = name.equalsIgnoreCase("total")
                && parts.size() > 1
                && NoteRow.figure(first).equals(sum(parts));
        return sum ? "Total " + over : name;
    }

    private static Optional<BigDecimal> sum(List<NoteRow> rows) {
        return rows.stream()
                .map(row -> NoteRow.figure(row.cells().getFirst()).orElse(BigDecimal.ZERO))
                .reduce(BigDecimal::add);
    }

    /** A name in plain words, without marks of footnotes and the scale that it states of its own figures. */
    static String plain(String name) {
        return TableRow.plain(
                OWN_SCALE.matcher(FOOTNOTE.matcher(name).replaceAll(" ")).replaceAll(" "));
    }

    /** The scale that a name states of its own figures. */
    static Optional<BigDecimal> scale(String name) {
        return OWN_SCALE
                .matcher(name)
                .results()
                .findFirst()
                .map(found -> BigDecimal.valueOf(
                        found.group(1) != null ? 1_000 : found.group(2) != null ? 1_000_000 : 1_000_000_000));
    }

    static boolean saysScale(String line) {
        return SCALE.matcher(line).find();
    }
}
