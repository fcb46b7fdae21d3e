package footnote.runtime.run.engine;

import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Step;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;

/** The run's time: the end of its as-of day, or the real time, recorded when first read. */
final class RunClock extends Clock {
    private final Optional<LocalDate> asOf;
    private final Clock real;

    RunClock(Optional<LocalDate> asOf, Clock real) {
        this.asOf = asOf;
        this.real = real;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return Clock.fixed(instant(), zone);
    }

    @Override
    public Instant instant() {
        if (asOf.isPresent()) {
            return asOf.get().atTime(LocalTime.of(23, 59, 59)).toInstant(ZoneOffset.UTC);
        }
        return Step.current()
                .map(step -> Instant.parse(step.recording()
                        .answer(
                                "clock",
                                "now",
                                () -> RecordedAnswer.of(real.instant().toString()))
                        .body()))
                .orElseGet(real::instant);
    }
}
