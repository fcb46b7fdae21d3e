package footnote.runtime.model.routing;

import footnote.runtime.json.Json;
import footnote.runtime.model.Images;
import footnote.runtime.model.ModelCandidate;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Role;
import footnote.runtime.model.Tokens;
import footnote.runtime.model.routing.RecordedModelCalls.Called;
import footnote.runtime.model.wire.CandidateAnswer;
import footnote.runtime.model.wire.Connection;
import footnote.runtime.model.wire.Refusal;
import java.util.Base64;
import java.util.Optional;

/** The gateway's image models; the run keeps the picture itself. */
final class GatewayImages implements Images {
    private final RecordedModelCalls calls;
    private final ConnectionPool lines;

    GatewayImages(RecordedModelCalls calls, ConnectionPool lines) {
        this.calls = calls;
        this.lines = lines;
    }

    @Override
    public Optional<byte[]> draw(Prompt prompt) {
        String wish = (prompt.system() + "\n\n" + prompt.question()).strip();
        String request = Json.object()
                .put("role", Role.IMAGE.word())
                .put("agent", prompt.agent())
                .put("prompt_hash", prompt.hash())
                .put("prompt", wish)
                .toString();
        var task = new ModelCall(
                Role.IMAGE,
                prompt.agent(),
                prompt.hash(),
                wish,
                Tokens.in(wish),
                0,
                1,
                candidate -> drawn(candidate, wish));
        return switch (calls.call(request, task, new RecordedModelCalls.Refuser(_ -> Optional.empty(), true))) {
            case Called.Nothing _ -> Optional.empty();
            case Called.Something said -> Optional.of(Base64.getDecoder().decode(said.body()));
        };
    }

    private CandidateAnswer drawn(ModelCandidate candidate, String wish) {
        var model = lines.chats(candidate)
                .images()
                .orElseThrow(() -> Refusal.status(404, "provider draws no pictures", Optional.empty()));
        String picture;
        try {
            picture = model.generate(wish).content().base64Data();
        } catch (RuntimeException e) {
            throw Connection.refused(e, 0);
        }
        if (picture == null || picture.isBlank()) {
            throw Refusal.status(404, "the model gives a link instead of the picture", Optional.empty());
        }
        try {
            Base64.getDecoder().decode(picture);
        } catch (IllegalArgumentException e) {
            throw Refusal.status(404, "the model's picture cannot be read", Optional.empty());
        }
        return new CandidateAnswer(picture, "STOP", Tokens.in(wish), 0, 1);
    }
}
