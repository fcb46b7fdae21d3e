package footnote.runtime.batch;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/** Parts a batch's budget among its runs: what one in flight may still spend is held back until it is over. */
final class BudgetShare {
    private final BatchRow batch;
    private final int slots;
    private BigDecimal free;

    BudgetShare(BatchRow batch, List<ItemRow> items) {
        this.batch = batch;
        long left = items.stream().filter(item -> !item.begun()).count();
        this.slots = (int) Math.max(1, Math.min(batch.limits().atOnce(), left));
        var held = items.stream()
                .map(item -> item.inFlight() ? item.budget().max(item.spent()) : item.spent())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        this.free = batch.limits().budget().subtract(held);
    }

    /** What the next run may cost; nothing when that is less than one needs. */
    Optional<BigDecimal> next() {
        var need = batch.limits().need().min(batch.each().budget());
        if (free.compareTo(need) < 0 || free.signum() < 0) {
            return Optional.empty();
        }
        var even = free.divide(BigDecimal.valueOf(slots), 9, RoundingMode.DOWN);
        var share = even.max(need).min(batch.each().budget()).min(free);
        free = free.subtract(share);
        return Optional.of(share);
    }
}
