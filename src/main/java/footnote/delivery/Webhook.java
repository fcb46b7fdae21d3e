package footnote.delivery;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Posts a record as JSON to an address the reader set. */
public final class Webhook {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private final URI address;

    public Webhook(String address) {
        try {
            this.address = URI.create(address);
        } catch (IllegalArgumentException e) {
            throw Fault.input("alert.webhook is not a URL");
        }
        if (!"https".equals(this.address.getScheme()) && !"http".equals(this.address.getScheme())) {
            throw Fault.input("alert.webhook is a URL that starts with https:// or http://");
        }
    }

    /** Says whether the other side took it. */
    public boolean post(Object message) {
        var request = HttpRequest.newBuilder(address)
                .timeout(TIMEOUT)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(message)))
                .build();
        try (var client = HttpClient.newBuilder().connectTimeout(TIMEOUT).build()) {
            int status =
                    client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
            return status / 100 == 2;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
