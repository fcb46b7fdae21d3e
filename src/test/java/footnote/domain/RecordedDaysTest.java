package footnote.domain;

import static footnote.domain.Market.INDIA;
import static footnote.domain.Market.KOREA;
import static footnote.domain.Market.UNITED_STATES;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.calendar.TradingDays;
import footnote.domain.calendar.TradingDays.Kind;
import footnote.quant.References;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Our calendars beside the days on which recorded series have a bar. */
class RecordedDaysTest {

    /**
     * A recorded series and how many of its days contradict the calendar: Yahoo lacks 2019-02-13 and 2019-03-29 for all
     * of India, the index on 16 further days, and two days of Korea, where it fills 2015-08-14 with a flat bar.
     */
    private record Recorded(String file, Market market, String date, int barsWhenClosed, int gapsWhenOpen) {
        @Override
        public String toString() {
            return file;
        }
    }

    static final List<Recorded> SERIES = List.of(
            new Recorded("indicators/skender_quotes_spx.csv", UNITED_STATES, "date", 0, 0),
            new Recorded("indicators/skender_quotes_msft.csv", UNITED_STATES, "date", 0, 0),
            new Recorded("indicators/skender_quotes_default.csv", UNITED_STATES, "date", 0, 0),
            new Recorded("ohlcv/AAPL-PT1D-20130102_20131231.csv", UNITED_STATES, "date", 0, 0),
            new Recorded("ohlcv/finance-charts-apple.csv", UNITED_STATES, "Date", 0, 0),
            new Recorded("ohlcv/GOOG.csv", UNITED_STATES, "", 0, 0),
            new Recorded("ohlcv/stockdata.csv", UNITED_STATES, "Date", 0, 0),
            new Recorded("ohlcv/FT_AAPL_MSFT_SPY_2019-12_2022-12.csv", UNITED_STATES, "", 0, 0),
            new Recorded("ohlcv/RELIANCE.NS.csv", INDIA, "Date", 0, 2),
            new Recorded("ohlcv/NSEI.csv", INDIA, "Date", 0, 18),
            new Recorded("ohlcv/INFY_2020-10-01_to_2025-09-30.csv", INDIA, "timestamp", 0, 0),
            new Recorded("ohlcv/005930.KS.csv", KOREA, "Date", 1, 2));

    @ParameterizedTest
    @FieldSource("SERIES")
    void agreesWithTheBars(Recorded recorded) {
        var seen = new TreeSet<LocalDate>();
        for (var row : References.csv(recorded.file)) {
            String cell = row.get(recorded.date);
            if (cell.matches(".*\\d.*") && !row.containsValue("null")) {
                seen.add(date(cell));
            }
        }

        var closed = seen.stream()
                .filter(day -> TradingDays.kind(recorded.market, day) == Kind.CLOSED)
                .toList();
        var gaps = TradingDays.gaps(recorded.market, seen);
        long unsure = seen.first()
                .datesUntil(seen.last())
                .filter(day -> TradingDays.kind(recorded.market, day) == Kind.UNSURE)
                .count();

        System.out.printf(
                "%-44s %5d bars %s to %s: %d on days we call closed %s, %d open days without %s, %d unsure%n",
                recorded.file,
                seen.size(),
                seen.first(),
                seen.last(),
                closed.size(),
                closed,
                gaps.size(),
                gaps,
                unsure);
        assertThat(closed).hasSize(recorded.barsWhenClosed);
        assertThat(gaps).hasSize(recorded.gapsWhenOpen);
    }

    private static LocalDate date(String cell) {
        return cell.contains("/")
                ? LocalDate.parse(cell, DateTimeFormatter.ofPattern("M/d/yyyy"))
                : LocalDate.parse(cell.substring(0, 10));
    }
}
