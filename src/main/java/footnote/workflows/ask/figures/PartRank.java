package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.ReportedParts;
import footnote.workflows.ask.question.YesOrNo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ranks a company's segments, products or regions by a figure, where a question asks which is the largest. */
final class PartRank {
    private static final String PART =
            "(?:segments?|divisions?|business(?:es| units?| lines?)?|products?(?: lines?| categor\\w+)?|regions?|geograph\\w+|countr\\w+)";
    private static final String DEGREE =
            "(?:largest|biggest|highest|most|greatest|smallest|lowest|least|fastest|slowest|top|main|larger|bigger|higher|more|greater|smaller|lower|less|faster|slower|best|worst|strongest|weakest|poorest)";
    private static final Pattern ASKED = Pattern.compile("(?i)\\b(?:which|what)\\b[^?.]*\\b" + PART + "\\b[^?.]*\\b"
            + DEGREE + "\\b|\\b(?:which|what)\\b[^?.]*\\b" + DEGREE + "\\b[^?.]*\\b" + PART + "\\b");
    private static final Pattern MOVED = Pattern.compile(
            "(?i)\\b(?:which|what|did any)\\b[^?.]*\\b" + PART
                    + "\\b[^?.]*\\b(?:shr[aiu]nk|gr[eo]w|declin\\w+|fell|drop\\w*|falls?|gain|jump\\w*|rise|decreas\\w+|increas\\w+|rose)\\b");
    private static final Pattern WHICH = Pattern.compile("(?i)\\b(?:which|what)\\b[^?.]*\\b" + PART + "\\b");
    /** Where a company is active, which its revenue by region tells. */
    private static final Pattern ACTIVE = Pattern.compile(
            "(?i)\\b(?:which|what)\\b[^?.]*\\b(?:geograph\\w+|regions?|countries)\\b[^?.]*\\b(?:operates?|operating|active|present|does business|do business|sells?)\\b");

    private static final Pattern BY_PART =
            Pattern.compile("(?i)\\bby (?:\\p{L}+ )?" + PART + "\\b|\\b(?:break ?down|split) of\\b");
    private static final Pattern PLACE = Pattern.compile(
            "(?i)americas?\\b|europe|asia|pacific|africa|middle east|\\bemea\\b|\\bapac\\b|china|japan|india|korea|canad(?:a|ian)|mexico|brazil|germany|france|italy|spain|kingdom|united states|\\bu\\.?s\\.?(?![\\p{L}])|international|domestic|countr|region|rest of|foreign|overseas|worldwide|^other");
    private static final Pattern PRODUCT =
            Pattern.compile("(?i)\\b(?:products?|brands?|product categor\\w+|categor(?:y|ies))\\b");
    private static final Pattern ADJUSTED = Pattern.compile("(?i)\\b(?:" + FigureSupport.ADJUSTED + ")\\b");
    private static final Pattern OF_SEGMENTS = Pattern.compile("(?i)\\b(?:segments?|divisions?|business units?)\\b");
    private static final Pattern REGION = Pattern.compile("(?i)\\b(?:regions?|geograph\\w+|countr\\w+)\\b");
    private static final Pattern GROWTH = Pattern.compile(
            "(?i)\\b(?:(?:top[- ]?line|sales|revenue) performance|fast(?:est|er)|slow(?:est|er)|grew|grow|growth|growing|shr[aiu]nk|declin\\w+|fell|drop\\w*|falls?|gain|jump\\w*|rise|decreas\\w+|increas\\w+|rose)\\b");

    private static final Pattern LEFT_OUT = Pattern.compile(
            "(?i)\\b(?:excluding|excludes?|except(?: for)?|other than|apart from|leaving out|without) ([^?.;]+)");

    /** What is left to no part is none. */
    private static final Pattern RECONCILING =
            Pattern.compile("(?i)\\b(?:unallocated|eliminat\\w+|corporate|inter-?segment|reconcil\\w+)\\b");

    private static final Map<String, Metric> EARNED = Map.of("operating_margin", Metric.OPERATING_INCOME);

    /** What segments and the company may differ by: items that belong to none. */
    private static final double UNSPLIT = 0.06;

    private final String question;
    private final Ledger ledger;
    private final FactDeriver deriver;
    private final FigureScope scope;

