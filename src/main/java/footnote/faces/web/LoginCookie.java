package footnote.faces.web;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import org.springframework.http.ResponseCookie;

/** The cookie of a browser that logged in: scripts cannot read it, other sites' requests do not carry it. */
public final class LoginCookie {
    public static final String NAME = "footnote_login";

    private LoginCookie() {}

    public static String of(String token, Duration age, HttpServletRequest request) {
        return ResponseCookie.from(NAME, token)
                .httpOnly(true)
                .secure(request.isSecure())
                .sameSite("Strict")
                .path("/")
                .maxAge(age)
                .build()
                .toString();
    }
}
