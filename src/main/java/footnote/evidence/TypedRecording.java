package footnote.evidence;

import footnote.domain.Finding;
import footnote.runtime.json.Json;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Step;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;

/** The run's recording, with what it holds as records. */
final class TypedRecording {
    /** Bound while what is read need not be kept, since what is made of it is. */
    private static final ScopedValue<Boolean> SUMMARIZED = ScopedValue.newInstance();

    private static final String FOUND = "{\"found\":";
    private static final Set<Class<?>> CHECKED = ConcurrentHashMap.newKeySet();

    private TypedRecording() {}

    /** The result of work over much evidence, kept in place of all that it read. */
    static <T> T summary(String kind, String request, Class<T> type, Supplier<T> live) {
        return value(
                kind, request, type, () -> ScopedValue.where(SUMMARIZED, true).call(live::get));
    }

    static <T> T value(String kind, String request, Class<T> type, Supplier<T> live) {
        return through(kind, request, type, live, value -> Json.write(value), body -> Json.read(body, type));
    }

    /** A value that many runs record: its text, and the value as a replay reads it from that text. */
    record Written<T>(String body, T decoded) {
        static <T> Written<T> of(T value, Class<T> type) {
            String body = Json.write(value);
            return new Written<>(body, Json.read(body, type));
        }
    }

    /** The same for a value whose text is at hand, which is neither written nor read again. */
    static <T> T written(String kind, String request, Class<T> type, Supplier<Written<T>> live) {
        var step = Step.current();
        if (step.isEmpty() || SUMMARIZED.isBound()) {
            return live.get().decoded();
        }
        var made = new AtomicReference<Written<T>>();
        String body = step.get()
                .recording()
                .answer(kind, request, () -> {
                    made.set(live.get());
                    return RecordedAnswer.of(made.get().body());
                })
                .body();
        var known = made.get();
        return known != null
                ? known.decoded()
                : step.get()
                        .perRun(DecodedAnswers.class, DecodedAnswers::new)
                        .read(type.getName() + ' ' + kind + ' ' + request, body, text -> Json.read(text, type));
    }

    static <T> Finding<T> finding(String what, String request, Class<T> type, Supplier<Finding<T>> live) {
        return through("evidence", what + " " + request, type, live, TypedRecording::write, body -> read(body, type));
    }

    private static <T> String write(Finding<T> finding) {
        return switch (finding) {
            case Finding.Found<T>(T value) -> FOUND + Json.write(value) + "}";
            case Finding.Missing<T>(String what, String why) ->
                Json.object().put("missing", what).put("why", why).toString();
        };
    }

    private static <T> Finding<T> read(String body, Class<T> type) {
        if (body.startsWith(FOUND)) { // as written here; read at once, since facts are many
            return new Finding.Found<>(Json.read(body.substring(FOUND.length(), body.length() - 1), type));
        }
        var node = Json.tree(body);
        return node.has("found")
                ? new Finding.Found<>(Json.convert(node.path("found"), type))
                : new Finding.Missing<>(
                        node.path("missing").asString(""), node.path("why").asString(""));
    }

    private static <T> T through(
            String kind,
            String request,
            Class<?> type,
            Supplier<T> live,
            Function<T, String> write,
            Function<String, T> read) {
        var step = Step.current();
        if (step.isEmpty() || SUMMARIZED.isBound()) {
            return live.get();
        }
        var decoded = step.get().perRun(DecodedAnswers.class, DecodedAnswers::new);
        String whole = type.getName() + ' ' + kind + ' ' + request;
        String body = step.get()
                .recording()
                .answer(kind, request, () -> RecordedAnswer.of(decoded.written(whole, live.get(), write)))
                .body();
        T answer = decoded.read(whole, body, read);
        assert !isChecked(type, whole) || read.apply(body).equals(answer)
                : "a replay reads other than was recorded: " + whole + " as " + read.apply(body) + ", not " + answer;
        return answer;
    }

    /** Whether to read an answer back where assertions are on, as in tests: the first of each type, and one in sixteen. */
    private static boolean isChecked(Class<?> type, String request) {
        return CHECKED.add(type) || request.hashCode() % 16 == 0;
    }
}
