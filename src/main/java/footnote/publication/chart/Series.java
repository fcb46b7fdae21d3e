package footnote.publication.chart;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/** Figures of one name, one for each period or category. */
public record Series(String name, List<Datum> data, Tone tone) {
    /** Subjects are drawn in blue, peers in grey, and one series at most in the accent. */
    public enum Tone {
        SUBJECT,
        PEER,
        ACCENT
    }

    public Series {
        data = List.copyOf(data);
    }

    public static Series of(String name, List<Datum> data) {
        return new Series(name, data, Tone.SUBJECT);
    }

    public static Series of(String name, double... values) {
        return of(name, Arrays.stream(values).mapToObj(Datum::of).toList());
    }

    public Series as(Tone tone) {
        return new Series(name, data, tone);
    }

    public Datum at(int index) {
        return data.get(index);
    }

    public static DoubleStream values(List<Series> series) {
        return series.stream()
                .flatMap(each -> each.data().stream())
                .filter(Datum::known)
                .mapToDouble(Datum::value);
    }

    /** Refuses series that do not match the periods, or more of them than a reader can tell apart. */
    static List<Series> matching(Periods periods, List<Series> series, int most) {
        if (series.isEmpty() || series.size() > most) {
            throw new IllegalArgumentException(
                    "a chart of this kind has 1 to " + most + " series, not " + series.size());
        }
        for (var each : series) {
            if (each.data().size() != periods.count()) {
                throw new IllegalArgumentException("series '%s' has %d figures for %d periods"
                        .formatted(each.name(), each.data().size(), periods.count()));
            }
        }
        return List.copyOf(series);
    }
}
