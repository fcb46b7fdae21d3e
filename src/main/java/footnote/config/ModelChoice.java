package footnote.config;

import footnote.runtime.model.ApiKey;
import footnote.runtime.model.ModelSettings;
import footnote.runtime.model.Price;
import footnote.runtime.model.Provider;
import footnote.runtime.model.Role;
import footnote.runtime.model.wire.GoogleTokens;
import footnote.runtime.run.Fault;
import footnote.runtime.telemetry.TelemetrySettings;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which models the settings name: those of the providers that have a key, or the reader's own list. */
public final class ModelChoice {
    private ModelChoice() {}

    public static ModelSettings of(Settings settings) {
        var providers = providers(settings);
        var candidates =
                new EnumMap<Role, List<String>>(ModelSettings.of(providers).candidates());
        named(settings, Setting.MODELS_FAST, providers).ifPresent(names -> candidates.put(Role.FAST, names));
        named(settings, Setting.MODELS_ADVANCED, providers)
                .or(() -> named(settings, Setting.MODELS_FAST, providers))
                .ifPresent(names -> candidates.put(Role.ADVANCED, names));
        candidates.remove(Role.IMAGE); // a picture costs more than a report's words: only who names a model gets them
        named(settings, Setting.MODELS_IMAGE, providers).ifPresent(names -> candidates.put(Role.IMAGE, names));
        String temperature = settings.text(Setting.MODELS_TEMPERATURE);
        return new ModelSettings(
                providers,
                candidates,
                new HashSet<>(settings.list(Setting.MODELS_HOSTS)),
                settings.count(Setting.MODELS_IN_FLIGHT),
                settings.count(Setting.MODELS_MAX_OUTPUT),
                temperature.isEmpty() ? Optional.empty() : Optional.of(Double.valueOf(temperature)),
                prices(settings),
                Duration.ofSeconds(settings.count(Setting.MODELS_TIMEOUT)),
                settings.flag(Setting.TELEMETRY_CONTENT));
    }

    private static List<Provider> providers(Settings settings) {
        var providers = new ArrayList<Provider>();
        keys(settings, Setting.GEMINI_KEY).ifPresent(keys -> providers.add(Provider.gemini(keys)));
        if (settings.flag(Setting.VERTEX)) {
            providers.add(vertex(settings));
        }
        keys(settings, Setting.ANTHROPIC_KEY).ifPresent(keys -> providers.add(Provider.anthropic(keys)));
        String url = settings.text(Setting.OPENAI_URL);
        if (url.isEmpty()) {
            keys(settings, Setting.OPENAI_KEY).ifPresent(keys -> providers.add(Provider.openai(keys)));
        } else {
            providers.add(Provider.compatible(
                    "openai",
                    uri(Setting.OPENAI_URL, url),
                    keys(settings, Setting.OPENAI_KEY).orElse(List.of())));
        }
        keys(settings, Setting.OPENROUTER_KEY).ifPresent(keys -> providers.add(Provider.openrouter(keys)));
        String ollama = settings.text(Setting.OLLAMA_HOST);
        if (!ollama.isEmpty()) {
            providers.add(
                    Provider.ollama(uri(Setting.OLLAMA_HOST, ollama.contains("://") ? ollama : "http://" + ollama)));
        }
        return providers;
    }

    private static Provider vertex(Settings settings) {
        String project = settings.text(Setting.VERTEX_PROJECT);
        String location = settings.text(Setting.VERTEX_LOCATION);
        String file = settings.text(Setting.VERTEX_CREDENTIALS);
        String token = settings.text(Setting.VERTEX_TOKEN);
        if (!project.matches("[a-z0-9][a-z0-9:.-]{0,62}") || !location.matches("[a-z0-9-]{2,40}")) {
            throw Fault.input("vertex.enabled is set with the project '" + project + "' and the location '" + location
                    + "'; set GOOGLE_CLOUD_PROJECT, and GOOGLE_CLOUD_LOCATION like global or europe-west4");
        }
        if (file.isEmpty() && token.isEmpty()) {
            throw Fault.input(
                    "vertex.enabled is set without credentials; set GOOGLE_APPLICATION_CREDENTIALS to the file of"
                            + " a service account, or vertex.token");
        }
        var key = token.isEmpty()
                ? ApiKey.renewed(
                        "token-of-" + project,
                        new GoogleTokens(Path.of(file), HttpClient.newHttpClient(), Clock.systemUTC()))
                : new ApiKey(token);
        return Provider.vertex(project, location, key);
    }

