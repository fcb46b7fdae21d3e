package footnote.faces.web.result;

import footnote.domain.Estimate;
import footnote.domain.FigureFormat;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.SourceLine;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.faces.front.DataLookup;
import footnote.faces.front.DataLookup.MetricYears;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.workflows.coverage.CompanySnapshot;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** A company's figures on its page, each with its period and its source. */
public final class CompanyFigures {
    private static final int YEARS = 5;
    private static final Map<String, String> KEY_DATA = new LinkedHashMap<>();

    static {
        KEY_DATA.put("market_cap", "Market cap");
        KEY_DATA.put("enterprise_value", "Enterprise value");
        KEY_DATA.put("price_to_earnings", "P/E");
        KEY_DATA.put("ev_to_ebitda", "EV/EBITDA");
        KEY_DATA.put("price_to_book", "P/B");
        KEY_DATA.put("free_cash_flow_yield", "FCF yield");
        KEY_DATA.put("dividend_yield", "Dividend yield");
        KEY_DATA.put("high_52_weeks", "52-week high");
        KEY_DATA.put("low_52_weeks", "52-week low");
        KEY_DATA.put("operating_margin", "Operating margin");
        KEY_DATA.put("return_on_equity", "ROE");
    }

    private final CompanySnapshot data;
    private final CitedNotes notes;

    public CompanyFigures(CompanySnapshot data, CitedNotes notes) {
        this.data = data;
        this.notes = notes;
    }

    /** The last close with its change on the day and its date. */
    public Html price() {
        return data.figure("price")
                .map(price -> Html.of(
                        "<p class=\"lede\"><strong class=\"price\">{}</strong> {} <span class=\"muted\">{}</span></p>",
                        notes.figure(price, FigureFormat.of(price.fact())),
                        data.figure("change_on_day").map(change -> signed(change, notes)),
                        TimeText.day(price.fact().period().end())))
                .orElseGet(() -> Html.of("<p class=\"muted\">No price found.</p>"));
    }

    /** A change with its sign, colored by its direction. */
    public static Html signed(LedgerEntry change, CitedNotes notes) {
        int way = change.fact().value().signum();
        String text = FigureFormat.of(change.fact());
        return Html.of(
                "<span class=\"{}\">{}</span>",
                way > 0 ? "up" : way < 0 ? "down" : "flat",
                notes.figure(change, way > 0 ? "+" + text : text));
    }

    /** The same without its source, for lists that lead to the company's page. */
    public static Html signed(LedgerEntry change) {
        int way = change.fact().value().signum();
        return Html.of(
                "<span class=\"{}\">{}{}</span>",
                way > 0 ? "up" : way < 0 ? "down" : "flat",
                way > 0 ? "+" : "",
                FigureFormat.of(change.fact()));
    }

    public Html keyData() {
        var rows = KEY_DATA.entrySet().stream()
                .flatMap(row -> data.figure(row.getKey()).stream()
                        .map(entry -> Html.of(
                                "<div><dt>{} <span class=\"muted\">{}</span></dt><dd>{}</dd></div>",
                                row.getValue(),
                                entry.fact().period().label(),
                                notes.figure(
                                        entry,
                                        entry.fact().value().signum() == 0 ? "–" : FigureFormat.of(entry.fact())))))
                .toList();
        return rows.isEmpty()
                ? Html.of("<p class=\"muted\">No figures found.</p>")
                : Html.of("<dl class=\"figures one\">{}</dl>", rows);
    }

    /** What was reported, by fiscal year. */
    public Html years() {
        return switch (data.ledger()) {
            case Finding.Missing<Ledger>(String _, String why) ->
                Html.of("<p class=\"gap\">No statements: {}</p>", why);
            case Finding.Found<Ledger>(Ledger ledger) -> table(DataLookup.keyFigures(ledger));
        };
    }

