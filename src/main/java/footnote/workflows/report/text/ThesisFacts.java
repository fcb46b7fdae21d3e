package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.apart;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.evidence.IndexNames;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ReturnOnCapital;
import java.util.List;
import java.util.Optional;

/** The figures an investment case depends on. */
public final class ThesisFacts {
    /** A multiple this part away from another is worth a word. */
    private static final double NOTABLE_MULTIPLE = 0.05;

    /** Interest cover below which a refinancing at higher rates would weigh on earnings. */
    private static final double THIN_COVER = 3;

    /** The least yield of free cash flow, in percent, that is an argument for the shares. */
    private static final double NOTABLE_YIELD = 3;

    /** Points of growth that are worth a word. */
    private static final double NOTABLE_POINTS = 0.5;

    final ReportFacts book;
    public final Optional<LedgerEntry> revenue;
    final Optional<LedgerEntry> growth;
    final Optional<LedgerEntry> cagr;
    final Optional<LedgerEntry> margin;
    final Optional<LedgerEntry> averageMargin;
    private final Optional<String> averageBasis;
    final Optional<LedgerEntry> roic;
    final Optional<LedgerEntry> rate;
    final Optional<LedgerEntry> costOfEquity;
    final Optional<LedgerEntry> flow;
    final Optional<LedgerEntry> netDebt;
    final Optional<LedgerEntry> netCash;
    final Optional<LedgerEntry> years;
    final Optional<LedgerEntry> earningsMultiple;
    final Optional<LedgerEntry> usualMultiple;
    final Optional<LedgerEntry> implied;
    final Optional<LedgerEntry> baseGrowth;
    public final Optional<LedgerEntry> price;
    final Optional<LedgerEntry> roe;
    final Optional<LedgerEntry> cushion;
    final boolean lender;

    ThesisFacts(ReportFacts book) {
        this.book = book;
        this.lender = book.data().lender();
        this.revenue = book.lastYear("revenue");
        this.growth = latest("revenue_growth");
        this.cagr = book.cagr("revenue");
        this.margin = lender ? Optional.empty() : latest("operating_margin");
        boolean noNorm = lender || cyclical(book); // an average over a cycle depends on how many peaks it has
        var ordinary = noNorm ? Optional.<LedgerEntry>empty() : new RecentEarnings(book).averageMarginBeforeCharges();
        this.averageBasis = ordinary.map(_ -> "before charges");
        this.averageMargin = noNorm ? Optional.empty() : ordinary.or(() -> book.average("operating_margin"));
        this.roic = ReturnOnCapital.of(book);
        this.rate = book.data().value().measures().find("discount_rate").or(() -> book.data()
                .value()
                .measures()
                .find("wacc_given"));
        this.costOfEquity = book.data().value().measures().find("cost_of_equity");
        this.flow = lender ? Optional.empty() : book.now("free_cash_flow");
        this.netDebt = book.now("net_debt").filter(entry -> entry.number() > 0);
        this.netCash = book.now("net_debt").flatMap(debt -> netCash(book, debt));
        this.years = book.now("net_debt_to_ebitda").filter(entry -> entry.number() > 0);
        this.earningsMultiple = book.now("price_to_earnings")
                .filter(_ -> book.data().valuation().isPresent());
        this.usualMultiple = cyclical(book) ? Optional.empty() : book.now("usual_price_to_earnings");
        this.implied = book.data().value().impliedGrowth().flatMap(book::entry);
        this.baseGrowth = book.data().value().measures().find("growth_assumed").or(() -> book.data()
                .value()
                .measures()
                .find("growth_given"));
        this.price = book.now("price");
        this.roe = latest("return_on_equity");
        this.cushion = latest("equity_to_assets");
    }

    private static boolean cyclical(ReportFacts book) {
        return book.data()
                .financial()
                .filter(data -> data.trade() == CompanyKind.CYCLICAL)
                .isPresent();
    }

