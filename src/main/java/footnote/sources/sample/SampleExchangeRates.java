package footnote.sources.sample;

import footnote.domain.Denomination;
import footnote.sources.sample.description.SeededRandom;
import footnote.sources.sample.description.YearPath;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Invented exchange rates against the dollar, over ten years to the sample market's today. */
final class SampleExchangeRates {
    private static final double DAYS = 3652;
    private static final double MONTHLY = 0.012;
    private static final double DAILY = 0.002;

    private final Map<String, YearPath> perDollar = new LinkedHashMap<>();
    private final long seed;

    SampleExchangeRates(Map<String, Object> courses, long seed) {
        this.seed = seed;
        courses.forEach((code, course) -> perDollar.put(code, YearPath.parse(String.valueOf(course))));
    }

    /** How many of one currency a unit of another was worth; empty where either is unknown. */
    Optional<Double> rate(Denomination from, Denomination to, LocalDate day) {
        if (!perDollar.containsKey(from.major().code())
                || !perDollar.containsKey(to.major().code())) {
            return Optional.empty();
        }
        double major = from.major().equals(to.major()) ? 1 : perDollar(to.major(), day) / perDollar(from.major(), day);
        return Optional.of(major / from.perMajor() * to.perMajor());
    }

    private double perDollar(Denomination currency, LocalDate day) {
        YearPath course = perDollar.get(currency.code());
        if (course == null || currency.equals(Denomination.USD)) {
            return 1;
        }
        double age = ChronoUnit.DAYS.between(day, SampleMarket.TODAY);
        double trend = course.at((YearPath.YEARS - 1) * (1 - age / DAYS));
        double into = (day.getDayOfMonth() - 1.0) / day.lengthOfMonth();
        var month = YearMonth.from(day);
        double slow = swing(currency, month) * (1 - into) + swing(currency, month.plusMonths(1)) * into;
        double quick =
                DAILY * SeededRandom.of(seed, currency.code(), day.toString()).gaussian();
        return trend * StrictMath.exp(slow + quick);
    }

    private double swing(Denomination currency, YearMonth month) {
        return MONTHLY
                * SeededRandom.of(seed, currency.code(), month.toString()).gaussian();
    }
}
