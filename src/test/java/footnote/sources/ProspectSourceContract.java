package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.lead.ProspectQuery;
import footnote.sources.SourceException.NoData;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** What every source of companies promises. */
public abstract class ProspectSourceContract {
    protected static final LocalDate TODAY = LocalDate.of(2024, 11, 30);

    protected abstract ProspectSource source();

    /** A source that answers with nothing in the answer. */
    protected abstract ProspectSource empty();

    protected abstract ProspectQuery query();

    @Test
    void givesNamedCompaniesThatCanBeCited() {
        var found = source().prospects(query(), TODAY);

        assertThat(found).isNotEmpty().allSatisfy(company -> {
            assertThat(company.name()).isNotBlank();
            assertThat(company.origin().uri().isPresent()
                            || company.origin().document().isPresent())
                    .isTrue();
            assertThat(company.happenings()).allMatch(each -> !each.day().isAfter(TODAY));
        });
        assertThat(source().name()).isNotBlank();
    }

    @Test
    void saysSoWhenThereIsNone() {
        assertThatThrownBy(() -> empty().prospects(query(), TODAY)).isInstanceOf(NoData.class);
    }
}
