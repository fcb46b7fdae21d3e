package footnote.research;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.research.prose.FactLines;
import footnote.research.prose.QuotationCheck;
import footnote.research.prose.SentenceGate;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.SenseObjection;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The facts an agent may refer to: as lines of its prompt, and as the check of what it wrote. */
public record FactSheet(List<LedgerEntry> entries, Set<String> names) {
    public FactSheet {
        entries = List.copyOf(entries);
        names = Set.copyOf(names);
    }

    /** The company's latest figure of each metric; what those were computed from is left to the ledger. */
    public static FactSheet of(MetricSet measures, Set<String> names) {
        var latest = measures.entries().stream()
                .map(entry -> entry.fact().metric().name())
                .distinct()
                .flatMap(metric -> measures.find(metric).stream())
                .toList();
        return new FactSheet(latest, names);
    }

    /** These and the facts of the given ids, such as those of an earlier year that a sentence compares with. */
    public FactSheet with(Collection<String> ids, MetricSet measures) {
        return new FactSheet(
                Stream.concat(entries.stream(), measures.entries().stream().filter(entry -> ids.contains(entry.id())))
                        .distinct()
                        .toList(),
                names);
    }

    /** The prompt with these facts at its place for them, under short ids. */
    public Prompt in(Prompt prompt) {
        return new FactLines(entries).in(prompt, "facts");
    }

    /** What a sentence must pass to be printed: these facts, and whatever else a workflow asks. */
    public SentenceGate gate(List<Function<Prose, Optional<String>>> more) {
        var byId = entries.stream().collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (one, _) -> one));
        return new SentenceGate(id -> Optional.ofNullable(byId.get(id)), byId.keySet(), names, more);
    }

    /** One line a fact: id, whose, what, of when, how much. */
    public String lines() {
        return entries.stream()
                .map(entry -> entry.id() + " | " + entry.fact().subject() + " | "
                        + entry.fact().metric().label() + " | "
                        + entry.fact().period().label() + " | "
                        + FigureFormat.of(entry.fact()))
                .collect(Collectors.joining("\n"));
    }

    /** Refuses prose with sentences that may not be printed, and names all of them with the reasons. */
    public void check(Collection<Prose> written) {
        check(written, gate(List.of()));
    }

    /** The same for what was written to a prompt: quotations stand in what it gives. */
    public void check(Collection<Prose> written, Prompt prompt) {
        check(written, gate(List.of()).quoting(QuotationCheck.of(prompt)));
    }

    private void check(Collection<Prose> written, SentenceGate gate) {
        var byId = entries.stream().collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (one, _) -> one));
        for (var prose : written) {
            prose.objection(byId.keySet(), names).ifPresent(objection -> {
                throw new IllegalArgumentException(objection + " (in \"" + prose.text() + "\")");
            });
        }
        var objections = written.stream()
                .flatMap(prose -> gate.filter(prose).dropped().stream())
                .map(each -> each.reason() + " (in \"" + each.sentence() + "\")")
                .toList();
        if (!objections.isEmpty()) {
            throw new SenseObjection(String.join("; ", objections));
        }
    }
}
