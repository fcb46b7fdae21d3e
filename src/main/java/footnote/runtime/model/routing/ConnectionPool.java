package footnote.runtime.model.routing;

import footnote.runtime.model.ModelCandidate;
import footnote.runtime.model.ModelSettings;
import footnote.runtime.model.Secrets;
import footnote.runtime.model.wire.ChatModels;
import footnote.runtime.model.wire.Connection;
import footnote.runtime.model.wire.WireHttpClient;
import java.net.http.HttpClient;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The connections to candidates, made when first needed. */
public final class ConnectionPool {
    private final Supplier<HttpClient> http;
    private final ModelSettings settings;
    private final Secrets secrets;
    private final Map<ModelCandidate, Connection> open = new ConcurrentHashMap<>();

    public ConnectionPool(Supplier<HttpClient> http, ModelSettings settings) {
        this.http = http;
        this.settings = settings;
        this.secrets = new Secrets(settings.providers());
    }

    public Connection to(ModelCandidate candidate) {
        return open.computeIfAbsent(candidate, _ -> new Connection(candidate.provider(), chats(candidate)));
    }

    ChatModels chats(ModelCandidate candidate) {
        return new ChatModels(
                candidate,
                new WireHttpClient(
                        http.get(),
                        candidate.provider().protocol(),
                        secrets,
                        settings.maxOutputTokens(),
                        candidate.key()),
                settings);
    }
}
