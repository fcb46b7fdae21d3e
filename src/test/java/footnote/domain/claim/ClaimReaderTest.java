package footnote.domain.claim;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimReaderTest {
    private final LedgerEntry high = percent("operating_margin", 2025, 40);
    private final LedgerEntry low = percent("operating_margin", 2024, 30);
    private final LedgerEntry growth = percent("revenue_growth", 2025, 11);
    private final LedgerEntry price = LedgerEntry.of(fact("price", 2025, 100, Unit.of(Denomination.USD)));
    private final ClaimReader reader = new ClaimReader(List.of(high, low, growth, price));

    private static LedgerEntry percent(String metric, int year, double value) {
        return LedgerEntry.of(fact(metric, year, value, Unit.PERCENT));
    }

    private static Fact fact(String metric, int year, double value, Unit unit) {
        return Fact.of(
                new Subject("X"),
                new Metric(metric),
                Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)),
                BigDecimal.valueOf(value),
                unit,
                Basis.REPORTED,
                LocalDate.of(year + 1, 2, 1),
                Origin.document("sample", "10-K", Instant.EPOCH));
    }

    private String filled(String sentence) {
        return sentence.replace("{high}", "{fact:" + high.id() + "}")
                .replace("{low}", "{fact:" + low.id() + "}")
                .replace("{growth}", "{fact:" + growth.id() + "}")
                .replace("{price}", "{fact:" + price.id() + "}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Margin was {high} in FY25, above its average of {low}.                   | ABOVE
                    A margin of {high} exceeds the cost of {low}.                            | ABOVE
                    At {high}, it trades at a discount to its average of {low}.              | BELOW
                    Revenue rose {growth} y/y to {price}, below the {high} a year before.    | POSITIVE
                    Margin up to {high} from {low} in FY24                                   | ABOVE
                    Margin fell every year, to {low} from {high}                             | BELOW
                    Revenue fell {growth} in FY25.                                           | NEGATIVE
                    """)
    void readsWhatASentenceClaims(String sentence, Claim.Kind kind) {
        assertThat(reader.read(filled(sentence)))
                .flatExtracting(Claim.Headline::claims)
                .extracting(Claim::kind)
                .contains(kind);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A margin below {low} would weaken the case, up from {high}.",
                "The shares are {high} below their high and {low} above their low.",
                "The report says “margin of {high} is below {low}”.",
                "The price of {price} is above every value, {high} of them.",
                "Margin was {high} in FY25 and {low} in FY24."
            })
    void readsNoClaimWhereNoneIsMade(String sentence) {
        assertThat(reader.read(filled(sentence))).isEmpty();
    }
}
