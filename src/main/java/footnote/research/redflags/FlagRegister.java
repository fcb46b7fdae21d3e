package footnote.research.redflags;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RedFlag.Source;
import footnote.domain.opinion.RiskCode;
import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects evidence of red flags and makes one flag of all that is found for a code. */
final class FlagRegister {
    private static final int MOST_SOURCES = 5;
    /** How long after its end a matter is still told, as resolved. */
    private static final int RESOLVED_MONTHS = 6;

    /** What stays relevant for two years; events of other kinds for one. */
    private static final Set<RiskCode> LASTING = EnumSet.of(
            RiskCode.RESTATED,
            RiskCode.AUDITOR_CHANGE,
            RiskCode.LATE_FILING,
            RiskCode.RESTRUCTURING,
            RiskCode.GOING_CONCERN,
            RiskCode.MATERIAL_WEAKNESS);

    /** Where evidence stands, the best first. */
    enum Kind {
        FIGURES,
        ITEM,
        CURRENT,
        REPORT,
        NEWS
    }

    /** One piece of evidence. */
    record Evidence(RiskCode code, boolean grave, Kind kind, String sentence, LocalDate date, Source source) {}

    /** Figures say most; else what is grave, then what stands nearest to the company. */
    private static final Comparator<Evidence> BEST = Comparator.comparing(
                    (Evidence each) -> each.kind() != Kind.FIGURES)
            .thenComparing(Evidence::grave, Comparator.reverseOrder())
            .thenComparing(Evidence::kind)
            .thenComparing(Evidence::date, Comparator.reverseOrder())
            .thenComparing(evidence -> evidence.source().title());

    private final LocalDate asOf;
    private final Map<RiskCode, List<Evidence>> evidence = new EnumMap<>(RiskCode.class);
    private final Map<RiskCode, LocalDate> resolved = new EnumMap<>(RiskCode.class);
    private final List<MissingInput> gaps = new ArrayList<>();

    FlagRegister(LocalDate asOf) {
        this.asOf = asOf;
    }

    void add(Evidence found) {
        evidence.computeIfAbsent(found.code(), _ -> new ArrayList<>()).add(found);
    }

    /** A text of that day says that the matter is over. */
    void resolved(RiskCode code, LocalDate day) {
        resolved.merge(code, day, (one, other) -> one.isAfter(other) ? one : other);
    }

    void gap(String what, String why) {
        gaps.add(new MissingInput(what, why));
    }

    List<MissingInput> gaps() {
        return List.copyOf(gaps);
    }

    List<RedFlag> flags() {
        return evidence.keySet().stream()
                .flatMap(code -> flag(code).stream())
                .sorted(RedFlag.ORDER)
                .toList();
    }

    private Optional<RedFlag> flag(RiskCode code) {
        var since = asOf.minusMonths(LASTING.contains(code) ? 24 : 12);
        var current = evidence.getOrDefault(code, List.of()).stream()
                .filter(each -> each.kind() == Kind.FIGURES
                        || each.kind() == Kind.REPORT
                        || !each.date().isBefore(since))
                .sorted(BEST)
                .toList();
        if (current.isEmpty()) {
            return Optional.empty();
        }
        return ended(code, current)
                .map(end -> end.isBefore(asOf.minusMonths(RESOLVED_MONTHS))
                        ? Optional.<RedFlag>empty()
                        : Optional.of(merged(code, current, Optional.of(end))))
                .orElseGet(() -> Optional.of(merged(code, current, Optional.empty())));
    }

    /** When the matter ended; a periodic report that tells of it later does not open it again. */
    private Optional<LocalDate> ended(RiskCode code, List<Evidence> current) {
        return Optional.ofNullable(resolved.get(code)).filter(end -> current.stream()
                .allMatch(each -> each.kind() == Kind.REPORT || each.date().isBefore(end)));
    }

    private static String address(Source source) {
        return source.uri().map(URI::toString).orElse(source.title());
    }

    private static RedFlag merged(RiskCode code, List<Evidence> current, Optional<LocalDate> end) {
        var best = current.stream()
                .filter(each -> end.isEmpty() || each.kind() != Kind.REPORT)
                .findFirst()
                .orElse(current.getFirst());
        String sentence = end.map(day -> best.sentence().replaceFirst("\\.$", "") + "; on " + FigureFormat.day(day)
                        + " the matter was reported as resolved.")
                .orElse(best.sentence());
        var told = new HashSet<String>();
        told.add(address(best.source()));
        var sources = current.stream()
                .map(Evidence::source)
                .filter(source -> told.add(address(source)))
                .limit(MOST_SOURCES)
                .toList();
        return new RedFlag(
                code,
                end.isEmpty() && current.stream().anyMatch(Evidence::grave),
                new Prose(sentence),
                best.date(),
                best.source(),
                sources);
    }
}
