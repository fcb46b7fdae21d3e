package footnote.faces.http;

import footnote.Desk;
import footnote.runtime.telemetry.Telemetry.Work;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.springframework.web.filter.OncePerRequestFilter;

/** Puts the request that began a run into the run's own trace. */
final class RequestSpans extends OncePerRequestFilter {
    static final String RUN = "X-Run-Id";

    private final Desk desk;

    RequestSpans(Desk desk) {
        this.desk = desk;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var from = desk.clock().instant();
        chain.doFilter(request, response);
        String run = response.getHeader(RUN);
        if (run != null) {
            desk.telemetry()
                    .work(new Work(
                            run,
                            "request",
                            request.getMethod() + " " + request.getRequestURI(),
                            from,
                            desk.clock().instant(),
                            response.getStatus() < 500
                                    ? Optional.empty()
                                    : Optional.of("status " + response.getStatus())));
        }
    }
}
