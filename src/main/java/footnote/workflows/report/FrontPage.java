package footnote.workflows.report;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.domain.opinion.CompanyView;
import footnote.publication.report.Report;
import footnote.publication.report.Report.Highlight;
import footnote.quant.MaybeNumber;
import footnote.research.valuation.Outlook;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.exhibits.EstimatesTable;
import footnote.workflows.report.exhibits.PriceEventsExhibit;
import footnote.workflows.report.text.ThesisFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The figures beside the summary on a report's first page: the view box, then key data, a period with each. */
final class FrontPage {
    private static final int QUARTER_OF_DAYS = 63;
    private static final int RESULTS_A_YEAR = 4;
    private static final int LONGEST_REASON = 44;

    private final ReportFacts book;
    private final List<Highlight> rows = new ArrayList<>();

    FrontPage(ReportFacts book) {
        this.book = book;
    }

    /** The desk's view: fair value and its range, price, expected return, uncertainty; none where companies are compared. */
    Optional<Report.ViewBox> view() {
        if (compared() || book.now("price").isEmpty()) {
            return Optional.empty();
        }
        rows.clear();
        var view = book.data().value().view();
        words(
                "View",
                view.ratingWord(),
                view.rated()
                        ? "horizon twelve months"
                        : view.fairValue().isEmpty()
                                ? "no fair value is estimated"
                                : "the model value is too far from the price");
        view.fairValue()
                .ifPresentOrElse(
                        value -> words("Fair value", reference(value.entry()), range(view)),
                        () -> words(
                                "Fair value",
                                "n.a.",
                                valuationFollows()
                                        ? view.notEstimated().isPresent()
                                                ? "not estimated; see Valuation"
                                                : "see Valuation"
                                        : "not estimated"));
        add("Price", book.now("price"), day("price"));
        view.expectedReturn().ifPresent(each -> words("Expected return", reference(each.entry()), ""));
        book.data().valuation().flatMap(ValuationData::target).ifPresent(this::target);
        words("Uncertainty", view.uncertainty().word(), view.uncertaintyReason().text());
        return Optional.of(new Report.ViewBox("Fair value and price", List.copyOf(rows)));
    }

    /** A report on a narrow question may be without the chapter. */
    private boolean valuationFollows() {
        return book.data().plan().reportSections().contains("valuation");
    }

    private void target(Outlook target) {
        add(
                "Consensus target",
                Optional.of(target.mean()),
                "mean of analysts, " + FigureFormat.day(target.mean().fact().knownAt()));
    }

    private static String range(CompanyView view) {
        return view.fairValueLow()
                .flatMap(low -> view.fairValueHigh()
                        .map(high -> "range " + reference(low.entry()) + "–" + reference(high.entry())))
                .orElse("a share, base case");
    }

    List<Highlight> keyData() {
        rows.clear();
        if (compared()) {
            return List.of();
        }
        boolean lender = book.data().lender();
        add("Market cap", book.now("market_cap"), day("price"));
        if (!lender) {
            add("Enterprise value", book.now("enterprise_value"), day("price"));
            var debt = book.now("net_debt");
            add("Net debt", debt.filter(each -> each.number() > 0), debt);
            add("Net cash", debt.flatMap(each -> ThesisFacts.netCash(book, each)), debt);
        }
        var low = book.now("low_52_weeks");
        var high = book.now("high_52_weeks");
        if (low.isPresent() && high.isPresent()) {
            words(
                    "52-week range",
                    reference(low.get().id()) + "–" + reference(high.get().id()),
                    "");
        }
        add("Avg. daily value", dailyValue(), "three months");
        multiple("P/E", "price_to_earnings");
        EstimatesTable.estimates(book).stream().findFirst().ifPresent(this::forward);
        if (lender) {
            multiple("P/B", "price_to_book", book.now("equity"));
            add("ROE", book.lastYear("return_on_equity"), book.lastYear("return_on_equity"));
        } else {
            multiple("EV/EBITDA", "ev_to_ebitda");
            multiple("FCF yield", "free_cash_flow_yield");
        }
        KeyMetrics.of(book).forEach((label, entry) -> add(label, Optional.of(entry), Optional.of(entry)));
        dividend();
        add("Beta", book.now("beta"), "two years");
        conversion();
        nextResults();
        return List.copyOf(rows);
    }

