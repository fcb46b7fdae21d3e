package footnote.evidence;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** How often calls of each strength came true in a walk over the past, on invented or on real companies. */
public record TrackRecord(Kind kind, LocalDate from, LocalDate to, int days, List<Band> bands) {
    /** Fewer past calls than this in a band say nothing. */
    public static final int ENOUGH = 30;

    /** Whose past it is; the sample market's proves the machinery and nothing else. */
    public enum Kind {
        SAMPLE,
        REAL
    }

    /** Calls with a strength from {@code from} up to {@code to}, and the share of them that came true. */
    public record Band(double from, double to, int calls, double cameTrue) {
        public Band {
            if (calls < 0 || !(cameTrue >= 0 && cameTrue <= 1)) {
                throw new IllegalArgumentException(calls + " calls of which " + cameTrue + " came true");
            }
        }
    }

    public TrackRecord {
        bands = List.copyOf(bands);
    }

    /** The band a strength falls into, where enough calls were made in it. */
    public Optional<Band> band(double strength) {
        return bands.stream()
                .filter(band -> strength >= band.from() && (strength < band.to() || band.to() >= 1))
                .filter(band -> band.calls() >= ENOUGH)
                .findFirst();
    }
}
