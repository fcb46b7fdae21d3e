package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.question.FigureScope;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The growth of a company's revenue without one of its parts: "revenue growth excluding Consumer". */
final class PartLeftOut {
    private static final Pattern LEFT_OUT = Pattern.compile(
            "(?i)\\b(?:excluding|except(?: for)?|without|leaving out|other than) (?:the |its )?([^?.;,]+)");
    private static final Pattern GROWTH = Pattern.compile(
            "(?i)\\b(?:revenues?|sales)\\b[^?]*\\b(?:grow\\w*|grew|increase\\w*|chang\\w+)\\b|\\b(?:grow\\w*|grew)\\b[^?]*\\b(?:revenues?|sales)\\b");
    private static final Pattern BETWEEN = Pattern.compile("(?i).*\\b(?:eliminat\\w+|inter-?segment).*");
    /** Beyond this share of revenue, what parts sell to each other blurs what is left without one. */
    private static final double MOST_BETWEEN = 0.04;

    private final CompanyQuestion asked;
    private final Ledger ledger;

    private PartLeftOut(CompanyQuestion asked, Ledger ledger) {
        this.asked = asked;
        this.ledger = ledger;
    }

    static boolean isAsked(String question) {
        return LEFT_OUT.matcher(question).find() && GROWTH.matcher(question).find() && !PartRank.isAsked(question);
    }

    /** The growth in the year asked for; nothing where no part of that name is split off. */
    static Optional<FigureSheet> of(CompanyQuestion asked, Ledger ledger) {
        return new PartLeftOut(asked, ledger).sheet();
    }

    private Optional<FigureSheet> sheet() {
        var left = LEFT_OUT.matcher(asked.question());
        if (!left.find() || asked.years().size() > 1) {
            return Optional.empty();
        }
        String named = left.group(1).toLowerCase(Locale.ROOT);
        for (var members : ledger.splits(Metric.REVENUE).values()) {
            var parts = members.keySet().stream()
                    .filter(each -> named.startsWith(each.toLowerCase(Locale.ROOT)))
                    .toList();
            var whole = FigureScope.WHOLE.series(ledger, Metric.REVENUE);
            int year = asked.years().stream()
                    .map(each -> each.year())
                    .findFirst()
                    .orElseGet(() -> whole.isEmpty()
                            ? 0
                            : whole.getLast().fact().period().year());
            var leftOut = parts.size() == 1
                    ? Optional.ofNullable(members.get(parts.getFirst()))
                    : Optional.<List<LedgerEntry>>empty();
            var before = leftOut.flatMap(part -> rest(whole, part, year - 1));
            var now = leftOut.flatMap(part -> rest(whole, part, year));
            boolean apart = members.entrySet().stream()
                    .filter(each -> BETWEEN.matcher(each.getKey()).matches())
                    .flatMap(each -> each.getValue().stream())
                    .allMatch(each -> whole.stream()
                            .anyMatch(all -> Math.abs(each.number()) <= MOST_BETWEEN * Math.abs(all.number())));
            if (apart && before.isPresent() && now.isPresent()) {
                return grown(before.get(), now.get(), parts.getFirst());
            }
        }
        return Optional.empty();
    }

    private record Rest(LedgerEntry whole, LedgerEntry part) {}

    private static Optional<Rest> rest(List<LedgerEntry> whole, List<LedgerEntry> part, int year) {
        return in(whole, year).flatMap(all -> in(part, year).map(each -> new Rest(all, each)));
    }

    private static Optional<LedgerEntry> in(List<LedgerEntry> series, int year) {
        return series.stream()
                .filter(each -> each.fact().period().year() == year)
                .findFirst();
    }

    private Optional<FigureSheet> grown(Rest before, Rest now, String part) {
        var deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        String metric = "revenue_growth_excluding_"
                + part.toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9]+", " ")
                        .strip()
                        .replace(' ', '_');
        double earlier = before.whole().number() - before.part().number();
        double later = now.whole().number() - now.part().number();
        return deriver.derive(
                        metric,
                        now.whole().fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(earlier > 0 ? 100 * (later / earlier - 1) : Double.NaN, "nothing is left"),
                        "(whole - part) / (whole - part of the year before) - 1",
                        List.of(before.whole(), before.part(), now.whole(), now.part()))
                .map(entry -> new FigureSheet(
                                asked.company(),
                                List.of(entry.id()),
                                deriver.measures().entries(),
                                List.of())
                        .supported(new FigureSupport(FigureSupport.Source.TIED, FigureSupport.Kind.RATIO, 0)));
    }
}
