package footnote.workflows.movers;

import footnote.delivery.mail.Address;
import footnote.domain.LookBack;
import footnote.runtime.run.Fault;
import java.util.List;
import java.util.Locale;

/** Which market's top gainer a reader wants, over which period, and to whom it is mailed. */
public record MoversRequest(String market, LookBack period, List<Address> email) {
    public static final String NASDAQ = "NASDAQ";

    /** As a reader types it. */
    public static MoversRequest of(String market, String period, String email) {
        try {
            return new MoversRequest(market, LookBack.of(period), Address.list(email));
        } catch (IllegalArgumentException e) {
            throw Fault.input(String.valueOf(e.getMessage()));
        }
    }

    public MoversRequest {
        email = List.copyOf(email);
        market = market.strip().toUpperCase(Locale.ROOT);
        if (!market.equals(NASDAQ)) {
            throw Fault.input("gainers are screened on " + NASDAQ + " alone, not on '" + market + "'");
        }
    }
}
