package footnote.testing;

import footnote.runtime.model.Model;
import footnote.runtime.model.ModelSettings;
import footnote.runtime.model.Provider;
import footnote.runtime.model.Role;
import footnote.runtime.model.routing.Gateway;
import footnote.runtime.model.routing.MemoryCooldowns;
import footnote.runtime.telemetry.Telemetry;
import footnote.testing.ModelServer.Answer;
import footnote.testing.ModelServer.Asked;
import java.util.List;
import java.util.Map;

/** A model behind the wire that gives the same answer each time it is asked. */
public final class WiredModel implements AutoCloseable {
    private final ModelServer server = new ModelServer();
    private final Gateway gateway;

    public WiredModel(Answer answer) {
        server.otherwise(_ -> answer);
        var clock = new TestClock();
        var settings = ModelSettings.of(List.of(Provider.compatible("local", server.url(), List.of())))
                .withCandidates(Role.FAST, List.of("local/tiny"))
                .withPrices(Map.of());
        this.gateway = new Gateway(settings, new MemoryCooldowns(), Telemetry.silent(), clock, clock);
    }

    public static WiredModel saying(String text) {
        return new WiredModel(Answer.says(text));
    }

    public Model model() {
        return gateway.model(Role.FAST);
    }

    public List<Asked> asked() {
        return server.asked();
    }

    @Override
    public void close() {
        gateway.close();
        server.close();
    }
}
