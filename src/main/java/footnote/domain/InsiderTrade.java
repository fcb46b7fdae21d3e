package footnote.domain;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** A dealing of an insider in the company's own securities, as on form 4; the code is the form's. */
public record InsiderTrade(
        String insider,
        Optional<String> title,
        LocalDate day,
        String security,
        String code,
        boolean acquired,
        boolean derivative,
        BigDecimal shares,
        Optional<BigDecimal> price,
        Optional<BigDecimal> heldAfter,
        Origin origin) {}
