package footnote.faces.access;

import footnote.runtime.run.storage.RunFilter.Reader;
import footnote.runtime.secret.Sha256;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;

/** Who asks: a name, a team, what they may do, and their own limits. */
public record Caller(
        String name,
        Optional<String> team,
        Set<Right> rights,
        Optional<Integer> perMinute,
        Optional<BigDecimal> budget) {
    private static final int LONGEST = 34;
    private static final int VOUCHED_PER_MINUTE = 600;

    public Caller {
        rights = Set.copyOf(rights);
    }

    /** Whoever sits at this machine, where no keys are asked for. */
    public static Caller local() {
        return new Caller("local", Optional.empty(), Right.of("admin"), Optional.empty(), Optional.empty());
    }

    public static Caller of(AccessKey key) {
        return new Caller(key.name(), key.team(), key.rights(), Optional.of(key.perMinute()), key.budget());
    }

    /** Someone who signed in with an OpenID issuer; the name is made short and plain, and stays one person's. */
    public static Caller signedIn(String name, Optional<String> team, Set<Right> rights) {
        String plain = name.replaceAll("[^A-Za-z0-9@._-]", "_");
        String own = plain.equals(name) && plain.length() <= LONGEST
                ? plain
                : plain.substring(0, Math.min(plain.length(), LONGEST - 9)) + "-"
                        + Sha256.hex(name).substring(0, 8);
        return remembered("oidc:" + own, team, rights);
    }

    /** The same, when their browser comes back. */
    static Caller remembered(String name, Optional<String> team, Set<Right> rights) {
        return new Caller(name, team, rights, Optional.of(VOUCHED_PER_MINUTE), Optional.empty());
    }

    public boolean may(Right right) {
        return rights.contains(right);
    }

    /** Whose runs are listed for them; an administrator's are everybody's. */
    public Optional<Reader> reader() {
        return may(Right.ADMIN) ? Optional.empty() : Optional.of(new Reader(name, team));
    }

    /** A session's name as it is kept: two callers may both call theirs 'default'. */
    public String kept(String session) {
        return may(Right.ADMIN) && name.equals("local") ? session : name + "~" + session;
    }

    /** The name of a kept session as this caller knows it, if it is theirs. */
    public Optional<String> own(String kept) {
        String before = sessionPrefix();
        return kept.startsWith(before) ? Optional.of(kept.substring(before.length())) : Optional.empty();
    }

    /** How the kept names of this caller's sessions begin; the person at the machine sees all. */
    public String sessionPrefix() {
        return name.equals("local") ? "" : name + "~";
    }
}
