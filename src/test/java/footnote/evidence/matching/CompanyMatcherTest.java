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
        assertThat(CompanyMatcher.same(CompanyIdentity.of(one), CompanyIdentity.of(other))
                        .isPresent())
                .isEqualTo(same);
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
                "https://www.acme.ind.br/ | acme.ind.br",
                "ann@sales.acme.firm.in | acme.firm.in",
                "www.acme.com.au | acme.com.au",
                "https://docs.acme.github.io/start | acme.github.io",
                "shop.acme.example | acme.example",
                "www.münchen.de | münchen.de",
                "https://www.acme.xn--p1ai/ | acme.xn--p1ai",
                "github.io | -",
                "co.uk | -",
                "ind.br | -",
                "https://apps.apple.com/us/app/acme/id1 | -",
                "https://www.apple.com/about | apple.com",
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
