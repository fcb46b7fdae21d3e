package footnote.workflows.coverage;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.SourceLine;
import footnote.evidence.EvidenceReader;
import footnote.research.metrics.MetricNames;
import footnote.runtime.secret.Sha256;
import footnote.workflows.coverage.CoverageItem.Kind;
import footnote.workflows.coverage.screen.ScreenList.Saved;
import footnote.workflows.coverage.screen.Screener;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which saved screens a company entered or left since the last digest. */
final class ScreenNews {
    private final EvidenceReader evidence;
    private final NewsCollector news;

    ScreenNews(EvidenceReader evidence, NewsCollector news) {
        this.evidence = evidence;
        this.news = news;
    }

    /** A screen, and whether the company met it at the last digest, where that is known. */
    record Watched(Saved screen, Optional<Boolean> before) {
        /** By the keys that earlier digests left, the latest of which counts. */
        static Watched of(Saved screen, Set<String> told) {
            String start = key(screen) + " ";
            return new Watched(
                    screen,
                    told.stream()
                            .filter(key -> key.startsWith(start))
                            .max(Comparator.comparing((String key) -> key.substring(key.lastIndexOf(' ') + 1))
                                    .thenComparing(Comparator.naturalOrder()))
                            .map(key -> key.startsWith(start + "in ")));
        }
    }

    /** The key of a changed screen differs, so that nothing counts as an entry or exit that a reader's edit made. */
    private static String key(Saved screen) {
        return "screen " + screen.name() + "#" + Sha256.hex(screen.expression()).substring(0, 8);
    }

    private static String key(Saved screen, boolean meets, LocalDate day) {
        return key(screen) + (meets ? " in " : " out ") + day;
    }

    /** Adds entries and exits; gives the keys by which the next digest knows where the company stands. */
    List<String> collect(List<Watched> screens) {
        var keys = new ArrayList<String>();
        var screener = new Screener(evidence);
        for (var each : screens) {
            var judged = screener.judge(each.screen().expression(), news.listing(), news.view());
            judged.meets().ifPresent(meets -> {
                if (each.before().filter(meets::equals).isEmpty()) {
                    keys.add(key(each.screen(), meets, news.view().asOf()));
                }
                if (each.before().filter(before -> !before.equals(meets)).isPresent()) {
                    changed(each.screen(), meets, judged);
                }
            });
        }
        return keys;
    }

    private void changed(Saved screen, boolean meets, Screener.Judged judged) {
        news.keep(judged.ledger());
        var newest = judged.cells().values().stream()
                .max(Comparator.comparing((LedgerEntry entry) -> entry.fact().knownAt()));
        news.add(
                Kind.SCREEN,
                key(screen, meets, news.view().asOf()),
                news.view().asOf(),
                news.listing().name() + (meets ? " entered" : " left") + " the screen " + screen.name() + ": "
                        + judged.cells().entrySet().stream()
                                .map(cell -> name(cell.getKey()) + " {fact:"
                                        + cell.getValue().id() + "} ("
                                        + cell.getValue().fact().period().label() + ")")
                                .collect(Collectors.joining(", "))
                        + ".",
                Optional.of(screen.expression()),
                newest.map(SourceLine::of).orElse("Footnote, saved screen " + screen.name()),
                newest.flatMap(entry -> entry.fact().origin().uri()));
    }

    private static String name(String column) {
        return MetricNames.find(column).map(MetricNames.Named::label).orElse(new Metric(column).label());
    }
}
