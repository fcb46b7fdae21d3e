package footnote.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

class RecordConstructorsTest {
    private record Lot(String symbol, int shares, BigDecimal cost, Optional<String> note, List<Lot> parts) {
        Lot {
            parts = parts == null ? List.of() : List.copyOf(parts);
            if (shares < 0) {
                throw new IllegalArgumentException("a lot has no " + shares + " shares");
            }
        }
    }

    private record Pair<T>(T first, T second) {}

    private record Held(Pair<Lot> lots) {}

    @Test
    void makesRecordsOfAnyShapeAndDepth() {
        var lot = new Lot("QVLN", 12, new BigDecimal("31.50"), Optional.of("first"), List.of());
        var held = new Held(new Pair<>(lot, new Lot("ORRB", 0, BigDecimal.ONE, Optional.empty(), List.of(lot))));

        var read = Json.read(Json.write(held), Held.class);

        assertThat(read).isEqualTo(held);
    }

    @Test
    void fillsWhatIsAbsent() {
        var read = Json.read("{\"symbol\":\"QVLN\"}", Lot.class);

        assertThat(read).isEqualTo(new Lot("QVLN", 0, null, Optional.empty(), List.of()));
    }

    @Test
    void saysWhyAConstructorRefuses() {
        assertThatThrownBy(() -> Json.read("{\"parts\":[{\"shares\":-3}]}", Lot.class))
                .isInstanceOf(JacksonException.class)
                .hasMessageContaining("a lot has no -3 shares")
                .hasRootCauseInstanceOf(IllegalArgumentException.class);
    }
}
