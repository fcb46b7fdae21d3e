package footnote.faces.access;

import footnote.runtime.db.Database;
import footnote.runtime.run.Fault;
import footnote.runtime.secret.Sha256;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes, finds and revokes keys, and remembers browsers that logged in with one. */
public final class Keys {
    public static final int PER_MINUTE = 120;
    private static final String PREFIX = "fn_";
    private static final Duration LOGIN = Duration.ofHours(12);

    private final Database database;
    private final Clock clock;

    public Keys(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** A new key, the only time its secret is seen. */
    public record Made(AccessKey key, String secret) {}

    /** What a new key shall be. */
    public record Wish(
            String name, Optional<String> team, Set<Right> rights, int perMinute, Optional<BigDecimal> budget) {
        public Wish {
            rights = Set.copyOf(rights);
            if (!name.matches("[A-Za-z0-9][A-Za-z0-9@._-]{0,30}") || name.equals("local")) {
                throw Fault.input(
                        "a key's name has 1 to 31 letters, digits, dots and dashes and is not 'local', unlike '" + name
                                + "'");
            }
            team.filter(each -> !each.matches("[A-Za-z0-9][A-Za-z0-9@._-]{0,30}"))
                    .ifPresent(each -> {
                        throw Fault.input(
                                "a team's name has 1 to 31 letters, digits, dots and dashes, unlike '" + each + "'");
                    });
            if (perMinute < 1 || perMinute > 100_000) {
                throw Fault.input("a key takes 1 to 100000 requests a minute, not " + perMinute);
            }
            budget.filter(each -> each.signum() < 0).ifPresent(each -> {
                throw Fault.input("a budget is 0 or more dollars, not " + each);
            });
        }
    }

    public Made add(Wish wish) {
        String id = RandomText.shortId();
        String secret = PREFIX + id + "_" + RandomText.random(32);
        database.update(
                "INSERT INTO access_key (id, name, team, rights, digest, per_minute, budget, created_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                id,
                wish.name(),
                wish.team().orElse(null),
                Right.words(wish.rights()),
                Sha256.hex(secret),
                wish.perMinute(),
                wish.budget().map(BigDecimal::toPlainString).orElse(null),
                clock.millis());
        return new Made(byId(id).orElseThrow(), secret);
    }

    public List<AccessKey> all() {
        return database.query("SELECT * FROM access_key ORDER BY created_at, id", Keys::key);
    }

    /** Whether any key is in force; then every request needs one. */
    public boolean any() {
        return database.first("SELECT 1 FROM access_key WHERE revoked_at IS NULL LIMIT 1", row -> row.getInt(1))
                .isPresent();
    }

    /** The key in force that this is, if it is one. */
    public Optional<AccessKey> find(String secret) {
        return secret.startsWith(PREFIX)
                ? database.first(
                        "SELECT * FROM access_key WHERE digest = ? AND revoked_at IS NULL",
                        Keys::key,
                        Sha256.hex(secret))
                : Optional.empty();
    }

    private Optional<AccessKey> byId(String id) {
        return database.first("SELECT * FROM access_key WHERE id = ?", Keys::key, id);
    }

    /** Takes a key out of force, by its id or, where only one has it, its name. */
    public AccessKey revoke(String idOrName) {
        var matches = all().stream()
                .filter(key -> key.revokedAt().isEmpty())
                .filter(key -> key.id().equals(idOrName) || key.name().equals(idOrName))
                .toList();
        if (matches.size() != 1) {
            throw Fault.input(
                    matches.isEmpty()
                            ? "no key '" + idOrName + "' is in force; 'footnote keys list' shows them"
                            : matches.size() + " keys are named '" + idOrName + "'; give the id");
        }
        String id = matches.getFirst().id();
        database.update("UPDATE access_key SET revoked_at = ? WHERE id = ?", clock.millis(), id);
        database.update("DELETE FROM login WHERE key_id = ?", id);
        return byId(id).orElseThrow();
    }

    /** Remembers a browser that showed the key; the token goes into its cookie. */
    public String logIn(AccessKey key) {
        String token = RandomText.random(32);
        database.update("DELETE FROM login WHERE expires_at < ?", clock.millis());
        database.update(
                "INSERT INTO login (digest, key_id, expires_at) VALUES (?, ?, ?)",
                Sha256.hex(token),
                key.id(),
                clock.millis() + LOGIN.toMillis());
        return token;
    }

    public Optional<AccessKey> loggedIn(String token) {
        return database.first(
                "SELECT access_key.* FROM login JOIN access_key ON access_key.id = login.key_id"
                        + " WHERE login.digest = ? AND login.expires_at > ? AND access_key.revoked_at IS NULL",
                Keys::key,
                Sha256.hex(token),
                clock.millis());
    }

    public void logOut(String token) {
        database.update("DELETE FROM login WHERE digest = ?", Sha256.hex(token));
    }

    private static AccessKey key(ResultSet row) throws SQLException {
        long revoked = row.getLong("revoked_at");
        var revokedAt = row.wasNull() ? Optional.<Instant>empty() : Optional.of(Instant.ofEpochMilli(revoked));
        return new AccessKey(
                row.getString("id"),
                row.getString("name"),
                Optional.ofNullable(row.getString("team")),
                Right.of(row.getString("rights")),
                row.getInt("per_minute"),
                Optional.ofNullable(row.getString("budget")).map(BigDecimal::new),
                Instant.ofEpochMilli(row.getLong("created_at")),
                revokedAt);
    }
}
