package footnote.faces.http;

import footnote.config.Setting;
import footnote.config.Settings;
import footnote.faces.access.SsoSessions;
import footnote.faces.front.RunAccess;
import footnote.faces.web.LoginCookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClient;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.registration.ClientRegistrations;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizedClientRepository;
import org.springframework.security.oauth2.core.user.OAuth2User;

/** Lets readers log in by the OpenID issuer that is set: they go there, come back, and get our own cookie. */
final class OidcLogin implements ClientRegistrationRepository {
    static final String REGISTRATION = "issuer";

    private static final Logger LOG = Logger.getLogger(OidcLogin.class.getName());

    private final Settings settings;
    private final RunAccess runs;
    private final SsoSessions logins;
    private @Nullable ClientRegistration registration;

    OidcLogin(Settings settings, RunAccess runs, SsoSessions logins) {
        this.settings = settings;
        this.runs = runs;
        this.logins = logins;
    }

    static boolean on(Settings settings) {
        return !settings.text(Setting.OIDC_ISSUER).isEmpty()
                && !settings.text(Setting.OIDC_CLIENT_ID).isEmpty();
    }

    /** The issuer is asked for its addresses when the first reader comes, so a start does not depend on it. */
    @Override
    public synchronized @Nullable ClientRegistration findByRegistrationId(String id) {
        if (!id.equals(REGISTRATION)) {
            return null;
        }
        var known = registration;
        if (known == null) {
            known = ClientRegistrations.fromIssuerLocation(settings.text(Setting.OIDC_ISSUER))
                    .registrationId(REGISTRATION)
                    .clientId(settings.text(Setting.OIDC_CLIENT_ID))
                    .clientSecret(settings.text(Setting.OIDC_CLIENT_SECRET))
                    .scope("openid", "profile")
                    .redirectUri(address() + "/login/oauth2/code/" + REGISTRATION)
                    .build();
            registration = known;
        }
        return known;
    }

    /** Where readers find us; behind a proxy only a setting knows. */
    private String address() {
        String own = settings.text(Setting.OIDC_URL);
        String set = (own.isEmpty() ? settings.text(Setting.SERVE_URL) : own).replaceFirst("/+$", "");
        return set.isEmpty() ? "{baseUrl}" : set;
    }

    void addTo(HttpSecurity http) throws Exception {
        http.oauth2Login(login -> login.clientRegistrationRepository(this)
                .authorizedClientRepository(new NoTokens())
                .loginPage("/login")
                .successHandler(this::loggedIn)
                .failureHandler(this::refused));
    }

    private void loggedIn(HttpServletRequest request, HttpServletResponse response, Authentication authentication)
            throws IOException {
        if (!(authentication.getPrincipal() instanceof OAuth2User user)) {
            throw new IllegalStateException("an issuer names a user, not " + authentication.getPrincipal());
        }
        var caller = new OidcClaims(settings).caller(user::getAttributes);
        var session = request.getSession(false);
        if (session != null) {
            session.invalidate(); // it held what was sent to the issuer, and no more
        }
        runs.auditTrail().add(caller.name(), "log in", request.getRemoteAddr(), "taken");
        response.addHeader(
                HttpHeaders.SET_COOKIE, LoginCookie.of(logins.remember(caller), SsoSessions.LASTS, request, settings));
        // a strict cookie is not sent after a redirect that another site began; our own page may begin one
        response.setContentType("text/html;charset=UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.getOutputStream()
                .write(("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Logged in</title>"
                                + "<meta http-equiv=\"refresh\" content=\"0;url=/\"></head>"
                                + "<body><p><a href=\"/\">Go on</a></p></body></html>")
                        .getBytes(StandardCharsets.UTF_8));
    }

    private void refused(HttpServletRequest request, HttpServletResponse response, AuthenticationException e) {
        LOG.log(Level.FINE, "a login was refused: {0}", e.getMessage());
        runs.auditTrail().add("unknown", "log in", request.getRemoteAddr(), "refused");
        response.setStatus(HttpServletResponse.SC_FOUND);
        response.setHeader(HttpHeaders.LOCATION, "/login?refused");
    }

    /** We ask the issuer who somebody is, once, and keep none of its tokens. */
    private static final class NoTokens implements OAuth2AuthorizedClientRepository {
        @Override
        @SuppressWarnings("TypeParameterUnusedInFormals") // the interface has it so
        public <T extends OAuth2AuthorizedClient> @Nullable T loadAuthorizedClient(
                String id, Authentication reader, HttpServletRequest request) {
            return null;
        }

        @Override
        public void saveAuthorizedClient(
                OAuth2AuthorizedClient client,
                Authentication reader,
                HttpServletRequest request,
                HttpServletResponse response) {
            // nothing is kept
        }

        @Override
        public void removeAuthorizedClient(
                String id, Authentication reader, HttpServletRequest request, HttpServletResponse response) {
            // nothing was kept
        }
    }
}
