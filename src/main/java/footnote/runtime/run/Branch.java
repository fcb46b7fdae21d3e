package footnote.runtime.run;

import java.util.function.Supplier;

/** One of several pieces of work of different types that run at once. */
public record Branch<T>(String name, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work) {
    public static <T> Branch<T> of(String name, Class<T> type, Supplier<T> work) {
        return new Branch<>(name, type, RetryPolicy.DEFAULT, work);
    }
}
