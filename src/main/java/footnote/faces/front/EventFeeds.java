package footnote.faces.front;

import footnote.runtime.event.DraftBus.Draft;
import footnote.runtime.event.Event;
import footnote.runtime.event.EventBus.Watch;
import footnote.runtime.run.RunId;
import footnote.runtime.run.engine.Engine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Hands a run's events to any number of readers with one look at the database for all of them. */
public final class EventFeeds implements AutoCloseable {
    private static final long LOOK_EVERY = TimeUnit.MILLISECONDS.toNanos(500);

    private final Engine engine;
    private final Map<String, Feed> feeds = new ConcurrentHashMap<>();
    private volatile boolean closed;

    public EventFeeds(Engine engine) {
        this.engine = engine;
    }

    /** Joins the run's feed; to be closed by the reader. */
    public Feed open(RunId id) {
        return feeds.compute(id.value(), (_, there) -> {
            var feed = there == null || there.over() ? new Feed(id) : there;
            feed.join();
            return feed;
        });
    }

    /** How many readers there are. */
    public int readers() {
        return feeds.values().stream().mapToInt(feed -> feed.readers.get()).sum();
    }

    @Override
    public void close() {
        closed = true;
        feeds.values().forEach(Feed::wake);
    }

    /** What a reader has not seen yet. */
    public record News(List<Event> events, Optional<Draft> draft) {
        public boolean none() {
            return events.isEmpty() && draft.isEmpty();
        }
    }

    /** The events of one run, kept while somebody reads. */
    public final class Feed implements AutoCloseable {
        private final RunId id;
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition more = lock.newCondition();
        private final List<Event> events = new ArrayList<>();
        private final Watch watch;
        private final Watch nudges;
        private final Watch writing;
        private final Thread looker;
        private final AtomicInteger readers = new AtomicInteger();
        private @Nullable Draft draft;
        private boolean over;

        private Feed(RunId id) {
            this.id = id;
            this.looker = Thread.ofVirtual().name("feed-" + id).unstarted(this::look);
            this.watch = engine.events().watch(id.value(), this::heard);
            this.nudges = engine.events().onStoredElsewhere(id.value(), () -> LockSupport.unpark(looker));
            this.writing = engine.events().drafts().watch(id.value(), this::drafted);
            this.draft = engine.events().drafts().of(id.value()).orElse(null);
            add(engine.runs().events(id, 0));
        }

        private void join() {
            readers.incrementAndGet();
            if (looker.getState() == Thread.State.NEW) {
                looker.start(); // not before somebody reads, or it would leave at once
            }
        }

        /** Events after the number, waiting for some at most so long; none means time passed or nothing more comes. */
        public List<Event> after(long seq, Duration timeout) throws InterruptedException {
            return after(seq, Long.MAX_VALUE, timeout).events();
        }

        /** Events after the number, and the draft at hand where it is a later one; waits for either. */
        public News after(long seq, long number, Duration timeout) throws InterruptedException {
            long left = timeout.toNanos();
            lock.lock();
            try {
                while (events.size() <= seq && !later(number) && !over && !closed && left > 0) {
                    left = more.awaitNanos(left);
                }
                return new News(
                        events.size() <= seq
                                ? List.of()
                                : List.copyOf(events.subList((int) Math.max(0, seq), events.size())),
                        later(number) && !over ? Optional.ofNullable(draft) : Optional.empty());
            } finally {
                lock.unlock();
            }
        }

        private boolean later(long number) {
            return draft != null && draft.number() > number;
        }

        private void drafted(Draft written) {
            lock.lock();
            try {
                draft = written;
                more.signalAll();
            } finally {
                lock.unlock();
            }
        }

        /** Whether no event will follow, for now. */
        public boolean over() {
            lock.lock();
            try {
                return over || closed;
            } finally {
                lock.unlock();
            }
        }

        /** From this process, at once; after a gap we look into the database instead. */
        private void heard(Event event) {
            lock.lock();
            try {
                if (event.seq() == events.size() + 1) {
                    events.add(event);
                    more.signalAll();
                }
            } finally {
                lock.unlock();
            }
            if (!event.type().equals(Event.PROGRESS) || event.step().isEmpty()) {
                LockSupport.unpark(looker);
            }
        }

        private void look() {
            while (!closed && !abandoned()) {
                var status = engine.runs().find(id).map(run -> run.status().over());
                add(engine.runs().events(id, size()));
                if (status.orElse(true)) {
                    end();
                    return;
                }
                LockSupport.parkNanos(LOOK_EVERY);
            }
        }

        private int size() {
            lock.lock();
            try {
                return events.size();
            } finally {
                lock.unlock();
            }
        }

        private void add(List<Event> found) {
            lock.lock();
            try {
                for (var event : found) {
                    if (event.seq() == events.size() + 1) {
                        events.add(event);
                    }
                }
                more.signalAll();
            } finally {
                lock.unlock();
            }
        }

        private void end() {
            lock.lock();
            try {
                over = true;
                more.signalAll();
            } finally {
                lock.unlock();
            }
        }

        private void wake() {
            add(List.of());
            LockSupport.unpark(looker);
        }

        private boolean abandoned() {
            return readers.get() <= 0;
        }

        @Override
        public void close() {
            feeds.computeIfPresent(id.value(), (_, there) -> {
                if (readers.decrementAndGet() > 0) {
                    return there;
                }
                watch.close();
                nudges.close();
                writing.close();
                LockSupport.unpark(looker);
                return there == this ? null : there;
            });
        }
    }
}
