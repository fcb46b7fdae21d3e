package footnote.domain.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TrigramsTest {
    @Test
    void callsAWordAlikeByTheThreesTheyShare() {
        var words = new Trigrams(List.of("apple", "maple", "google"));

        double[] alike = words.likeness("appel");

        assertThat(alike[0]).isEqualTo(2 * 3 / 12.0); // "  a", " ap" and "app" of six each
        assertThat(alike[1]).isZero();
        assertThat(alike[2]).isZero();
        assertThat(words.likeness("apple")[0]).isEqualTo(1);
    }
}
