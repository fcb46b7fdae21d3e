package footnote.workflows.ask.question.row;

import footnote.workflows.ask.question.Memo;
import footnote.workflows.ask.question.YesOrNo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words by which a question names a printed row, without companies, periods and the words of asking. */
public final class RowWords {
    /** How closely a question names a row, the closest first. */
    public enum Fit {
        SAME,
        WITHOUT_TOTAL,
        WITHOUT_DETAIL,
        WITH_HEADING,
        WITH_OTHERS
    }

    private static final Pattern DETAIL = Pattern.compile(
            "\\s(?:less|net of|including|excluding|inclusive|at cost|at fair value|at lower|par value|no par|with par|without par|authorized|issued|stated|principally|note|notes \\d|see|and \\d|of \\d|\\d).*|\\s(?:net|gross|expenses?)$");

    private static final Pattern OTHERS =
            Pattern.compile(" (?:and|&) other(?: (?:non ?)?current| long term)?(?: (?:assets|liabilities))?$");

    private static final Pattern COMPARES = Pattern.compile(
            "(?i)\\b(?:growth|percent(?:age)?|average|mean|cagr|highe\\w+|lowe\\w+|compare\\w*|more|most|less|least|large[rs]\\w*|grow|grew|difference|by how much|changes? in)\\b|%"
                    + "|\\bhow much (?:did|has|have)\\b.*\\b(?:increased?|decreased?|changed?|ris[ei]n?|fall(?:en)?|drop(?:ped)?|declined?)\\b");
    private static final Set<String> PAYING = AskingWords.words("pay pays paid spend spent use used");
    private static final Set<String> RECEIVING =
            AskingWords.words("receive received raise raised collect collected get got");
    private static final Set<String> PAID = stems("payments payment paid cash payments");
    private static final Set<String> RECEIVED = stems("proceeds received cash");
    /** Words that name no row alone. */
    private static final Set<String> GENERAL =
            stems("other current noncurrent longterm shortterm basic diluted net gross");

    /** Words that say only that a row is an amount. */
    private static final Set<String> AMOUNTS =
            stems("costs charges expenses expense income gains losses other net items amounts");

    private static final Memo<Set<String>> STEMS = new Memo<>(20_000);

    private static final int MANY = 5;

    private final Set<String> spoken;
    private final Set<String> all;
    private final Set<String> needed;
    private final Set<String> optional;

    private final List<String> tokens;

    private RowWords(List<String> tokens, Set<String> all, Set<String> needed, Set<String> optional) {
        this.tokens = List.copyOf(tokens);
        this.spoken = tokens.stream().map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
        this.all = all;
        this.needed = needed;
        this.optional = optional;
    }

    /** What a question may name a row by; nothing where it has no such words. */
    public static Optional<RowWords> in(String question, List<String> companies) {
        String bare = AskingWords.bare(question, " ");
        var tokens = RowTokens.without(companies, RowTokens.of(bare));
        boolean compares = YesOrNo.isAsked(question) || COMPARES.matcher(bare).find();
        var all = new LinkedHashSet<String>();
        var needed = new LinkedHashSet<String>();
        for (String token : tokens) {
            String word = token.toLowerCase(Locale.ROOT);
            if (!AskingWords.joins(word) && !AskingWords.isNumber(word)) {
                all.add(RowTokens.stem(word));
                if (!AskingWords.asks(word) && !AskingWords.frames(word) && !(compares && AskingWords.compares(word))) {
                    needed.add(RowTokens.stem(word));
                }
            }
        }
        var lower = tokens.stream().map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
        var optional = new HashSet<String>();
        if (lower.stream().anyMatch(PAYING::contains)) {
            optional.addAll(PAID);
        }
        if (lower.stream().anyMatch(RECEIVING::contains)) {
            optional.addAll(RECEIVED);
        }
        return needed.isEmpty() || GENERAL.containsAll(needed)
                ? Optional.empty()
                : Optional.of(new RowWords(tokens, all, needed, optional));
    }

    /**
     * How closely the question names a row of that label under that heading; nothing where it does not. A row that says
     * nothing of its own is what its heading says.
     */
    public Optional<Fit> fit(String label, String heading) {
        var whole = rowStems(label);
        if (whole.isEmpty() && !label.isBlank()) {
            return Optional.empty();
        }
        if (isNamed(whole)) {
            return Optional.of(isTotalAlike(label) ? Fit.SAME : Fit.WITHOUT_TOTAL);
        }
        if (isNamed(rowStems(DETAIL.matcher(label).replaceFirst("")))) {
            return Optional.of(Fit.WITHOUT_DETAIL);
        }
        var under = rowStems(heading);
        return isHeaded(whole, under) || isHeaded(rowStems(DETAIL.matcher(label).replaceFirst("")), under)
                ? Optional.of(Fit.WITH_HEADING)
                : withOthers(label, under);
    }

