package footnote.evidence.search;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the rows of an annual report's statement page as facts: which line, of which year, how much. */
public final class TableFacts {
    private static final Pattern YEAR = Pattern.compile("(?<![\\d,.])((?:19|20)\\d{2})(?![\\d,.%])");
    private static final Pattern DAY = Pattern.compile(
            "(?i)\\b(January|February|March|April|May|June|July|August|September|October|November|December)\\s+(\\d{1,2})\\b");
    private static final Pattern CELL = Pattern.compile(
            "\\(?[$€£¥]?\\s?\\(?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s?\\)?%?|(?<=\\s)[—–-](?=\\s|$)");
    private static final Pattern SCALE = Pattern.compile(
            "(?i)(?:\\b(?:in|dollars in|\\$ in)\\s+|\\(\\s*)(thousands|millions|billions)|\\b(thousands|millions|billions) (?:of|except)");
    /** What the parent alone earned and owns is not what the group did. */
    private static final Pattern PARENT_ALONE = Pattern.compile(
            "(?i)\\bparent[- ]company\\b|\\bparent only\\b|condensed financial (?:information|statements) of (?:the )?(?:registrant|parent)|\\bnon-?guarantor\\b");

    private static final Pattern FIRST_CELL = Pattern.compile("\\s[$€£¥(—–-]*\\s?\\d|\\s[—–-]\\s");
    private static final int HEADER_LINES = 16;
    private static final int LONGEST_TITLE = 110;

    private final Origin origin;
    private final Subject subject;
    private final LocalDate known;

    private TableFacts(DocumentLabel label, Optional<Integer> page, Subject subject) {
        this.subject = subject;
        this.known = label.published().orElse(LocalDate.EPOCH);
        var document = Origin.document(label.vendor(), label.name(), Instant.EPOCH);
        var linked = label.uri()
                .map(uri -> Origin.web(label.vendor(), uri, Instant.EPOCH).in(label.name()))
                .orElse(document);
        this.origin = page.map(each -> linked.at("page " + each)).orElse(linked);
    }

