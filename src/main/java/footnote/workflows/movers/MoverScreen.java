package footnote.workflows.movers;

import footnote.domain.Mover;
import java.math.BigDecimal;
import java.util.List;

/** The day's gainers as far as they pass the floors, best first, and how many did not. */
public record MoverScreen(List<Mover> gainers, int left, Floors floors) {
    /** What keeps penny stocks out, in the market's currency. */
    public record Floors(BigDecimal price, BigDecimal marketCap) {}

    public MoverScreen {
        gainers = List.copyOf(gainers);
        if (gainers.isEmpty()) {
            throw new IllegalArgumentException("a screen names at least one gainer");
        }
    }

    public Mover top() {
        return gainers.getFirst();
    }
}
