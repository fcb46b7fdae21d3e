package footnote.domain.claim;

import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads what a sentence claims of the facts it names: that one is above another, that something rose to one from
 * another, that a change is positive, or that a segment's figure is the largest of all. Conditions ("would", "if") claim
 * nothing, nor do words between quotation marks.
 */
public final class ClaimReader {
    private static final String REFERENCE = "\\{fact:([A-Za-z0-9]+)}";
    private static final Pattern REFERENCES = Pattern.compile(REFERENCE);
    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?;]”?)\\s+");
    private static final Pattern QUOTED = Pattern.compile("“[^”]*”|\"[^\"]*\"");
    private static final Pattern CONDITION =
            Pattern.compile("(?i)\\b(?:would|could|can|may|if|should|unless|until|threshold\\w*)\\b");
    private static final Pattern HIGH = Pattern.compile(
            "(?i)\\b(?:above|exceeds?|exceeded|ahead of|premium to|higher than|faster than|more than the|up from|accelerating from)\\b");
    private static final Pattern LOW = Pattern.compile(
            "(?i)\\b(?:below|behind|discount to|lower than|slower than|less than the|down from|slowing from)\\b");
    private static final String MOVED = "\\b[^;.{]{0,60}?\\bto " + REFERENCE + "[^;.{]{0,60}?\\bfrom " + REFERENCE;
    private static final String RISING = "rose|risen|up|increased|grew|climbed|widened|accelerated|improved";
    private static final String FALLING = "fell|fallen|down|decreased|declined|dropped|narrowed|slowed";
    private static final Pattern ROSE_TO = Pattern.compile("(?i)\\b(?:" + RISING + ")" + MOVED);
    private static final Pattern FELL_TO = Pattern.compile("(?i)\\b(?:" + FALLING + ")" + MOVED);
    private static final Pattern ROSE_BY = Pattern.compile("(?i)\\b(?:" + RISING + ") (?:by )?" + REFERENCE);
    private static final Pattern FELL_BY = Pattern.compile("(?i)\\b(?:" + FALLING + ") (?:by )?" + REFERENCE);
    private static final Pattern LARGEST =
            Pattern.compile("(?i)\\b(?:largest|highest|the most)\\b[^.;{]{0,60}" + REFERENCE);
    private static final Pattern SMALLEST = Pattern.compile("(?i)\\b(?:smallest|lowest)\\b[^.;{]{0,60}" + REFERENCE);
    private static final List<String> COUNTS =
            List.of("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final Pattern RECORD = Pattern.compile(
            "(?i)" + REFERENCE + "[^.;{]{0,30}, the (highest|lowest) in (" + String.join("|", COUNTS) + ") years\\b");
    private static final Pattern CHANGES = Pattern.compile(".*(?:growth|change|return|_cagr).*");
    private static final Pattern DISTANCE = Pattern.compile("(?i)above|below|behind|ahead of");
    private static final int NEAR = 60;

    private final Map<String, LedgerEntry> ledger;

    public ClaimReader(Collection<LedgerEntry> ledger) {
        this.ledger = ledger.stream().collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (one, _) -> one));
    }

    /** Each sentence that claims something, with its claims. */
    public List<Claim.Headline> read(String text) {
        return SENTENCES
                .splitAsStream(QUOTED.matcher(text).replaceAll("“…”"))
                .filter(sentence -> !sentence.isBlank())
                .map(sentence -> new Claim.Headline(sentence.strip(), claims(sentence)))
                .filter(sentence -> !sentence.claims().isEmpty())
                .toList();
    }

    private List<Claim> claims(String sentence) {
        if (CONDITION.matcher(sentence).find()) {
            return List.of();
        }
        var claims = new ArrayList<Claim>();
        HIGH.matcher(sentence).results().forEach(word -> compared(sentence, word, Claim.Kind.ABOVE, claims));
        LOW.matcher(sentence).results().forEach(word -> compared(sentence, word, Claim.Kind.BELOW, claims));
        ROSE_TO.matcher(sentence).results().forEach(found -> moved(found, Claim.Kind.ABOVE, claims));
        FELL_TO.matcher(sentence).results().forEach(found -> moved(found, Claim.Kind.BELOW, claims));
        ROSE_BY.matcher(sentence).results().forEach(found -> changed(found, Claim.Kind.POSITIVE, claims));
        FELL_BY.matcher(sentence).results().forEach(found -> changed(found, Claim.Kind.NEGATIVE, claims));
        LARGEST.matcher(sentence).results().forEach(found -> extreme(found, Claim.Kind.LARGEST, claims));
        SMALLEST.matcher(sentence).results().forEach(found -> extreme(found, Claim.Kind.SMALLEST, claims));
        RECORD.matcher(sentence).results().forEach(found -> record(found, claims));
        return claims;
    }

    /** The figure before the word against the next one; a figure right before it is the distance, not a side. */
    private void compared(String sentence, MatchResult word, Claim.Kind kind, List<Claim> claims) {
        String before = sentence.substring(0, word.start());
        if (before.stripTrailing().endsWith("}")
                && DISTANCE.matcher(word.group()).matches()) {
            return;
        }
        var next = REFERENCES.matcher(sentence);
        if (!next.find(word.end())) {
            return;
        }
        String between = sentence.substring(word.end(), next.start());
        if (between.length() > NEAR || between.contains(" and ") || between.contains(",")) {
            return;
        }
        entry(next.group(1)).ifPresent(other -> REFERENCES
                .matcher(before)
                .results()
                .flatMap(found -> entry(found.group(1)).stream())
                .filter(one -> one.fact().unit().equals(other.fact().unit()))
                .reduce((_, last) -> last)
                .ifPresent(one -> claims.add(new Claim(kind, List.of(one.id(), other.id())))));
    }

    private void moved(MatchResult found, Claim.Kind kind, List<Claim> claims) {
        var to = entry(found.group(1));
        var from = entry(found.group(2));
        if (to.isPresent()
                && from.isPresent()
                && to.get().fact().unit().equals(from.get().fact().unit())) {
            claims.add(new Claim(kind, List.of(found.group(1), found.group(2))));
        }
    }

    /** The change is positive or negative; a decline is written without its sign. */
    private void changed(MatchResult found, Claim.Kind kind, List<Claim> claims) {
        entry(found.group(1))
                .filter(entry -> entry.fact().metric().name().endsWith("_decline") && kind == Claim.Kind.NEGATIVE)
                .ifPresent(entry -> claims.add(new Claim(Claim.Kind.POSITIVE, List.of(entry.id()))));
        entry(found.group(1))
                .filter(entry -> CHANGES.matcher(entry.fact().metric().name()).matches())
                .ifPresent(entry -> claims.add(new Claim(kind, List.of(entry.id()))));
    }

    /** Of a segment: the same figure of all others of its kind. */
    private void extreme(MatchResult found, Claim.Kind kind, List<Claim> claims) {
        entry(found.group(1))
                .filter(entry -> !entry.fact().dimensions().isEmpty())
                .ifPresent(entry -> {
                    var others = ledger.values().stream()
                            .filter(other -> !other.id().equals(entry.id()) && sibling(entry.fact(), other.fact()))
                            .map(LedgerEntry::id)
                            .sorted();
                    var all = Stream.concat(Stream.of(entry.id()), others).toList();
                    if (all.size() > 1) {
                        claims.add(new Claim(kind, all));
                    }
                });
    }

    /** Of a year: the highest or lowest of that many fiscal years up to it. */
    private void record(MatchResult found, List<Claim> claims) {
        int years = COUNTS.indexOf(found.group(3).toLowerCase(Locale.ROOT)) + 2;
        var kind = found.group(2).equalsIgnoreCase("highest") ? Claim.Kind.LARGEST : Claim.Kind.SMALLEST;
        entry(found.group(1)).ifPresent(entry -> {
            var earlier = ledger.values().stream()
                    .filter(other -> earlierYear(entry.fact(), other.fact()))
                    .sorted(Comparator.<LedgerEntry, LocalDate>comparing(
                                    other -> other.fact().period().end())
                            .reversed())
                    .limit(years - 1L)
                    .map(LedgerEntry::id);
            claims.add(new Claim(
                    kind, Stream.concat(Stream.of(entry.id()), earlier).toList()));
        });
    }

    private static boolean earlierYear(Fact one, Fact other) {
        return one.subject().equals(other.subject())
                && one.metric().equals(other.metric())
                && one.dimensions().equals(other.dimensions())
                && other.period().isYear()
                && other.period().end().isBefore(one.period().end());
    }

    private static boolean sibling(Fact one, Fact other) {
        return one.subject().equals(other.subject())
                && one.metric().equals(other.metric())
                && one.unit().equals(other.unit())
                && one.period().equals(other.period())
                && axes(one).equals(axes(other));
    }

    private static List<String> axes(Fact fact) {
        return fact.dimensions().stream().map(Dimension::axis).toList();
    }

    private Optional<LedgerEntry> entry(String id) {
        return Optional.ofNullable(ledger.get(id));
    }
}
