package footnote.evidence.statements;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * Prints the statements of one line of business, as forms.txt names its rows, with invented figures that add up, in a
 * layout chosen by a seed. In forms.txt a row begins with + or -, as it counts in the sum; { opens a group with the sign
 * it counts by, } ends it with its total; = is the sum so far; ! begins anew; . is per share; # is a heading.
 */
final class StatementForms {
    private static final List<String> SCALES = List.of(
            "(in millions, except per share amounts)",
            "$ in thousands except per share",
            "(Millions)",
            "(Dollars in thousands, except share and per share data)",
            "$ millions",
            "(In millions)",
            "(amounts in thousands of U.S. dollars)");
    private static final int YEARS = 3;

    private final Random random;
    private final String form;
    private final String scale;
    private final boolean brackets;
    private final boolean dollars;
    private final boolean noteColumn;
    private final boolean parted;
    private final boolean oldestFirst;
    private final int head;
    private final int scalePlace;
    private final int year;
    private final boolean january;
    private final Map<String, long[]> named = new LinkedHashMap<>();
    final Map<String, long[]> wanted = new LinkedHashMap<>();
    private final List<String> pages = new ArrayList<>();

    StatementForms(String form, int seed) {
        this.form = form;
        this.random = new Random(seed * 31L + form.length());
        this.scale = SCALES.get(seed % SCALES.size());
        this.brackets = random.nextBoolean();
        this.dollars = random.nextBoolean();
        this.noteColumn = seed % 5 == 3;
        this.parted = seed % 4 == 2;
        this.oldestFirst = seed % 6 == 5;
        this.head = seed % 6;
        this.scalePlace = random.nextInt(3);
        this.year = 2013 + random.nextInt(10);
        this.january = head == 2;
        pages.add("ANNUAL REPORT\nIndex to consolidated financial statements\nConsolidated statements of income 40\n");
        for (String statement : form.split("\n(?=income |balance |flow )", -1)) {
            if (statement.matches("(?s)(?:income|balance|flow) .*")) {
                print(statement.lines().toList());
            }
        }
        pages.add("Note 15. Segments\n2022 2021 2020\nNorth net sales 512 488 470\nCost of sales 211 200 190\n"
                + "Inventories 12 14 15\nTotal assets 901 877 870\n");
    }

