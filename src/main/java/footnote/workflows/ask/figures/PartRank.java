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
import footnote.workflows.ask.question.YearsAsked;
import footnote.workflows.ask.question.YesOrNo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private static final Pattern ADJUSTED = Pattern.compile("(?i)\\b(?:" + FigureSupport.ADJUSTED + ")\\b");
    private static final Pattern GROWTH = Pattern.compile(
            "(?i)\\b(?:(?:top[- ]?line|sales|revenue) performance|fast(?:est|er)|slow(?:est|er)|grew|grow|growth|growing|shr[aiu]nk|declin\\w+|fell|drop\\w*|falls?|gain|jump\\w*|rise|decreas\\w+|increas\\w+|rose)\\b");

    private static final Pattern EXTREME = Pattern.compile("(?i)\\b" + DEGREE + "\\b");
    /** The parts that a question lists for a choice at its end. */
    private static final Pattern LISTED =
            Pattern.compile("[:,–] ?((?:[^,:?]{2,40}, )*[^,:?]{2,40},? or [^,:?]{2,40})\\?\\s*$");

    private static final String LIST_SIGN = ",? or |, ";
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
    private final PartSplit splits;

    PartRank(String question, Ledger ledger) {
        this.question = question;
        this.scope = FigureScope.in(question);
        this.ledger = ledger;
        this.deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        this.splits = new PartSplit(question, ledger, scope);
    }

    static boolean isAsked(String question) {
        return ASKED.matcher(question).find()
                || (WHICH.matcher(question).find() && YesOrNo.isOfLosing(question))
                || MOVED.matcher(question).find()
                || BY_PART.matcher(question).find()
                || ACTIVE.matcher(question).find();
    }

    /** The parts' figures of the years asked for, or the latest, largest first; none where no report has them. */
    FigureSheet sheet(String company, List<FiscalPeriod> years) {
        var asked = AskedMetrics.in(question);
        var margin = asked.stream().filter(EARNED::containsKey).findFirst();
        var split = split(asked);
        if (split.isEmpty()) {
            return FigureSheet.none(
                    company,
                    AskedMetrics.label(asked.getFirst()) + " of " + company + " by part: its filings tag none");
        }
        var metric = split.get();
        var all = splits.of(metric).orElse(Map.of());
        var members = new LinkedHashMap<>(all);
        members.keySet().removeIf(each -> RECONCILING.matcher(each).find());
        var objection = objection(List.copyOf(members.keySet()));
        if (objection.isPresent()) {
            return FigureSheet.none(company, "figures of " + company + objection.get());
        }
        var named = ReportedParts.named(question, ledger, List.of(metric.name())).stream()
                .filter(part -> !isLeftOut(part))
                .collect(Collectors.toUnmodifiableSet());
        var ranked = new LinkedHashMap<>(members);
        ranked.keySet().removeIf(this::isLeftOut);
        if (named.size() > 1) {
            ranked.keySet().retainAll(named);
        }
        var gaps = new ArrayList<String>();
        var found = new ArrayList<LedgerEntry>();
        for (int year : years(years, members)) {
            boolean whole = named.size() > 1 || isWhole(metric, members, year) || isWhole(metric, all, year);
            var ofYear = whole ? ofYear(ranked, metric, margin, year) : List.<LedgerEntry>of();
            found.addAll(ofYear);
            if (ofYear.isEmpty()) {
                gaps.add("figures of " + company + " by part for " + scope.label(year)
                        + (whole ? ": its filings tag none" : ": those found do not add up to the whole company"));
            }
        }
        return new FigureSheet(
                company,
                found.stream().map(LedgerEntry::id).toList(),
                found.isEmpty() ? List.of() : deriver.measures().entries(),
                gaps);
    }

    /** The figure that is split: the first asked for that any part has, and revenue where none is named. */
    private Optional<Metric> split(List<String> asked) {
        return asked.isEmpty()
                ? Optional.of(Metric.REVENUE)
                : asked.stream()
                        .flatMap(
                                name -> Optional.ofNullable(EARNED.get(name))
                                        .or(() -> Metric.standard(name.replace("_growth", "")))
                                        .stream())
                        .filter(each -> !scope.splits(ledger, each).isEmpty())
                        .findFirst()
                        .or(() -> earned(asked));
    }

    /** Why these parts do not answer the question; empty where they do. */
    private Optional<String> objection(List<String> members) {
        if (ADJUSTED.matcher(question).find()) {
            return Optional.of(" by part: those found are as reported");
        }
        var listed = LISTED.matcher(question);
        return listed.find()
                ? Arrays.stream(listed.group(1).split(LIST_SIGN, -1))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty() && !ReportedParts.isOneOf(members, each))
                        .findFirst()
                        .map(each -> " for " + each + ": its filings tag none")
                : Optional.empty();
    }

    /** The years asked for where all parts are to be shown, the latest first; else the last of them. */
    private List<Integer> years(List<FiscalPeriod> asked, Map<String, List<LedgerEntry>> members) {
        var years = asked.stream()
                .map(FiscalPeriod::year)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
        if (years.isEmpty()) {
            return List.of(members.values().stream()
                    .mapToInt(each -> each.getLast().fact().period().year())
                    .max()
                    .orElse(0));
        }
        boolean each = BY_PART.matcher(question).find()
                && !GROWTH.matcher(question).find()
                && !EXTREME.matcher(question).find();
        return each ? YearsAsked.between(question, years).reversed() : years.subList(0, 1);
    }

    /** The parts' figures of one year, largest first; none where fewer than two have one. */
    private List<LedgerEntry> ofYear(
            Map<String, List<LedgerEntry>> members, Metric metric, Optional<String> margin, int year) {
        var found = figures(members, metric, margin, year);
        deriver.keep(found);
        return Stream.of(found)
                .filter(all -> all.size() > 1)
                .flatMap(List::stream)
                .flatMap(part -> FigureSupport.isShareAsked(question) ? share(metric, part).stream() : Stream.of(part))
                .sorted(Comparator.comparingDouble(LedgerEntry::number).reversed())
                .toList();
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
                || splits.isOfProducts()
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
}
