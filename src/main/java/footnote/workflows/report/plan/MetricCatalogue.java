package footnote.workflows.report.plan;

import footnote.domain.Market;
import footnote.runtime.run.Fault;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import footnote.workflows.report.plan.MetricSpec.DataGatherer;
import footnote.workflows.report.plan.MetricSpec.MetricCategory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The metrics the desk knows how to compute, from a file of our own. */
public final class MetricCatalogue {
    private static final MetricCatalogue SHIPPED = read();

    private final List<Entry> entries;

    private MetricCatalogue(List<Entry> entries) {
        this.entries = entries;
    }

    /** Which companies a metric says something of. */
    public enum Fits {
        ALL,
        ORDINARY,
        FINANCIAL,
        BANK,
        INSURER
    }

    /** A metric: the key its figures are filed under, its specification, whom it fits, and what else it is called. */
    public record Entry(String key, MetricSpec spec, Fits fits, Set<Market> markets, Set<String> aliases) {
        public Entry {
            markets = Set.copyOf(markets);
            aliases = Set.copyOf(aliases);
        }

        /** What it is called, in lower case. */
        Stream<String> names() {
            return Stream.concat(
                    Stream.of(key.replace('_', ' '), spec.metricName().toLowerCase(Locale.ROOT)), aliases.stream());
        }

        boolean goesBy(String words) {
            return names().anyMatch(words::equals);
        }
    }

    public static MetricCatalogue shipped() {
        return SHIPPED;
    }

    public List<Entry> entries() {
        return entries;
    }

    /** The metric that goes by these words, in any case. */
    public Optional<Entry> named(String words) {
        String wanted = words.toLowerCase(Locale.ROOT).strip().replaceAll("\\s+", " ");
        return entries.stream().filter(entry -> entry.goesBy(wanted)).findFirst();
    }

    /** Every metric named in a text, the longest names first, so that "gross margin" is not also "margin". */
    List<Entry> mentioned(String text) {
        String left = " "
                + text.toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9/&%' -]", " ")
                        .replaceAll("\\s+", " ") + " ";
        var found = new ArrayList<Entry>();
        var names = entries.stream()
                .flatMap(entry -> entry.names().map(name -> new Named(name, entry)))
                .sorted(Comparator.comparingInt((Named each) -> each.name().length())
                        .reversed())
                .toList();
        for (var each : names) {
            if (left.contains(" " + each.name() + " ")) {
                left = left.replace(" " + each.name() + " ", " · ");
                found.add(each.entry());
            }
        }
        return found.stream().distinct().toList();
    }

    /** The keys of the metrics that a text names. */
    public Set<String> namedIn(String text) {
        return mentioned(text).stream().map(Entry::key).collect(Collectors.toSet());
    }

    private record Named(String name, Entry entry) {}

    private static MetricCatalogue read() {
        try (var in = MetricCatalogue.class.getResourceAsStream("metrics.tsv")) {
            if (in == null) {
                throw Fault.state("the catalogue of metrics is not beside its class");
            }
            return new MetricCatalogue(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(MetricCatalogue::entry)
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the catalogue of metrics", e);
        }
    }

    private static Entry entry(String line) {
        var cells = line.split("\t", -1);
        var markets = words(cells[9])
                .map(each -> Market.named(each).orElseThrow(() -> Fault.state("no market '" + each + "'")))
                .collect(Collectors.toSet());
        var spec = new MetricSpec(
                cells[1],
                MetricCategory.valueOf(cells[2].toUpperCase(Locale.ROOT)),
                ChartType.valueOf(cells[3].toUpperCase(Locale.ROOT)),
                DataGatherer.valueOf(cells[4].toUpperCase(Locale.ROOT)),
                cells[5],
                Integer.parseInt(cells[6]),
                cells[10],
                Optional.of(cells[7]).filter(text -> !text.isBlank()),
                !markets.isEmpty());
        return new Entry(
                cells[0],
                spec,
                Fits.valueOf(cells[8].toUpperCase(Locale.ROOT)),
                markets,
                words(cells[11]).collect(Collectors.toSet()));
    }

    private static Stream<String> words(String cell) {
        return Arrays.stream(cell.split(",", -1)).map(String::strip).filter(word -> !word.isEmpty());
    }
}
