package footnote.runtime.artifact;

import footnote.runtime.artifact.SigV4.S3Key;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Pause;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Keeps files as objects of an S3-compatible store, by plain signed requests. */
public final class S3Store implements ArtifactStore, AutoCloseable {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final int TRIES = 4;
    private static final Pattern CODE = Pattern.compile("<Code>([A-Za-z]{1,60})</Code>");

    private final Bucket bucket;
    private final S3Key key;
    private final SigV4 signer;
    private final Clock clock;
    private final Pause pause;
    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(10))
            .version(HttpClient.Version.HTTP_1_1)
            .build();

    public S3Store(Bucket bucket, S3Key key, Clock clock, Pause pause) {
        this.bucket = bucket;
        this.key = key;
        this.signer = new SigV4(key, bucket.region(), "s3");
        this.clock = clock;
        this.pause = pause;
    }

    @Override
    public void put(String run, String name, byte[] content) {
        var answer = sent("PUT", bucket.object(run, name), content);
        if (answer.statusCode() / 100 != 2) {
            throw refused("keep " + run + "/" + name, answer);
        }
    }

    @Override
    public Optional<byte[]> get(String run, String name) {
        var answer = sent("GET", bucket.object(run, name), new byte[0]);
        if (answer.statusCode() == 404 && !code(answer).equals("NoSuchBucket")) {
            return Optional.empty();
        }
        if (answer.statusCode() != 200) {
            throw refused("give " + run + "/" + name, answer);
        }
        return Optional.of(answer.body());
    }

    @Override
    public void remove(String run, List<String> names) {
        for (var name : names) {
            var answer = sent("DELETE", bucket.object(run, name), new byte[0]);
            if (answer.statusCode() / 100 != 2 && answer.statusCode() != 404) {
                throw refused("remove " + run + "/" + name, answer);
            }
        }
    }

    @Override
    public String where() {
        return bucket.toString();
    }

    /** Tries again what may pass: a server that is away, busy or stumbles. */
    private HttpResponse<byte[]> sent(String method, URI uri, byte[] body) {
        for (int attempt = 1; ; attempt++) {
            try {
                var answer = client.send(request(method, uri, body), BodyHandlers.ofByteArray());
                if (attempt == TRIES || (answer.statusCode() < 500 && answer.statusCode() != 429)) {
                    return answer;
                }
            } catch (IOException e) {
                if (attempt == TRIES) {
                    throw new Fault(
                            Fault.Kind.SOURCE,
                            "the store " + bucket + " does not answer (" + e + "); see artifacts.endpoint",
                            e);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new Fault(Fault.Kind.SOURCE, "stopped while waiting for the store " + bucket, e);
            }
            waited(attempt);
        }
    }

    private void waited(int attempt) {
        try {
            pause.pause(Duration.ofMillis(200L << attempt));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Fault(Fault.Kind.SOURCE, "stopped while waiting for the store " + bucket, e);
        }
    }

    private HttpRequest request(String method, URI uri, byte[] body) {
        String hash = SigV4.hash(body);
        var headers = new TreeMap<String, String>();
        headers.put("x-amz-date", SigV4.time(clock.instant()));
        headers.put("x-amz-content-sha256", hash);
        key.token().ifPresent(token -> headers.put("x-amz-security-token", token));
        var request = HttpRequest.newBuilder(uri)
                .timeout(TIMEOUT)
                .method(
                        method,
                        body.length == 0 && !method.equals("PUT")
                                ? BodyPublishers.noBody()
                                : BodyPublishers.ofByteArray(body));
        headers.forEach(request::header);
        headers.put("host", uri.getRawAuthority()); // the client sends it by itself
        return request.header("Authorization", signer.authorization(new SigV4.Signed(method, uri, headers, hash)))
                .build();
    }

    private Fault refused(String what, HttpResponse<byte[]> answer) {
        String code = code(answer);
        String said = "the store " + bucket + " does not " + what + ": " + answer.statusCode() + " " + code;
        if (answer.statusCode() >= 500 || answer.statusCode() == 429) {
            return new Fault(Fault.Kind.SOURCE, said);
        }
        String advice =
                switch (code) {
                    case "NoSuchBucket" -> "make the bucket or correct artifacts.store";
                    case "RequestTimeTooSkewed" -> "set this machine's clock";
                    case "AuthorizationHeaderMalformed", "PermanentRedirect" -> "correct artifacts.region";
                    default -> "see artifacts.key and artifacts.secret, and what this key may do";
                };
        return Fault.state(said + "; " + advice);
    }

    private static String code(HttpResponse<byte[]> answer) {
        var found = CODE.matcher(new String(answer.body(), StandardCharsets.UTF_8));
        return found.find() ? found.group(1) : "";
    }

    @Override
    public void close() {
        client.close();
    }
}
