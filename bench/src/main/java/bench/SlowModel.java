package bench;

import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** A model that thinks for a second, then says what the rule would, and counts how often it was asked. */
final class SlowModel implements Model {
    static final double SECONDS = 1;
    private final List<long[]> calls = new ArrayList<>();

    /** How often it was asked, and how many of these calls had to wait for one another, one behind the other. */
    record Asked(int calls, int inTurn) {}

    /** Since this was last asked. */
    synchronized Asked asked() {
        calls.sort(Comparator.comparingLong(call -> call[0]));
        var behind = new int[calls.size()];
        int most = 0;
        for (int i = 0; i < behind.length; i++) {
            behind[i] = 1;
            for (int j = 0; j < i; j++) {
                if (calls.get(j)[1] <= calls.get(i)[0]) {
                    behind[i] = Math.max(behind[i], behind[j] + 1);
                }
            }
            most = Math.max(most, behind[i]);
        }
        var result = new Asked(calls.size(), most);
        calls.clear();
        return result;
    }

    private synchronized void note(long from, long to) {
        calls.add(new long[] {from, to});
    }

    @Override
    public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
        return acted(prompt, List.of(), 1, type, rule);
    }

    @Override
    public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
        var _ = prompt.system() + prompt.question(); // a prompt is written, as for a real model
        long from = System.nanoTime();
        long until = from + TimeUnit.MILLISECONDS.toNanos((long) (SECONDS * 1000));
        while (System.nanoTime() < until) {
            LockSupport.parkNanos(until - System.nanoTime());
        }
        note(from, System.nanoTime());
        return ModelAnswer.byModel(rule.get(), "slow");
    }
}
