package footnote.sources.sample.description;

import footnote.domain.Market;
import footnote.domain.calendar.TradingDays;
import footnote.sources.sample.SampleMarket;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;

/** The fiscal quarters of a company that were public by the sample market's today. */
public record PublishedQuarters(List<FiscalQuarter> terms) {
    public PublishedQuarters {
        terms = List.copyOf(terms);
    }

    /** Ten whole years, and the quarters published since. */
    public static PublishedQuarters of(Description company, long seed) {
        YearMonth yearEnd = YearMonth.of(SampleMarket.TODAY.getYear(), company.yearEnd());
        while (published(company, seed, yearEnd, 4).isAfter(SampleMarket.TODAY)) {
            yearEnd = yearEnd.minusYears(1);
        }
        var terms = new ArrayList<FiscalQuarter>();
        YearMonth month = yearEnd.minusYears(YearPath.YEARS).plusMonths(3);
        for (int quarter = 1; ; quarter = quarter % 4 + 1, month = month.plusMonths(3)) {
            LocalDate day = published(company, seed, month, quarter);
            if (day.isAfter(SampleMarket.TODAY)) {
                return new PublishedQuarters(terms);
            }
            LocalDate end = month.atEndOfMonth();
            YearMonth closing = month.plusMonths(3L * (4 - quarter));
            terms.add(new FiscalQuarter(
                    closing.atEndOfMonth().minusDays(10).getYear(),
                    quarter,
                    month.minusMonths(2).atDay(1),
                    end,
                    day));
        }
    }

    /** How many whole years lie before the quarter of that number. */
    public static int year(int index) {
        return index / 4;
    }

    private static LocalDate published(Description company, long seed, YearMonth month, int quarter) {
        int lag = company.number(quarter == 4 ? "annual_lag" : "quarter_lag");
        int jitter = SeededRandom.of(seed, company.symbol(), "published", month.toString())
                .below(4);
        return tradingDay(company.market(), month.atEndOfMonth().plusDays(lag + jitter));
    }

    /** The day itself if the market trades then, else the next one on which it does. */
    public static LocalDate tradingDay(Market market, LocalDate day) {
        return TradingDays.next(market, day.minusDays(1));
    }
}
