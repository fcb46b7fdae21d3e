package footnote.delivery.message;

import footnote.delivery.DeliveryQueue;
import footnote.delivery.DeliveryQueue.OutgoingMessage;
import footnote.delivery.DeliveryQueue.Result;
import footnote.delivery.DeliveryQueue.Sender;
import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Step;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Sends messages over the channels that are set up, each once; inside a run what became of one is kept. */
public final class Messenger {
    private final Supplier<Database> database;
    private final Clock clock;
    private final Map<String, MessageChannel> channels = new LinkedHashMap<>();
    private final Function<MessageChannel, Sender> senders;

    /** What became of a message on one channel. */
    public record Delivery(String channel, Result result) {
        /** As a reader sees it: "slack: sent". */
        public String words() {
            return channel + ": "
                    + switch (result.status()) {
                        case SENT -> "sent";
                        case QUEUED -> "queued, " + result.said();
                        case REFUSED -> "refused, " + result.said();
                        case UNANSWERED -> "unanswered, " + result.said();
                    };
        }
    }

    public Messenger(Supplier<Database> database, List<MessageChannel> channels, Clock clock) {
        this(database, channels, clock, channel -> new MessageSender(channel, clock));
    }

    Messenger(
            Supplier<Database> database,
            List<MessageChannel> channels,
            Clock clock,
            Function<MessageChannel, Sender> senders) {
        this.database = database;
        this.clock = clock;
        this.senders = senders;
        channels.forEach(channel -> this.channels.put(channel.name(), channel));
    }

    /** One without any channel. */
    public static Messenger none() {
        return new Messenger(
                () -> {
                    throw new IllegalStateException("no channel is set up");
                },
                List.of(),
                Clock.systemUTC());
    }

    /** The names of those set up. */
    public List<String> channels() {
        return List.copyOf(channels.keySet());
    }

    /** Sends it over the named channels, or over all where none is named. */
    public List<Delivery> send(Notification message, List<String> wanted) {
        return channels.values().stream()
                .filter(channel -> wanted.isEmpty() || wanted.contains(channel.name()))
                .map(channel -> recorded(message, channel))
                .toList();
    }

    private Delivery recorded(Notification message, MessageChannel channel) {
        String id = message.id() + "." + channel.name();
        return Step.current()
                .map(step -> Json.read(
                        step.recording()
                                .answer("message", id, () -> RecordedAnswer.of(Json.write(sent(message, channel, id))))
                                .body(),
                        Delivery.class))
                .orElseGet(() -> sent(message, channel, id));
    }

    private Delivery sent(Notification message, MessageChannel channel, String id) {
        return new Delivery(
                channel.name(),
                queue(channel)
                        .deliver(new OutgoingMessage(id, channel.name(), message.title(), channel.body(message))));
    }

    private DeliveryQueue queue(MessageChannel channel) {
        return new DeliveryQueue(database.get(), channel.name(), senders.apply(channel), clock);
    }

    /** Tries every message that is due, and says how many were sent. */
    public int sendDue() {
        return channels.values().stream()
                .mapToInt(channel -> queue(channel).sendDue())
                .sum();
    }

    /** The channel of that name, where it is set up. */
    public Optional<MessageChannel> channel(String name) {
        return Optional.ofNullable(channels.get(name));
    }
}
