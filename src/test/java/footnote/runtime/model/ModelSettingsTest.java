package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.model.ModelSettings.DefaultModels;
import footnote.runtime.model.routing.Gateway;
import footnote.runtime.model.routing.MemoryCooldowns;
import footnote.runtime.telemetry.Telemetry;
import footnote.testing.TestClock;
import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ModelSettingsTest {
    private static final List<ApiKey> KEYS = List.of(new ApiKey("one"), new ApiKey("two"));
    private static final List<Provider> ALL = List.of(
            Provider.openai(KEYS),
            Provider.openrouter(KEYS),
            Provider.gemini(KEYS),
            Provider.anthropic(KEYS),
            Provider.ollama(URI.create("http://localhost:11434")));

    @Test
    void ordersAllKeysOfAModelBeforeTheNextModel() {
        var settings = ModelSettings.of(List.of(Provider.openai(KEYS)))
                .withCandidates(Role.FAST, List.of("openai/gpt-5-mini", "openai/gpt-4.1-mini"));

        assertThat(settings.expanded(Role.FAST))
                .extracting(ModelCandidate::name)
                .containsExactly(
                        "openai/gpt-5-mini key 1",
                        "openai/gpt-5-mini key 2",
                        "openai/gpt-4.1-mini key 1",
                        "openai/gpt-4.1-mini key 2");
    }

    @Test
    void hasNoCandidateWithoutAKeyButOnOnesOwnMachine() {
        assertThat(ModelSettings.of(List.of(Provider.openai(List.of()))).has(Role.FAST))
                .isFalse();
        assertThat(ModelSettings.of(List.of(Provider.ollama(URI.create("http://localhost:11434"))))
                        .has(Role.FAST))
                .isTrue();
    }

    @Test
    void namesWhatIsWrong() {
        var one = ModelSettings.of(List.of(Provider.openai(KEYS)));
        assertThatThrownBy(() -> one.withCandidates(Role.FAST, List.of("gpt-5")))
                .hasMessageContaining("models.fast names 'gpt-5'")
                .hasMessageContaining("[openai]");
        assertThatThrownBy(() -> one.withAllowedHosts(Set.of("localhost")))
                .hasMessageContaining("models.hosts allows [localhost], not api.openai.com");
        assertThatThrownBy(() -> Provider.compatible("x", URI.create("ftp://host/"), List.of()))
                .hasMessageContaining("https://");
        assertThatThrownBy(() -> ModelSettings.of(List.of(Provider.openai(KEYS), Provider.openai(KEYS))))
                .hasMessageContaining("two model providers");
    }

    @Test
    void allowsTheHostsItWasTold() {
        var settings = ModelSettings.of(List.of(Provider.openai(KEYS))).withAllowedHosts(Set.of("api.openai.com"));

        assertThat(settings.has(Role.ADVANCED)).isTrue();
    }

    @Test
    void hasDatedDefaultsWithAKnownPriceForEveryProvider() {
        var defaults = DefaultModels.read();
        var prices = Prices.read(Map.of());

        assertThat(defaults.asOf()).isNotNull();
        assertThat(prices.asOf()).isNotNull();
        for (var provider : ALL) {
            var settings = ModelSettings.of(List.of(provider));
            assertThat(settings.has(Role.FAST)).isTrue();
            assertThat(settings.has(Role.ADVANCED)).isTrue();
            for (var role : Role.values()) {
                assertThat(settings.expanded(role))
                        .allMatch(candidate -> prices.of(candidate).isPresent());
            }
        }
    }

    @Test
    void listsPricesThatMakeSense() {
        assertThat(Prices.read(Map.of()).listed()).isNotEmpty().allSatisfy((name, price) -> {
            assertThat(name).contains("/");
            assertThat(price.input()).isBetween(BigDecimal.ZERO, new BigDecimal("100"));
            assertThat(price.output().add(price.image())).isPositive();
        });
    }

    @Test
    void prefersThePriceTheReaderSet() {
        var prices = Prices.read(Map.of("openai/gpt-5", Price.of("7", "8")));

        assertThat(prices.listed().get("openai/gpt-5").cost(1_000_000, 0)).isEqualByComparingTo("7");
    }

    @Test
    void quotesARunBeforeItStarts() {
        var settings = ModelSettings.of(List.of(Provider.openai(List.of(new ApiKey("k")))))
                .withCandidates(Role.FAST, List.of("openai/gpt-5-mini"))
                .withCandidates(Role.ADVANCED, List.of("openai/gpt-5"))
                .withCandidates(Role.IMAGE, List.of());
        var clock = new TestClock();
        try (var gateway = new Gateway(settings, new MemoryCooldowns(), Telemetry.silent(), clock, clock)) {
            var quote = gateway.quote(List.of(
                    new CostQuote.Planned(
                            Role.FAST, 10, new CostQuote.Range(1000, 2000), new CostQuote.Range(100, 200)),
                    new CostQuote.Planned(
                            Role.ADVANCED, 2, new CostQuote.Range(10_000, 10_000), new CostQuote.Range(1000, 2000)),
                    new CostQuote.Planned(Role.IMAGE, 3, new CostQuote.Range(10, 10), new CostQuote.Range(0, 0))));

            assertThat(quote.roles()).containsOnlyKeys(Role.FAST, Role.ADVANCED);
            assertThat(quote.total().calls()).isEqualTo(12);
            assertThat(quote.roles().get(Role.FAST).low()).isEqualByComparingTo("0.0045");
            assertThat(quote.roles().get(Role.FAST).high()).isEqualByComparingTo("0.009");
            assertThat(quote.total().high()).isEqualByComparingTo("0.074");
        }
    }

    @Test
    void estimatesTokensRatherTooHigh() {
        assertThat(Tokens.in("The quick brown fox jumps over the lazy dog.")).isBetween(10, 20);
        assertThat(Tokens.in("2024-03-31: 1,234,567.89")).isBetween(10, 24);
        assertThat(Tokens.in("日本語の文章")).isBetween(6, 12);
    }
}
