package footnote.evidence.matching;

import footnote.domain.Company;
import footnote.domain.names.CompanyName;
import footnote.domain.names.NameIndex;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Companies of lists, with the names they go and went by: a former name is knowledge and is looked up, never guessed.
 * A company that stands in several lists is one.
 */
public final class KnownCompanies {
    /** Shorter words are too common to stand for one company. */
    private static final int DISTINCTIVE = 5;

    private final NameIndex<Company> index;
    private final Map<String, List<CompanyName>> byFirstWord;
    private final int size;

    public KnownCompanies(Collection<Company> companies) {
        var once = new ArrayList<>(companies);
        this.index = new NameIndex<>(once, KnownCompanies::names);
        this.byFirstWord = once.stream()
                .flatMap(company -> names(company).stream())
                .map(CompanyName::of)
                .collect(Collectors.groupingBy(name -> name.words().getFirst()));
        this.size = once.size();
    }

    public int size() {
        return size;
    }

    /** Whether two names are of one company, by spelling or by what the lists know. */
    public boolean same(String one, String other) {
        if (CompanyMatcher.sameName(one, other) || shortFor(one, other) || shortFor(other, one)) {
            return true;
        }
        var first = meant(one);
        return !first.isEmpty() && meant(other).stream().anyMatch(first::contains);
    }

    /** Whether one name leaves out what kind of business the other is, and no third company is called like either. */
    private boolean shortFor(String one, String other) {
        var shorter = CompanyName.of(one);
        var longer = CompanyName.of(other);
        return shorter.key().length() >= DISTINCTIVE
                && shorter.isShortFor(longer)
                && byFirstWord.getOrDefault(shorter.words().getFirst(), List.of()).stream()
                        .filter(shorter::begins)
                        .allMatch(name -> name.matches(shorter) || longer.core().begins(name));
    }

    /** The companies a name can mean, by identity, since two companies may look the same on a list. */
    private Set<Company> meant(String name) {
        Set<Company> found = Collections.newSetFromMap(new IdentityHashMap<>());
        var read = CompanyName.of(name);
        if (!read.isFormAlone()) {
            found.addAll(index.find(name));
            for (int words = read.words().size() - 1; found.isEmpty() && words > 0; words--) {
                found.addAll(shortened(read, words));
            }
        }
        return found;
    }

    /** Costco for Costco Wholesale: the list may leave out what only says what kind of business it is. */
    private Set<Company> shortened(CompanyName name, int words) {
        var shorter = new CompanyName(name.words().subList(0, words), name.shareClass());
        return shorter.isShortFor(name) ? index.find(String.join(" ", shorter.words())) : Set.of();
    }

    private static List<String> names(Company company) {
        var seen = new HashSet<String>();
        return Stream.concat(Stream.of(company.name()), company.formerNames().stream())
                .filter(name -> !name.isBlank() && !CompanyName.of(name).isFormAlone())
                .filter(name -> seen.add(CompanyName.of(name).key()))
                .toList();
    }
}