    /** Whether a row and what stands over it say together what is asked for, and the row nothing else. */
    private boolean isHeaded(Set<String> row, Set<String> under) {
        var both = new HashSet<>(row);
        both.addAll(under);
        return contains(all, row)
                && both.containsAll(needed)
                && needed.stream().anyMatch(word -> under.contains(word) && !row.contains(word));
    }

    /** How many words have to be said. */
    public int size() {
        return needed.size();
    }

    /** The words that have to be said and that a text does not say, as the question writes them. */
    public List<String> unsaid(String text) {
        var said = stems(RowTokens.of(text.toLowerCase(Locale.ROOT)));
        return tokens.stream()
                .filter(word -> {
                    String stem = RowTokens.stem(word.toLowerCase(Locale.ROOT));
                    return needed.contains(stem) && !said.contains(stem);
                })
                .toList();
    }

    /** Whether a text says the first word that has to be said, which is what the question is about. */
    boolean saysFirst(String text) {
        var said = stems(RowTokens.of(text.toLowerCase(Locale.ROOT)));
        return needed.stream().findFirst().filter(said::contains).isPresent();
    }

    /** How many of the words that have to be said a text says. */
    long told(String text) {
        var said = stems(RowTokens.of(text.toLowerCase(Locale.ROOT)));
        return needed.stream().filter(said::contains).count();
    }

    /** Whether a text in small letters may say them all, but for one of many; words with others alike are not looked for. */
    boolean mayBeIn(String text) {
        long lacking = needed.stream()
                .filter(stem -> !RowTokens.hasAlike(stem) && !text.contains(stem))
                .count();
        return lacking == 0 || (lacking == 1 && needed.size() >= MANY);
    }

    /** How many words of the question a row's own name says. */
    public long count(String label) {
        return stems(RowTokens.of(label.toLowerCase(Locale.ROOT))).stream()
                .filter(all::contains)
                .count();
    }

    /** A row of what is asked for and the rest of its kind, which is then called by its whole name. */
    private Optional<Fit> withOthers(String label, Set<String> under) {
        var others = OTHERS.matcher(label);
        if (!others.find() || needed.size() < 2) {
            return Optional.empty();
        }
        var row = rowStems(label.substring(0, others.start()));
        var both = new HashSet<>(row);
        both.addAll(under);
        boolean headed = contains(all, row) && all.containsAll(under) && both.containsAll(needed);
        return isNamed(row) || headed ? Optional.of(Fit.WITH_OTHERS) : Optional.empty();
    }

    /** The words of the question that a row's name lacks, as it writes them, with the small words between them. */
    public String beside(String label) {
        var own = rowStems(label);
        var said = new ArrayList<String>();
        var between = new ArrayList<String>();
        for (String token : tokens) {
            String word = token.toLowerCase(Locale.ROOT);
            String stem = RowTokens.stem(word);
            boolean named = AskingWords.frames(word) && Character.isUpperCase(token.charAt(0)); // "Northern Region"
            if ((needed.contains(stem) || named) && !own.contains(stem)) {
                said.addAll(between);
                said.add(token);
                between.clear();
            } else if (!said.isEmpty() && AskingWords.joins(word)) {
                between.add(token);
            } else {
                between.clear();
            }
        }
        return String.join(" ", said);
    }

    /** What the question asks for, as the name of a figure. */
    public String name() {
        return tokens.stream()
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(word -> needed.contains(RowTokens.stem(word)))
                .map(word -> word.replaceAll("[^a-z0-9]+", ""))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining("_"));
    }

    /** Whether a row's name has a word of the question that says more than that it is an amount. */
    public boolean overlaps(String label) {
        return rowStems(label).stream().anyMatch(word -> needed.contains(word) && !AMOUNTS.contains(word));
    }

    /** Whether a total is asked for. */
    public boolean asksTotal() {
        return all.contains("total");
    }

    private boolean isTotalAlike(String label) {
        return all.contains("total") == label.matches("total\\b.*");
    }

    private boolean isNamed(Set<String> row) {
        return row.containsAll(needed) && contains(all, row);
    }

    private boolean contains(Set<String> words, Set<String> row) {
        return row.stream().allMatch(word -> words.contains(word) || optional.contains(word));
    }

    /** Whether the question says the whole label, in two words at least, so that no other row can be meant. */
    public boolean spells(String label) {
        var words =
                RowTokens.of(label).stream().filter(word -> !word.equals("and")).toList();
        return words.size() > 1 && spoken.containsAll(words);
    }

    private static Set<String> rowStems(String label) {
        return STEMS.of(label, _ -> stems(RowTokens.of(label)));
    }

    private static Set<String> stems(List<String> tokens) {
        var stems = new LinkedHashSet<String>();
        for (String word : tokens) {
            if (!AskingWords.joins(word) && !word.equals("total") && !AskingWords.isNumber(word)) {
                stems.add(RowTokens.stem(word));
            }
        }
        return Collections.unmodifiableSet(stems);
    }

    private static Set<String> stems(String words) {
        return Arrays.stream(words.split(" +", -1)).map(RowTokens::stem).collect(Collectors.toUnmodifiableSet());
    }
}
