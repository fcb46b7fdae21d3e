package footnote.workflows.coverage;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader.View;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.runtime.run.Outcome;
import footnote.workflows.coverage.CoverageItem.Kind;
import footnote.workflows.coverage.CoverageItem.Tier;
import footnote.workflows.coverage.CoverageMonitor.CoverageNews;
import footnote.workflows.coverage.DigestReport.Held;
import footnote.workflows.coverage.DigestReport.Point;
import footnote.workflows.coverage.DigestReport.Total;
import footnote.workflows.coverage.HoldingValue.Movement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Puts what was found on the companies into one digest: the most important company first, by its gravest point, then
 * by whether and how much of it is held; within a company the gravest point first.
 */
final class DigestBuilder {
    private final Digest.Standing standing;
    private final View view;
    private final Map<String, CoverageNews> news = new LinkedHashMap<>();
    private final List<MissingInput> gaps = new ArrayList<>();
    private final Map<String, LedgerEntry> ledger = new LinkedHashMap<>();

    DigestBuilder(Digest.Standing standing, List<Outcome<CoverageNews>> looks, View view) {
        this.standing = standing;
        this.view = view;
        for (int i = 0; i < looks.size(); i++) {
            switch (looks.get(i)) {
                case Outcome.Done<CoverageNews>(CoverageNews each) -> {
                    news.put(standing.companies().get(i).symbol(), each);
                    gaps.addAll(each.gaps());
                    each.ledger().forEach(entry -> ledger.putIfAbsent(entry.id(), entry));
                }
                case Outcome.Gap<CoverageNews> gap ->
                    gaps.add(new MissingInput(standing.companies().get(i).symbol(), gap.why()));
            }
        }
    }

    DigestReport report() {
        var total = total();
        var holdings = holdings(total);
        var points = points(holdings);
        var used = Stream.concat(
                        points.stream().flatMap(point -> point.text().references().stream()),
                        Stream.concat(
                                holdings.stream().flatMap(held -> held.line().references().stream()),
                                total.stream()
                                        .flatMap(each -> Stream.concat(
                                                Stream.of(each.value()),
                                                each.change().stream().map(Movement::size)))))
                .collect(Collectors.toSet());
        return new DigestReport(
                view.asOf(),
                standing.companies().size(),
                points,
                gaps,
                "",
                view.sample(),
                ledger.values().stream()
                        .filter(entry -> used.contains(entry.id()))
                        .toList(),
                holdings,
                total,
                List.of());
    }

    /** Items that no earlier digest had. */
    private static List<CoverageItem> fresh(Digest.Followed company, CoverageNews found) {
        return found.items().stream()
                .filter(item -> !item.in(company.told()))
                .sorted(Comparator.comparing(CoverageItem::kind)
                        .thenComparing(CoverageItem::day, Comparator.reverseOrder()))
                .toList();
    }

    private List<Point> points(List<Held> holdings) {
        record Found(CoverageNews news, List<CoverageItem> items, Tier tier, double weight) {}
        return standing.companies().stream()
                .flatMap(company -> Optional.ofNullable(news.get(company.symbol())).stream()
                        .map(found -> {
                            var items = fresh(company, found);
                            var tier = items.stream()
                                    .map(item -> item.kind().tier())
                                    .min(Comparator.naturalOrder())
                                    .orElse(Tier.ROUTINE);
                            return new Found(found, items, tier, weight(company, holdings));
                        }))
                .sorted(Comparator.comparing(Found::tier)
                        .thenComparing(Found::weight, Comparator.reverseOrder())
                        .thenComparing(found -> found.news().symbol().symbol()))
                .flatMap(found -> lines(found.items()).stream().map(items -> point(found.news(), items)))
                .toList();
    }

    /** A holding without a known value comes after those with one, and before companies that are only followed. */
    private double weight(Digest.Followed company, List<Held> holdings) {
        return holdings.stream()
                .filter(held -> held.symbol().symbol().equals(company.symbol()))
                .mapToDouble(held -> held.weight().map(id -> number(id)).orElse(0.0))
                .findFirst()
                .orElse(-1);
    }

    private double number(String id) {
        return entry(id).number();
    }