    /** Net cash, where net debt is negative. */
    public static Optional<LedgerEntry> netCash(ReportFacts book, LedgerEntry netDebt) {
        return netDebt.number() >= 0
                ? Optional.empty()
                : book.derive(
                        "net_cash",
                        netDebt.fact().period(),
                        netDebt.fact().unit(),
                        MaybeNumber.of(-netDebt.number()),
                        "cash and short-term investments less total debt",
                        List.of(netDebt));
    }

    /** The figure of the last fiscal year; none where only an earlier year has it. */
    private Optional<LedgerEntry> latest(String metric) {
        return book.lastYear(metric)
                .filter(entry ->
                        revenue.isEmpty() || ReportFacts.label(entry).equals(ReportFacts.label(revenue.get())));
    }

    /** Growing, shrinking or unknown. */
    String pace() {
        return growth.map(each -> each.number() < 0 ? "shrinking" : "growing").orElse("unknown");
    }

    /** Whether the price asks for more or less growth of free cash flow than the base case assumes, or as much. */
    String asked() {
        if (implied.isEmpty() || baseGrowth.isEmpty() || pace().equals("unknown")) {
            return "unknown";
        }
        double points = implied.get().number() - baseGrowth.get().number();
        return Math.abs(points) < NOTABLE_POINTS ? "line" : points > 0 ? "more" : "less";
    }

    /** A model too far from the price is no argument for or against the shares. */
    boolean doubted() {
        return book.data().value().view().doubted();
    }

    /** Pretax income before interest over interest of the last fiscal year. */
    Optional<LedgerEntry> cover() {
        return lender ? Optional.empty() : book.lastYear("interest_cover");
    }

    boolean thinlyCovered() {
        return cover().filter(each -> each.number() > 0 && each.number() < THIN_COVER)
                .isPresent();
    }

    /** An insurer's combined ratio; not a number without one. */
    double underwriting() {
        return book.lastYear("combined_ratio").map(LedgerEntry::number).orElse(Double.NaN);
    }

    /** Whether free cash flow is a notable part of market value. */
    boolean yields() {
        return book.now("free_cash_flow_yield")
                .filter(each -> each.number() >= NOTABLE_YIELD)
                .isPresent();
    }

    /** Whether the return that a valuation by book value assumes for good is no less than the cost of equity. */
    boolean lastingReturn() {
        return !below(book.data().value().measures().find("through_cycle_return"), costOfEquity);
    }

    /** The return on equity for good that would make the price the fair value, where book value is the basis. */
    Optional<LedgerEntry> impliedReturn() {
        var measures = book.data().value().measures();
        var assumed = measures.find("through_cycle_return");
        var growth = book.data().value().assumptions().stream()
                .filter(each -> each.key().equals("terminal_growth"))
                .findFirst()
                .flatMap(each -> book.entry(each.fact()));
        var value = measures.find("model_value_per_share").filter(each -> each.number() > 0);
        if (!book.data().value().fromBook()
                || doubted()
                || assumed.isEmpty()
                || growth.isEmpty()
                || value.isEmpty()
                || price.filter(each ->
                                each.fact().unit().equals(value.get().fact().unit()))
                        .isEmpty()) {
            return Optional.empty();
        }
        double spread = assumed.get().number() - growth.get().number();
        return book.derive(
                "implied_return_on_equity",
                price.get().fact().period(),
                assumed.get().fact().unit(),
                MaybeNumber.of(growth.get().number()
                        + spread * price.get().number() / value.get().number()),
                "the through-cycle ROE at which the justified P/B gives the price",
                List.of(assumed.get(), growth.get(), price.get(), value.get()));
    }

    /** A change without its sign, where it is below zero, so that it can follow "fell" or "a decline of". */
    Optional<LedgerEntry> decline(Optional<LedgerEntry> change, String metric) {
        return change.filter(each -> each.number() < 0)
                .flatMap(each -> book.derive(
                        metric,
                        each.fact().period(),
                        each.fact().unit(),
                        MaybeNumber.of(-each.number()),
                        "the change without its sign",
                        List.of(each)));
    }

