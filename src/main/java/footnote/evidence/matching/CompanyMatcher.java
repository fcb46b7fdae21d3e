package footnote.evidence.matching;

import footnote.domain.lead.Area;
import footnote.domain.names.CompanyName;
import java.util.Optional;

/**
 * Decides whether two companies are one. Numbers of a register decide alone; then domains; names only where nothing
 * speaks against them. In doubt two stay two: a merged stranger is worse than a double.
 */
public final class CompanyMatcher {
    private CompanyMatcher() {}

    /** Why the two are one; empty where they are two. */
    public static Optional<String> same(CompanyIdentity one, CompanyIdentity other) {
        for (var number : one.identifiers().entrySet()) {
            var theirs = other.identifiers().get(number.getKey());
            if (theirs != null) {
                return theirs.equals(number.getValue())
                        ? Optional.of("the same " + number.getKey() + " " + theirs)
                        : Optional.empty();
            }
        }
        if (one.domain().isPresent() && one.domain().equals(other.domain())) {
            return Optional.of("the same domain " + one.domain().get());
        }
        if (apart(one, other)) {
            return Optional.empty();
        }
        if (sameName(one.name(), other.name())) {
            return Optional.of("the same name");
        }
        return formerly(one, other).or(() -> formerly(other, one)).map(name -> "the former name " + name);
    }

    private static Optional<String> formerly(CompanyIdentity one, CompanyIdentity other) {
        return one.formerNames().stream()
                .filter(former -> exactly(
                        CompanyName.of(Transliteration.of(former)), CompanyName.of(Transliteration.of(other.name()))))
                .findFirst();
    }

    /** Whether both have a domain under another name, or sit in different countries: then a like name proves nothing. */
    private static boolean apart(CompanyIdentity one, CompanyIdentity other) {
        boolean domains = one.domain().isPresent()
                && other.domain().isPresent()
                && !RegistrableDomain.label(one.domain().get())
                        .equals(RegistrableDomain.label(other.domain().get()));
        boolean countries = one.country().isPresent()
                && other.country().isPresent()
                && !country(one.country().get()).equals(country(other.country().get()));
        return domains || countries;
    }

    private static String country(String text) {
        return Area.named(text).map(Area::name).orElse(text);
    }

    /** Whether two spellings are of one name: case, accents, order, legal form, script and share class aside. */
    public static boolean sameName(String one, String other) {
        var first = CompanyName.of(Transliteration.of(one));
        var second = CompanyName.of(Transliteration.of(other));
        return exactly(first, second) || alike(first.core(), second.core());
    }

    private static boolean exactly(CompanyName one, CompanyName other) {
        return !one.isFormAlone()
                && !other.isFormAlone()
                && (one.matches(other)
                        || Transliteration.folded(one.key()).equals(Transliteration.folded(other.key())));
    }

    /** Without Group and the like; a name of one short word is too common to be recognized so. */
    private static boolean alike(CompanyName one, CompanyName other) {
        return one.key().length() >= 4 && exactly(one, other);
    }
}
