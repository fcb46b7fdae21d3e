package footnote.sources.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether success can be found by counting, and foretells what happens later. */
class SampleUnlistedTest {
    private static final LocalDate AS_OF = LocalDate.of(2025, 6, 30);
    private static final Set<String> PROMISING =
            Set.of("usage-based pricing", "a partner channel", "a security certificate");

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 21, 22, 23})
    void promisingTraitsAreCommonerAmongTheSuccessful(long seed) {
        var companies = new SampleMarket(seed).unlisted();

        for (String trait : PROMISING) {
            double winners = share(companies, UnlistedCompany::successful, trait);
            double others = share(companies, company -> !company.successful(), trait);
            assertThat(winners).as(trait).isGreaterThan(others + 0.1);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 21, 22, 23})
    void whatTheTraitsPromiseHappensLater(long seed) {
        var companies = new SampleMarket(seed).unlisted();
        Predicate<UnlistedCompany> grew = company -> company.occurrences().stream()
                        .filter(each -> each.day().isAfter(AS_OF))
                        .count()
                >= 2;

        double base = (double) companies.stream().filter(grew).count() / companies.size();
        double best = (double) companies.stream()
                        .sorted(Comparator.comparing((UnlistedCompany company) -> company.traits().stream()
                                        .filter(PROMISING::contains)
                                        .count())
                                .reversed())
                        .limit(20)
                        .filter(grew)
                        .count()
                / 20;

        assertThat(best).as("base " + base).isGreaterThan(1.8 * base);
    }

    @ParameterizedTest
    @ValueSource(longs = SampleMarket.DEFAULT_SEED)
    void nothingOfTheFutureIsKnownAsOfADay(long seed) {
        assertThat(new SampleMarket(seed).unlisted())
                .hasSizeGreaterThanOrEqualTo(120)
                .allSatisfy(company -> {
                    assertThat(company.asOf(AS_OF).occurrences())
                            .allMatch(each -> !each.day().isAfter(AS_OF));
                    assertThat(company.occurrences())
                            .allMatch(each -> !each.day().isAfter(SampleMarket.today()));
                    assertThat(company.website().getHost()).endsWith(".example");
                });
    }

    private static double share(List<UnlistedCompany> companies, Predicate<UnlistedCompany> group, String trait) {
        var members = companies.stream().filter(group).toList();
        return (double) members.stream()
                        .filter(company -> company.traits().contains(trait))
                        .count()
                / members.size();
    }
}
