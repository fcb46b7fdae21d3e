package footnote.workflows.ask.answer.sentence;

import footnote.evidence.search.AskedFigures;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The words that two texts share, by their stems and without those that say little. */
public final class SharedWords {
    private static final Set<String> COMMON = Set.of(
            ("the and for are was were what which how much many did does with from that this have has had its their into over"
                            + " than about year years fiscal company company's give using based tell explain please would could should is"
                            + " main major key biggest largest important top describe discuss list name summarise summarize overall"
                            + " say says said mention mentioned talk talked comment ceo cfo chief officer call management executive analyst analysts ask asked session question questions answer"
                            + " in of to a an on by as at or be it")
                    .split(" ", -1));

    private SharedWords() {}

    /** The share of the question's own words that quoted text says. */
    public static double share(String question, String text) {
        var wanted = stems(AskedFigures.in(question).words());
        var has = stems(text);
        return wanted.isEmpty() ? 1 : wanted.stream().filter(has::contains).count() / (double) wanted.size();
    }

    /** The beginnings of the words that say something. */
    public static Set<String> stems(String text) {
        var stems = new HashSet<String>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)) {
            if (word.length() > 2 && !COMMON.contains(word)) {
                stems.add(word.substring(0, Math.min(word.length(), 6)));
            }
        }
        return stems;
    }
}
