package footnote.faces.access;

import footnote.runtime.db.Database;
import footnote.runtime.secret.Sha256;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Remembers browsers whose reader signed in with an OpenID issuer. */
public final class SsoSessions {
    /** How long a browser stays logged in. */
    public static final Duration LASTS = Duration.ofHours(12);

    private final Database database;
    private final Clock clock;

    public SsoSessions(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Remembers the caller; the token goes into the browser's cookie. */
    public String remember(Caller caller) {
        String token = RandomText.random(32);
        database.update("DELETE FROM vouched_login WHERE expires_at < ?", clock.millis());
        database.update(
                "INSERT INTO vouched_login (digest, name, team, rights, expires_at) VALUES (?, ?, ?, ?, ?)",
                Sha256.hex(token),
                caller.name(),
                caller.team().orElse(null),
                Right.words(caller.rights()),
                clock.millis() + LASTS.toMillis());
        return token;
    }

    public Optional<Caller> find(String token) {
        return database.first(
                "SELECT name, team, rights FROM vouched_login WHERE digest = ? AND expires_at > ?",
                row -> Caller.remembered(
                        row.getString(1), Optional.ofNullable(row.getString(2)), Right.of(row.getString(3))),
                Sha256.hex(token),
                clock.millis());
    }

    public void forget(String token) {
        database.update("DELETE FROM vouched_login WHERE digest = ?", Sha256.hex(token));
    }
}
