package footnote.faces.access;

import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Makes an address wait after several wrong keys, each time twice as long up to five minutes. */
public final class LoginBackoff {
    private static final int FREE = 5;
    private static final long FIRST = 1_000;
    private static final long LONGEST = 300_000;
    private static final long FORGOTTEN = 900_000;
    private static final int MOST_ADDRESSES = 10_000;

    private final Map<String, Tries> tries = new ConcurrentHashMap<>();
    private final Clock clock;

    public LoginBackoff(Clock clock) {
        this.clock = clock;
    }

    private record Tries(int count, long last) {
        long until() {
            return count < FREE ? 0 : last + Math.min(LONGEST, FIRST << Math.min(count - FREE, 20));
        }
    }

    /** Seconds the address has to wait, or 0 when it may try. */
    public int waitFor(String address) {
        var known = tries.get(address);
        long left = known == null ? 0 : known.until() - clock.millis();
        return left <= 0 ? 0 : (int) Math.max(1, Math.ceilDiv(left, 1000));
    }

    /** Told of a key that is none. */
    public void failed(String address) {
        long now = clock.millis();
        if (tries.size() > MOST_ADDRESSES) {
            tries.values().removeIf(each -> now - each.last() > FORGOTTEN);
        }
        tries.merge(
                address,
                new Tries(1, now),
                (before, one) -> now - before.last() > FORGOTTEN ? one : new Tries(before.count() + 1, now));
    }

    /** Told of a key in force. */
    public void succeeded(String address) {
        tries.remove(address);
    }
}
