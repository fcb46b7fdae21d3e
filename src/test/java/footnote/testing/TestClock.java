package footnote.testing;

import footnote.runtime.run.Pause;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A clock that stands still but for the pauses made on it, which take no time and are remembered. */
public final class TestClock extends Clock implements Pause {
    private final List<Duration> pauses = new CopyOnWriteArrayList<>();
    private Instant now = Instant.parse("2026-01-05T09:30:00Z");

    public List<Duration> pauses() {
        return pauses;
    }

    @Override
    public synchronized void pause(Duration time) {
        pauses.add(time);
        now = now.plus(time);
    }

    @Override
    public synchronized Instant instant() {
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
