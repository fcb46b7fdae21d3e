package footnote.faces.http;

import footnote.faces.front.RequestDenied.Reason;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;

/** Answers what the container refuses before any of our code sees it, such as a malformed path, like everything else. */
public final class ProblemValve extends ErrorReportValve {
    @Override
    protected void report(Request request, Response response, Throwable thrown) {
        int status = response.getStatus();
        if (status < 400 || response.getContentWritten() > 0 || !response.setErrorReported()) {
            return;
        }
        try {
            response.setContentType(Problem.MEDIA_TYPE);
            guard(response);
            var problem = Problem.of(
                    Reason.of(status),
                    "the request's path or headers cannot be read; /openapi.json lists the paths",
                    "");
            response.getOutputStream().write(problem.json().getBytes(StandardCharsets.UTF_8));
            response.finishResponse();
        } catch (IOException _) {
            // the caller went away
        }
    }

    /** The headers that the filter chain would have set. */
    static void guard(HttpServletResponse response) {
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("Content-Security-Policy", AccessRules.CONTENT_POLICY);
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Referrer-Policy", "same-origin");
    }
}
