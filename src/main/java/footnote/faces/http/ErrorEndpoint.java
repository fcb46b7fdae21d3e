package footnote.faces.http;

import footnote.faces.front.RequestDenied.Reason;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers what a filter or the framework refused, as a problem document. */
@RestController
final class ErrorEndpoint implements ErrorController {
    @RequestMapping("/error")
    void error(HttpServletRequest request, HttpServletResponse response) throws IOException {
        int status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer code ? code : 404;
        var reason = Reason.of(status);
        String path = Optional.ofNullable(request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI))
                .map(Object::toString)
                .orElse("");
        ProblemValve.guard(response);
        Problem.of(reason, detail(reason), path).send(response);
    }

    private static String detail(Reason reason) {
        return switch (reason) {
            case NOT_FOUND -> "nothing is at this path; /openapi.json lists what is";
            case BROKEN -> "the log says what; nothing that was finished is lost";
            default -> "the request cannot be read; /openapi.json describes what can be asked";
        };
    }
}
