package footnote.delivery.message;

import footnote.delivery.DeliveryQueue.OutgoingMessage;
import footnote.delivery.DeliveryQueue.Sender;
import footnote.delivery.Undelivered;
import footnote.delivery.Undelivered.Reaction;
import footnote.runtime.secret.Redactor;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Posts messages to one service; follows no redirect, and repeats nothing by itself. */
final class MessageSender implements Sender {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final int LONGEST_REASON = 200;

    private final MessageChannel channel;
    private final Clock clock;
    private final Duration timeout;

    MessageSender(MessageChannel channel, Clock clock) {
        this(channel, clock, TIMEOUT);
    }

    MessageSender(MessageChannel channel, Clock clock, Duration timeout) {
        this.channel = channel;
        this.clock = clock;
        this.timeout = timeout;
    }

    @Override
    public String server() {
        return channel.title();
    }

    @Override
    public void send(OutgoingMessage message, BooleanSupplier ours) throws Undelivered {
        var body = new GuardedBody(message.body(), ours);
        var request = HttpRequest.newBuilder(channel.address())
                .version(HttpClient.Version.HTTP_1_1)
                .timeout(timeout)
                .header("Content-Type", "application/json; charset=utf-8")
                .header("User-Agent", "footnote")
                .POST(body);
        channel.headers(message.id(), message.body(), clock.instant()).forEach(request::header);
        try (var client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(timeout)
                .build()) {
            judge(client.send(request.build(), HttpResponse.BodyHandlers.ofString()));
        } catch (IOException e) {
            body.rethrow();
            throw new Undelivered(masked(reason(e)), reaction(body), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Undelivered("it was interrupted", reaction(body), e);
        }
    }

    private static Reaction reaction(GuardedBody body) {
        if (body.taken()) {
            return Reaction.TAKEN_OVER;
        }
        return body.handed() ? Reaction.UNANSWERED : Reaction.TRY_LATER;
    }

    private void judge(HttpResponse<String> answer) throws Undelivered {
        int status = answer.statusCode();
        if (status / 100 == 2) {
            var objection = channel.objection(answer.body());
            if (objection.isPresent()) {
                throw new Undelivered(masked(objection.get()), Reaction.TRY_LATER, after(answer));
            }
            return;
        }
        String said = answer.body().strip().replaceAll("\\s+", " ");
        boolean later = status == 408 || status == 425 || status == 429 || status >= 500;
        throw new Undelivered(
                masked("it answered " + status + (said.isEmpty() ? "" : ": " + Notification.cut(said, LONGEST_REASON))),
                later ? Reaction.TRY_LATER : Reaction.GIVE_UP,
                later ? after(answer) : Optional.empty());
    }

    /** The longer of what header and body ask for. */
    private Optional<Duration> after(HttpResponse<String> answer) {
        var asked = new ArrayList<Duration>();
        answer.headers().firstValue("Retry-After").flatMap(this::parsed).ifPresent(asked::add);
        channel.retryAfter(answer.body()).ifPresent(asked::add);
        return asked.stream().max(Duration::compareTo);
    }

    /** Seconds, or the time itself. */
    private Optional<Duration> parsed(String text) {
        if (text.strip().matches("\\d{1,9}(\\.\\d{1,9})?")) {
            return Optional.of(Duration.ofMillis((long) Math.ceil(Double.parseDouble(text.strip()) * 1000)));
        }
        try {
            Instant then = ZonedDateTime.parse(text.strip(), DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            return Optional.of(Duration.between(clock.instant(), then));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    private static String reason(IOException e) {
        String said = e.getMessage();
        return said == null || said.isBlank() ? e.getClass().getSimpleName() : said;
    }

    /** Servers may say back what they were sent; what they say must not show a secret. */
    private String masked(String text) {
        var secrets = new ArrayList<String>();
        channel.secrets().forEach(secrets::add);
        return channel.title() + ": "
                + Redactor.redact(Redactor.of(List.copyOf(secrets)).over(text));
    }
}
