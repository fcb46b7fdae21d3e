package footnote.sources.sample;

import static footnote.sources.sample.Account.*;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Fills the blanks of sentences about one quarter or year, beside the one a year earlier. */
final class Telling implements UnaryOperator<String> {
    private static final double FLAT = 0.01;

    private final Figures figures;
    private final Description company;
    private final Quarter span;
    private final Entries now;
    private final Entries before;
    private final String period;
    private final Dice dice;

    /** The span and the one to compare it with, as first printed. */
    Telling(Books books, Quarter span, Quarter earlier, boolean year, Dice dice) {
        this.figures = new Figures(books);
        this.company = books.company();
        this.span = span;
        this.now = Published.first(books, span);
        this.before = earlier.entries();
        this.period = year ? "FY" + span.term().fiscalYear() : span.term().label();
        this.dice = dice;
    }

    Entries now() {
        return now;
    }

    Entries before() {
        return before;
    }

    /** Whether sales rose, fell or stayed: the occasion's ending. */
    String direction(Account account) {
        double change = change(account);
        return change > FLAT ? "up" : change < -FLAT ? "down" : "flat";
    }

    double change(Account account) {
        return before.get(account) == 0
                ? 0
                : (double) (now.get(account) - before.get(account)) / Math.abs(before.get(account));
    }

    String say(String occasion) {
        return Phrases.pick(occasion, dice, this);
    }

    @Override
    public String apply(String blank) {
        return switch (blank) {
            case "company" -> company.shortName();
            case "name" -> company.name();
            case "period" -> period;
            case "day" -> span.term().end().toString();
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
            case "revenue_before" -> figures.money(before.get(REVENUE));
            case "profit_before" -> figures.money(before.get(NET_INCOME));
            case "revenue_change" -> Figures.change(now.get(REVENUE), before.get(REVENUE));
            case "profit_change" -> Figures.change(now.get(NET_INCOME), before.get(NET_INCOME));
            case "receivables_change" -> Figures.change(now.get(RECEIVABLES), before.get(RECEIVABLES));
            case "gross_margin" -> Figures.percent(now.get(GROSS_PROFIT), now.get(REVENUE));
            case "gross_margin_before" -> Figures.percent(before.get(GROSS_PROFIT), before.get(REVENUE));
            case "operating_margin" -> Figures.percent(now.get(OPERATING_INCOME), now.get(REVENUE));
            case "loss_ratio" -> Figures.percent(now.get(CLAIMS_INCURRED), now.get(PREMIUMS_EARNED));
            case "eps" -> figures.perShare(figures.earnings(span));
            case "dividend" -> figures.perShare(span.dividendPerShare());
            case "customers" -> company.text("customers");
            case "product" -> dice.pick(company.texts("products"));
            case "driver" -> company.texts("drivers").getFirst();
            case "other_driver" -> company.texts("drivers").getLast();
            case "ceo" -> company.text("ceo");
            case "cfo" -> company.text("cfo");
            case "industry" -> company.industryName().toLowerCase(Locale.ROOT);
            default -> throw new IllegalArgumentException("nothing fills {" + blank + "}");
        };
    }

    private String money(String blank, Entries entries) {
        return figures.money(entries.get(Account.valueOf(blank.toUpperCase(Locale.ROOT))));
    }

    List<String> products() {
        return company.texts("products");
    }
}
