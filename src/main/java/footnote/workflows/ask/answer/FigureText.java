package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.domain.names.ShortName;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One figure in words: as a sentence or as a line of a list, with what it was computed from and its sources. */
final class FigureText {
    private static final String FROM_PERIODS = "calculated from the periods reported";
    /** What a formula of the question gives that it calls nothing. */
    private static final String UNNAMED = "result";

    private static final int MOST_INLINE = 5;
    private static final int MOST_MARKERS = 4;
    private static final Pattern PLURAL =
            Pattern.compile(".*[^s]s(?: (?:paid|incurred|earned|issued|repaid|pledged|outstanding))?");
    private static final Pattern SINGULAR = Pattern.compile("days .* outstanding|.* per (?:diluted )?share");
    private static final Pattern COMPLEMENT = Pattern.compile(" (?:on|of|to|from|in|for|over|less) .*");
    private static final Pattern LOSS = Pattern.compile("(?<!\\()\\bloss\\b(?! of)");
    private static final Pattern SHARE = Pattern.compile("(?<share>.+) to (?<whole>.+)");
    /** Metrics whose names are no nouns: a company's "held by insiders" is none. */
    private static final Pattern NO_NOUN = Pattern.compile("held by .*");

    private final AnswerEvidence data;

    FigureText(AnswerEvidence data) {
        this.data = data;
    }

    static boolean isPlural(String label) {
        return !SINGULAR.matcher(label).matches()
                && PLURAL.matcher(COMPLEMENT.matcher(label).replaceFirst("")).matches();
    }

    /** A negative figure of a row that is called a loss would be a gain. */
    static String label(LedgerEntry entry) {
        String label = FigureLines.label(entry);
        return entry.number() < 0 ? LOSS.matcher(label).replaceFirst("income (loss)") : label;
    }

    /** A figure of the catalog as a sentence; nothing of a row that only its report names. */
    Optional<String> sentence(LedgerEntry entry) {
        String metric = entry.fact().metric().name();
        var move = FigureMove.of(entry, this);
        if (move.isPresent()) {
            return move.map(FigureMove::sentence);
        }
        var share = SHARE.matcher(FigureLines.label(entry));
        boolean isShare = entry.fact().unit().equals(Unit.PERCENT) && share.matches();
        String label = isShare ? share.group("share") : label(entry);
        if (!AskedMetrics.isCataloged(metric) || NO_NOUN.matcher(label).matches()) {
            return Optional.empty();
        }
        String value = "{fact:" + entry.id() + "}" + (isShare ? " of " + share.group("whole") : "");
        String name = name(entry);
        boolean counted = entry.fact().unit().kind() == Unit.Kind.COUNT && isPlural(label);
        String of = ofPart(entry);
        String said = counted
                ? name + " had " + value + " " + of + label
                : Words.possessive(name) + " " + of + label + (isPlural(label) ? " were " : " was ") + value;
        var period = entry.fact().period();
        return Optional.of(
                said + (period.isInstant() ? " " : " in ") + period.label() + formula(entry) + "." + marks(entry));
    }

    /** The company's name as sentences use it. */
    String name(LedgerEntry entry) {
        return ShortName.of(company(entry)).replaceFirst("(?i)^the ", "");
    }

    private String ofPart(LedgerEntry entry) {
        return part(entry).isEmpty() ? "" : part(entry) + " ";
    }

    /** A figure with its company, period and source, and with how it was computed where that is wanted. */
    String line(LedgerEntry entry, boolean withFormula) {
        String of = part(entry).isEmpty() ? "" : part(entry) + ", ";
        String named = entry.fact().metric().name().equals(UNNAMED) ? "" : label(entry) + ", ";
        return company(entry) + ", " + named + of
                + entry.fact().period().label() + ": {fact:" + entry.id() + "}" + (withFormula ? formula(entry) : "")
                + marks(entry);
    }

    /** How a figure was computed, in brackets; nothing of a reported one. */
    String formula(LedgerEntry entry) {
        return entry.derivation()
                .map(each -> " ("
                        + spelledOut(entry)
                                .or(() -> withValues(entry, each.formula()))
                                .orElse(undated(each.formula()))
                        + ")")
                .orElse("");
    }

    /** How figures of a ratio are computed, as an equation without values. */
    Optional<String> definition(LedgerEntry entry) {
        return entry.derivation()
                .filter(_ -> spelledOut(entry).isEmpty())
                .map(derivation -> undated(derivation.formula()))
                .filter(formula -> !formula.equals(FROM_PERIODS))
                .map(formula -> Words.capitalized(label(entry)) + " = " + formula + ".");
    }

