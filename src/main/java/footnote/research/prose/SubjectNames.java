package footnote.research.prose;

import footnote.domain.LedgerEntry;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The companies that facts of a prompt are about, by subject, with what each may be called. */
public record SubjectNames(String main, Map<String, Set<String>> names) {
    /** No companies, so that nothing is objected to. */
    public static final SubjectNames NONE = new SubjectNames("", Map.of());

    private static final String TO_THE_FIGURE =
            "(?:['’]s?[^{},;]{0,70}| (?:was|is|were|had|has|reached|reported|posted|stood at|of|at|grew|rose|fell)[^{},;]{0,40})$";

    public SubjectNames {
        names = Map.copyOf(names);
    }

    /** Why a figure may not stand here: the words before it name another company, or it is another's and nobody is named. */
    Optional<String> objection(LedgerEntry entry, String before, String sentence) {
        String own = entry.fact().subject().key();
        if (!names.containsKey(own)) {
            return Optional.empty();
        }
        var owner = owner(before);
        if (owner.isPresent() && !owner.get().equals(own)) {
            return Optional.of(said(entry) + " is of " + name(own) + ", not of " + name(owner.get()));
        }
        boolean named = names.get(own).stream().anyMatch(sentence::contains);
        return main.isEmpty() || own.equals(main) || named
                ? Optional.empty()
                : Optional.of(said(entry) + " is of " + name(own) + "; name that company in the sentence");
    }

    /** The company that the words before a figure give it to, the one named last. */
    private Optional<String> owner(String before) {
        return names.entrySet().stream()
                .flatMap(each -> each.getValue().stream().map(name -> Map.entry(each.getKey(), place(name, before))))
                .filter(each -> each.getValue() >= 0)
                .max(Comparator.comparingInt(Map.Entry::getValue))
                .filter(last -> names.values().stream()
                        .flatMap(Set::stream)
                        .noneMatch(name -> before.lastIndexOf(name) > last.getValue()))
                .map(Map.Entry::getKey);
    }

    private static int place(String name, String before) {
        var found = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + TO_THE_FIGURE)
                .matcher(before);
        return found.find() ? found.start() : -1;
    }

    private String name(String subject) {
        return names.getOrDefault(subject, Set.of()).stream()
                .max(Comparator.comparingInt(String::length))
                .orElse(subject);
    }

    private static String said(LedgerEntry entry) {
        return SentenceGate.said(entry);
    }
}