    /** Growth that the price implies and that the base case assumes, in words by their signs. */
    private void implied(TemplateBindings known) {
        known.word("impliedgrowth", implied.map(each -> rate("FCF growth of ", "an FCF decline of ", each, "implied")));
        if (asked().equals("unknown")) {
            return;
        }
        boolean signed =
                implied.orElseThrow().number() < 0 || baseGrowth.orElseThrow().number() < 0;
        known.word(
                "againstbase",
                asked().equals("line")
                        ? "in line with the base case"
                        : signed
                                ? "vs. "
                                        + baseGrowth
                                                .map(each -> rate("growth of ", "a decline of ", each, "assumed"))
                                                .orElseThrow()
                                        + " in the base case"
                                : (asked().equals("more") ? "above" : "below") + " the {fact:"
                                        + baseGrowth.orElseThrow().id() + "} of the base case");
    }

    private String rate(String growth, String decline, LedgerEntry rate, String metric) {
        return decline(Optional.of(rate), metric + "_decline")
                .map(each -> decline + "{fact:" + each.id() + "} a year")
                .orElse(growth + "{fact:" + rate.id() + "} a year");
    }

    public TemplateBindings known() {
        var years = book.years("revenue");
        var known = new TemplateBindings()
                .word("name", book.name())
                .word("symbol", book.data().task().listing().ticker().symbol())
                .word("exchange", articled(book.data().task().listing().exchange()))
                .fact("revenue", revenue)
                .fact("growth", growth)
                .fact("decline", decline(growth, "revenue_decline"))
                .fact("cagr", cagr)
                .fact("margin", margin)
                .fact("average", averageMargin)
                .word("averagebasis", averageBasis)
                .fact("roic", roic)
                .word("roicperiod", roic.map(ReturnOnCapital::period))
                .fact("wacc", rate)
                .fact("cost", costOfEquity)
                .fact("fcf", flow)
                .word("flowperiod", flow.map(ReportFacts::label))
                .fact("netdebt", netDebt)
                .fact("netcash", netCash)
                .fact("years", this.years)
                .fact("pe", earningsMultiple)
                .fact("usual", usualMultiple)
                .fact("implied", implied)
                .fact("base", baseGrowth)
                .fact("price", price)
                .fact("roe", roe)
                .fact("impliedreturn", impliedReturn())
                .fact("throughcycle", book.data().value().measures().find("through_cycle_return"))
                .fact("cushion", cushion)
                .fact("yield", book.now("free_cash_flow_yield"))
                .fact("return", book.now("price_return_1_year"))
                .fact("index", book.now("index_price_return_1_year"))
                .word("benchmark", book.data().market().map(data -> "the " + IndexNames.of(data.index())));
        revenue.ifPresent(entry -> known.word("year", ReportFacts.label(entry)));
        if (years.size() > 1) {
            known.word("from", ReportFacts.label(years.getFirst()));
        }
        implied(known);
        return known;
    }

    private static String articled(String exchange) {
        return exchange.contains(" Exchange") ? "the " + exchange : exchange;
    }

    /** Whether the shares are valued at least a twentieth above their own median multiple of earnings. */
    boolean expensive() {
        return above(earningsMultiple, usualMultiple) && apart(earningsMultiple, usualMultiple, NOTABLE_MULTIPLE);
    }

    /** Whether they are valued at least a twentieth below it. */
    boolean cheap() {
        return below(earningsMultiple, usualMultiple) && apart(earningsMultiple, usualMultiple, NOTABLE_MULTIPLE);
    }

    /** The range the first model of the study gives. */
    Optional<ValuationResult.Range> modelRange() {
        return book.data().value().ranges().stream()
                .filter(range -> range.kind() == ValuationResult.Kind.MODEL)
                .findFirst();
    }
}