    /** Whether the formula shows the figures it was computed from. */
    boolean isSpelledOut(LedgerEntry entry) {
        return spelledOut(entry)
                .or(() -> entry.derivation().flatMap(each -> withValues(entry, each.formula())))
                .isPresent();
    }

    /** How a change, a sum or an average was computed, with the figures it was computed from. */
    private Optional<String> spelledOut(LedgerEntry entry) {
        var inputs = inputs(entry);
        String name = entry.fact().metric().name();
        if (name.startsWith("average_") && !inputs.isEmpty() && inputs.size() <= MOST_INLINE) {
            return Optional.of("mean of " + inputs.stream().map(this::cell).collect(Collectors.joining(", ")));
        }
        boolean sum = name.startsWith("cumulative_")
                || inputs.stream().allMatch(each -> each.fact().metric().name().equals(name));
        if (sum && inputs.size() > 1 && inputs.size() <= MOST_INLINE) {
            return Optional.of(inputs.stream().map(this::cell).collect(Collectors.joining(" + ")));
        }
        if (inputs.size() != 2) {
            return Optional.empty();
        }
        String before = cell(inputs.getFirst());
        String after = cell(inputs.getLast());
        if (name.endsWith("_compound_growth")) {
            return Optional.of("compound annual growth from " + before + " to " + after);
        }
        return name.endsWith("_growth")
                ? Optional.of(after + " vs. " + before)
                : name.matches(".*_(?:change|difference)") ? Optional.of(after + " less " + before) : Optional.empty();
    }

    /** The formula with the value before each name in it; nothing where not every input is named once. */
    private Optional<String> withValues(LedgerEntry entry, String formula) {
        var inputs = inputs(entry);
        String said = formula;
        for (var input : inputs) {
            var name = Pattern.compile("(?i)(?<![\\p{L}}] )(?<![\\p{L}-])" + Pattern.quote(FigureLines.label(input))
                            + "(?![\\p{L}-])")
                    .matcher(said);
            if (!input.fact().period().end().equals(entry.fact().period().end())
                    || !name.find()
                    || name.find(name.end())) {
                return Optional.empty();
            }
            said = name.reset().replaceFirst("{fact:" + input.id() + "} $0");
        }
        return inputs.isEmpty() ? Optional.empty() : Optional.of(said);
    }

    /** In words: dates in a formula are not figures of any passage. */
    private static String undated(String formula) {
        String undated = formula.replaceFirst(" to \\d{4}-\\d{2}-\\d{2}$", "");
        return undated.matches(".*\\d{4}.*") ? FROM_PERIODS : undated;
    }

    String cell(LedgerEntry entry) {
        return "{fact:" + entry.id() + "} " + (entry.fact().period().isInstant() ? "" : "in ")
                + entry.fact().period().label();
    }

    Set<String> markers(LedgerEntry entry) {
        return data.markers(entry.id());
    }

    String marks(LedgerEntry entry) {
        String markers = markers(entry).stream().limit(MOST_MARKERS).collect(Collectors.joining(", "));
        return markers.isEmpty() ? "" : " [" + markers + "]";
    }

    List<LedgerEntry> inputs(LedgerEntry entry) {
        return entry.derivation().stream()
                .flatMap(derivation -> derivation.inputs().stream())
                .flatMap(id -> data.figure(id).stream())
                .toList();
    }

    /** The part of the company that a figure itself is about. */
    static List<String> members(LedgerEntry entry) {
        return entry.fact().dimensions().stream().map(each -> each.member()).toList();
    }

    /** The part of the company that a figure, or all it was computed from, is about; empty for the whole. */
    String part(LedgerEntry entry) {
        return Words.and(parts(entry).distinct().toList());
    }

    private Stream<String> parts(LedgerEntry entry) {
        boolean named = entry.fact().metric().name().contains("_excluding_"); // for the part that is left out
        return entry.fact().dimensions().isEmpty() && !named
                ? inputs(entry).stream().flatMap(this::parts)
                : members(entry).stream();
    }

    String company(LedgerEntry entry) {
        return data.markers(entry.id()).stream()
                .flatMap(marker -> data.source(marker).stream())
                .map(source -> source.passage().document().company())
                .findFirst()
                .orElse(entry.fact().subject().key());
    }
}
