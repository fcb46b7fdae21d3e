package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadRecordsTest {
    private record Notes(List<String> notes) {}

    @Test
    void readsALongTextOnceAndAnotherTextAnew() {
        String body = Json.write(new Notes(List.of("a".repeat(3_000))));
        String other = Json.write(new Notes(List.of("b".repeat(3_000))));

        var first = ReadRecords.of(body, Notes.class);

        assertThat(ReadRecords.of(new String(body.toCharArray()), Notes.class)).isSameAs(first);
        assertThat(ReadRecords.of(other, Notes.class)).isNotEqualTo(first);
    }

    @Test
    void forgetsTheOldestWhereTheyAreTooMany() {
        String body = Json.write(new Notes(List.of("c".repeat(3_000))));
        var first = ReadRecords.of(body, Notes.class);

        for (int i = 0; i < 10; i++) {
            ReadRecords.of(Json.write(new Notes(List.of("d".repeat(1_000_000 + i)))), Notes.class);
        }

        assertThat(ReadRecords.of(body, Notes.class)).isEqualTo(first).isNotSameAs(first);
    }
}
