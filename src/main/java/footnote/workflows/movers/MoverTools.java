package footnote.workflows.movers;

import footnote.domain.LookBack;
import footnote.domain.Mover;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.names.NameSet;
import footnote.evidence.EvidenceReader.View;
import footnote.research.FactSheet;
import footnote.research.MetricSet;
import footnote.workflows.movers.MoverAnalyst.MoverFigures;
import footnote.workflows.movers.MoverDraft.Draft;
import footnote.workflows.movers.MoverGatherer.MoverPrices;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The work behind the six tools, in their fixed order; what was had stays on the board. */
final class MoverTools {
    private final MoverGatherer scout;
    private final MoverAnalyst analyst;
    private final Instant at;
    private final View view;
    private final LocalDate day;
    private final Set<String> asked = new HashSet<>();
    private Optional<MoverScreen> screen = Optional.empty();
    private Optional<MoverPrices> prices = Optional.empty();
    private Optional<PriceHistory> benchmark = Optional.empty();
    private List<NewsItem> news = List.of();
    private Optional<MoverFigures> figures = Optional.empty();
    private Optional<Draft> draft = Optional.empty();

    MoverTools(MoverGatherer scout, MoverAnalyst analyst, Instant at, View view) {
        this.scout = scout;
        this.analyst = analyst;
        this.at = at;
        this.view = view;
        this.day = MoverGatherer.day(view);
    }

    /** A gainer as the model sees it. */
    record Row(String symbol, String name, String facts) {}

    /** What a history holds. */
    record Days(String symbol, String period, int days, LocalDate first, LocalDate last) {}

    /** A headline by its number. */
    record Story(int number, String headline, String publisher, String published) {}

    /** Figures as facts, one a line. */
    record Computed(String facts, String by) {}

    List<Row> gainers() {
        var found = scout.screen(view);
        screen = Optional.of(found);
        return found.gainers().stream()
                .map(each -> new Row(
                        each.symbol().symbol(),
                        each.name(),
                        FactSheet.of(MoverMetrics.stated(each, day), Set.of()).lines()))
                .toList();
    }

    Days history(String symbol, String period) {
        var top = top();
        var ticker =
                Ticker.read(symbol).orElseThrow(() -> new IllegalArgumentException("'" + symbol + "' is not a symbol"));
        boolean ours = ticker.equals(top.symbol());
        if (!ours && !ticker.equals(scout.benchmark(view))) {
            throw new IllegalArgumentException(
                    "ask for " + top.symbol() + " or the benchmark " + scout.benchmark(view) + ", not for " + ticker);
        }
        asked.add(ours ? "history" : "benchmark");
        var had = scout.exactly(ticker, LookBack.of(period), view);
        if (ours) {
            prices = Optional.of(had);
        } else {
            benchmark = Optional.of(had.history());
        }
        var bars = had.history().bars();
        return new Days(
                ticker.symbol(),
                had.period().code(),
                bars.size(),
                bars.getFirst().day(),
                bars.getLast().day());
    }

    List<Story> news(String symbol) {
        var top = top();
        if (!symbol.equals(top.symbol().symbol())) {
            throw new IllegalArgumentException("ask for news of " + top.symbol() + ", not of " + symbol);
        }
        asked.add("news");
        news = scout.news(top, at, view);
        return IntStream.range(0, news.size())
                .mapToObj(i -> new Story(
                        i + 1,
                        news.get(i).title(),
                        news.get(i).publisher(),
                        news.get(i).published().map(Instant::toString).orElse("unknown")))
                .toList();
    }

    Computed analysed(String code) {
        top();
        for (var before : List.of("history", "benchmark", "news")) {
            if (!asked.contains(before)) {
                throw new IllegalArgumentException(
                        "out of order: the " + (before.equals("news") ? "news come" : before + " comes") + " first");
            }
        }
        var history = prices.orElseThrow(() -> new IllegalArgumentException(
                        "there are no prices to analyse; go on with generate_chart and send_email"))
                .history();
        var found = analyst.analyse(code, history, benchmark);
        figures = Optional.of(found);
        return new Computed(sheet().lines(), found.by());
    }

    String chart() {
        top();
        if (prices.isEmpty()) {
            throw new IllegalArgumentException("there are no prices to draw; go on with send_email");
        }
        return "chart.png";
    }

    String mailed(String subject, List<String> paragraphs) {
        top();
        if (paragraphs.isEmpty() || paragraphs.size() > 8) {
            throw new IllegalArgumentException("an e-mail has 1 to 8 paragraphs, not " + paragraphs.size());
        }
        if (subject.isBlank() || subject.length() > 120 || subject.matches("(?s).*[\\p{Cntrl}\\u2028\\u2029].*")) {
            throw new IllegalArgumentException("a subject is one line of 1 to 120 characters");
        }
        var prose = paragraphs.stream().map(Prose::new).toList();
        sheet().check(prose);
        prose.forEach(this::checkSubjects);
        new FactSheet(List.of(), names()).check(List.of(new Prose(subject)));
        draft = Optional.of(new Draft(subject, prose));
        return "queued; it goes out when you have answered";
    }

    private FactSheet sheet() {
        var top = top();
        var subject = Subject.of(top.symbol());
        var all = figures.map(MoverFigures::measures)
                .orElse(MetricSet.none(subject))
                .and(MoverMetrics.stated(top, day));
        var ours = FactSheet.of(new MetricSet(subject, all.entries(), all.gaps()), names());
        var others = Stream.concat(
                all.entries().stream().filter(entry -> !entry.fact().subject().equals(subject)),
                others().flatMap(each -> MoverMetrics.stated(each, day).entries().stream()));
        return new FactSheet(
                Stream.concat(ours.entries().stream(), others).distinct().toList(), names());
    }

    private Stream<Mover> others() {
        return screen.stream().flatMap(found -> found.gainers().stream()).skip(1);
    }

    /** A figure of another share stands in a sentence that names that share. */
    private void checkSubjects(Prose paragraph) {
        for (var sentence : paragraph.text().split("(?<=[.!?]) ", -1)) {
            others().forEach(other -> MoverMetrics.stated(other, day).entries().stream()
                    .filter(entry -> sentence.contains("{fact:" + entry.id() + "}"))
                    .filter(_ -> !sentence.contains(other.symbol().symbol()) && !sentence.contains(other.name()))
                    .findFirst()
                    .ifPresent(entry -> {
                        throw new IllegalArgumentException("{fact:" + entry.id() + "} is of " + other.symbol()
                                + "; name that share in its sentence (in \"" + sentence + "\")");
                    }));
        }
    }

    private Set<String> names() {
        var names = new HashSet<>(NameSet.of(
                        top().name(),
                        top().symbol().symbol(),
                        scout.benchmark(view).symbol())
                .names());
        others().forEach(other ->
                names.addAll(NameSet.of(other.name(), other.symbol().symbol()).names()));
        return names;
    }

    private Mover top() {
        return screen.orElseThrow(() -> new IllegalArgumentException("out of order: get_top_gainers comes first"))
                .top();
    }

    MoverDraft acted(String by) {
        return new MoverDraft(screen, prices, benchmark, news, figures, draft, by);
    }
}