    PartRank(String question, Ledger ledger) {
        this.question = question;
        this.scope = FigureScope.in(question);
        this.ledger = ledger;
        this.deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
    }

    static boolean isAsked(String question) {
        return ASKED.matcher(question).find()
                || (WHICH.matcher(question).find() && YesOrNo.isOfLosing(question))
                || MOVED.matcher(question).find()
                || BY_PART.matcher(question).find()
                || ACTIVE.matcher(question).find();
    }

    /** The parts' figures of the year asked for, or the latest, largest first; none where no report has them. */
    FigureSheet sheet(String company, List<FiscalPeriod> years) {
        var asked = AskedMetrics.in(question);
        var margin = asked.stream().filter(EARNED::containsKey).findFirst();
        var split =
                asked.isEmpty()
                        ? Optional.of(Metric.REVENUE)
                        : asked.stream()
                                .flatMap(name -> Optional.ofNullable(EARNED.get(name))
                                        .or(() -> Metric.standard(name.replace("_growth", "")))
                                        .stream())
                                .filter(each -> !scope.splits(ledger, each).isEmpty())
                                .findFirst()
                                .or(() -> earned(asked));
        if (split.isEmpty()) {
            return FigureSheet.none(
                    company,
                    AskedMetrics.label(asked.getFirst()) + " of " + company + " by part: its filings tag none");
        }
        var metric = split.get();
        var named = ReportedParts.named(question, ledger, List.of(metric.name())).stream()
                .filter(part -> !isLeftOut(part))
                .collect(Collectors.toUnmodifiableSet());
        var all = split(metric).orElse(Map.of());
        var members = new LinkedHashMap<>(all);
        members.keySet().removeIf(each -> RECONCILING.matcher(each).find());
        if (ADJUSTED.matcher(question).find()) {
            return FigureSheet.none(company, "figures of " + company + " by part: those found are as reported");
        }
        if (OF_SEGMENTS.matcher(question).find() && areProducts(members.keySet())) {
            return FigureSheet.none(company, "figures of " + company + " by segment: those found are of products");
        }
        var ranked = new LinkedHashMap<>(members);
        ranked.keySet().removeIf(this::isLeftOut);
        if (named.size() > 1) {
            ranked.keySet().retainAll(named);
        }
        int year = years.stream()
                .map(FiscalPeriod::year)
                .max(Comparator.naturalOrder())
                .orElseGet(() -> members.values().stream()
                        .mapToInt(each -> each.getLast().fact().period().year())
                        .max()
                        .orElse(0));
        var found = figures(ranked, metric, margin, year);
        deriver.keep(found);
        if (named.size() < 2 && !isWhole(metric, members, year) && !isWhole(metric, all, year)) {
            return FigureSheet.none(
                    company, "figures of " + company + " by part: those found do not add up to the whole company");
        }
        if (FigureSupport.isShareAsked(question)) {
            var parts = List.copyOf(found);
            found.clear();
            parts.forEach(part -> share(metric, part).ifPresent(found::add));
        }
        found.sort(Comparator.comparingDouble(LedgerEntry::number).reversed());
        return found.size() < 2
                ? FigureSheet.none(company, "figures of " + company + " by part: its filings tag none for that year")
                : new FigureSheet(
                        company,
                        found.stream().map(LedgerEntry::id).toList(),
                        deriver.measures().entries(),
                        List.of());
    }

    private static boolean areProducts(Set<String> members) {
        return members.stream().filter(each -> PRODUCT.matcher(each).find()).count() > members.size() / 2;
    }

    /** Whether the question leaves a part out: "excluding Consumer". */
    private boolean isLeftOut(String part) {
        return LEFT_OUT.matcher(question).results().anyMatch(each -> Pattern.compile(
                        "(?i)\\b" + Pattern.quote(part) + "\\b")
                .matcher(each.group(1))
                .find());
    }

    /** What parts earn before interest and taxes, where a loss is asked for: no company splits its net income. */
    private Optional<Metric> earned(List<String> asked) {
        return Optional.of(Metric.OPERATING_INCOME)
                .filter(each -> asked.equals(List.of(Metric.NET_INCOME.name()))
                        && YesOrNo.isOfLosing(question)
                        && !scope.splits(ledger, each).isEmpty());
    }

