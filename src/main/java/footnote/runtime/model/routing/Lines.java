package footnote.runtime.model.routing;

import footnote.runtime.model.Candidate;
import footnote.runtime.model.ModelSettings;
import footnote.runtime.model.Secrets;
import footnote.runtime.model.wire.Chats;
import footnote.runtime.model.wire.Connection;
import footnote.runtime.model.wire.Wire;
import java.net.http.HttpClient;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The connections to candidates, made when first needed. */
public final class Lines {
    private final HttpClient http;
    private final ModelSettings settings;
    private final Secrets secrets;
    private final Map<Candidate, Connection> open = new ConcurrentHashMap<>();

    public Lines(HttpClient http, ModelSettings settings) {
        this.http = http;
        this.settings = settings;
        this.secrets = new Secrets(settings.providers());
    }

    public Connection to(Candidate candidate) {
        return open.computeIfAbsent(candidate, _ -> new Connection(candidate.provider(), chats(candidate)));
    }

    Chats chats(Candidate candidate) {
        return new Chats(
                candidate,
                new Wire(http, candidate.provider().protocol(), secrets, settings.maxOutputTokens()),
                settings);
    }
}
