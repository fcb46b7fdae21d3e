package footnote.faces.http;

import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.web.ProblemPage;
import footnote.runtime.db.DatabaseException;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.HttpMediaTypeNotSupportedException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.multipart.MaxUploadSizeExceededException;
import org.springframework.web.multipart.MultipartException;
import org.springframework.web.servlet.NoHandlerFoundException;
import org.springframework.web.servlet.resource.NoResourceFoundException;
import tools.jackson.core.JacksonException;

/** Turns what was thrown into a problem document, or into a page where a page was asked for. */
@RestControllerAdvice
final class Problems {
    private static final Logger LOG = Logger.getLogger(Problems.class.getName());

    private final ProblemPage page;

    Problems(ProblemPage page) {
        this.page = page;
    }

    @ExceptionHandler(RequestDenied.class)
    ResponseEntity<byte[]> denied(RequestDenied e, HttpServletRequest request) {
        var answer = answer(e.reason(), String.valueOf(e.getMessage()), request);
        return e.retryAfter() == 0
                ? answer
                : ResponseEntity.status(answer.getStatusCode())
                        .headers(answer.getHeaders())
                        .header(HttpHeaders.RETRY_AFTER, String.valueOf(e.retryAfter()))
                        .body(answer.getBody());
    }

    @ExceptionHandler(Fault.class)
    ResponseEntity<byte[]> fault(Fault e, HttpServletRequest request) {
        var reason =
                switch (e.kind()) {
                    case INPUT, VALIDATION -> Reason.UNSERVABLE;
                    case SOURCE, AGENT -> Reason.UNAVAILABLE;
                    case STATE -> Reason.BROKEN;
                };
        return answer(reason, String.valueOf(e.getMessage()), request);
    }

    @ExceptionHandler(HttpMessageNotReadableException.class)
    ResponseEntity<byte[]> unreadable(HttpMessageNotReadableException e, HttpServletRequest request) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof RequestDenied denial) {
                return denied(denial, request);
            }
            if (cause instanceof Fault fault) {
                return fault(fault, request);
            }
        }
        if (!(e.getCause() instanceof JacksonException json)) {
            return answer(Reason.MALFORMED, "the body is missing; send JSON as /openapi.json describes it", request);
        }
        String refusal = StrictBodies.refusal(json);
        return refusal.isEmpty()
                ? answer(
                        Reason.MALFORMED,
                        "the body is not valid JSON, at line "
                                + json.getLocation().getLineNr() + ", column "
                                + json.getLocation().getColumnNr(),
                        request)
                : answer(Reason.UNSERVABLE, refusal, request);
    }

    @ExceptionHandler(MethodArgumentTypeMismatchException.class)
    ResponseEntity<byte[]> mismatch(MethodArgumentTypeMismatchException e, HttpServletRequest request) {
        return answer(
                Reason.MALFORMED,
                "'" + e.getValue() + "' is no value for " + e.getName() + "; /openapi.json says what it may be",
                request);
    }

    @ExceptionHandler(DatabaseException.class)
    ResponseEntity<byte[]> database(DatabaseException e, HttpServletRequest request) {
        if (String.valueOf(e.getMessage()).contains("0x00")) { // PostgreSQL keeps no such character
            return answer(Reason.UNSERVABLE, "the request contains the character U+0000; leave it out", request);
        }
        LOG.log(Level.WARNING, "database", e);
        return answer(Reason.UNAVAILABLE, "the database does not answer; try again in a moment", request);
    }

    /** The reader went away; nobody is left to answer. */
    @ExceptionHandler(AsyncRequestNotUsableException.class)
    void gone() {}

    @ExceptionHandler(Exception.class)
    ResponseEntity<byte[]> other(Exception e, HttpServletRequest request) {
        if (e instanceof NoResourceFoundException || e instanceof NoHandlerFoundException) {
            return answer(Reason.NOT_FOUND, "nothing is at " + request.getRequestURI(), request);
        }
        if (e instanceof HttpRequestMethodNotSupportedException) {
            return answer(
                    Reason.WRONG_METHOD,
                    request.getMethod() + " is not taken at " + request.getRequestURI()
                            + "; /openapi.json lists what is",
                    request);
        }
        if (e instanceof HttpMediaTypeNotAcceptableException) {
            return answer(Reason.NOT_ACCEPTABLE, "answers come as application/json; accept that", request);
        }
        if (e instanceof HttpMediaTypeNotSupportedException type) {
            return answer(
                    Reason.WRONG_TYPE,
                    "send the body as "
                            + (type.getSupportedMediaTypes().contains(MediaType.MULTIPART_FORM_DATA)
                                    ? "multipart/form-data"
                                    : "application/json"),
                    request);
        }
        if (e instanceof MaxUploadSizeExceededException) {
            return answer(
                    Reason.TOO_LARGE,
                    "a document has at most " + ReaderDocuments.MOST_BYTES + " bytes; send less",
                    request);
        }
        // the message of either would carry raw lines of the body into the log
        if (e instanceof InvalidParameterException || e instanceof RequestRejectedException) {
            return answer(
                    Reason.MALFORMED, "the form cannot be read; send UTF-8 as a browser would encode it", request);
        }
        if (e instanceof MultipartException) {
            return answer(Reason.MALFORMED, "the form cannot be read; its file needs a plain name", request);
        }
        if (e instanceof ErrorResponse response && response.getStatusCode().is4xxClientError()) {
            return answer(
                    Reason.of(response.getStatusCode().value()),
                    Optional.ofNullable(response.getBody().getDetail()).orElse("the request cannot be read"),
                    request);
        }
        LOG.log(Level.SEVERE, request.getMethod() + " " + request.getRequestURI(), e);
        return answer(Reason.BROKEN, "the log says what; nothing that was finished is lost", request);
    }

    private ResponseEntity<byte[]> answer(Reason reason, String detail, HttpServletRequest request) {
        var problem = Problem.of(reason, detail, request);
        boolean asPage = !request.getRequestURI().startsWith("/api/")
                && String.valueOf(request.getHeader(HttpHeaders.ACCEPT)).contains("text/html");
        var type = asPage ? MediaType.TEXT_HTML : MediaType.parseMediaType(Problem.MEDIA_TYPE);
        String body =
                asPage ? page.html(problem.status(), problem.title(), problem.detail(), request) : Json.write(problem);
        return ResponseEntity.status(problem.status())
                .contentType(new MediaType(type, StandardCharsets.UTF_8))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .body(body.getBytes(StandardCharsets.UTF_8));
    }
}
