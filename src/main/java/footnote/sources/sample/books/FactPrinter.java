package footnote.sources.sample.books;

import footnote.domain.Basis;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.sources.sample.BarBuilder;
import footnote.sources.sample.SampleMarket;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.YearPath;
import footnote.sources.sample.text.FiledDocument;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes closed books as facts, each with the document that first printed it. */
public final class FactPrinter {
    private final Books books;
    private final Description company;
    private final List<Fact> facts;
    private final Set<Account> used = EnumSet.noneOf(Account.class);

    public FactPrinter(Books books, List<Fact> facts) {
        this.books = books;
        this.company = books.company();
        this.facts = facts;
        for (Account account : Account.values()) {
            if (books.uses(account)) {
                used.add(account);
            }
        }
    }

    public void quarter(Quarter quarter, FiledDocument document) {
        Entries first = Published.first(books, quarter);
        for (Account account : used) {
            amount(
                    account,
                    first,
                    account.isFlow() ? quarter.term().period() : quarter.term().instant(),
                    document);
        }
        perShare(quarter, first, quarter.term().period(), document, splitFactor(company, document.filed()));
        outstanding(quarter, document);
        segments(quarter, first, quarter.term().period(), document);
    }

    public void year(Quarter year, FiledDocument document, boolean withBalances) {
        Entries first = Published.first(books, year);
        for (Account account : used) {
            if (account.isFlow() || withBalances) {
                amount(
                        account,
                        first,
                        account.isFlow()
                                ? year.term().yearPeriod()
                                : year.term().instant(),
                        document);
            }
        }
        perShare(year, first, year.term().yearPeriod(), document, splitFactor(company, document.filed()));
        if (withBalances) {
            outstanding(year, document);
        }
        segments(year, first, year.term().yearPeriod(), document);
        DebtMaturities.of(first)
                .forEach((metric, due) ->
                        add(metric, year.term().instant(), units(due), Unit.of(company.currency()), document));
        CapitalRatio.of(company, year.term(), first)
                .ifPresent(
                        ratio -> add(ratio.metric(), year.term().instant(), ratio.percent(), Unit.PERCENT, document));
        new OwnershipFacts(company, facts).print(year.term(), document);
    }

    void amount(Account account, Entries entries, Period period, FiledDocument document) {
        add(account.metric(), period, units(entries.get(account)), Unit.of(company.currency()), document);
    }

    private BigDecimal units(long amount) {
        return BigDecimal.valueOf(amount).multiply(BigDecimal.valueOf(company.unit()));
    }

    /** Earnings and dividends for one share, counted as shares were on the day of the paper. */
    void perShare(Quarter span, Entries entries, Period period, FiledDocument document, BigDecimal factor) {
        long basic = before(span.averageShares(), factor);
        long diluted = diluted(company, basic);
        long profit = entries.get(Account.NET_INCOME_TO_COMMON);
        var unit = Unit.perShare(company.currency());
        add(Metric.SHARES_BASIC, period, BigDecimal.valueOf(basic), Unit.SHARES, document);
        add(Metric.SHARES_DILUTED, period, BigDecimal.valueOf(diluted), Unit.SHARES, document);
        add(Metric.EPS_BASIC, period, books.perShare(profit, basic), unit, document);
        add(Metric.EPS_DILUTED, period, books.perShare(profit, profit < 0 ? basic : diluted), unit, document);
        if (company.number("dividends") > 0) {
            add(Metric.DIVIDEND_PER_SHARE, period, span.dividendPerShare().multiply(factor), unit, document);
        }
    }

    public static long diluted(Description company, long basic) {
        return Math.round(basic * (1 + company.course("overhang").percent(0)));
    }

    private void outstanding(Quarter quarter, FiledDocument document) {
        Period day = quarter.term().instant();
        long shares = before(quarter.shares(), splitFactor(company, document.filed()));
        add(Metric.SHARES_OUTSTANDING, day, BigDecimal.valueOf(shares), Unit.SHARES, document);
        if (company.shareRatio() > 1) {
            add(
                    Metric.SHARES_PER_DEPOSITARY_SHARE,
                    day,
                    BigDecimal.valueOf(company.shareRatio()),
                    Unit.RATIO,
                    document);
        }
    }

    private void segments(Quarter span, Entries entries, Period period, FiledDocument document) {
        Segments.of(company, span, entries.get(Account.REVENUE)).forEach((member, amount) -> {
            facts.add(new Fact(
                    Subject.of(company.ticker()),
                    Metric.REVENUE,
                    period,
                    units(amount),
                    Unit.of(company.currency()),
                    Basis.REPORTED,
                    document.filed(),
                    document.origin().at("Note on segments, " + member),
                    List.of(new Dimension("segment", member))));
        });
    }

    /** By how many a share of that day has since been multiplied. */
    public static BigDecimal splitFactor(Description company, LocalDate day) {
        return BarBuilder.split(company)
                .filter(split -> day.isBefore(split.day()))
                .map(split -> split.newShares().divide(split.oldShares(), 6, RoundingMode.HALF_UP))
                .map(BigDecimal::stripTrailingZeros)
                .orElse(BigDecimal.ONE);
    }

    public static long before(long shares, BigDecimal factor) {
        return BigDecimal.valueOf(shares)
                .divide(factor, 0, RoundingMode.HALF_UP)
                .longValueExact();
    }

    private void add(Metric metric, Period period, BigDecimal value, Unit unit, FiledDocument document) {
        facts.add(Fact.of(
                Subject.of(company.ticker()),
                metric,
                period,
                value,
                unit,
                Basis.REPORTED,
                document.filed(),
                document.origin().at(Locators.of(metric, document))));
    }

    /** Splits a company's sales among the parts it describes; the last takes what rounding leaves. */
    static final class Segments {
        private Segments() {}

        /** In the order described; empty for a company that tells of none. */
        static Map<String, Long> of(Description company, Quarter span, long sales) {
            var parts = new LinkedHashMap<String, Long>();
            var described = company.named("segments");
            List<String> names = List.copyOf(described.keySet());
            long left = sales;
            double year = span.term().fiscalYear() - (SampleMarket.TODAY.getYear() - (double) YearPath.YEARS);
            for (int i = 0; i < names.size(); i++) {
                YearPath share = YearPath.parse(String.valueOf(described.get(names.get(i))));
                long part = i == names.size() - 1 ? left : Bookkeeper.part(sales, share.percent(year));
                parts.put(names.get(i), part);
                left -= part;
            }
            return parts;
        }
    }
}
