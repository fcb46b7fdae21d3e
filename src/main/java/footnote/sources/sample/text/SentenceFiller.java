package footnote.sources.sample.text;

import static footnote.sources.sample.books.Account.*;

import footnote.domain.Words;
import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.CapitalRatio;
import footnote.sources.sample.books.Entries;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.SeededRandom;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Fills the blanks of sentences about one quarter or year, beside the one a year earlier. */
final class SentenceFiller implements UnaryOperator<String> {
    private static final double FLAT = 0.01;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.ENGLISH);

    private final SampleFigures figures;
    private final Description company;
    private final Quarter span;
    private final Entries now;
    private final Optional<Quarter> earlier;
    private final Optional<Entries> before;
    private final boolean year;
    private final String period;
    private final SeededRandom random;

    /** The span as first printed, and the one to compare it with as the public last saw it. */
    SentenceFiller(Books books, Quarter span, Optional<Quarter> earlier, boolean year, SeededRandom random) {
        this.figures = new SampleFigures(books);
        this.company = books.company();
        this.span = span;
        this.now = Published.first(books, span);
        this.year = year;
        this.earlier = earlier;
        this.before = earlier.map(Quarter::entries);
        this.period = year ? "FY" + span.term().fiscalYear() : span.term().label();
        this.random = random;
    }

    Entries now() {
        return now;
    }

    /** Whether there is a span to compare with. */
    boolean compares() {
        return before.isPresent();
    }

    boolean marginRose() {
        return now.get(GROSS_PROFIT) * earlier(REVENUE) >= earlier(GROSS_PROFIT) * now.get(REVENUE);
    }

    /** The capital ratio of a bank or insurer; none of a quarter alone. */
    Optional<CapitalRatio> capital() {
        return year ? CapitalRatio.of(company, span.term(), now) : Optional.empty();
    }

    Optional<CapitalRatio> capitalBefore() {
        return earlier.flatMap(each -> CapitalRatio.of(company, each.term(), each.entries()));
    }

    private long earlier(Account account) {
        return before.map(each -> each.get(account)).orElse(0L);
    }

    /** Whether sales rose, fell or stayed: the occasion's ending. */
    String direction(Account account) {
        double change = change(account);
        return change > FLAT ? "up" : change < -FLAT ? "down" : "flat";
    }

    double change(Account account) {
        long then = earlier(account);
        return then == 0 ? 0 : (double) (now.get(account) - then) / Math.abs(then);
    }

    String say(String occasion) {
        return Phrases.pick(occasion, random, this);
    }

    @Override
    public String apply(String blank) {
        return switch (blank) {
            case "company" -> company.shortName();
            case "name" -> company.name();
            case "period" -> period;
            case "day" -> DAY.format(span.term().end());
            case "published" -> span.term().published().toString();
            case "revenue", "net_income", "operating_income", "operating_cash_flow", "capital_expenditure", "cash" ->
                money(blank, now);
            case "total_debt", "receivables", "inventory", "gross_profit", "free_cash_flow", "goodwill", "equity" ->
                money(blank, now);
            case "loans", "deposits", "premiums_earned", "claims_incurred", "provision_for_credit_losses" ->
                money(blank, now);
            case "impairment_charges", "exceptional_charges", "foreign_exchange_loss", "net_interest_income" ->
                money(blank, now);
            case "loss" -> figures.money(-now.get(NET_INCOME));
            case "revenue_before" -> figures.money(earlier(REVENUE));
            case "profit_before" -> figures.money(earlier(NET_INCOME));
            case "revenue_change" -> SampleFigures.change(now.get(REVENUE), earlier(REVENUE));
            case "profit_change" -> SampleFigures.change(now.get(NET_INCOME), earlier(NET_INCOME));
            case "receivables_change" -> SampleFigures.change(now.get(RECEIVABLES), earlier(RECEIVABLES));
            case "gross_margin" -> SampleFigures.percent(now.get(GROSS_PROFIT), now.get(REVENUE));
            case "gross_margin_before" -> SampleFigures.percent(earlier(GROSS_PROFIT), earlier(REVENUE));
            case "operating_margin" -> SampleFigures.percent(now.get(OPERATING_INCOME), now.get(REVENUE));
            case "loss_ratio" -> SampleFigures.percent(now.get(CLAIMS_INCURRED), now.get(PREMIUMS_EARNED));
            case "capital_ratio" -> percent(capital());
            case "capital_ratio_before" -> percent(capitalBefore());
            case "eps" -> figures.perShare(figures.earnings(span));
            case "dividend" -> figures.perShare(span.dividendPerShare());
            case "customers" -> company.text("customers");
            case "products" -> Words.and(company.texts("products"));
            case "driver" -> company.texts("drivers").getFirst();
            case "other_driver" -> company.texts("drivers").getLast();
            case "ceo" -> company.text("ceo");
            case "cfo" -> company.text("cfo");
            case "industry" -> company.industryName().toLowerCase(Locale.ROOT);
            default -> throw new IllegalArgumentException("nothing fills {" + blank + "}");
        };
    }

    private static String percent(Optional<CapitalRatio> ratio) {
        return SampleFigures.percent(ratio.orElseThrow().percent().doubleValue());
    }

    private String money(String blank, Entries entries) {
        return figures.money(entries.get(Account.valueOf(blank.toUpperCase(Locale.ROOT))));
    }
}
