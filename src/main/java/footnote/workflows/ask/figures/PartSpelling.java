package footnote.workflows.ask.figures;

import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.evidence.statements.StatementFacts.ReadFact;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** One name for each part of a company, where two reports spell its full name differently beside the same letters. */
final class PartSpelling {
    private static final Pattern LETTERS = Pattern.compile(".+ (\\(\\p{L}{2,7}\\))");

    private static final int BEGINNING = 4;

    private PartSpelling() {}

    /** The figure with its part called as a figure already kept calls it. */
    static ReadFact asIn(KeptFacts kept, ReadFact read) {
        var fact = read.fact();
        if (fact.dimensions().size() != 1) {
            return read;
        }
        var own = fact.dimensions().getFirst();
        var same = kept.of(fact.metric()).stream()
                .map(ReadFact::fact)
                .filter(each -> isSame(each, fact))
                .map(each -> each.dimensions().getFirst())
                .findFirst();
        if (same.isPresent()) {
            return same.get().equals(own) ? read : new ReadFact(fact.withDimensions(List.of(same.get())), read.trust());
        }
        return letters(own)
                .flatMap(letters -> kept.all().stream()
                        .flatMap(each -> each.fact().dimensions().stream())
                        .filter(known -> known.axis().equals(own.axis())
                                && letters(known).equals(Optional.of(letters)))
                        .findFirst())
                .filter(known -> !known.equals(own))
                .map(known -> new ReadFact(fact.withDimensions(List.of(known)), read.trust()))
                .orElse(read);
    }

    /** The same amount of the same days under names that begin alike: "Canada" and "Canadian Operations". */
    private static boolean isSame(Fact known, Fact fact) {
        return known.dimensions().size() == 1
                && known.metric().equals(fact.metric())
                && known.dimensions()
                        .getFirst()
                        .axis()
                        .equals(fact.dimensions().getFirst().axis())
                && known.period().equals(fact.period())
                && known.value().signum() != 0
                && known.value().compareTo(fact.value()) == 0
                && beginning(known).equals(beginning(fact));
    }

    private static String beginning(Fact fact) {
        String name = fact.dimensions().getFirst().member().toLowerCase(Locale.ROOT);
        return name.substring(0, Math.min(BEGINNING, name.length()));
    }

    private static Optional<String> letters(Dimension part) {
        var matcher = LETTERS.matcher(part.member());
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
