package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.runtime.json.Json;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SearchRequestTest {
    @Test
    void isWrittenAlikeInWhateverOrderItsLimitsCome() {
        var kinds = Arrays.asList(DocumentKind.values());
        var sections = List.of("1A", "7", "1", "7A");
        var request = SearchRequest.of("risks", true, 10);

        var one = request.of(set(kinds)).items(set(sections));
        var other = request.of(set(kinds.reversed())).items(set(sections.reversed()));

        assertThat(Json.write(one)).isEqualTo(Json.write(other));
        assertThat(one.sections()).isEqualTo(Set.copyOf(sections));
    }

    @Test
    void isRecordedUnderTheNamesOfEarlierRuns() {
        assertThat(Json.write(SearchRequest.of("risks", true, 10)))
                .startsWith("{\"question\":\"risks\",\"offline\":true,\"companies\":[]");
    }

    private static <T> Set<T> set(List<T> some) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(some));
    }
}