    private LedgerEntry entry(String id) {
        return Optional.ofNullable(ledger.get(id)).orElseThrow();
    }

    private List<Held> holdings(Optional<Total> total) {
        return news.values().stream()
                .flatMap(each -> each.holding().stream()
                        .map(held -> new Held(
                                each.symbol(),
                                each.name(),
                                held.shares(),
                                held.value(),
                                held.change(),
                                held.gain(),
                                total.flatMap(sum -> held.value().flatMap(value -> weight(value, sum.value()))))))
                .sorted(Comparator.comparingDouble(
                        held -> -held.weight().map(this::number).orElse(0.0)))
                .toList();
    }

    private Optional<String> weight(String value, String sum) {
        var part = entry(value);
        var whole = entry(sum);
        return deriver(part.fact().subject())
                .derive(
                        "position_weight",
                        part.fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(100 * part.number() / whole.number()),
                        "value of the position over that of all holdings",
                        List.of(part, whole))
                .map(this::kept);
    }

    /** The value of all holdings, where every one has a price and a rate of exchange. */
    private Optional<Total> total() {
        var held =
                news.values().stream().flatMap(each -> each.holding().stream()).toList();
        long positions = standing.companies().stream()
                .filter(each -> each.position().isPresent())
                .count();
        if (held.isEmpty()
                || held.size() < positions
                || held.stream().anyMatch(each -> each.value().isEmpty())) {
            return Optional.empty();
        }
        var values =
                held.stream().map(each -> entry(each.value().orElseThrow())).toList();
        double sum = values.stream().mapToDouble(LedgerEntry::number).sum();
        var holdings = Subject.unlisted("Holdings");
        Denomination base = standing.base();
        var value = deriver(holdings)
                .derive(
                        "holdings_value",
                        Period.instant(view.asOf()),
                        Unit.of(base),
                        MaybeNumber.of(sum),
                        "sum of the positions at the last close",
                        values)
                .map(this::kept)
                .orElseThrow();
        return Optional.of(new Total(value, change(held, sum, holdings)));
    }

    private Optional<Movement> change(List<HoldingValue.Holding> held, double sum, Subject holdings) {
        if (held.stream().anyMatch(each -> each.change().isEmpty())) {
            return Optional.empty();
        }
        var changes = held.stream().map(each -> each.change().orElseThrow()).toList();
        double moved = changes.stream()
                .mapToDouble(each -> each.signed(number(each.size())))
                .sum();
        boolean up = moved >= 0;
        return deriver(holdings)
                .derive(
                        up ? "holdings_rise_on_day" : "holdings_fall_on_day",
                        Period.instant(view.asOf()),
                        Unit.PERCENT,
                        MaybeNumber.of(100 * Math.abs(moved) / (sum - moved)),
                        "sum of the positions' changes on the day over their value before",
                        changes.stream().map(each -> entry(each.size())).toList())
                .map(entry -> new Movement(kept(entry), up));
    }

    private FactDeriver deriver(Subject subject) {
        return FactDeriver.on(subject, view.asOf());
    }

    private String kept(LedgerEntry entry) {
        ledger.putIfAbsent(entry.id(), entry);
        return entry.id();
    }

    /** Items that make one line: results with the guidance that came with them, or anything else alone. */
    private static List<List<CoverageItem>> lines(List<CoverageItem> items) {
        return items.stream()
                .collect(Collectors.groupingBy(
                        item -> item.kind() == Kind.RESULTS_REPORTED
                                ? item.key().substring(item.key().lastIndexOf(' ') + 1)
                                : item.key(),
                        LinkedHashMap::new,
                        Collectors.toList()))
                .values()
                .stream()
                .toList();
    }

    private static Point point(CoverageNews news, List<CoverageItem> items) {
        var item = items.getFirst();
        return new Point(
                news.symbol(),
                news.name(),
                item.kind().title(),
                item.day(),
                new Prose(items.stream().map(each -> each.text().text()).collect(Collectors.joining(" "))),
                item.quote(),
                items.stream().map(CoverageItem::source).distinct().collect(Collectors.joining("; ")),
                item.uri(),
                item.key(),
                items.stream().skip(1).map(CoverageItem::key).toList());
    }
}
