package footnote.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Predicate;

/** Changes or leaves out items at random, and counts them. */
record RandomChanges(long seed, AtomicLong mutated) {
    /** Each later item is left out, changed, or by chance left alone; the same item always the same way. */
    <T> List<T> of(List<T> items, Predicate<T> later, Function<T, String> identity, Change<T> change) {
        var left = new ArrayList<T>();
        for (var item : items) {
            if (!later.test(item)) {
                left.add(item);
                continue;
            }
            var random = new Random(seed * 31 + identity.apply(item).hashCode());
            int fate = random.nextInt(5);
            if (fate < 4) {
                mutated.incrementAndGet();
            }
            if (fate == 4) {
                left.add(item);
            } else if (fate >= 2) {
                left.add(change.of(item, random));
            }
        }
        return left;
    }

    /** How an item is changed. */
    interface Change<T> {
        T of(T item, Random random);
    }
}