    /** Whether parts make the company's revenue; products need not be all, and of other figures the whole may be less. */
    private boolean isWhole(Metric metric, Map<String, List<LedgerEntry>> members, int year) {
        double parts = members.values().stream()
                .flatMap(each -> of(each, year).stream())
                .mapToDouble(LedgerEntry::number)
                .sum();
        var whole = of(scope.series(ledger, metric), year).map(LedgerEntry::number);
        return !metric.equals(Metric.REVENUE)
                || PRODUCT.matcher(question).find()
                || whole.filter(all -> Math.abs(parts - all) > UNSPLIT * all).isEmpty();
    }

    /** Each part's figure of the year, or its growth, or its margin, as the question asks. */
    private List<LedgerEntry> figures(
            Map<String, List<LedgerEntry>> members, Metric metric, Optional<String> margin, int year) {
        var found = new ArrayList<LedgerEntry>();
        for (var part : members.entrySet()) {
            var now = margin.isPresent() ? margin(part.getKey(), margin.get(), year) : of(part.getValue(), year);
            var before =
                    margin.isPresent() ? margin(part.getKey(), margin.get(), year - 1) : of(part.getValue(), year - 1);
            if (GROWTH.matcher(question).find()) {
                now.ifPresent(later -> before.ifPresent(earlier -> {
                    deriver.keep(List.of(earlier, later));
                    found.addAll(new FigureChange(question, deriver)
                            .of(margin.orElse(metric.name()), List.of(earlier, later)));
                }));
            } else {
                now.ifPresent(found::add);
            }
        }
        return found;
    }

    /** A part's figure as a percentage of the whole company's. */
    private Optional<LedgerEntry> share(Metric metric, LedgerEntry part) {
        var whole = scope.series(ledger, metric).stream()
                .filter(each -> each.fact().period().equals(part.fact().period()))
                .findFirst();
        whole.ifPresent(each -> deriver.keep(List.of(each)));
        return whole.flatMap(all -> deriver.derive(
                metric.name() + "_share",
                part.fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(100 * part.number() / all.number(), "the whole is zero"),
                "part / whole company",
                List.of(part, all)));
    }

    private Optional<LedgerEntry> margin(String member, String name, int year) {
        return new PartFigures(ledger, scope.of(member), deriver).margin(name, year);
    }

    private static Optional<LedgerEntry> of(List<LedgerEntry> series, int year) {
        return series.stream()
                .filter(each -> each.fact().period().year() == year)
                .findFirst();
    }

    /** By region where the question says so, else by what the company splits itself into first. */
    private Optional<Map<String, List<LedgerEntry>>> split(Metric metric) {
        boolean regions = REGION.matcher(question).find();
        var all = scope.splits(ledger, metric).entrySet().stream()
                .filter(each -> each.getValue().size() > 1)
                .toList();
        var places = all.stream()
                .filter(each -> each.getValue().keySet().stream()
                        .allMatch(member -> PLACE.matcher(member).find()))
                .max(Comparator.comparingInt(each -> each.getValue().size()));
        if (regions) {
            return places.map(Map.Entry::getValue).or(() -> placesAmong(all));
        }
        if (PRODUCT.matcher(question).find()) {
            return all.stream()
                    .filter(each -> each.getValue().keySet().stream()
                            .noneMatch(member -> PLACE.matcher(member).find() && !member.matches("(?i)other.*")))
                    .max(Comparator.comparingInt(each -> each.getValue().size()))
                    .map(Map.Entry::getValue);
        }
        return Stream.concat(all.stream().filter(each -> !isOfRegions(each.getKey())), all.stream())
                .findFirst()
                .map(Map.Entry::getValue);
    }

    private static boolean isOfRegions(String axis) {
        return axis.toLowerCase(Locale.ROOT).matches(".*(?:geograph|region|countr).*");
    }

    /** The regions among the parts of the first split that has several, as of segments that are regions but for a brand. */
    private static Optional<Map<String, List<LedgerEntry>>> placesAmong(
            List<Map.Entry<String, Map<String, List<LedgerEntry>>>> splits) {
        return splits.stream()
                .map(split -> {
                    var members = new LinkedHashMap<>(split.getValue());
                    members.keySet().removeIf(member -> !PLACE.matcher(member.replaceFirst("(?i)^other\\b", ""))
                            .find());
                    return members;
                })
                .filter(members -> members.size() > 1)
                .findFirst()
                .map(members -> (Map<String, List<LedgerEntry>>) members);
    }
}
