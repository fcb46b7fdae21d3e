package footnote.publication.report;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.Origin;
import footnote.domain.SourceLine;
import footnote.publication.text.TextFitting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The sources of a printed report by company and document, each with the places in it that were used. */
final class PdfSources {
    private static final int MOST_PLACES = 5;

    private final Markup out;
    private final Report report;
    private final FootnoteNumbering notes;
    private final Map<Integer, Set<String>> places = new LinkedHashMap<>();
    private final Map<Integer, Set<String>> subjects = new LinkedHashMap<>();
    private final Map<Integer, String> contents = new LinkedHashMap<>();

    PdfSources(Markup out, Report report, FootnoteNumbering notes) {
        this.out = out;
        this.report = report;
        this.notes = notes;
        for (var id : notes.notes()) {
            notes.source(id).ifPresent(number -> {
                var fact = notes.entry(id).fact();
                subjects.computeIfAbsent(number, _ -> new LinkedHashSet<>())
                        .add(fact.subject().key());
                contents.merge(number, content(fact), (one, other) -> one.equals(other) ? one : "data");
                var place = place(fact);
                if (!place.isEmpty()) {
                    places.computeIfAbsent(number, _ -> new LinkedHashSet<>()).add(place);
                }
            });
        }
    }

    void write() {
        out.element("h2", "Sources", "id", "sources-head", "class", "end").line();
        out.element(
                "p",
                "Documents by company, with the parts used. The HTML report and the workbook give each figure's own "
                        + "note: its period, its place in the document, and the formula where it is calculated.",
                "class",
                "small");
        groups().forEach((owner, numbers) -> {
            out.open("p", "class", "note-group").element("b", owner + ".", "class", "lead");
            for (int i = 0; i < numbers.size(); i++) {
                out.text(i == 0 ? " " : "; ");
                document(numbers.get(i));
            }
            out.text(".").close("p").line();
        });
    }

    /** All vendors in one line, for a report of one page. */
    void line() {
        var vendors = notes.origins().stream()
                .map(SourceLine::vendor)
                .distinct()
                .sorted()
                .toList();
        out.element(
                "p",
                "Sources: " + String.join(", ", vendors) + ". "
                        + notes.origins().size() + " documents are listed in the HTML report and the workbook.",
                "class",
                "written");
    }

    /** Documents of the company itself first, then those of others, by company and vendor. */
    private Map<String, List<Integer>> groups() {
        var groups = new LinkedHashMap<String, List<Integer>>();
        var own = report.masthead().symbol();
        for (boolean first : List.of(true, false)) {
            for (int i = 1; i <= notes.origins().size(); i++) {
                var whose = subjects.getOrDefault(i, Set.of());
                if (whose.contains(own) == first) {
                    groups.computeIfAbsent(owner(i, whose), _ -> new ArrayList<>())
                            .add(i);
                }
            }
        }
        return groups;
    }

    private String owner(int number, Set<String> whose) {
        var vendor = SourceLine.vendor(notes.origins().get(number - 1));
        return (whose.isEmpty() ? "" : TextFitting.brief(whose.iterator().next(), 40) + ", ") + vendor;
    }

    private void document(int number) {
        var origin = notes.origins().get(number - 1);
        out.open("span", "class", "note", "id", "s" + number);
        out.element("b", Integer.toString(number)).text(" ");
        var name = origin.document().orElseGet(() -> contents.getOrDefault(number, "data"));
        var link = origin.uri().filter(Endnotes::safe).map(Object::toString).orElse("");
        if (link.isEmpty()) {
            out.text(name);
        } else {
            out.element("a", name, "href", link, "title", title(origin));
        }
        var used = places.getOrDefault(number, Set.of());
        if (!used.isEmpty()) {
            out.text(" (" + used.stream().limit(MOST_PLACES).collect(Collectors.joining(", "))
                    + (used.size() > MOST_PLACES ? " and others" : "") + ")");
        }
        out.close("span");
    }

    /** What a source without documents gave. */
    private static String content(Fact fact) {
        if (fact.basis() == Basis.CONSENSUS) {
            return "consensus estimates";
        }
        boolean priced = fact.origin()
                .locator()
                .filter(place -> place.contains("close") || place.contains("bars"))
                .isPresent();
        return priced ? "share prices" : "data";
    }

    private static String title(Origin origin) {
        return SourceLine.vendor(origin)
                + origin.document().map(document -> ", " + document).orElse("");
    }

    /** The item or page of the document; what only repeats the figure's own name or its day is left out. */
    private static String place(Fact fact) {
        var label = fact.metric().label();
        return fact.origin()
                .locator()
                .map(place ->
                        place.endsWith(", " + label) ? place.substring(0, place.length() - label.length() - 2) : place)
                .filter(place -> !place.equalsIgnoreCase(label)
                        && !place.equals("close of " + fact.period().end()))
                .map(place -> place.replaceFirst("^(Item \\d+[A-Z]?|[Pp]age \\d+|p\\. ?\\d+),.*", "$1"))
                .map(place -> TextFitting.brief(place, 48))
                .orElse("");
    }
}
