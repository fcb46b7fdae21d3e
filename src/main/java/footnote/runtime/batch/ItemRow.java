package footnote.runtime.batch;

import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import java.math.BigDecimal;
import java.util.Optional;

/** One subject of a batch and where its run stands; one not yet begun has no status. */
public record ItemRow(
        int place,
        String subject,
        String request,
        RunId run,
        int tries,
        Optional<Status> status,
        BigDecimal budget,
        BigDecimal spent) {
    boolean begun() {
        return status.isPresent();
    }

    /** Holds a place among those that go on at once, and its share of the budget. */
    boolean inFlight() {
        return status.filter(each -> each == Status.QUEUED || each == Status.RUNNING)
                .isPresent();
    }

    /** Whether nothing further happens to it by itself. */
    boolean settled(int retries) {
        return status.filter(each -> each == Status.WAITING || each.over()).isPresent() && !again(retries);
    }

    boolean again(int retries) {
        return status.filter(each -> each == Status.FAILED).isPresent() && tries < retries;
    }
}
