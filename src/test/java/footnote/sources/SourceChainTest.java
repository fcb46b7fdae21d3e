package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.sources.SourceException.Exhausted;
import java.util.List;
import org.junit.jupiter.api.Test;

class SourceChainTest {
    @Test
    void namesTheVendorsALicenceLeavesOut() {
        var chain = new SourceChain<String>("estimates", List.of()).without(List.of("yahoo"));

        assertThatThrownBy(() -> chain.ask(source -> source))
                .isInstanceOf(Exhausted.class)
                .hasMessageContaining("without Yahoo Finance for estimates")
                .hasMessageContaining("vendors.licence=commercial");
    }

    @Test
    void saysNothingOfLicencesWhereAVendorAnswers() {
        var chain = new SourceChain<>("estimates", List.of("here")).without(List.of("yahoo"));

        String answer = chain.ask(source -> source);

        assertThat(answer).isEqualTo("here");
    }
}
