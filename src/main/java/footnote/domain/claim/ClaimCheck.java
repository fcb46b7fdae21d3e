package footnote.domain.claim;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim.Headline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Holds words against figures: each claim is recomputed, and a word that claims something needs facts that bear it. */
public final class ClaimCheck {
    private static final double STEADY = 0.05;
    private static final Map<Claim.Kind, Pattern> WORDS = words();
    private static final Pattern UP = pattern(
            "rose|risen|rises|rising|up|higher|faster|above|ahead|widened|widening|accelerated|leads|premium|exceeds?|exceeded|raised|undervalued");
    private static final Pattern DOWN =
            pattern("fell|fallen|falls|falling|down|lower|slower|slowed|below|behind|narrowed|discount|cut|overvalued");

    private final Function<String, Optional<LedgerEntry>> ledger;

    public ClaimCheck(Function<String, Optional<LedgerEntry>> ledger) {
        this.ledger = ledger;
    }

    private static Map<Claim.Kind, Pattern> words() {
        var words = new LinkedHashMap<Claim.Kind, Pattern>();
        words.put(Claim.Kind.REACCELERATED, pattern("re-?accelerat\\w+"));
        words.put(Claim.Kind.ACCELERATED, pattern("accelerat(?:ed|es|ing)"));
        words.put(Claim.Kind.DOUBLED, pattern("doubled|twofold|twice what"));
        words.put(Claim.Kind.TRIPLED, pattern("tripled|threefold|triple what"));
        words.put(Claim.Kind.HALVED, pattern("halved|less than half of what"));
        words.put(
                Claim.Kind.LARGEST,
                pattern("largest|biggest|highest|greatest|more than any|record (?:high|level|year)|\\w+-year high"));
        words.put(Claim.Kind.SMALLEST, pattern("smallest|lowest|less than any|cheapest|record low|\\w+-year low"));
        words.put(
                Claim.Kind.RISES,
                pattern("(?:risen|rose|gone up|climbed|gained) (?:in )?(?:every|each) (?:year|step)"));
        words.put(
                Claim.Kind.FALLS,
                pattern("(?:fallen|fell|gone down|slipped|lost ground) (?:in )?(?:every|each) (?:year|step)"));
        return words;
    }

    private static Pattern pattern(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }

    /** Why a published title is doubted: as {@link #objection(Headline)}, or a word of direction without its claim. */
    public Optional<String> doubt(Headline headline) {
        return objection(headline).or(() -> direction(headline));
    }

    private static Optional<String> direction(Headline headline) {
        boolean up = headline.claims().stream().anyMatch(claim -> claim.kind().upward());
        boolean down = headline.claims().stream().anyMatch(claim -> claim.kind().downward());
        return (!up && UP.matcher(headline.text()).find())
                        || (!down && DOWN.matcher(headline.text()).find())
                ? Optional.of("'" + headline.text() + "' names a direction that no claim of the ledger has")
                : Optional.empty();
    }

    /** Why a title may not be printed: a claim its facts do not bear, or a claiming word without its claim. */
    public Optional<String> objection(Headline headline) {
        for (var claim : headline.claims()) {
            if (!holds(claim)) {
                return Optional.of(
                        "'" + headline.text() + "' claims " + claim.kind() + ", and the figures do not bear it out");
            }
        }
        return WORDS.entrySet().stream()
                .filter(word -> word.getValue().matcher(headline.text()).find())
                .filter(word -> headline.claims().stream().noneMatch(claim -> backs(claim.kind(), word.getKey())))
                .findFirst()
                .map(word -> "'" + headline.text() + "' says " + word.getKey() + " without facts to show it");
    }

    /** What tripled has doubled too, and a new start of growth is faster growth. */
    private static boolean backs(Claim.Kind claimed, Claim.Kind word) {
        return claimed == word
                || (word == Claim.Kind.DOUBLED && claimed == Claim.Kind.TRIPLED)
                || (word == Claim.Kind.ACCELERATED && claimed == Claim.Kind.REACCELERATED);
    }

