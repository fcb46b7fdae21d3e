package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Basis;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.sources.SourceException.NoData;
import org.junit.jupiter.api.Test;

/** What every source of statement figures promises. */
public abstract class FactSourceContract {
    protected abstract FactSource source();

    /** A source whose vendor knows nothing. */
    protected abstract FactSource emptySource();

    protected abstract Listing listing();

    @Test
    void everyFactSaysWhoseItIsSinceWhenAndFromWhere() {
        var facts = source().facts(listing());

        assertThat(facts).isNotEmpty().allSatisfy(fact -> {
            assertThat(fact.subject()).isEqualTo(Subject.of(listing().ticker()));
            assertThat(fact.knownAt()).isAfterOrEqualTo(fact.period().end());
            assertThat(fact.basis()).isEqualTo(Basis.REPORTED);
            assertThat(fact.origin().locator()).isPresent();
        });
    }

    @Test
    void flowsHaveAStartAndStocksHaveNone() {
        assertThat(source().facts(listing())).allSatisfy(fact -> fact.metric()
                .nature()
                .ifPresent(nature -> assertThat(fact.period().isInstant()).isEqualTo(nature == Metric.Nature.STOCK)));
    }

    @Test
    void saysSoWhenThereIsNothing() {
        assertThatThrownBy(() -> emptySource().facts(listing())).isInstanceOf(NoData.class);
    }
}
