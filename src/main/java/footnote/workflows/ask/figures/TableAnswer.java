package footnote.workflows.ask.figures;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Answers a question from one table by rules: a cell, a change, a percentage, an average or the year of the larger. It
 * answers only where every word of the question is one of the row's name, a year of a column, or of the arithmetic.
 */
public final class TableAnswer {
    private static final Pattern PERCENT_CHANGE = Pattern.compile(
            "(?i)(?:\\bpercentage|\\bpercent|%) (?:change|increase|decrease|growth|difference)|\\bgrowth rate\\b|\\bpercentage (?:increase|decrease)");
    private static final Pattern CHANGE =
            Pattern.compile("(?i)\\b(?:change|difference|increase|decrease)\\b(?! from discontinued)");
    private static final Pattern AVERAGE = Pattern.compile("(?i)\\baverage\\b");
    private static final Pattern WHICH_YEAR =
            Pattern.compile("(?i)\\bwhich (?:fiscal |financial )?(?:year|period)s?\\b");
    private static final Pattern LEAST = Pattern.compile("(?i)\\b(?:lowest|smallest|least|lower|smaller|less)\\b");
    private static final Pattern MOST =
            Pattern.compile("(?i)\\b(?:highest|largest|greatest|most|higher|larger|greater|more)\\b");
    private static final Pattern OTHER = Pattern.compile(
            "(?i)\\b(?:ratio|proportion|sum|combined|how many|exclud|per cent of|percentage of|as a percentage|why|how (?:does|do|is|are)|who|when|components?|respective|if |average .* per |compound|times|exceed|consist)");
    private static final Pattern UNSCALED =
            Pattern.compile("per (?:basic |diluted )?(?:common |ordinary )?share|per unit|\\bemployees\\b|headcount");
    private static final Pattern UNTOLD = Pattern.compile(
            "\\brates?\\b|ratio|margin|inflation|\\bterms?\\b|years|days|number|\\bprice|yield|volatility|shares|outstanding|granted|issued|vested|emission|weighted|securities$|units|stores|tax rate|movement");
    private static final Pattern BACKWARDS = Pattern.compile("(?i)\\bfrom\\b");
    private static final Set<String> PHRASE = TableGrid.words(
            "what was is were are did does how much amount value company companys group firm have has had report reported reports recorded recognized incurred it they year years fiscal"
                    + " financial period periods end ended ending december september june march october january july april august november february may 31 30 28 29 27 26 25 24 1 2 3 respectively"
                    + " between during over compared against same previous prior both two three through per under as percentage percent change difference increase decrease growth rate average"
                    + " mean larger largest highest lowest smaller smallest higher lower greater less more most least which there figure number dollar dollars total totals thousand thousands million millions terms used spent pay paid level calculated amounted balance");

    private final TableGrid grid;
    private final String question;

    private TableAnswer(TableGrid grid, String question) {
        this.grid = grid;
        this.question = question;
    }

    /** A value with its scale: thousand, million, billion, percent, or nothing. */
    public record Result(double value, String scale, String kind) {}

    /** The answer, where the rules are sure of it. */
    public static Optional<Result> of(List<List<String>> table, List<String> paragraphs, String question) {
        return new TableAnswer(new TableGrid(table, paragraphs), question).answer();
    }

    private Optional<Result> answer() {
        if (OTHER.matcher(question).find()) {
            return Optional.empty();
        }
        var row = row();
        var years = TableGrid.yearsIn(question).stream().sorted().toList();
        if (row.isEmpty()) {
            return Optional.empty();
        }
        boolean change = CHANGE.matcher(question).find()
                && java.util.Collections.disjoint(
                        row.get().words(),
                        Set.of("increase", "change", "difference", "decrease", "increas", "chang", "decreas"));
        boolean average = AVERAGE.matcher(question).find() && !row.get().words().contains("averag");
        boolean percent = PERCENT_CHANGE.matcher(question).find();
        if (WHICH_YEAR.matcher(question).find()) {
            return extreme(row.get());
        }
        if ((average && (change || percent)) || (BACKWARDS.matcher(question).find() && isBackwards())) {
            return Optional.empty();
        }
        if (average) {
            return average(row.get(), years.isEmpty() ? grid.columnYears() : years);
        }
        if (percent || change) {
            return change(row.get(), years.isEmpty() && grid.columnYears().size() == 2 ? grid.columnYears() : years);
        }
        return years.size() == 1
                ? cell(row.get(), years.getFirst())
                        .flatMap(value -> scaled(row.get(), years).map(scale -> new Result(value, scale, "cell")))
                : Optional.empty();
    }

