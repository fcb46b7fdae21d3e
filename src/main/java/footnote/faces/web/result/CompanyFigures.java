package footnote.faces.web.result;

import footnote.domain.Estimate;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.SourceLine;
import footnote.domain.Unit;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.workflows.coverage.CompanySnapshot;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A company's figures on its page, each with its period and its source. */
public final class CompanyFigures {
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

    /** The currency of amounts, which are all printed in millions; none for figures per share. */
    static Optional<String> scale(Unit unit) {
        return unit.kind() == Unit.Kind.CURRENCY ? unit.currency().map(FigureFormat::symbol) : Optional.empty();
    }

    /** Amounts of one table in one unit and precision. */
    static String millions(BigDecimal value) {
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
