package footnote.workflows.movers;

import footnote.domain.LookBack;
import footnote.domain.PriceHistory;

/** A price history and the period it was had for, which may be shorter than the one asked for. */
public record MoverPrices(PriceHistory history, LookBack period) {}