    /** Whether the later year is named first. */
    private boolean isBackwards() {
        var named = TableGrid.yearsIn(question);
        return named.size() == 2 && named.getFirst() > named.getLast();
    }

    /** The one row whose every word the question says, and that leaves no word of the question over. */
    private Optional<TableGrid.Row> row() {
        var asked =
                TableGrid.words(question.replaceAll("(?<!\\d)(?:19|20)\\d{2}(?:/\\d{2,4})?|\\bFY\\s?'?\\d{2,4}", " "));
        var fitting = new ArrayList<TableGrid.Row>();
        for (var row : grid.rows()) {
            if (row.words().isEmpty() || !asked.containsAll(row.words())) {
                continue;
            }
            var left = new HashSet<>(asked);
            left.removeAll(row.words());
            left.removeAll(PHRASE);
            left.removeAll(TableGrid.words(row.section()));
            if (left.isEmpty()) {
                fitting.add(row);
            }
        }
        int longest =
                fitting.stream().mapToInt(each -> each.words().size()).max().orElse(0);
        var best =
                fitting.stream().filter(each -> each.words().size() == longest).toList();
        return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
    }

    private Optional<Double> cell(TableGrid.Row row, int year) {
        return grid.column(year).flatMap(column -> row.cells().get(column));
    }

    private Optional<Result> change(TableGrid.Row row, List<Integer> asked) {
        var years = asked.size() == 1 ? List.of(asked.getFirst() - 1, asked.getFirst()) : asked;
        if (years.size() != 2) {
            return Optional.empty();
        }
        var before = cell(row, years.getFirst());
        var after = cell(row, years.getLast());
        if (before.isEmpty() || after.isEmpty()) {
            return Optional.empty();
        }
        if (!PERCENT_CHANGE.matcher(question).find()) {
            return scaled(row, years).map(scale -> new Result(after.get() - before.get(), scale, "change"));
        }
        return before.get() <= 0 || after.get() < 0 || isPercent(row, years)
                ? Optional.empty()
                : Optional.of(new Result(
                        100 * (after.get() - before.get()) / Math.abs(before.get()), "percent", "percentage change"));
    }

    private Optional<Result> average(TableGrid.Row row, List<Integer> asked) {
        var years = new ArrayList<Integer>();
        boolean span = asked.size() == 2 && question.matches("(?is).*\\d\\s*(?:-|–|to|through)\\s*(?:fy)?\\s*\\d.*");
        for (int year : grid.columnYears()) {
            if (asked.contains(year) || (span && year > asked.getFirst() && year < asked.getLast())) {
                years.add(year);
            }
        }
        double sum = 0;
        for (int year : years) {
            var value = cell(row, year);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            sum += value.get();
        }
        double mean = sum / Math.max(1, years.size());
        return years.size() < 2 || !years.containsAll(asked)
                ? Optional.empty()
                : scaled(row, years).map(scale -> new Result(mean, scale, "average"));
    }

    /** The year in which the row is largest or smallest. */
    private Optional<Result> extreme(TableGrid.Row row) {
        boolean least = LEAST.matcher(question).find();
        if (least == MOST.matcher(question).find()) {
            return Optional.empty();
        }
        Optional<Integer> best = Optional.empty();
        for (int year : grid.columnYears()) {
            var value = cell(row, year);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            var leading = best.flatMap(each -> cell(row, each));
            if (leading.isEmpty() || (least == (value.get() < leading.get()) && !value.equals(leading))) {
                best = Optional.of(year);
            }
        }
        return grid.columnYears().size() < 2 ? Optional.empty() : best.map(year -> new Result(year, "", "year"));
    }

    private boolean isPercent(TableGrid.Row row, List<Integer> years) {
        return years.stream().flatMap(year -> grid.column(year).stream()).anyMatch(row::isPercent);
    }

    /** The scale of the row's figures; rates printed without a sign, and numbers of things, are not known for sure. */
    private Optional<String> scaled(TableGrid.Row row, List<Integer> years) {
        String name = (row.name() + " " + row.section()).toLowerCase(Locale.ROOT);
        if (isPercent(row, years)) {
            return Optional.of("percent");
        }
        if (UNSCALED.matcher(name).find()) {
            return Optional.of("");
        }
        return UNTOLD.matcher(name).find() ? Optional.empty() : grid.scale();
    }
}
