package footnote.research.prose;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.runtime.model.Prompt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The facts of a prompt, each under a short id (F1, F2 …) that the answer refers to. */
public final class FactLines {
    private static final Pattern REFERENCE = Pattern.compile("\\{fact:([A-Za-z0-9]+)}");

    private final Map<String, LedgerEntry> byShortId = new LinkedHashMap<>();
    private final Map<String, String> shortIds = new LinkedHashMap<>();

    public FactLines(List<LedgerEntry> entries) {
        entries.stream().distinct().forEach(entry -> {
            String id = "F" + (byShortId.size() + 1);
            byShortId.put(id, entry);
            shortIds.put(entry.id(), id);
        });
    }

    /** One line for each fact: id, subject, metric with its segment, period, basis, value, formula. */
    public String text() {
        return byShortId.entrySet().stream()
                .map(each -> line(each.getKey(), each.getValue()))
                .collect(Collectors.joining("\n"));
    }

    private static String line(String id, LedgerEntry entry) {
        var fact = entry.fact();
        var cells = new ArrayList<String>();
        cells.add(id);
        cells.add(fact.subject().toString());
        cells.add(fact.metric().label()
                + fact.dimensions().stream().map(part -> ", " + part.member()).collect(Collectors.joining()));
        cells.add(fact.period().label());
        cells.add(fact.basis().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        cells.add(FigureFormat.of(fact));
        entry.derivation()
                .ifPresent(derivation -> cells.add(derivation.formula().split(";", 2)[0]));
        return String.join(" | ", cells);
    }

    /** The prompt with these facts at the given place, which shows their short ids everywhere. */
    public Prompt in(Prompt prompt, String place) {
        var ids = new LinkedHashMap<String, String>();
        byShortId.forEach((shortId, entry) -> ids.put(shortId, entry.id()));
        return prompt.with(place, byShortId.isEmpty() ? "none" : text()).referring(ids);
    }

    /** Text of ours with the short ids, for a prompt. */
    public String shortened(String text) {
        return replaced(text, id -> Optional.ofNullable(shortIds.get(id)));
    }

    /** What a model wrote, with the ledger's ids; a reference to no fact of the prompt stays and is refused later. */
    public Prose resolved(Prose written) {
        return new Prose(replaced(
                written.text(), id -> Optional.ofNullable(byShortId.get(id)).map(LedgerEntry::id)));
    }

    /** The fact of a short id. */
    public Optional<LedgerEntry> entry(String shortId) {
        return Optional.ofNullable(byShortId.get(shortId));
    }

    /** The ledger's id of a short one. */
    public Optional<String> id(String shortId) {
        return Optional.ofNullable(byShortId.get(shortId)).map(LedgerEntry::id);
    }

    private static String replaced(String text, Function<String, Optional<String>> other) {
        return REFERENCE
                .matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(
                        "{fact:" + other.apply(found.group(1)).orElse(found.group(1)) + "}"));
    }
}
