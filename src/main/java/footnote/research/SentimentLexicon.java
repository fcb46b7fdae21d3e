package footnote.research;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Words of business news and what they do to a sentence, from a file of our own. */
public final class SentimentLexicon {
    /** The most words a term has. */
    private static final int LONGEST = 4;

    private static final List<String> ENDINGS = List.of("s", "es", "ed", "d", "ing", "ies", "ied");

    /** What a term does. */
    public enum Kind {
        /** More of it is good. */
        ASSET,
        /** More of it is bad. */
        BURDEN,
        UP,
        DOWN,
        GOOD,
        BAD,
        /** Turns what follows round. */
        NOT,
        /** Strengthens its neighbour. */
        MORE,
        /** Weakens its neighbour. */
        LESS,
        /** What follows counts more than what came before. */
        TURN,
        /** What follows counts little. */
        YIELD
    }

    public record Word(Kind kind, double weight) {}

    /** A term found in a sentence, from its first to after its last word. */
    public record Hit(Word term, int from, int to) {}

    private final Map<String, Word> terms;

    private SentimentLexicon(Map<String, Word> terms) {
        this.terms = terms;
    }

    public static SentimentLexicon read() {
        try (var in = SentimentLexicon.class.getResourceAsStream("lexicon.tsv")) {
            if (in == null) {
                throw Fault.state("the lexicon is not beside its class");
            }
            var terms = new HashMap<String, Word>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> add(line, terms));
            return new SentimentLexicon(terms);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the lexicon", e);
        }
    }

    private static void add(String line, Map<String, Word> terms) {
        var cells = line.split("\t", -1);
        var term = new Word(Kind.valueOf(cells[0].toUpperCase(Locale.ROOT)), Double.parseDouble(cells[1]));
        Arrays.stream(cells[2].split(",", -1))
                .map(name -> String.join(" ", words(name)))
                .forEach(name -> terms.putIfAbsent(name, term));
    }

    int size() {
        return terms.size();
    }

    /** Lower-case words; hyphens part them, apostrophes do not. */
    public static List<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).replace('’', '\'').split("[^\\p{L}\\p{N}'&]+", -1))
                .map(word -> word.replaceAll("^'+|'+$|'s$", ""))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** The terms of a sentence from left to right, the longest that fits at each place. */
    public List<Hit> hits(List<String> words) {
        var hits = new ArrayList<Hit>();
        int at = 0;
        while (at < words.size()) {
            var hit = longest(words, at);
            hit.ifPresent(hits::add);
            at = hit.map(Hit::to).orElse(at + 1);
        }
        return hits;
    }

    private Optional<Hit> longest(List<String> words, int at) {
        for (int length = Math.min(LONGEST, words.size() - at); length > 0; length--) {
            var term = find(String.join(" ", words.subList(at, at + length)));
            if (term.isPresent()) {
                return Optional.of(new Hit(term.get(), at, at + length));
            }
        }
        return Optional.empty();
    }

    /** The term as it stands, or without the ending its last word may have. */
    private Optional<Word> find(String text) {
        var whole = terms.get(text);
        return whole != null
                ? Optional.of(whole)
                : ENDINGS.stream()
                        .filter(ending -> text.length() > ending.length() + 2 && text.endsWith(ending))
                        .flatMap(ending -> stems(text.substring(0, text.length() - ending.length()), ending))
                        .flatMap(stem -> Optional.ofNullable(terms.get(stem)).stream())
                        .findFirst();
    }

    private static Stream<String> stems(String stem, String ending) {
        if (ending.startsWith("ie")) {
            return Stream.of(stem + "y");
        }
        char last = stem.charAt(stem.length() - 1);
        boolean doubled = stem.length() > 3 && last == stem.charAt(stem.length() - 2);
        return Stream.concat(
                Stream.of(stem, stem + "e"),
                doubled ? Stream.of(stem.substring(0, stem.length() - 1)) : Stream.empty());
    }
}
