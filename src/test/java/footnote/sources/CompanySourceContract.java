package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.sources.SourceException.NoData;
import org.junit.jupiter.api.Test;

/** What every vendor of profiles and estimates promises. */
public abstract class CompanySourceContract {
    protected abstract ProfileSource profiles(Ticker ticker);

    protected abstract EstimateSource estimates(Ticker ticker);

    protected abstract Ticker known();

    /** A symbol the vendor answers for, with nothing in the answer. */
    protected abstract Ticker unknown();

    @Test
    void profilesNameTheCompanyAndTheirOrigin() {
        var profile = profiles(known()).profile(known());

        assertThat(profile.ticker()).isEqualTo(known());
        assertThat(profile.name()).isNotBlank();
        assertThat(profile.origin().uri()).isPresent();
    }

    @Test
    void estimatesSayOfWhatAndSinceWhen() {
        assertThat(estimates(known()).estimates(known())).isNotEmpty().allSatisfy(estimate -> {
            assertThat(estimate.subject()).isEqualTo(Subject.of(known()));
            assertThat(estimate.asFact().knownAt()).isEqualTo(estimate.asOf());
        });
    }

    @Test
    void saySoWhenThereIsNothing() {
        assertThatThrownBy(() -> profiles(unknown()).profile(unknown())).isInstanceOf(NoData.class);
        assertThatThrownBy(() -> estimates(unknown()).estimates(unknown())).isInstanceOf(NoData.class);
    }
}
