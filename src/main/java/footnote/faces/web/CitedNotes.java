package footnote.faces.web;

import footnote.domain.Footnote;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Wording;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers the figures of a page as they are printed; the notes below say where each came from. */
final class CitedNotes {
    private static final Pattern REFERENCE = Pattern.compile("\\{fact:([A-Za-z0-9]+)}");
    private static final int SOURCES = 3;

    private final Map<String, LedgerEntry> ledger;
    private final List<String> cited = new ArrayList<>();

    CitedNotes(List<LedgerEntry> entries) {
        this.ledger =
                entries.stream().collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (first, _) -> first));
    }

    /** The figure in words, with its mark. */
    Html figure(String id) {
        var entry = ledger.get(id);
        return entry == null
                ? Html.of("<span class=\"unbound\">unknown fact {}</span>", id)
                : figure(id, Wording.of(entry.fact()));
    }

    private Html figure(String id, String words) {
        if (!cited.contains(id)) {
            cited.add(id);
        }
        int number = cited.indexOf(id) + 1;
        return Html.of(
                "<span class=\"fig\">{}<a class=\"ref\" href=\"#note-{}\" aria-label=\"Source {}\">{}</a></span>",
                words,
                number,
                number,
                number);
    }

    /** An entry that is not in the ledger given at first, such as one of a table. */
    Html figure(LedgerEntry entry, String words) {
        ledger.putIfAbsent(entry.id(), entry);
        return figure(entry.id(), words);
    }

    /** Prose with every reference put into words. */
    Html told(String text) {
        var found = REFERENCE.matcher(text);
        var html = Html.NONE;
        int from = 0;
        while (found.find()) {
            html = html.and(Html.of("{}", text.substring(from, found.start()))).and(figure(found.group(1)));
            from = found.end();
        }
        return html.and(Html.of("{}", text.substring(from)));
    }

    boolean none() {
        return cited.isEmpty();
    }

    /** The notes of all figures so far. */
    Html list() {
        return none()
                ? Html.NONE
                : Html.of(
                        "<section class=\"notes\" aria-labelledby=\"notes-title\"><h2 id=\"notes-title\">Sources</h2>"
                                + "<ol>{}</ol></section>",
                        IntStream.range(0, cited.size()).mapToObj(i -> note(i + 1, entry(cited.get(i)))));
    }

    private LedgerEntry entry(String id) {
        var entry = ledger.get(id);
        if (entry == null) {
            throw new IllegalStateException("the ledger has no entry " + id);
        }
        return entry;
    }

    private Html note(int number, LedgerEntry entry) {
        var sources = new LinkedHashSet<Origin>();
        sources(entry, sources);
        String note = Footnote.of(entry);
        var unsaid = sources.stream()
                .filter(source -> !note.contains(source.document().orElse(Footnote.vendor(source))))
                .map(source -> Footnote.vendor(source)
                        + source.document().map(document -> ", " + document).orElse(""))
                .distinct()
                .toList();
        String from = entry.derivation().isEmpty() || unsaid.isEmpty()
                ? ""
                : "; from " + unsaid.stream().limit(SOURCES).collect(Collectors.joining("; "))
                        + (unsaid.size() > SOURCES ? " and " + (unsaid.size() - SOURCES) + " more" : "");
        return Html.of(
                "<li id=\"note-{}\">{}{}</li>",
                number,
                note + from,
                entry.fact()
                        .origin()
                        .uri()
                        .filter(_ -> !entry.fact().origin().vendor().equals("sample"))
                        .map(uri -> Html.of(" {}", Html.outside(uri, "open"))));
    }

    private void sources(LedgerEntry entry, Set<Origin> found) {
        entry.derivation()
                .ifPresentOrElse(
                        derivation -> derivation.inputs().stream()
                                .filter(ledger::containsKey)
                                .forEach(id -> sources(entry(id), found)),
                        () -> found.add(entry.fact().origin()));
    }
}
