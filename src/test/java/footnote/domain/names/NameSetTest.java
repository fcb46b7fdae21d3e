package footnote.domain.names;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NameSetTest {

    @Test
    void aNameThatIsAlsoTheSymbolCountsOnce() {
        assertThat(NameSet.of("RH", "RH", ShortName.of("RH")).names()).containsExactly("RH");
        assertThat(NameSet.of("JOHNSON & JOHNSON", "JNJ", ShortName.of("JOHNSON & JOHNSON"))
                        .names())
                .containsExactlyInAnyOrder("JOHNSON & JOHNSON", "JNJ");
    }

    @Test
    void aBlankNameIsNone() {
        assertThat(NameSet.of("Acme Inc", " ", "ACME").names()).containsExactlyInAnyOrder("Acme Inc", "ACME");
    }
}
