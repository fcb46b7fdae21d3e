package footnote.faces.web;

import footnote.config.Setting;
import footnote.config.Settings;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Locale;
import org.springframework.http.ResponseCookie;

/** The cookie of a browser that logged in: scripts cannot read it, other sites' requests do not carry it. */
public final class LoginCookie {
    public static final String NAME = "footnote_login";

    private LoginCookie() {}

    /** Whether readers come over TLS, as serve.url says. */
    public static boolean overTls(Settings settings) {
        return settings.text(Setting.SERVE_URL).toLowerCase(Locale.ROOT).startsWith("https://");
    }

    /** Without serve.url only this machine itself is trusted to come without TLS. */
    private static boolean secure(HttpServletRequest request, Settings settings) {
        return settings.text(Setting.SERVE_URL).isEmpty()
                ? request.isSecure()
                        || !request.getServerName().matches("(?i)localhost|127(\\.\\d+){3}|\\[?::1]?|\\[?0(:0){6}:1]?")
                : overTls(settings);
    }

    public static String of(String token, Duration age, HttpServletRequest request, Settings settings) {
        return ResponseCookie.from(NAME, token)
                .httpOnly(true)
                .secure(secure(request, settings))
                .sameSite("Strict")
                .path("/")
                .maxAge(age)
                .build()
                .toString();
    }
}
