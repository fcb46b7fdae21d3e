package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.access.IdempotencyKeys;
import footnote.faces.access.IdempotencyKeys.Turnout;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.json.Json;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** Does a post once for each Idempotency-Key it comes under. */
final class IdempotentPosts {
    static final String HEADER = "Idempotency-Key";

    private final IdempotencyKeys repeats;

    IdempotentPosts(IdempotencyKeys repeats) {
        this.repeats = repeats;
    }

    ResponseEntity<String> answer(
            Caller caller, Optional<String> key, String content, Supplier<IdempotencyKeys.Answer> work) {
        if (key.isEmpty()) {
            return answer(work.get(), false);
        }
        if (!key.get().matches("[\\x21-\\x7e]{1,100}")) {
            throw new RequestDenied(Reason.MALFORMED, "an Idempotency-Key has 1 to 100 visible ASCII characters");
        }
        return switch (repeats.once(caller, key.get(), content, work)) {
            case Turnout.First(IdempotencyKeys.Answer answer) -> answer(answer, false);
            case Turnout.Again(IdempotencyKeys.Answer answer) -> answer(answer, true);
            case Turnout.Different() ->
                throw new RequestDenied(
                        Reason.UNSERVABLE,
                        "this Idempotency-Key came with another request before; use a new one for a new request");
            case Turnout.Underway() ->
                throw new RequestDenied(
                        Reason.CONFLICT,
                        "the first request of this Idempotency-Key is under way; try again in a moment");
        };
    }

    private static ResponseEntity<String> answer(IdempotencyKeys.Answer answer, boolean again) {
        var response = ResponseEntity.status(answer.status()).contentType(MediaType.APPLICATION_JSON);
        String self = answer.status() == 202
                ? Json.tree(answer.body()).path("links").path("self").asString("")
                : "";
        if (!self.isEmpty()) {
            response.header(HttpHeaders.LOCATION, self);
            response.header(RequestSpans.RUN, self.substring(self.lastIndexOf('/') + 1));
        }
        if (again) {
            response.header("Idempotent-Replayed", "true");
        }
        return response.body(answer.body());
    }
}