    /** Why prose may not be printed: a sentence claims something that the facts it names do not show. */
    public Optional<String> objection(Prose prose) {
        for (var sentence : prose.text().split("(?<=[.!?;]) ", -1)) {
            var facts = sentence.isBlank() ? List.<String>of() : List.copyOf(new Prose(sentence).references());
            for (var word : WORDS.entrySet()) {
                if (word.getValue().matcher(unnamed(sentence, facts)).find() && !shown(word.getKey(), facts)) {
                    return Optional.of("\"" + sentence + "\" claims " + word.getKey()
                            + "; name the facts of one metric that show it, or leave the claim out");
                }
            }
        }
        return Optional.empty();
    }

    /** The sentence without the names of its metrics: "largest segment share" claims nothing by itself. */
    private String unnamed(String sentence, List<String> facts) {
        String left = sentence;
        for (var id : facts) {
            String label =
                    ledger.apply(id).map(entry -> entry.fact().metric().label()).orElse("");
            left = label.isEmpty() ? left : left.replaceAll("(?i)" + Pattern.quote(label), " ");
        }
        return left;
    }

    /** Facts of one metric and unit that bear the claim, in the order of their periods or as named. */
    private boolean shown(Claim.Kind kind, List<String> ids) {
        var byMetric = new LinkedHashMap<String, List<LedgerEntry>>();
        ids.stream().flatMap(id -> ledger.apply(id).stream()).forEach(entry -> byMetric.computeIfAbsent(
                        entry.fact().metric().name() + entry.fact().unit(), _ -> new ArrayList<>())
                .add(entry));
        return byMetric.values().stream().filter(group -> group.size() > 1).anyMatch(group -> {
            var ordered = kind == Claim.Kind.LARGEST || kind == Claim.Kind.SMALLEST
                    ? group
                    : group.stream()
                            .sorted((one, other) ->
                                    one.fact().period().compareTo(other.fact().period()))
                            .toList();
            return holds(kind, ordered.stream().mapToDouble(LedgerEntry::number).toArray());
        });
    }

    public boolean holds(Claim claim) {
        var entries = claim.facts().stream().map(ledger).toList();
        return entries.stream().allMatch(Optional::isPresent)
                && holds(
                        claim.kind(),
                        entries.stream()
                                .mapToDouble(entry -> entry.orElseThrow().number())
                                .toArray());
    }

    private static boolean holds(Claim.Kind kind, double[] values) {
        double first = values[0];
        double last = values[values.length - 1];
        return switch (kind) {
            case RISES -> steps(values, 1);
            case FALLS -> steps(values, -1);
            case PEAK -> all(values, value -> value <= first) && last < first;
            case TROUGH -> all(values, value -> value >= first) && last > first;
            case HIGHER -> last > first;
            case LOWER -> last < first;
            case STEADY -> spread(values) <= STEADY;
            case DOUBLED -> first > 0 && last >= 2 * first;
            case TRIPLED -> first > 0 && last >= 3 * first;
            case HALVED -> first > 0 && last <= first / 2;
            case TURNED_POSITIVE -> first <= 0 && last > 0;
            case TURNED_NEGATIVE -> first >= 0 && last < 0;
            case NEGATIVE -> all(values, value -> value < 0);
            case POSITIVE -> all(values, value -> value > 0);
            case LARGEST -> all(values, value -> value <= first);
            case SMALLEST -> all(values, value -> value >= first);
            case ABOVE -> values.length == 2 && first > last;
            case BELOW -> values.length == 2 && first <= last;
            case ACCELERATED -> values.length > 1 && last > values[values.length - 2];
            case SLOWED -> values.length > 1 && last < values[values.length - 2];
            case REACCELERATED ->
                values.length > 2
                        && last > values[values.length - 2]
                        && values[values.length - 2] < values[values.length - 3];
            case MOST -> values.length == 2 && 2 * last > first;
        };
    }

    private static boolean steps(double[] values, int sign) {
        for (int i = 1; i < values.length; i++) {
            if ((values[i] - values[i - 1]) * sign <= 0) {
                return false;
            }
        }
        return values.length > 1;
    }

    private static boolean all(double[] values, DoublePredicate test) {
        return Arrays.stream(values).allMatch(test);
    }

    private static double spread(double[] values) {
        double high = Arrays.stream(values).max().orElse(0);
        double low = Arrays.stream(values).min().orElse(0);
        double size = Math.max(Math.abs(high), Math.abs(low));
        return size == 0 ? 0 : (high - low) / size;
    }
}
