package footnote.runtime.model.routing;

import footnote.runtime.model.Exchange;
import footnote.runtime.model.Message;
import footnote.runtime.model.Message.Question;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Reply;
import footnote.runtime.model.Role;
import footnote.runtime.model.Schema;
import footnote.runtime.model.SenseObjection;
import footnote.runtime.model.Tokens;
import footnote.runtime.model.Tool;
import footnote.runtime.model.TypedReply;
import footnote.runtime.model.TypedReply.Read.Good;
import footnote.runtime.model.TypedReply.Read.Refused;
import footnote.runtime.model.routing.RecordedModelCalls.Called;
import footnote.runtime.model.wire.PartialJson;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** The gateway's model in one role: asks, reads, asks once more with the reason, then lets the rule answer. */
final class GatewayModel implements Model {
    /** An answer that was cut, often by hidden reasoning, is asked again with so many times the room, up to a limit. */
    private static final int MORE_ROOM = 4;

    private static final int MOST_ROOM = 32_768;
    private static final String LAST = "That was the last tool call. Answer now with what you have.";

    private final Role role;
    private final RecordedModelCalls calls;
    private final ConnectionPool lines;
    private final int maxOutputTokens;
    private final Supplier<Consumer<String>> listeners;

    GatewayModel(Role role, RecordedModelCalls calls, ConnectionPool lines, int maxOutputTokens) {
        this(role, calls, lines, maxOutputTokens, () -> _ -> {});
    }

    /** Each call gets a listener of its own, so that a repeat begins afresh. */
    private GatewayModel(
            Role role,
            RecordedModelCalls calls,
            ConnectionPool lines,
            int maxOutputTokens,
            Supplier<Consumer<String>> listeners) {
        this.listeners = listeners;
        this.role = role;
        this.calls = calls;
        this.lines = lines;
        this.maxOutputTokens = maxOutputTokens;
    }

    @Override
    public Model streamingField(String field, Consumer<String> listener) {
        return new GatewayModel(role, calls, lines, maxOutputTokens, () -> new PartialJson(field, listener));
    }

    @Override
    public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
        return answered(prompt, type, _ -> {}, rule);
    }

    @Override
    public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Consumer<T> check, Supplier<T> rule) {
        var reading = new TypedReply<>(prompt, type, Schema.of(type), check, maxOutputTokens);
        var checked = checked(rule, check);
        var exchange = Exchange.of(role, prompt, reading.schema(), List.of());
        return switch (call(exchange, reading::refuses, false, maxOutputTokens)) {
            case Called.Nothing(String reason) -> ModelAnswer.byRule(checked.get(), reason);
            case Called.Something(String body, String by) -> settled(Reply.read(body), by, exchange, reading, checked);
        };
    }

    /** What a rule says is held to the same check, but for the sense of its words; one that fails it is our mistake. */
    private static <T> Supplier<T> checked(Supplier<T> rule, Consumer<T> check) {
        return () -> {
            T value = rule.get();
            try {
                check.accept(value);
            } catch (SenseObjection _) {
                return value;
            }
            return value;
        };
    }

    @Override
    public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
        if (rounds < 1) {
            throw new IllegalArgumentException("tools need at least 1 round, not " + rounds);
        }
        var reading = new TypedReply<>(prompt, type, Schema.of(type), _ -> {}, maxOutputTokens);
        var runner = new ToolRunner(prompt.agent(), tools);
        var exchange = Exchange.of(role, prompt, reading.schema(), tools);
        for (int round = 1; round <= rounds; round++) {
            boolean last = round == rounds;
            var asked = last && round > 1 ? exchange.and(new Question(LAST)) : exchange;
            switch (call(
                    asked, reply -> last ? stillCalling(reply, rounds) : Optional.empty(), last, maxOutputTokens)) {
                case Called.Nothing(String reason) -> {
                    return ModelAnswer.byRule(rule.get(), reason);
                }
                case Called.Something(String body, String by) -> {
                    var reply = Reply.read(body);
                    if (reply.calls().isEmpty()) {
                        return settled(reply, by, asked, reading, rule);
                    }
                    exchange = exchange.and(reply.said());
                    for (var call : reply.calls()) {
                        exchange = exchange.and(runner.call(call));
                    }
                }
            }
        }
        throw new IllegalStateException("the last round has no end");
    }

    private static Optional<String> stillCalling(Reply reply, int rounds) {
        return reply.calls().isEmpty()
                ? Optional.empty()
                : Optional.of("the model still called tools in the last of its " + rounds + " rounds");
    }

    /** Reads the reply; a refused one goes back once with the reason. */
    private <T> ModelAnswer<T> settled(
            Reply reply, String by, Exchange exchange, TypedReply<T> reading, Supplier<T> rule) {
        return switch (reading.read(reply)) {
            case Good<T>(T value) -> ModelAnswer.byModel(value, by);
            case Refused<T>(String reason) ->
                switch (call(complaint(exchange, reply, reason), reading::refuses, true, room(reply))) {
                    case Called.Nothing(String why) -> ModelAnswer.byRule(rule.get(), why);
                    case Called.Something(String body, String again) ->
                        switch (reading.read(Reply.read(body))) {
                            case Good<T>(T value) -> ModelAnswer.byModel(value, again);
                            case Refused<T>(String why) -> ModelAnswer.byRule(rule.get(), why);
                        };
                };
        };
    }

    private int room(Reply refused) {
        return refused.finish() == Reply.Finish.LENGTH
                ? Math.max(maxOutputTokens, Math.min(MORE_ROOM * maxOutputTokens, MOST_ROOM))
                : maxOutputTokens;
    }

    private static Exchange complaint(Exchange exchange, Reply reply, String reason) {
        var question = new Question(
                "Your answer was refused: " + reason + ". Answer again with one JSON object that fixes this.");
        return reply.text().isBlank()
                ? exchange.and(question)
                : exchange.and(new Message.Said(reply.text(), List.of(), reply.provider(), reply.marks()), question);
    }

    private Called call(Exchange exchange, Function<Reply, Optional<String>> refuser, boolean last, int room) {
        String request = exchange.canonical();
        var task = new ModelCall(
                role,
                exchange.agent(),
                exchange.promptHash(),
                request,
                Tokens.in(exchange),
                room,
                0,
                candidate -> lines.to(candidate).send(exchange, listeners.get()));
        return calls.call(request, task, new RecordedModelCalls.Refuser(body -> refuser.apply(Reply.read(body)), last));
    }
}
