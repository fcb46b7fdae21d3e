package footnote.workflows.ask.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A table of a filing's text: rows with their names and figures, columns with the years over them, and its scale. */
final class TableGrid {
    private static final Pattern NUMBER = Pattern.compile(
            "[$€£¥]?\\s*([(−-])?\\s*[$€£¥]?\\s*(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)\\s*\\)?\\s*(%|pts?|bps)?\\s*\\)?");
    private static final Pattern YEAR =
            Pattern.compile("(?<!\\d)((?:19|20)\\d{2})(?:/((?:19|20)?\\d{2}))?(?!\\d|,\\d)|\\bFY\\s?'?(\\d{2})\\b");
    private static final Pattern SCALE = Pattern.compile(
            "(?i)(?:\\bin|\\bof|[$€£¥]|\\bdollars|\\busd|\\brmb|\\brm|\\beur|\\bamounts)\\s*(?:u\\.?s\\.?\\s*)?(?:[$€£¥]|dollars)?\\s*(thousand|million|billion)s?\\b|\\(\\s*(thousand|million|billion)s\\b|(?<![\\d,.])['’]?(000)['’]?s?\\b|[$€£](m)\\b");
    private static final Pattern STATED_BESIDE = Pattern.compile("(?i)\\bin (thousand|million|billion)s\\b");
    private static final Set<String> EMPTY = Arrays.stream(
                    "the a an of in for and or to at by on with as is was were be from its their net".split(" ", -1))
            .collect(Collectors.toUnmodifiableSet());

    /** A row; section is the name of the rows above it that have no figures. */
    record Row(String name, String section, Set<String> words, List<Optional<Double>> cells, Set<Integer> percents) {
        boolean isPercent(int column) {
            return percents.contains(column);
        }
    }

    private final List<Row> rows = new ArrayList<>();
    private final List<Set<Integer>> years = new ArrayList<>();
    private final List<Set<String>> heads = new ArrayList<>();
    private final Optional<String> scale;

    TableGrid(List<List<String>> table, List<String> paragraphs) {
        int width = table.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < width; i++) {
            years.add(new LinkedHashSet<>());
            heads.add(new HashSet<>());
        }
        String section = "";
        for (var line : table) {
            String name = line.isEmpty() ? "" : line.getFirst().strip();
            boolean figures = false;
            for (int i = 1; i < line.size(); i++) {
                figures |= number(line.get(i)).isPresent() && !isHead(line.get(i));
            }
            if (figures) {
                rows.add(row(name, section, line, width));
            } else if (line.stream().skip(1).anyMatch(cell -> !cell.isBlank()) && rows.isEmpty()) {
                head(line);
            } else if (!name.isEmpty()) {
                section = name;
            }
        }
        String stated = table.stream().limit(4).flatMap(List::stream).collect(Collectors.joining(" "));
        this.scale = scale(stated).or(() -> beside(paragraphs)).or(() -> whole() ? Optional.of("") : Optional.empty());
    }

    /** Whole amounts are long. */
    private boolean whole() {
        return rows.stream()
                .flatMap(row -> row.cells().stream().flatMap(Optional::stream))
                .anyMatch(value -> Math.abs(value) >= 5_000_000);
    }

    private static Optional<String> beside(List<String> paragraphs) {
        var said = paragraphs.stream()
                .flatMap(text -> STATED_BESIDE.matcher(text).results())
                .map(each -> each.group(1).toLowerCase(Locale.ROOT))
                .distinct()
                .toList();
        return said.size() == 1 ? Optional.of(said.getFirst()) : Optional.empty();
    }

    private static boolean isHead(String cell) {
        return cell.strip().matches("(?:FY|\\D{0,20})?(?:19|20)\\d{2}(?:/\\d{2,4})?\\D{0,12}") && !cell.contains(",");
    }

    private void head(List<String> line) {
        for (int i = 1; i < line.size(); i++) {
            var found = YEAR.matcher(line.get(i));
            while (found.find()) {
                years.get(i).add(year(found.group(1), found.group(2), found.group(3)));
            }
            heads.get(i).addAll(words(line.get(i)));
        }
    }

    private static int year(@Nullable String plain, @Nullable String second, @Nullable String brief) {
        String digits = brief != null ? brief : second != null ? second : plain;
        int number = digits == null ? 0 : Integer.parseInt(digits);
        return number < 100 ? 2000 + number : number;
    }

    private static Row row(String name, String section, List<String> line, int width) {
        var cells = new ArrayList<Optional<Double>>();
        for (int i = 0; i < width; i++) {
            cells.add(i == 0 || i >= line.size() ? Optional.empty() : number(line.get(i)));
        }
        var percents = new HashSet<Integer>();
        for (int i = 1; i < line.size(); i++) {
            if (line.get(i).contains("%") || name.contains("%")) {
                percents.add(i);
            }
        }
        return new Row(name, section, words(name), cells, percents);
    }

    static Optional<Double> number(String cell) {
        String text = cell.strip();
        if (text.matches("[$€£¥]?\\s*[—–-]+\\s*%?")) {
            return Optional.of(0.0);
        }
        var matcher = NUMBER.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        double value = Double.parseDouble(matcher.group(2).replace(",", ""));
        return Optional.of(matcher.group(1) == null ? value : -value);
    }

    private static Optional<String> scale(String text) {
        var matcher = SCALE.matcher(text);
        if (!matcher.find()) {
            return Optional.empty();
        }
        String word = matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
        return Optional.of(
                word != null ? word.toLowerCase(Locale.ROOT) : matcher.group(3) != null ? "thousand" : "million");
    }

    /** Words in small letters cut to their stems, without the commonest. */
    static Set<String> words(String text) {
        return Arrays.stream(text.replaceAll("\\((?:note|\\d|[a-z]\\))[^)]*\\)?", " ")
                        .toLowerCase(Locale.ROOT)
                        .split("[^\\p{L}\\p{N}&]+", -1))
                .filter(word -> !word.isEmpty() && !EMPTY.contains(word))
                .map(word -> word.matches("\\d+") ? word : stem(word))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String stem(String word) {
        return word.length() > 4
                ? word.replaceAll("(?:ies|y)$", "i").replaceAll("(?:es|s|ing|ed)$", "")
                : word.replaceAll("s$", "");
    }

    static List<Integer> yearsIn(String text) {
        return YEAR.matcher(text)
                .results()
                .map(each -> year(each.group(1), each.group(2), each.group(3)))
                .distinct()
                .toList();
    }

    List<Row> rows() {
        return rows;
    }

    /** The scale its amounts are in; nothing where that is not known. */
    Optional<String> scale() {
        return scale;
    }

    /** The only column over which that year stands, alone; none where several do. */
    Optional<Integer> column(int year) {
        var found = new ArrayList<Integer>();
        for (int i = 1; i < years.size(); i++) {
            if (years.get(i).equals(Set.of(year)) && !heads.get(i).contains("change")) {
                found.add(i);
            }
        }
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /** The years that stand over exactly one column each, in order. */
    List<Integer> columnYears() {
        return years.stream()
                .flatMap(Set::stream)
                .distinct()
                .filter(year -> column(year).isPresent())
                .sorted()
                .toList();
    }
}