    private static Optional<List<ApiKey>> keys(Settings settings, Setting setting) {
        var keys = settings.list(setting).stream().map(ApiKey::new).toList();
        return keys.isEmpty() ? Optional.empty() : Optional.of(keys);
    }

    /** The reader's own list; a name without its provider goes to the one whose models are called so. */
    private static Optional<List<String>> named(Settings settings, Setting setting, List<Provider> providers) {
        var names = settings.list(setting);
        if (names.isEmpty() || providers.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(names.stream()
                .map(name -> providers.stream().anyMatch(provider -> name.startsWith(provider.name() + "/"))
                        ? name
                        : home(name, providers, setting) + name)
                .toList());
    }

    private static String home(String name, List<Provider> providers, Setting setting) {
        String family = name.contains("/")
                ? "openrouter"
                : name.startsWith("gemini")
                        ? "gemini"
                        : name.startsWith("claude") ? "anthropic" : name.contains(":") ? "ollama" : "openai";
        var served = providers.stream().map(Provider::name).toList();
        if (served.contains("vertex")
                && !served.contains(family)
                && (family.equals("gemini") || name.startsWith("google/"))) {
            return family.equals("gemini") ? "vertex/google/" : "vertex/";
        }
        return served.stream()
                .filter(provider -> provider.equals(family))
                .map(provider -> provider + "/")
                .findFirst()
                .orElseThrow(
                        () -> Fault.input(setting.key() + " names '" + name + "', but there is no key for " + family
                                + "; write it as provider/model, with a provider of "
                                + providers.stream().map(Provider::name).toList()));
    }

    private static Map<String, Price> prices(Settings settings) {
        var prices = new HashMap<String, Price>();
        for (var item : settings.list(Setting.MODELS_PRICES)) {
            var parts = item.split("[=]", 2);
            var amounts = parts.length == 2 ? parts[1].split("/", 2) : new String[0];
            try {
                prices.put(
                        parts[0].strip(),
                        new Price(
                                new BigDecimal(amounts[0].strip()),
                                new BigDecimal(amounts[1].strip()),
                                BigDecimal.ZERO));
            } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
                throw Fault.input(Setting.MODELS_PRICES.key() + " has '" + item
                        + "'; write provider/model=IN/OUT in dollars per million tokens, such as openai/x=0.50/2.00");
            }
        }
        return prices;
    }

    public static TelemetrySettings telemetry(Settings settings) {
        String endpoint = settings.text(Setting.TELEMETRY_ENDPOINT);
        var headers = new HashMap<String, String>();
        for (var header : settings.list(Setting.TELEMETRY_HEADERS)) {
            int at = header.indexOf('=');
            if (at < 1) {
                throw Fault.input(Setting.TELEMETRY_HEADERS.key() + " has a part without '='; write name=value");
            }
            headers.put(header.substring(0, at), header.substring(at + 1));
        }
        return new TelemetrySettings(
                endpoint.isEmpty() ? Optional.empty() : Optional.of(uri(Setting.TELEMETRY_ENDPOINT, endpoint)),
                headers,
                settings.flag(Setting.TELEMETRY_REQUIRED));
    }

    private static URI uri(Setting setting, String text) {
        try {
            return URI.create(text);
        } catch (IllegalArgumentException e) {
            throw Fault.input(setting.key() + " is '" + text + "'; it must be a URL such as http://localhost:11434");
        }
    }
}
