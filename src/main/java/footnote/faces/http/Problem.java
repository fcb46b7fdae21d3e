package footnote.faces.http;

import footnote.faces.front.RequestDenied;
import footnote.runtime.json.Json;
import footnote.runtime.secret.Redactor;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What went wrong, after RFC 9457; the detail says what to change. */
public record Problem(String type, String title, int status, String detail, String instance) {
    public static final String MEDIA_TYPE = "application/problem+json";

    public static Problem of(RequestDenied.Reason reason, String detail, HttpServletRequest request) {
        return of(reason, detail, request.getRequestURI());
    }

    static Problem of(RequestDenied.Reason reason, String detail, String instance) {
        return new Problem(
                "urn:footnote:problem:" + reason.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                reason.title(),
                reason.status(),
                Redactor.redact(detail),
                instance);
    }

    String json() {
        return Json.write(this);
    }

    /** Writes it from a filter, where no controller is near. */
    public void send(HttpServletResponse response) throws IOException {
        response.setStatus(status);
        response.setContentType(MEDIA_TYPE);
        response.getOutputStream().write(json().getBytes(StandardCharsets.UTF_8));
    }
}
