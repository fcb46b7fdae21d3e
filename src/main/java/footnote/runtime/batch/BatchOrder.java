package footnote.runtime.batch;

import footnote.runtime.run.Fault;
import footnote.runtime.run.RunOptions;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What a reader wants done to many: one request for each subject, and the limits over all of them. */
public record BatchOrder(String workflow, String title, List<Item> items, RunOptions each, Limits limits) {
    public static final int MOST = 20_000;

    public BatchOrder {
        items = List.copyOf(items);
        if (items.isEmpty() || items.size() > MOST) {
            throw Fault.input("a batch has 1 to " + MOST + " companies, not " + items.size());
        }
        var twice =
                items.stream().collect(Collectors.groupingBy(Item::subject, Collectors.counting())).entrySet().stream()
                        .filter(entry -> entry.getValue() > 1)
                        .map(Map.Entry::getKey)
                        .findFirst();
        twice.ifPresent(subject -> {
            throw Fault.input("'" + subject + "' stands in the batch twice");
        });
    }

    /** One subject, such as a company, and the request for it. */
    public record Item(String subject, Object request) {}

    /** How many go on at once, how often a failed one is tried again, dollars for all, and what one needs to begin. */
    public record Limits(int atOnce, int retries, BigDecimal budget, BigDecimal need) {
        public Limits {
            if (atOnce < 1 || atOnce > 1000) {
                throw Fault.input("1 to 1000 runs go on at once, not " + atOnce);
            }
            if (retries < 0 || retries > 10) {
                throw Fault.input("a failed run is tried again 0 to 10 times, not " + retries);
            }
            if (budget.signum() < 0 || need.signum() < 0) {
                throw Fault.input("a budget is 0 or more dollars, not " + budget);
            }
        }
    }
}
