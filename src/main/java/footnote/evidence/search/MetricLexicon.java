package footnote.evidence.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What readers call figures and what accounts call them, from a versioned table after the us-gaap labels. */
public final class MetricLexicon {
    private static final Pattern FIRST_FIGURE = Pattern.compile("[$€£¥(]*\\s*\\d[\\d,.]*");
    private static final Pattern ASIDE = Pattern.compile("\\([^)]{0,40}\\)");
    private static final Pattern NO_WORDS = Pattern.compile("[^a-z0-9&/%]+");
    private static final Pattern IN_PERCENT = Pattern.compile(" (?:%|percent|percentage) (?=margins?\\b)");
    private static final Set<StatementKind> BALANCE = Set.of(StatementKind.BALANCE);
    private static final Pattern FLOW_OF = Pattern.compile(
            "\\b(?:(?:purchases?|disposals?|dispositions?|amortization|impairments?|write ?(?:offs?|downs?)|(?<!days )sales?) of"
                    + "|additions to|proceeds from)(?: (?:the|its|their|net|other|any))*$");
    private static final Pattern FLOW =
            Pattern.compile("additions|purchases|disposals|dispositions|amortization|impairments?");
    private static final int BEFORE = 6;
    private static final int LONGEST_SYNONYM = 8;
    private static final int MORE_WORDS = 6;

    /** One figure: the statements it stands in, its names in questions and in accounts, and its parts. */
    record Entry(
            String name, Set<StatementKind> statements, List<String> asked, List<String> written, List<String> parts) {
        /** Whether it is told or tabled outside the statements. */
        boolean isTopic() {
            return statements.isEmpty();
        }
    }

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, List<Entry>> byAsked = new HashMap<>();
    private final Map<String, List<String>> byWritten = new HashMap<>();

    private MetricLexicon(List<Entry> all) {
        for (var entry : all) {
            entries.put(entry.name, entry);
            entry.asked.forEach(words -> byAsked.computeIfAbsent(plain(words), _ -> new ArrayList<>())
                    .add(entry));
            entry.written.forEach(words -> byWritten
                    .computeIfAbsent(plain(words), _ -> new ArrayList<>())
                    .add(entry.name));
        }
    }

    public static MetricLexicon standard() {
        return Holder.STANDARD;
    }

    private static final class Holder {
        static final MetricLexicon STANDARD = read();

        private static MetricLexicon read() {
            try (var in = MetricLexicon.class.getResourceAsStream("metrics.tsv");
                    var reader = new BufferedReader(new InputStreamReader(
                            in == null ? java.io.InputStream.nullInputStream() : in, StandardCharsets.UTF_8))) {
                return new MetricLexicon(reader.lines()
                        .filter(line -> !line.startsWith("#") && !line.isBlank())
                        .map(Holder::entry)
                        .toList());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static Entry entry(String line) {
            String[] cells = Arrays.copyOf(line.split("\t", -1), 5);
            var statements = EnumSet.noneOf(StatementKind.class);
            list(cells[1], ",").forEach(word -> StatementKind.named(word).ifPresent(statements::add));
            return new Entry(cells[0], statements, list(cells[2], "\\|"), list(cells[3], "\\|"), list(cells[4], ","));
        }

        private static List<String> list(@org.jspecify.annotations.Nullable String cell, String by) {
            return cell == null || cell.isBlank()
                    ? List.of()
                    : List.of(cell.strip().split(by, -1));
        }
    }

    Optional<Entry> entry(String name) {
        return Optional.ofNullable(entries.get(name));
    }

    /** All names that accounts have for figures. */
    Collection<String> written() {
        return entries.values().stream()
                .flatMap(entry -> entry.written.stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The figures a question asks for, longest names first; a word counts once. */
    List<Entry> asked(String question) {
        var words = new ArrayList<>(
                List.of(IN_PERCENT.matcher(plain(question)).replaceAll(" ").split(" ", -1)));
        var found = new LinkedHashSet<Entry>();
        for (int length = Math.min(LONGEST_SYNONYM, words.size()); length > 0; length--) {
            for (int from = 0; from + length <= words.size(); from++) {
                var hits = byAsked.get(String.join(" ", words.subList(from, from + length)));
                if (hits != null) {
                    boolean flow = isFlow(words, from, from + length);
                    hits.stream()
                            .filter(entry -> !flow || !entry.statements.equals(BALANCE))
                            .forEach(found::add);
                    for (int i = from; i < from + length; i++) {
                        words.set(i, "~");
                    }
                }
            }
        }
        return List.copyOf(found);
    }

    /** The topics a heading names, in the words of questions or of filings. */
    Set<String> topics(String heading) {
        var found = new LinkedHashSet<String>();
        asked(heading).forEach(entry -> found.add(entry.name));
        var words = Arrays.asList(plain(heading).split(" ", -1));
        for (int from = 0; from < words.size(); from++) {
            for (int to = Math.min(words.size(), from + LONGEST_SYNONYM); to > from; to--) {
                found.addAll(byWritten.getOrDefault(String.join(" ", words.subList(from, to)), List.of()));
            }
        }
        found.removeIf(name -> !entry(name).map(Entry::isTopic).orElse(false));
        return found;
    }

    /** Whether what is named is bought, sold or written off: an amount of the year, not the balance at its end. */
    private static boolean isFlow(List<String> words, int from, int to) {
        String before = String.join(" ", words.subList(Math.max(0, from - BEFORE), from));
        return FLOW_OF.matcher(before).find()
                || (to < words.size() && FLOW.matcher(words.get(to)).matches());
    }

    /** The figures whose rows a page has: lines that start with the name and go on with a figure. */
    Set<String> rows(String page) {
        var found = new LinkedHashSet<String>();
        page.lines().forEach(line -> {
            var figure = FIRST_FIGURE.matcher(line);
            if (line.length() < 400 && figure.find(Math.min(2, line.length()))) {
                found.addAll(row(line.substring(0, figure.start())));
            }
        });
        return found;
    }

    /** The figures a row's name stands for: the name itself, or the longest start of it; a total is its figure. */
    List<String> row(String label) {
        var words = Arrays.asList(plain(label).split(" ", -1));
        var names = started(words);
        return names.isEmpty() && words.getFirst().equals("total") ? started(words.subList(1, words.size())) : names;
    }

    private List<String> started(List<String> words) {
        for (int length = Math.min(words.size(), 10); length > 0 && length >= words.size() - MORE_WORDS; length--) {
            var names = byWritten.get(String.join(" ", words.subList(0, length)));
            if (names != null) {
                return names;
            }
        }
        return List.of();
    }

    /** Small letters, words parted by one space, without marks, quotes and brackets. */
    static String plain(String text) {
        String small = text.toLowerCase(Locale.ROOT).replace("’", "").replace("'", "");
        String bare = small.indexOf('(') < 0 ? small : ASIDE.matcher(small).replaceAll(" ");
        return NO_WORDS.matcher(bare).replaceAll(" ").strip();
    }
}