    /** The facts of a page, none where it is no primary statement of a fiscal year. */
    public static List<Fact> of(DocumentLabel label, Optional<Integer> page, String text, Subject subject) {
        var kinds = StatementPages.of(text);
        boolean parent = text.lines()
                .limit(HEADER_LINES)
                .anyMatch(line -> line.length() < LONGEST_TITLE
                        && PARENT_ALONE.matcher(line).find());
        if (label.kind() != DocumentKind.ANNUAL_REPORT || kinds.isEmpty() || parent) {
            return List.of();
        }
        var kind = kinds.entrySet().stream()
                .max(java.util.Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
        return new TableFacts(label, page, subject).read(text.lines().toList(), kind);
    }

    private List<Fact> read(List<String> lines, StatementKind kind) {
        var years = years(lines);
        if (years.isEmpty()) {
            return List.of();
        }
        BigDecimal scale = scale(lines);
        var end = end(lines);
        var lexicon = MetricLexicon.standard();
        var facts = new ArrayList<Fact>();
        var done = new HashSet<String>();
        for (String line : lines) {
            Matcher first = CELL.matcher(line);
            if (!first.find() || first.start() < 3) {
                continue;
            }
            for (var name : lexicon.row(line.substring(0, labelEnd(line)))) {
                var metric = Metric.standard(name.equals("eps") ? "eps_diluted" : name);
                boolean here = lexicon.entry(name)
                        .map(entry -> entry.statements().contains(kind))
                        .orElse(false);
                var cells = cells(line.substring(labelEnd(line)));
                if (metric.isPresent() && here && cells.size() >= years.size() && done.add(name)) {
                    add(
                            facts,
                            metric.get(),
                            years,
                            cells.subList(cells.size() - years.size(), cells.size()),
                            scale,
                            end);
                }
            }
        }
        return List.copyOf(facts);
    }

    private static int labelEnd(String line) {
        var figure = FIRST_CELL.matcher(line);
        return figure.find() ? figure.start() : line.length();
    }

    private void add(
            List<Fact> facts,
            Metric metric,
            List<Integer> years,
            List<Optional<BigDecimal>> cells,
            BigDecimal scale,
            Optional<Day> end) {
        boolean perShare = metric.unit().filter(Unit.Kind.PER_SHARE::equals).isPresent();
        boolean outflow =
                switch (metric.name()) {
                    case "capital_expenditure", "dividends_paid", "buybacks", "debt_repaid", "acquisitions" -> true;
                    default -> false;
                };
        for (int i = 0; i < years.size(); i++) {
            if (cells.get(i).isEmpty()) {
                continue;
            }
            BigDecimal raw = cells.get(i).get();
            BigDecimal value = perShare ? raw : raw.multiply(scale);
            int year = years.get(i);
            var last = end.map(each -> each.in(year)).orElse(LocalDate.of(year, 12, 31));
            var period = metric.nature().filter(Metric.Nature.STOCK::equals).isPresent()
                    ? Period.instant(last)
                    : Period.of(last.minusYears(1).plusDays(1), last);
            facts.add(Fact.of(
                    subject,
                    metric,
                    period,
                    outflow ? value.abs() : value,
                    unit(metric),
                    Basis.REPORTED,
                    known,
                    origin));
        }
    }

    private static Unit unit(Metric metric) {
        return metric.unit()
                .map(kind -> switch (kind) {
                    case CURRENCY -> Unit.of(Denomination.USD);
                    case PER_SHARE -> Unit.perShare(Denomination.USD);
                    case SHARES -> Unit.SHARES;
                    default -> Unit.RATIO;
                })
                .orElse(Unit.RATIO);
    }

    /** The years over the columns, from the first line near the top that has several. */
    private List<Integer> years(List<String> lines) {
        var gathered = new ArrayList<Integer>();
        for (String line : lines.subList(0, Math.min(HEADER_LINES, lines.size()))) {
            var found = YEAR.matcher(line)
                    .results()
                    .map(each -> Integer.valueOf(each.group(1)))
                    .toList();
            boolean onlyDates = CELL.matcher(line).results().count() <= found.size() + 4L;
            if (found.size() >= 2 && onlyDates && descending(found)) {
                return found;
            }
            if (found.size() == 1 && onlyDates && line.length() < 60) {
                gathered.add(found.getFirst());
            }
        }
        var distinct = gathered.stream().distinct().toList();
        return distinct.size() >= 2 && descending(distinct) ? distinct : List.of();
    }

    private static boolean descending(List<Integer> years) {
        for (int i = 1; i < years.size(); i++) {
            if (Math.abs(years.get(i) - years.get(i - 1)) != 1) {
                return false;
            }
        }
        return true;
    }

    /** A day of the year. */
    private record Day(Month month, int day) {
        LocalDate in(int year) {
            try {
                return LocalDate.of(year, month, day);
            } catch (DateTimeException e) {
                return LocalDate.of(year, month, 28);
            }
        }
    }

    private static Optional<Day> end(List<String> lines) {
        for (String line : lines.subList(0, Math.min(HEADER_LINES, lines.size()))) {
            Matcher matcher = DAY.matcher(line);
            if (matcher.find()) {
                return Optional.of(new Day(
                        Month.valueOf(matcher.group(1).toUpperCase(Locale.ROOT)), Integer.parseInt(matcher.group(2))));
            }
        }
        return Optional.empty();
    }

    private static BigDecimal scale(List<String> lines) {
        for (String line : lines.subList(0, Math.min(HEADER_LINES, lines.size()))) {
            Matcher matcher = SCALE.matcher(line);
            if (matcher.find()) {
                String word = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
                return switch (word.toLowerCase(Locale.ROOT)) {
                    case "thousands" -> BigDecimal.valueOf(1_000);
                    case "millions" -> BigDecimal.valueOf(1_000_000);
                    default -> BigDecimal.valueOf(1_000_000_000);
                };
            }
        }
        return BigDecimal.ONE;
    }

    /** The figures of a row in order; a dash is an empty cell. */
    private static List<Optional<BigDecimal>> cells(String row) {
        var cells = new ArrayList<Optional<BigDecimal>>();
        Matcher matcher = CELL.matcher(row);
        while (matcher.find()) {
            String digits = matcher.group(1);
            if (digits == null) {
                cells.add(Optional.empty());
            } else {
                var value = new BigDecimal(digits.replace(",", ""));
                cells.add(Optional.of(matcher.group().contains("(") ? value.negate() : value));
            }
        }
        return cells;
    }
}
