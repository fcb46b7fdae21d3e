package footnote.faces.http;

import footnote.config.Setting;
import footnote.config.Settings;
import footnote.faces.access.Caller;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.JwtValidators;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

/** Reads bearer tokens of the OpenID issuer that is set, if one is; its groups say what a caller may do. */
final class BearerTokens {
    private static final Logger LOG = Logger.getLogger(BearerTokens.class.getName());

    private final Settings settings;
    private @Nullable JwtDecoder decoder;

    BearerTokens(Settings settings) {
        this.settings = settings;
    }

    boolean on() {
        return !settings.text(Setting.OIDC_ISSUER).isEmpty();
    }

    Optional<Caller> caller(String token) {
        if (!on() || token.chars().filter(letter -> letter == '.').count() != 2) {
            return Optional.empty();
        }
        try {
            return Optional.of(new OidcClaims(settings).caller(decoder().decode(token)));
        } catch (JwtException | IllegalStateException | IllegalArgumentException e) {
            LOG.log(Level.FINE, "a token was refused: {0}", e.getMessage());
            return Optional.empty();
        }
    }

    /** The issuer is asked for its keys when the first token comes, so a start does not depend on it. */
    private synchronized JwtDecoder decoder() {
        var made = decoder;
        if (made == null) {
            String issuer = settings.text(Setting.OIDC_ISSUER);
            var nimbus = NimbusJwtDecoder.withIssuerLocation(issuer).build();
            nimbus.setJwtValidator(new DelegatingOAuth2TokenValidator<>(
                    JwtValidators.createDefaultWithIssuer(issuer),
                    new JwtClaimValidator<List<String>>(
                            "aud",
                            audience -> audience != null && audience.contains(settings.text(Setting.OIDC_AUDIENCE)))));
            made = nimbus;
            decoder = made;
        }
        return made;
    }
}
