package footnote.evidence.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompanyMatcherTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Müller AG | Mueller | true",
                "L'Oréal | LOREAL SA | true",
                "Яндекс | Yandeks | true",
                "株式会社トヨタ | トヨタ | true",
                "A. O. Smith | SMITH A O CORP | true",
                "Legionfarm | LegionFarm Group | true",
                "Delta Air Lines | Delta Faucet | false",
                "American Express | American Airlines | false",
                "Inc. | Anvil Inc. | false",
                "Nova | Novo | false"
            })
    void tellsSpellingsOfOneNameFromOtherNames(String one, String other, boolean same) {
        var match = CompanyMatcher.same(CompanyIdentity.of(one), CompanyIdentity.of(other));

        assertThat(match.isPresent()).isEqualTo(same);
    }

    @Test
    void trustsNumbersOverNamesAndDomainsOverNames() {
        var one = identity("Anvil", "anvil.fr", Map.of("siren", "1"));

        assertThat(CompanyMatcher.same(one, identity("Hammer", "hammer.fr", Map.of("siren", "1"))))
                .isPresent();
        assertThat(CompanyMatcher.same(one, identity("Anvil", "anvil.fr", Map.of("siren", "2"))))
                .isEmpty();
        assertThat(CompanyMatcher.same(one, identity("Hammer", "anvil.fr", Map.of())))
                .isPresent();
        assertThat(CompanyMatcher.same(one, identity("Anvil SAS", "anvil.com", Map.of())))
                .isPresent();
        assertThat(CompanyMatcher.same(one, identity("Anvil", "anvil-faucets.com", Map.of())))
                .isEmpty();
    }

    @Test
    void knowsFormerNamesThatAreStated() {
        var renamed = new CompanyIdentity(
                "Anvil", List.of("Hammer Online"), Optional.empty(), Optional.empty(), Optional.empty(), Map.of());

        assertThat(CompanyMatcher.same(renamed, CompanyIdentity.of("HAMMER ONLINE SAS")))
                .isPresent();
        assertThat(CompanyMatcher.same(renamed, CompanyIdentity.of("Hammer"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "https://www.shop.acme.co.uk/about | acme.co.uk",
                "acme.com | acme.com",
                "jane@mail.acme.fr | acme.fr",
                "HTTP://ACME.COM:8080/x | acme.com",
                "https://www.linkedin.com/company/acme | -",
                "not a domain | -",
                "localhost | -"
            })
    void findsTheRegistrableDomain(String address, String domain) {
        assertThat(RegistrableDomain.of(address)).isEqualTo(Optional.ofNullable(domain));
    }

    private static CompanyIdentity identity(String name, String domain, Map<String, String> numbers) {
        return new CompanyIdentity(name, List.of(), Optional.of(domain), Optional.empty(), Optional.empty(), numbers);
    }
}
