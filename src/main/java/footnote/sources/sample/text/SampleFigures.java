package footnote.sources.sample.text;

import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.FactPrinter;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;

/** Figures as texts print them, taken from nowhere but the books. */
final class SampleFigures {
    private static final Map<String, String> SIGNS = Map.of("USD", "$", "EUR", "€", "GBP", "£", "JPY", "¥", "KRW", "₩");

    private final Books books;
    private final Description company;

    SampleFigures(Books books) {
        this.books = books;
        this.company = books.company();
    }

    /** $1,234 million, or INR 1,234 million where filings write the code; to one decimal where the books are kept in thousands. */
    String money(long amount) {
        boolean millions = company.unit() == 1_000_000;
        var value = BigDecimal.valueOf(amount)
                .multiply(BigDecimal.valueOf(company.unit()))
                .divide(BigDecimal.valueOf(1_000_000), millions ? 0 : 1, RoundingMode.HALF_UP);
        return sign() + String.format(Locale.ROOT, millions ? "%,.0f" : "%,.1f", value) + " million";
    }

    private String sign() {
        String code = company.currency().toString();
        return SIGNS.getOrDefault(code, code + " ");
    }

    /** $1.23, minus before the figure. */
    String perShare(BigDecimal amount) {
        return sign() + String.format(Locale.ROOT, "%,.2f", amount);
    }

    /** Basic earnings per share as first printed. */
    BigDecimal earnings(Quarter span) {
        var factor = FactPrinter.splitFactor(company, span.term().published());
        long shares = FactPrinter.before(span.averageShares(), factor);
        return books.perShare(Published.first(books, span).get(Account.NET_INCOME_TO_COMMON), shares);
    }

    /** One amount as a share of another, to one decimal: 12.3%. */
    static String percent(long part, long whole) {
        return percent(100.0 * part / whole);
    }

    static String percent(double value) {
        return BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_UP) + "%";
    }

    /** How much an amount changed, without its sign; used where words say the direction. */
    static String change(long now, long before) {
        return percent(Math.abs(100.0 * (now - before) / Math.abs(before)));
    }
}