    private Html table(List<MetricYears> rows) {
        var periods = new TreeSet<String>();
        rows.forEach(row -> row.years().forEach(entry -> periods.add(key(entry))));
        var shown = new ArrayList<>(periods).subList(Math.max(0, periods.size() - YEARS), periods.size());
        return Html.of(
                "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Reported figures\"><table class=\"numbers\"><thead><tr><th scope=\"col\">Fiscal year</th>{}</tr>"
                        + "</thead><tbody>{}</tbody></table></div>",
                shown.stream().map(period -> Html.of("<th scope=\"col\">{}</th>", label(rows, period))),
                rows.stream()
                        .map(row -> Html.of(
                                "<tr><th scope=\"row\">{}{}</th>{}</tr>",
                                row.metric().label(),
                                scale(row).map(symbol -> Html.of(", <span class=\"muted\">{}m</span>", symbol)),
                                shown.stream().map(period -> cell(row, period)).toList()))
                        .toList());
    }

    private Html cell(MetricYears row, String period) {
        return row.years().stream()
                .filter(entry -> key(entry).equals(period))
                .reduce((_, last) -> last)
                .map(entry -> Html.of("<td>{}</td>", notes.figure(entry, amount(row, entry))))
                .orElse(Html.of("<td class=\"muted\">–</td>"));
    }

    /** Years and the balance sheets at their ends are one column. */
    private static String key(LedgerEntry entry) {
        return entry.fact().period().end().toString().substring(0, 7);
    }

    private static String label(List<MetricYears> rows, String period) {
        var labels = rows.stream()
                .flatMap(row -> row.years().stream())
                .filter(entry -> key(entry).equals(period))
                .map(entry -> entry.fact().period().label())
                .toList();
        return labels.stream()
                .filter(label -> label.startsWith("FY"))
                .findFirst()
                .orElseGet(() -> labels.stream().findFirst().orElse(period));
    }

    /** The currency of a row of amounts, which are all printed in millions; none for figures per share. */
    private static Optional<String> scale(MetricYears row) {
        return scale(row.years().getLast().fact().unit());
    }

    private static Optional<String> scale(Unit unit) {
        return unit.kind() == Unit.Kind.CURRENCY ? unit.currency().map(FigureFormat::symbol) : Optional.empty();
    }

    private static String amount(MetricYears row, LedgerEntry entry) {
        return entry.fact().value().signum() == 0
                ? "–"
                : scale(row).isEmpty()
                        ? FigureFormat.of(entry.fact())
                        : millions(entry.fact().value());
    }

    /** Amounts of one table in one unit and precision. */
    private static String millions(BigDecimal value) {
        var millions = value.movePointLeft(6).setScale(0, RoundingMode.HALF_UP);
        return millions.signum() < 0
                ? String.format(Locale.ROOT, "(%,d)", millions.negate().longValue())
                : String.format(Locale.ROOT, "%,d", millions.longValue());
    }

    private static String expected(Estimate estimate, BigDecimal value) {
        return scale(estimate.unit()).isPresent() ? millions(value) : FigureFormat.of(value, estimate.unit());
    }

    /** What analysts expect; the source stands below the table. */
    public Html estimates() {
        var estimates = data.estimates().stream()
                .sorted(Comparator.comparing((Estimate each) -> each.metric().label())
                        .thenComparing(each -> each.period().end()))
                .toList();
        if (estimates.isEmpty()) {
            return Html.NONE;
        }
        return Html.of(
                """
                        <section><h2>Estimates</h2><div class="scroll" tabindex="0" role="region" aria-label="Estimates"><table class="numbers"><thead><tr><th scope="col">Consensus</th><th scope="col">Period</th><th scope="col">Mean</th><th scope="col">Low</th><th scope="col">High</th><th scope="col">Analysts</th></tr></thead><tbody>{}</tbody></table></div><p class="small">Source: {}, {}.</p></section>
                        """,
                estimates.stream()
                        .map(each -> Html.of(
                                "<tr><th scope=\"row\">{}{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                                each.metric().label(),
                                scale(each.unit()).map(symbol -> Html.of(", <span class=\"muted\">{}m</span>", symbol)),
                                each.period().label(),
                                expected(each, each.mean()),
                                each.low().map(low -> expected(each, low)).orElse("–"),
                                each.high().map(high -> expected(each, high)).orElse("–"),
                                each.analysts().isPresent()
                                        ? String.valueOf(each.analysts().getAsInt())
                                        : "–")),
                SourceLine.source(estimates.getFirst().origin()),
                TimeText.day(estimates.getFirst().asOf()));
    }
}
