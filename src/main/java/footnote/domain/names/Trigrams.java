package footnote.domain.names;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Words by their threes of letters, the start marked: says how alike each of them is to another word. */
final class Trigrams {
    private final Map<String, int[]> places = new HashMap<>();
    private final int[] sizes;

    Trigrams(List<String> words) {
        sizes = new int[words.size()];
        var counts = new HashMap<String, Integer>();
        for (int i = 0; i < sizes.length; i++) {
            var parts = parts(words.get(i));
            sizes[i] = parts.size();
            for (var part : parts) {
                int used = counts.merge(part, 1, Integer::sum);
                int[] known = places.getOrDefault(part, new int[2]);
                int[] room = used > known.length ? Arrays.copyOf(known, 2 * known.length) : known;
                room[used - 1] = i;
                places.put(part, room);
            }
        }
        places.replaceAll((part, room) -> Arrays.copyOf(room, counts.getOrDefault(part, 0)));
    }

    private static Set<String> parts(String word) {
        String marked = "  " + word + " ";
        var parts = new LinkedHashSet<String>();
        for (int i = 0; i + 3 <= marked.length(); i++) {
            parts.add(marked.substring(i, i + 3));
        }
        return parts;
    }

    /** Dice's coefficient with each word: twice the common parts over all of both. Only words that share any are touched. */
    double[] likeness(String word) {
        var wanted = parts(word);
        double[] alike = new double[sizes.length];
        for (var part : wanted) {
            for (int at : places.getOrDefault(part, new int[0])) {
                alike[at]++;
            }
        }
        for (int i = 0; i < alike.length; i++) {
            alike[i] = 2 * alike[i] / (wanted.size() + sizes[i]);
        }
        return alike;
    }
}
