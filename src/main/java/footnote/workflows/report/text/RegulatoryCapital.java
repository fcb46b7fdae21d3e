package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A bank's CET1 ratio or an insurer's solvency ratio at the end of the last fiscal year, and the level it must keep. */
record RegulatoryCapital(Kind kind, LedgerEntry ratio, Optional<LedgerEntry> before) {
    /** Which ratio, how sentences on it are keyed, and its lowest level without consequences. */
    enum Kind {
        CET1("cet1_ratio", "cet1", 7, "Basel III minimum of 4.5% and conservation buffer of 2.5%"),
        SOLVENCY("solvency_ratio", "solvency", 100, "available capital equal to required capital");

        private final String metric;
        private final String key;
        private final double floor;
        private final String rule;

        Kind(String metric, String key, double floor, String rule) {
            this.metric = metric;
            this.key = key;
            this.floor = floor;
            this.rule = rule;
        }
    }

    /** The ratio that the company reports; none where it reports none. */
    static Optional<RegulatoryCapital> of(ReportFacts book) {
        for (var kind : Kind.values()) {
            var ratio = book.lastYear(kind.metric);
            if (ratio.isPresent()) {
                var years = book.years(kind.metric, 2);
                return Optional.of(new RegulatoryCapital(
                        kind,
                        ratio.get(),
                        years.stream().filter(each -> !each.equals(ratio.get())).findFirst()));
            }
        }
        return Optional.empty();
    }

    /** The ending of the keys of sentences on this ratio. */
    String key() {
        return kind.key;
    }

    /** The ratio as {capital}, that of the year before as {capitalbefore}, their years, and the level to watch. */
    TemplateBindings bind(TemplateBindings known, ReportFacts book) {
        before.filter(each -> !FigureComparison.alike(Optional.of(each), Optional.of(ratio)))
                .ifPresent(each -> known.fact("capitalbefore", each).word("capitalprior", ReportFacts.label(each)));
        return known.fact("capital", ratio)
                .word("capitalyear", ReportFacts.label(ratio))
                .fact(
                        "floor",
                        book.derive(
                                kind.key + "_floor",
                                Period.instant(book.data().task().view().asOf()),
                                Unit.PERCENT,
                                MaybeNumber.of(kind.floor),
                                kind.rule,
                                List.of()));
    }

    /** Binds the ratio that the company reports and gives its key; none where it reports none. */
    static Optional<String> bound(TemplateBindings known, ReportFacts book) {
        return of(book).map(each -> {
            each.bind(known, book);
            return each.key();
        });
    }

    /** What a lender is measured by and the data lack, as words of a list; none where nothing is lacking. */
    static Optional<String> lacking(ReportFacts book) {
        var lacking = new ArrayList<String>();
        boolean bank = book.data().value().kind() == CompanyKind.BANK;
        if (of(book).isEmpty()) {
            lacking.add(bank ? "the CET1 ratio" : "a regulatory capital ratio");
        }
        if (bank && book.lastYear("nonaccrual_ratio").isEmpty()) {
            lacking.add("nonaccrual loans");
        }
        if (bank) {
            lacking.add("liquidity coverage");
        }
        return lacking.isEmpty() ? Optional.empty() : Optional.of(Words.and(lacking));
    }
}
