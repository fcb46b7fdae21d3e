package footnote.faces.mcp;

import footnote.faces.access.Caller;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Ends sessions of the protocol that were idle for half an hour, and the oldest of a caller who has too many. */
final class McpSessionLimit extends HttpFilter {
    private static final long serialVersionUID = 1;
    private static final String SESSION = "Mcp-Session-Id";

    static final int MOST_PER_CALLER = 16;
    static final Duration IDLE = Duration.ofMinutes(30);

    private final transient HttpServlet transport;
    private final transient Clock clock;
    private final transient Map<String, Session> sessions = new ConcurrentHashMap<>();

    McpSessionLimit(HttpServlet transport, Clock clock) {
        this.transport = transport;
        this.clock = clock;
    }

    private record Session(String caller, long used, int open) {
        Session at(long now, int more) {
            return new Session(caller, now, Math.max(0, open + more));
        }
    }

    /** How many are known, for tests and measures. */
    int count() {
        return sessions.size();
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String caller = request.getAttribute(Caller.class.getName()) instanceof Caller known ? known.name() : "";
        String id = request.getHeader(SESSION);
        if (id == null) {
            makeRoom(caller, request, response);
        } else {
            touch(id, 1);
        }
        try {
            chain.doFilter(request, response);
        } finally {
            String made = response.getHeader(SESSION);
            if (id == null && made != null) {
                sessions.put(made, new Session(caller, clock.millis(), 0));
            }
            if (id != null) {
                left(id, request);
            }
        }
    }

    private void touch(String id, int more) {
        sessions.computeIfPresent(id, (_, session) -> session.at(clock.millis(), more));
    }

    /** A stream stays open after the request's own thread has left. */
    private void left(String id, HttpServletRequest request) {
        if (request.getMethod().equals("DELETE")) {
            sessions.remove(id);
        } else if (request.isAsyncStarted()) {
            request.getAsyncContext().addListener(new AsyncListener() {
                @Override
                public void onComplete(AsyncEvent event) {
                    touch(id, -1);
                }

                @Override
                public void onTimeout(AsyncEvent event) {
                    // completes next
                }

                @Override
                public void onError(AsyncEvent event) {
                    // completes next
                }

                @Override
                public void onStartAsync(AsyncEvent event) {
                    // the same stream
                }
            });
        } else {
            touch(id, -1);
        }
    }

    private void makeRoom(String caller, HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        long idle = clock.millis() - IDLE.toMillis();
        for (var each : Map.copyOf(sessions).entrySet()) {
            if (each.getValue().used() < idle && each.getValue().open() == 0) {
                end(each.getKey(), request, response);
            }
        }
        var own = sessions.entrySet().stream()
                .filter(each -> each.getValue().caller().equals(caller))
                .sorted(Comparator.comparingLong(each -> each.getValue().used()))
                .map(Map.Entry::getKey)
                .toList();
        for (int i = 0; i <= own.size() - MOST_PER_CALLER; i++) {
            end(own.get(i), request, response);
        }
    }

    /** As if its client had ended it. */
    private void end(String id, HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        sessions.remove(id);
        transport.service(
                new HttpServletRequestWrapper(request) {
                    @Override
                    public String getMethod() {
                        return "DELETE";
                    }

                    @Override
                    public @Nullable String getHeader(String name) {
                        return name.equalsIgnoreCase(SESSION) ? id : super.getHeader(name);
                    }
                },
                new Unsent(response));
    }

    /** An answer that nobody gets. */
    private static final class Unsent extends HttpServletResponseWrapper {
        Unsent(HttpServletResponse response) {
            super(response);
        }

        @Override
        public void setStatus(int status) {
            // not sent
        }

        @Override
        public void sendError(int status) {
            // not sent
        }

        @Override
        public void sendError(int status, String message) {
            // not sent
        }

        @Override
        public void setContentType(String type) {
            // not sent
        }

        @Override
        public void setHeader(String name, String value) {
            // not sent
        }

        @Override
        public void setCharacterEncoding(String encoding) {
            // not sent
        }

        @Override
        public PrintWriter getWriter() {
            return new PrintWriter(Writer.nullWriter());
        }
    }
}
