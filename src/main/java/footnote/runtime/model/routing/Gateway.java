package footnote.runtime.model.routing;

import footnote.runtime.model.CostQuote;
import footnote.runtime.model.Images;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelCandidate;
import footnote.runtime.model.ModelSettings;
import footnote.runtime.model.Price;
import footnote.runtime.model.Prices;
import footnote.runtime.model.Role;
import footnote.runtime.run.Pause;
import footnote.runtime.telemetry.Telemetry;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** All models of this program, by role. */
public final class Gateway implements AutoCloseable {
    private final Map<Role, List<ModelCandidate>> candidates = new EnumMap<>(Role.class);
    private final ModelSettings settings;
    private final Prices prices;
    private @Nullable HttpClient http;
    private final RecordedModelCalls calls;
    private final ConnectionPool lines;

    public Gateway(ModelSettings settings, Cooldowns cooldowns, Telemetry telemetry, Clock clock, Pause pause) {
        this(settings, cooldowns, ConcurrencyLimit.here(), telemetry, clock, pause);
    }

    /** One whose limits on calls in flight others may share. */
    public Gateway(
            ModelSettings settings,
            Cooldowns cooldowns,
            ConcurrencyLimit concurrency,
            Telemetry telemetry,
            Clock clock,
            Pause pause) {
        this.settings = settings;
        this.prices = Prices.read(settings.prices());
        for (var role : Role.values()) {
            candidates.put(role, settings.expanded(role));
        }
        this.lines = new ConnectionPool(this::http, settings);
        this.calls = new RecordedModelCalls(
                new ModelRouter(settings, candidates, prices, cooldowns, telemetry, concurrency, clock, pause));
    }

    /** Made for the first call to a model: it reads all certificates, and many a command calls none. */
    private synchronized HttpClient http() {
        var made = http;
        if (made == null) {
            made = HttpClient.newBuilder()
                    .connectTimeout(Duration.ofSeconds(15))
                    .followRedirects(HttpClient.Redirect.NEVER) // a redirect could lead past the allowed hosts
                    .executor(Executors.newVirtualThreadPerTaskExecutor())
                    .build();
            http = made;
        }
        return made;
    }

    /** The model of a role; with no candidate for it, its agents' rules answer. */
    public Model model(Role role) {
        if (role == Role.IMAGE) {
            throw new IllegalArgumentException("pictures come from images()");
        }
        return new GatewayModel(role, calls, lines, settings.maxOutputTokens());
    }

    public Images images() {
        return candidates.getOrDefault(Role.IMAGE, List.of()).isEmpty() ? Images.NONE : new GatewayImages(calls, lines);
    }

    /** The candidates of a role in their order, by name. */
    public List<String> candidates(Role role) {
        return candidates.getOrDefault(role, List.of()).stream()
                .map(ModelCandidate::name)
                .toList();
    }

    /** Candidates that a run would leave out because nobody knows their price. */
    public List<String> unpriced() {
        return candidates.values().stream()
                .flatMap(List::stream)
                .filter(candidate -> prices.of(candidate).isEmpty())
                .map(ModelCandidate::listed)
                .distinct()
                .toList();
    }

    /** What the planned calls would take, going by each role's first candidate with a known price. */
    public CostQuote quote(List<CostQuote.Planned> planned) {
        var firsts = new EnumMap<Role, Price>(Role.class);
        candidates.forEach((role, all) -> all.stream()
                .flatMap(candidate -> prices.of(candidate).stream())
                .findFirst()
                .ifPresent(price -> firsts.put(role, price)));
        return CostQuote.of(planned, firsts);
    }

    @Override
    public synchronized void close() {
        var made = http;
        if (made != null) {
            made.shutdownNow();
        }
    }
}
