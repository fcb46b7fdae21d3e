package footnote.faces.web.run;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.evidence.search.Library;
import footnote.evidence.search.SearchRequest;
import footnote.faces.front.FigureNotes;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The figures of a printed report in the order of their marks, each with what stands behind it. */
final class ReportSources {
    private static final Pattern FIGURE = Pattern.compile("data-fact=\"(f[0-9a-f]{12})\"[^>]*? data-n=\"(\\d{1,5})\"");
    private static final int DEEPEST = 3;

    private final FigureNotes notes;
    private final Map<Integer, LedgerEntry> marks = new LinkedHashMap<>();

    /** The page that was printed and the ledger it was printed from. */
    ReportSources(Path page, Optional<Path> ledger) {
        var entries = ledger.map(ReportSources::read).orElse(List.of());
        this.notes = new FigureNotes(entries, DEEPEST);
        try {
            var found = FIGURE.matcher(Files.readString(page));
            while (found.find()) {
                int mark = Integer.parseInt(found.group(2));
                notes.find(found.group(1)).ifPresent(entry -> marks.putIfAbsent(mark, entry));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<LedgerEntry> read(Path ledger) {
        try {
            return Json.readList(
                    Json.tree(Files.readString(ledger)).path("facts").toString(), LedgerEntry.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean none() {
        return marks.isEmpty();
    }

    Optional<LedgerEntry> find(String id) {
        return notes.find(id);
    }

    /** All figures by their marks; a script shows the one that was pointed at. */
    Html list(String base) {
        var sorted = new ArrayList<>(marks.entrySet());
        sorted.sort(Map.Entry.comparingByKey());
        return Html.of(
                "<ol class=\"marks\">{}</ol>",
                sorted.stream()
                        .map(mark -> Html.of(
                                "<li id=\"mark-{}\" data-fact=\"{}\" value=\"{}\"><a href=\"{}/{}\">{}</a> <span>{}</span></li>",
                                mark.getKey(),
                                mark.getValue().id(),
                                mark.getKey(),
                                base,
                                mark.getValue().id(),
                                FigureFormat.of(mark.getValue().fact()),
                                notes.line(mark.getValue()))));
    }

    /** One figure with its formula, its inputs down to what was reported, and the words that report it. */
    Html of(LedgerEntry entry, Library library, boolean sample, Set<String> withheld) {
        return Html.of(
                "<div class=\"fact\" data-fact=\"{}\"><p class=\"fact-value\">{}</p><p>{}</p>{}{}</div>",
                entry.id(),
                FigureFormat.of(entry.fact()),
                notes.line(entry),
                inputs(entry, 1),
                passage(entry, library, sample, withheld));
    }

    private Html inputs(LedgerEntry entry, int depth) {
        var inputs = notes.inputs(entry);
        return Html.when(
                !inputs.isEmpty() && depth <= DEEPEST,
                Html.of(
                        "<ul class=\"inputs\">{}</ul>",
                        inputs.stream()
                                .limit(12)
                                .map(input -> Html.of(
                                        "<li><strong>{}</strong> {}{}</li>",
                                        FigureFormat.of(input.fact()),
                                        notes.line(input),
                                        inputs(input, depth + 1)))));
    }

    /** The best passage on file of the very document the figure was reported in. */
    private static Html passage(LedgerEntry entry, Library library, boolean sample, Set<String> withheld) {
        var fact = entry.fact();
        String question = fact.metric().label() + " " + fact.period().label();
        var document = fact.origin().document().orElse("");
        if (entry.derivation().isPresent() || document.isBlank()) {
            return Html.NONE;
        }
        String number = document.substring(document.lastIndexOf(' ') + 1);
        return library
                .find(SearchRequest.of(fact.subject().key() + " " + question, sample, 20)
                        .about(library.companies(fact.subject().key(), sample)))
                .stream()
                .filter(hit -> !withheld.contains(hit.passage().document().id()))
                .filter(hit -> hit.passage().document().name().contains(number)
                        || hit.passage().document().id().contains(number))
                .findFirst()
                .map(hit -> Html.of(
                        "<blockquote class=\"leaf\" tabindex=\"0\" role=\"region\" aria-label=\"Passage\">{}</blockquote><p class=\"small\">{}</p>",
                        lines(hit.passage().text(), fact.metric().label()),
                        hit.passage().place()))
                .orElse(Html.NONE);
    }

    /** The passage line by line, the lines that name the metric marked. */
    private static Stream<Html> lines(String text, String label) {
        String words = label.toLowerCase(Locale.ROOT);
        return text.lines()
                .map(line ->
                        Html.of(line.toLowerCase(Locale.ROOT).contains(words) ? "<mark>{}</mark>\n" : "{}\n", line));
    }
}
