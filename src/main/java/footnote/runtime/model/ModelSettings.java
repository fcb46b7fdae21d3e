package footnote.runtime.model;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that is set about models.
 *
 * @param candidates for each role, {@code provider/model} in the order they are tried
 * @param allowedHosts the only hosts that may be talked to; empty for no restriction
 * @param inFlight how many calls one candidate may have at once
 * @param prices by {@code provider/model}; these win over the price table
 * @param silence how long an answer may stay away, or pause once it began
 * @param spanText whether prompts and answers are written into telemetry spans
 */
public record ModelSettings(
        List<Provider> providers,
        Map<Role, List<String>> candidates,
        Set<String> allowedHosts,
        int inFlight,
        int maxOutputTokens,
        Optional<Double> temperature,
        Map<String, Price> prices,
        Duration silence,
        boolean spanText) {
    public static final int IN_FLIGHT = 8;
    public static final int MAX_OUTPUT_TOKENS = 8192;
    public static final Duration SILENCE = Duration.ofSeconds(90);

    public ModelSettings {
        providers = List.copyOf(providers);
        var ordered = new EnumMap<Role, List<String>>(Role.class);
        candidates.forEach((role, names) -> ordered.put(role, List.copyOf(names)));
        candidates = ordered;
        allowedHosts = Set.copyOf(allowedHosts);
        prices = Map.copyOf(prices);
        within("models.in_flight", inFlight, 1, 1000);
        within("models.max_output_tokens", maxOutputTokens, 16, 200_000);
        temperature.ifPresent(degree -> {
            if (!(degree >= 0 && degree <= 2)) {
                throw Fault.input("models.temperature is " + degree + "; it is from 0 to 2");
            }
        });
        if (silence.isNegative() || silence.isZero()) {
            throw Fault.input("models.timeout is " + silence + "; it is above zero");
        }
        checkProviders(providers, allowedHosts);
        for (var entry : candidates.entrySet()) {
            for (var name : entry.getValue()) {
                provider(providers, entry.getKey(), name);
            }
        }
    }

    /** The dated default candidates of these providers, in the order given. */
    public static ModelSettings of(List<Provider> providers) {
        return new ModelSettings(
                providers,
                DefaultModels.read().candidates(providers),
                Set.of(),
                IN_FLIGHT,
                MAX_OUTPUT_TOKENS,
                Optional.empty(),
                Map.of(),
                SILENCE,
                false);
    }

    /** No model at all: rules answer everything. */
    public static ModelSettings none() {
        return of(List.of());
    }

    public ModelSettings withCandidates(Role role, List<String> names) {
        var changed = new EnumMap<>(candidates.isEmpty() ? new EnumMap<Role, List<String>>(Role.class) : candidates);
        changed.put(role, names);
        return new ModelSettings(
                providers, changed, allowedHosts, inFlight, maxOutputTokens, temperature, prices, silence, spanText);
    }

    public ModelSettings withPrices(Map<String, Price> given) {
        return new ModelSettings(
                providers, candidates, allowedHosts, inFlight, maxOutputTokens, temperature, given, silence, spanText);
    }

    public ModelSettings withAllowedHosts(Set<String> hosts) {
        return new ModelSettings(
                providers, candidates, hosts, inFlight, maxOutputTokens, temperature, prices, silence, spanText);
    }

    /** Whether the role has a model that could be called. */
    public boolean has(Role role) {
        return !expanded(role).isEmpty();
    }

    /** Model times key, in order: all keys of the first model before the second. */
    public List<ModelCandidate> expanded(Role role) {
        var all = new ArrayList<ModelCandidate>();
        for (var name : candidates.getOrDefault(role, List.of())) {
            var provider = provider(providers, role, name);
            String model = name.substring(provider.name().length() + 1);
            if (provider.keys().isEmpty() && provider.keyless()) {
                all.add(new ModelCandidate(role, all.size(), name, provider, model, Optional.empty()));
            }
            for (int i = 0; i < provider.keys().size(); i++) {
                String called = provider.keys().size() == 1 ? name : name + " key " + (i + 1);
                all.add(new ModelCandidate(
                        role,
                        all.size(),
                        called,
                        provider,
                        model,
                        Optional.of(provider.keys().get(i))));
            }
        }
        return List.copyOf(all);
    }

    private static Provider provider(List<Provider> providers, Role role, String name) {
        return providers.stream()
                .filter(provider -> name.startsWith(provider.name() + "/")
                        && name.length() > provider.name().length() + 1)
                .findFirst()
                .orElseThrow(() -> Fault.input("models." + role.word() + " names '" + name
                        + "'; write provider/model with a provider of "
                        + providers.stream().map(Provider::name).toList()));
    }

    private static void checkProviders(List<Provider> providers, Set<String> allowedHosts) {
        var names = new HashSet<String>();
        for (var provider : providers) {
            if (!names.add(provider.name())) {
                throw Fault.input("two model providers are named '" + provider.name() + "'");
            }
            String host = provider.baseUrl().getHost();
            if (!allowedHosts.isEmpty() && !allowedHosts.contains(host)) {
                throw Fault.input(
                        "models.hosts allows " + allowedHosts.stream().sorted().toList() + ", not " + host
                                + " of provider " + provider.name());
            }
        }
    }

    private static void within(String key, int value, int least, int most) {
        if (value < least || value > most) {
            throw Fault.input(key + " is " + value + "; it is from " + least + " to " + most);
        }
    }

    /** The models we would choose for each provider and role, as of a date. */
    public record DefaultModels(LocalDate asOf, String note, Map<String, Map<String, List<String>>> providers) {
        public static DefaultModels read() {
            return Json.read(Resource.text("models.json"), DefaultModels.class);
        }

        /** Each role's candidates at these providers, in the order of the providers. */
        public Map<Role, List<String>> candidates(List<Provider> given) {
            var candidates = new EnumMap<Role, List<String>>(Role.class);
            for (var role : Role.values()) {
                var names = new ArrayList<String>();
                for (var provider : given) {
                    providers
                            .getOrDefault(provider.name(), Map.of())
                            .getOrDefault(role.word(), List.of())
                            .forEach(model -> names.add(provider.name() + "/" + model));
                }
                candidates.put(role, names);
            }
            return candidates;
        }
    }
}
