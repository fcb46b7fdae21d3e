package footnote.sources.sample;

import footnote.domain.DateRange;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.SeededRandom;
import footnote.sources.sample.description.Surprise;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The closing prices of a share as logarithms: daily swings with the market and its own, bent so that every results
 * day meets what the sales then known are worth by the described multiple.
 */
final class PricePath {
    private static final double MOOD_MEMORY = 0.7;
    private static final double MOOD_SWING = 0.09;
    private static final double LARGEST_MOVE = 0.7;
    private static final double LARGEST_JUMP = 0.18;
    private static final double TOLD_AT_ONCE = 0.2;
    private static final int RAMP = 60;
    private static final int YEAR = 252;

    private final SampleWorld world;
    private final Description company;
    private final Books books;
    private final MarketReturns market;
    private final List<LocalDate> days = new ArrayList<>();
    private final List<Double> drawn = new ArrayList<>();

    PricePath(SampleWorld world, Description company) {
        this.world = world;
        this.company = company;
        this.books = world.books(company);
        this.market = world.tide(company.market());
        draw();
    }

    List<LocalDate> days() {
        return days;
    }

    /** The typical day's own swing. */
    double dailySwing() {
        return company.course("volatility").percent(0) / Math.sqrt(YEAR);
    }

    private void draw() {
        var random = SeededRandom.of(world.seed(), company.symbol(), "returns");
        double beta = company.course("beta").at(0);
        LocalDate listed = company.day("listed").orElse(LocalDate.MIN);
        List<DateRange> halts = company.rows("halts").stream()
                .map(row -> new DateRange(
                        LocalDate.parse(String.valueOf(row.get("from"))),
                        LocalDate.parse(String.valueOf(row.get("to")))))
                .toList();
        for (int i = 0; i < market.days().size(); i++) {
            LocalDate day = market.days().get(i);
            double fat = random.chance(0.03) ? 2.5 : 0.93; // few days move most
            double own = random.gaussian() * fat * dailySwing();
            if (!day.isBefore(listed) && halts.stream().noneMatch(halt -> halt.contains(day))) {
                days.add(day);
                drawn.add(beta * market.at(i) + own);
            }
        }
    }

    /** One logarithm for each day. */
    double[] logs() {
        double[] moves = drawn.stream().mapToDouble(Double::doubleValue).toArray();
        var anchors = anchors();
        double start = anchors.firstEntry().getValue();
        double level = start;
        int from = 0;
        for (var anchor : anchors.tailMap(0, false).entrySet()) {
            int to = anchor.getKey();
            double wanted = Math.clamp(anchor.getValue() - level, -LARGEST_MOVE, LARGEST_MOVE);
            bend(moves, from, to, wanted);
            level += wanted;
            from = to + 1;
        }
        double[] logs = new double[moves.length];
        level = start;
        for (int i = 0; i < moves.length; i++) {
            level += moves[i];
            logs[i] = level;
        }
        finish(logs);
        return logs;
    }

    /** Makes the moves from one day to another add up; the last of them is the reaction to results. */
    private void bend(double[] moves, int from, int to, double wanted) {
        FiscalQuarter term = termPublished(days.get(to));
        double jump = Math.clamp(
                Surprise.of(company, term, world.seed()) + TOLD_AT_ONCE * wanted, -LARGEST_JUMP, LARGEST_JUMP);
        double sum = 0;
        for (int i = from; i <= to; i++) {
            sum += moves[i];
        }
        moves[to] += jump;
        double each = (wanted - sum - jump) / (to - from + 1);
        for (int i = from; i <= to; i++) {
            moves[i] += each;
        }
    }

    private FiscalQuarter termPublished(LocalDate day) {
        return books.quarters().stream()
                .map(Quarter::term)
                .filter(term -> !term.published().isAfter(day))
                .reduce((_, later) -> later)
                .orElseThrow();
    }

    /** What the share is worth when each quarter becomes known, by the number of the day; 0 for what was known before. */
    private NavigableMap<Integer, Double> anchors() {
        var anchors = new TreeMap<Integer, Double>();
        var random = SeededRandom.of(world.seed(), company.symbol(), "mood");
        double mood = 0;
        for (int i = 0; i < books.quarters().size(); i++) {
            mood = MOOD_MEMORY * mood + MOOD_SWING * random.gaussian();
            LocalDate published = books.quarters().get(i).term().published();
            int day =
                    (int) days.stream().filter(each -> each.isBefore(published)).count();
            anchors.put(Math.min(day, days.size() - 1), StrictMath.log(worth(i, published)) + mood);
        }
        return anchors;
    }

    private double worth(int index, LocalDate day) {
        double rate = world.rates()
                .rate(company.currency(), company.priceCurrency(), day)
                .orElseThrow(() -> new IllegalStateException("no rate for " + company.currency()));
        double multiple = company.course("sales_multiple").at(index / 4.0 - 1);
        double all = multiple * books.trailingRevenue(index) * company.unit();
        return all / books.quarters().get(index).shares() * company.shareRatio() * rate;
    }

    /** Ends the path as described: near its yearly high or low, or with a leap on the last day. */
    private void finish(double[] logs) {
        int last = logs.length - 1;
        switch (company.optional("finish").orElse("")) {
            case "high" -> lift(logs, 1);
            case "low" -> lift(logs, -1);
            default -> {}
        }
        company.optional("last_day")
                .ifPresent(
                        percent -> logs[last] = logs[last - 1] + StrictMath.log(1 + Double.parseDouble(percent) / 100));
    }

    /** Ramps the last weeks up (or down) until no day of the year lies above (or below) the last. */
    private static void lift(double[] logs, int up) {
        int last = logs.length - 1;
        double extreme = up * logs[last];
        for (int i = Math.max(0, last - YEAR); i < last; i++) {
            extreme = Math.max(extreme, up * logs[i]);
        }
        double missing = extreme - up * logs[last];
        for (int i = Math.max(0, last - RAMP); i <= last; i++) {
            logs[i] += up * missing * (i - last + RAMP) / RAMP;
        }
        for (int i = Math.max(0, last - YEAR); i < last; i++) {
            double bound = up * logs[last] - 0.002 * (1 + i % 5); // not all on one level
            logs[i] = up * Math.min(up * logs[i], bound);
        }
    }
}
