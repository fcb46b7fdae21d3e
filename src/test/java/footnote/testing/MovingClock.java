package footnote.testing;

import footnote.sources.http.VendorPause;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** A clock that moves only when someone waits, and remembers how long. */
public final class MovingClock extends Clock implements VendorPause {
    public final List<Duration> waits = new ArrayList<>();
    private Instant now;

    public MovingClock(String now) {
        this.now = Instant.parse(now);
    }

    @Override
    public void pause(Duration wait) {
        waits.add(wait);
        now = now.plus(wait);
    }

    public void advance(Duration span) {
        now = now.plus(span);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