    /** How many of the statements' shares a traded one stands for. */
    private void conversion() {
        var inputs = book.now("market_cap").flatMap(LedgerEntry::derivation).stream()
                .flatMap(how -> how.inputs().stream())
                .flatMap(id -> book.entry(id).stream())
                .toList();
        inputs.stream()
                .filter(each -> each.fact().metric().equals(Metric.SHARES_PER_DEPOSITARY_SHARE) && each.number() != 1)
                .findFirst()
                .ifPresent(each -> add("Shares per ADS", Optional.of(each), ""));
    }

    private boolean compared() {
        return book.data().plan().analysisType().sideBySide();
    }

    private void add(String label, Optional<LedgerEntry> entry, Optional<LedgerEntry> dated) {
        add(label, entry, dated.map(FrontPage::period).orElse(""));
    }

    private void add(String label, Optional<LedgerEntry> entry, String note) {
        entry.ifPresent(each -> words(label, reference(each.id()), note));
    }

    private void words(String label, String value, String note) {
        rows.add(new Highlight(
                label, new Prose(value), note.isBlank() ? Optional.empty() : Optional.of(new Prose(note))));
    }

    /** A multiple with its period; n.m. with the reason where the figure was looked for and has no meaning. */
    private void multiple(String label, String metric) {
        multiple(label, metric, book.now(metric));
    }

    private void multiple(String label, String metric, Optional<LedgerEntry> dated) {
        var entry = book.now(metric);
        if (entry.isPresent()) {
            add(label, entry, dated.or(() -> entry));
            return;
        }
        var name = new Metric(metric).label();
        var reason = book.data().valuation().map(ValuationData::measures).stream()
                .flatMap(measures -> measures.gaps().stream())
                .filter(gap -> gap.what().equals(name))
                .map(gap -> gap.why())
                .filter(why -> new Prose(why).unbound().isEmpty() && why.length() <= LONGEST_REASON)
                .findFirst();
        words(label, reason.isPresent() ? "n.m." : "n.a.", reason.orElse("not available"));
    }

    private void forward(EstimatesTable.EstimatedYear year) {
        var label = "P/E, " + year.label() + "E";
        if (year.earnings().filter(each -> each.number() <= 0).isPresent()) {
            words(label, "n.m.", "consensus expects a loss");
        } else {
            add(label, year.earnings().flatMap(each -> EstimatesTable.multiple(book, each)), "consensus");
        }
    }

    private void dividend() {
        var yield = book.now("dividend_yield");
        if (yield.filter(each -> each.number() > 0).isPresent()) {
            add("Dividend yield", yield, yield);
        } else {
            words("Dividend yield", "–", "no dividend");
        }
    }

    /** A year after the results that came out four before. */
    private void nextResults() {
        var days = PriceEventsExhibit.results(book);
        var asOf = book.data().task().view().asOf();
        if (days.size() >= RESULTS_A_YEAR) {
            var due = days.get(days.size() - RESULTS_A_YEAR).plusYears(1);
            if (due.isAfter(asOf) && due.isBefore(asOf.plusDays(200))) {
                words("Next results", FigureFormat.day(due), "expected, from last year's date");
            }
        }
    }

    /** What changes hands on a day, close times volume, over the last quarter. */
    private Optional<LedgerEntry> dailyValue() {
        var price = book.now("price");
        return book.data().market().filter(_ -> price.isPresent()).flatMap(data -> {
            var bars = ReportFacts.tail(data.bars(), QUARTER_OF_DAYS);
            double mean = bars.stream()
                    .mapToDouble(bar -> bar.close() * bar.volume())
                    .average()
                    .orElse(0);
            return mean <= 0
                    ? Optional.empty()
                    : book.derive(
                            "average_daily_value",
                            Period.between(bars.getFirst().day(), bars.getLast().day()),
                            Unit.of(data.currency()),
                            MaybeNumber.of(mean),
                            "mean of close times volume of " + bars.size() + " days",
                            List.of(price.orElseThrow()));
        });
    }

    private static String period(LedgerEntry entry) {
        var period = entry.fact().period();
        return period.isInstant() ? FigureFormat.day(period.end()) : ReportFacts.label(entry);
    }

    private String day(String metric) {
        return book.now(metric)
                .map(each -> FigureFormat.day(each.fact().period().end()))
                .orElse("");
    }

    private static String reference(String id) {
        return "{fact:" + id + "}";
    }
}
