package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.access.Keys;
import footnote.faces.access.LoginBackoff;
import footnote.faces.access.RateLimiter;
import footnote.faces.access.SsoSessions;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.web.LoginCookie;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Finds out who asks: a key or token in the header, a browser's cookie, or the person at this machine as long as no
 * key is in force. Also keeps other sites' pages and re-bound host names from posting in a reader's name.
 */
final class CallerFilter extends OncePerRequestFilter {
    private final Keys keys;
    private final BearerTokens tokens;
    private final SsoSessions logins;
    private final RateLimiter limiter;
    private final LoginBackoff backoff;
    private final ServerExposure exposure;

    CallerFilter(
            Keys keys,
            BearerTokens tokens,
            SsoSessions logins,
            RateLimiter limiter,
            LoginBackoff backoff,
            ServerExposure exposure) {
        this.backoff = backoff;
        this.keys = keys;
        this.tokens = tokens;
        this.logins = logins;
        this.limiter = limiter;
        this.exposure = exposure;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        boolean keysAreOn = exposure.open() || tokens.on() || keys.any();
        if (!keysAreOn && !localName(request)) {
            Problem.of(Reason.FORBIDDEN, "call this server by localhost or 127.0.0.1, not by another name", request)
                    .send(response);
            return;
        }
        if (fromElsewhere(request)) {
            Problem.of(Reason.FORBIDDEN, "a page of another site may not do this; use the server's own page", request)
                    .send(response);
            return;
        }
        if ((request.getRequestURI() + "?" + request.getQueryString()).contains("%00")) {
            Problem.of(Reason.MALFORMED, "the address contains the character U+0000; leave it out", request)
                    .send(response);
            return;
        }
        var caller = keysAreOn ? known(request) : Optional.of(Caller.local());
        if (keysAreOn && caller.isEmpty() && bearer(request).isPresent()) {
            int seconds = backoff.waitFor(request.getRemoteAddr());
            backoff.failed(request.getRemoteAddr());
            if (seconds > 0) {
                response.setHeader("Retry-After", String.valueOf(seconds));
                Problem.of(
                                Reason.TOO_MANY,
                                "too many wrong keys came from this address; wait " + seconds + " s",
                                request)
                        .send(response);
                return;
            }
        }
        if (caller.isPresent()) {
            int seconds = request.getRequestURI().startsWith("/assets/") ? 0 : limiter.waitFor(caller.get());
            if (seconds > 0) {
                response.setHeader("Retry-After", String.valueOf(seconds));
                Problem.of(
                                Reason.TOO_MANY,
                                "wait " + seconds + " s; this key may ask "
                                        + caller.get().perMinute().orElse(0) + " times a minute",
                                request)
                        .send(response);
                return;
            }
            authenticate(caller.get());
            request.setAttribute(Caller.class.getName(), caller.get());
        }
        try {
            chain.doFilter(request, response);
        } finally {
            SecurityContextHolder.clearContext();
        }
    }

    private static void authenticate(Caller caller) {
        var context = SecurityContextHolder.createEmptyContext();
        context.setAuthentication(UsernamePasswordAuthenticationToken.authenticated(
                caller.name(),
                "",
                caller.rights().stream()
                        .map(right -> new SimpleGrantedAuthority("ROLE_" + right.name()))
                        .toList()));
        SecurityContextHolder.setContext(context);
    }

    private Optional<Caller> known(HttpServletRequest request) {
        var bearer = bearer(request);
        if (bearer.isPresent()) {
            return keys.find(bearer.get()).map(Caller::of).or(() -> tokens.caller(bearer.get()));
        }
        return cookie(request)
                .flatMap(token -> keys.loggedIn(token).map(Caller::of).or(() -> logins.find(token)));
    }

    private static Optional<String> bearer(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader("Authorization"))
                .filter(header -> header.regionMatches(true, 0, "Bearer ", 0, 7))
                .map(header -> header.substring(7).strip())
                .or(() -> Optional.ofNullable(request.getHeader("X-API-Key")));
    }

    static Optional<String> cookie(HttpServletRequest request) {
        return Optional.ofNullable(request.getCookies()).stream()
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(LoginCookie.NAME))
                .map(Cookie::getValue)
                .findFirst();
    }

    /** A page elsewhere whose name was bent to point here would come under its own name. */
    private static boolean localName(HttpServletRequest request) {
        String name = request.getServerName().toLowerCase(Locale.ROOT);
        return name.equals("localhost")
                || name.matches("127\\.\\d+\\.\\d+\\.\\d+")
                || name.equals("[::1]")
                || name.equals("::1")
                || name.equals("[0:0:0:0:0:0:0:1]");
    }

    /** Browsers say where a changing request comes from; programs say nothing, and carry their key. */
    private static boolean fromElsewhere(HttpServletRequest request) {
        if (request.getMethod().equals("GET") || request.getMethod().equals("HEAD")) {
            return false;
        }
        String site = request.getHeader("Sec-Fetch-Site");
        if (site != null) {
            return !site.equals("same-origin") && !site.equals("none");
        }
        String origin = request.getHeader("Origin");
        return origin != null && !origin.replaceFirst("^https?://", "").equalsIgnoreCase(request.getHeader("Host"));
    }
}
