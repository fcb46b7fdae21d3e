package bench;

import footnote.runtime.model.Answered;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** A model that thinks for a second, then says what the rule would, and counts how often it was asked. */
final class SlowModel implements Model {
    static final double SECONDS = 1;
    private final AtomicInteger asked = new AtomicInteger();

    /** How often it was asked since this was last asked. */
    int asked() {
        return asked.getAndSet(0);
    }

    @Override
    public <T> Answered<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
        return acted(prompt, List.of(), 1, type, rule);
    }

    @Override
    public <T> Answered<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
        var _ = prompt.system() + prompt.question(); // a prompt is written, as for a real model
        asked.incrementAndGet();
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos((long) (SECONDS * 1000));
        while (System.nanoTime() < until) {
            LockSupport.parkNanos(until - System.nanoTime());
        }
        return Answered.byModel(rule.get(), "slow");
    }
}