    static List<String> all() {
        try (var in = StatementForms.class.getResourceAsStream("forms.txt")) {
            return Arrays.stream(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("== "))
                    .filter(each -> !each.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String name() {
        return form.lines().findFirst().orElse("");
    }

    List<String> pages() {
        return List.copyOf(pages);
    }

    int year() {
        return year;
    }

    long unit() {
        return scale.toLowerCase(Locale.ROOT).contains("thousand") ? 1_000 : 1_000_000;
    }

    private void print(List<String> statement) {
        boolean balance = statement.getFirst().startsWith("balance");
        int columns = balance ? 2 : YEARS;
        var rows = statement.subList(1, statement.size());
        long[] lacking = new long[YEARS];
        if (balance) { // once to learn by how much the sides differ
            long seed = random.nextLong();
            random.setSeed(seed);
            body(rows, columns, lacking);
            for (int i = 0; i < YEARS; i++) {
                lacking[i] = wanted.get("assets")[i] - wanted.get("liabilities_and_equity")[i];
            }
            random.setSeed(seed);
        }
        var body = body(rows, columns, lacking);
        var lines = title(statement.getFirst().replaceFirst("\\w+ ", ""), balance, columns);
        if (parted && head != 4) {
            int half = body.size() / 2;
            pages.add(String.join("\n", lines) + "\n" + String.join("\n", body.subList(0, half)) + "\n");
            var again = title(statement.getFirst().replaceFirst("\\w+ ", "") + " (continued)", balance, columns);
            pages.add(String.join("\n", again) + "\n" + String.join("\n", body.subList(half, body.size())) + "\n");
        } else {
            pages.add(String.join("\n", lines) + "\n" + String.join("\n", body)
                    + "\nSee accompanying notes to consolidated financial statements.\n61\n");
        }
    }

    private List<String> title(String title, boolean balance, int columns) {
        boolean results = head == 4 && !balance && title.matches("(?i).*(?:income|operations|earnings).*");
        var lines = new ArrayList<String>(
                List.of("Anvil Company and Subsidiaries", results ? "Consolidated Results of Operations" : title));
        if (scalePlace == 0) {
            lines.add(scale);
        }
        var years = new ArrayList<String>();
        var days = new ArrayList<String>();
        for (int i = 0; i < columns; i++) {
            int back = oldestFirst ? columns - 1 - i : i;
            years.add(String.valueOf(year - back));
            days.add(
                    january
                            ? "January %d, %d".formatted(28 + (year - back) % 3, year - back + 1)
                            : "December 31, " + (year - back));
        }
        String printed = String.join(" ", years);
        switch (head) {
            case 0 -> lines.addAll(List.of(balance ? "December 31," : "Years ended December 31,", printed));
            case 1 -> lines.addAll(List.of(balance ? "At December 31" : "For the Years Ended December 31", printed));
            case 2 -> {
                if (!balance) {
                    lines.add(String.join(
                            " ", days.stream().map(_ -> "52 Weeks Ended").toList()));
                }
                lines.add(String.join(" ", days));
            }
            case 3 -> lines.add((balance ? "as of December 31, " : "Year ended December 31, ") + printed);
            case 4 -> lines.addAll(List.of(balance ? "December 31" : "Fiscal year ended December 31", printed));
            default ->
                lines.addAll(
                        balance
                                ? List.of(String.join(" ", days))
                                : List.of("Fiscal years ended", String.join(" ", days)));
        }
        if (scalePlace == 1) {
            lines.set(lines.size() - 1, scale + " " + lines.getLast());
        } else if (scalePlace == 2) {
            lines.add(scale);
        }
        return lines;
    }

    private List<String> body(List<String> rows, int columns, long[] lacking) {
        var lines = new ArrayList<String>();
        var sums = new ArrayDeque<long[]>(List.of(new long[YEARS]));
        var signs = new ArrayDeque<Integer>();
        boolean evened = false;
        for (String row : rows) {
            char kind = row.isEmpty() ? ' ' : row.charAt(0);
            String[] cells =
                    row.isEmpty() ? new String[] {""} : row.substring(1).split("\\|", -1);
            switch (kind) {
                case '#' -> lines.add(cells[0]);
                case '!' -> Arrays.fill(sums.peek(), 0);
                case '{' -> {
                    signs.push(row.charAt(1) == '-' ? -1 : 1);
                    sums.push(new long[YEARS]);
                }
                case '}' -> {
                    long[] group = sums.pop();
                    int sign = signs.pop();
                    add(sums.peek(), group, sign);
                    if (cells.length > 1 || !cells[0].isEmpty()) {
                        row(lines, cells[0], group, sign < 0 && brackets, columns);
                        want(cells.length > 1 ? cells[1] : "", group);
                    }
                }
                case '=' -> {
                    long[] sum = sums.peek().clone();
                    row(lines, cells[0], sum, false, columns);
                    want(cells.length > 1 ? cells[1] : "", sum);
                }
                case '.' -> {
                    var printed = new ArrayList<String>();
                    for (int i = 0; i < columns; i++) {
                        printed.add(cells[1]);
                    }
                    lines.add(cells[0] + " " + String.join(" ", printed));
                }
                case '+', '-' -> {
                    long[] values = values(cells[1]);
                    boolean evens = !evened
                            && cells[0].matches(
                                    "Retained earnings.*|Additional paid-in capital|Total shareholders’ equity")
                            && (cells[0].startsWith("Ret")
                                    || rows.stream().noneMatch(each -> each.startsWith("+Retained")));
                    if (evens) {
                        add(values, lacking, 1);
                        evened = true;
                    }
                    add(sums.peek(), values, kind == '-' ? -1 : 1);
                    row(lines, cells[0], values, kind == '-' && (brackets || isFlow(rows)), columns);
                    want(cells.length > 2 ? cells[2] : "", values);
                }
                default -> {}
            }
        }
        return lines;
    }

    private static boolean isFlow(List<String> rows) {
        return rows.stream().anyMatch(each -> each.endsWith("|change_in_cash"));
    }

    private void want(String metric, long[] values) {
        named.put(metric, values);
        if (!metric.isEmpty() && !metric.equals("ignored")) {
            wanted.put(metric, values);
        }
    }

    /** About an amount, or what another statement printed of a name or an amount. */
    private long[] values(String about) {
        long[] found = about.startsWith("_") ? named.get(about.substring(1)) : null;
        if (found != null) {
            return found.clone();
        }
        long[] values = new long[YEARS];
        long base = Long.parseLong(about.replace("_", ""));
        for (int i = 0; i < YEARS; i++) {
            values[i] = base + random.nextInt((int) Math.max(2, base / 12));
        }
        return values;
    }

    private static void add(long[] to, long[] values, int sign) {
        for (int i = 0; i < to.length; i++) {
            to[i] += sign * values[i];
        }
    }

    private void row(List<String> lines, String name, long[] values, boolean negative, int columns) {
        var cells = new ArrayList<String>();
        for (int i = 0; i < columns; i++) {
            long value = values[oldestFirst ? columns - 1 - i : i];
            String digits = "%,d".formatted(Math.abs(value));
            String cell = value == 0 ? "—" : negative != value < 0 ? "(" + digits + ")" : digits;
            cells.add((dollars && (lines.size() < 3 || name.startsWith("Total")) ? "$ " : "") + cell);
        }
        String note = noteColumn && name.matches("(?:Goodwill|Inventor|Income tax|Long-term debt|Property).*")
                ? " " + (3 + random.nextInt(15))
                : "";
        lines.add((name + note + " " + String.join(" ", cells)).strip());
    }
}
