package footnote.faces.http;

import footnote.config.Setting;
import footnote.config.Settings;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import java.util.List;
import java.util.Optional;
import org.springframework.security.oauth2.core.ClaimAccessor;

/** Reads who somebody is and may do out of what an OpenID issuer says of them. */
final class OidcClaims {
    private final Settings settings;

    OidcClaims(Settings settings) {
        this.settings = settings;
    }

    Caller caller(ClaimAccessor claims) {
        var groups = Optional.ofNullable(claims.getClaimAsStringList("groups")).orElse(List.of());
        var rights = groups.contains(settings.text(Setting.OIDC_ADMIN_GROUP))
                ? Right.of("admin")
                : groups.contains(settings.text(Setting.OIDC_RUN_GROUP)) ? Right.of("run") : Right.of("read");
        String name = Optional.ofNullable(claims.getClaimAsString("preferred_username"))
                .orElseGet(() -> String.valueOf(claims.getClaimAsString("sub")));
        return Caller.signedIn(name, Optional.ofNullable(claims.getClaimAsString("team")), rights);
    }
}
