package footnote.sources.sample.description;

import java.util.Arrays;
import java.util.stream.Collectors;

/** How a quantity moves over a company's ten fiscal years: the stations named, straight lines between them. */
public final class YearPath {
    public static final int YEARS = 10;

    private final double[] stations;

    private YearPath(double[] stations) {
        this.stations = stations;
    }

    /** Reads one number for all years, or several from the first year to the last: "12 14 9". */
    public static YearPath parse(String text) {
        double[] stations = Arrays.stream(text.strip().split("\\s+", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();
        return new YearPath(stations);
    }

    /** The value in a year counted from 0; before the first and after the last it stays. */
    public double at(double year) {
        double place = Math.clamp(year / (YEARS - 1), 0, 1) * (stations.length - 1);
        int before = (int) place;
        int after = Math.min(before + 1, stations.length - 1);
        return stations[before] + (stations[after] - stations[before]) * (place - before);
    }

    /** The same in hundredths: 12 stands for 0.12. */
    public double percent(double year) {
        return at(year) / 100;
    }

    @Override
    public String toString() {
        return Arrays.stream(stations).mapToObj(Double::toString).collect(Collectors.joining(" "));
    }
}
