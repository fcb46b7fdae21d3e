package footnote.publication.report;

import footnote.domain.Derivation;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.publication.text.Fitting;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Notes and sources on paper: facts of one kind share a paragraph, since pages cannot fold. */
final class PdfNotes {
    private final Markup out;
    private final Report report;
    private final FootnoteNumbering notes;

    PdfNotes(Markup out, Report report, FootnoteNumbering notes) {
        this.out = out;
        this.report = report;
        this.notes = notes;
    }

    void write() {
        out.element("h2", "Notes and sources", "id", "notes", "class", "end").line();
        out.element("h3", "Sources");
        new Endnotes(out, report, notes).sourcesByVendor();
        out.element("h3", "Notes");
        out.element(
                "p",
                "Each figure of the report has a number here: what it is, of which period, and the source in brackets or, "
                        + "after an arrow, the notes it is calculated from. Figures without a name are "
                        + Fitting.brief(report.masthead().symbol(), 24) + "'s; where no day stands it is as of "
                        + report.masthead().asOf()
                        + ". The workbook beside this document holds all of them with their values.",
                "class",
                "small");
        out.open("div", "class", "columns");
        groups().forEach(this::group);
        out.close("div").line();
    }

    private List<List<String>> groups() {
        var groups = new ArrayList<List<String>>();
        for (var fact : notes.notes()) {
            if (groups.isEmpty() || !alike(groups.getLast().getLast(), fact)) {
                groups.add(new ArrayList<>());
            }
            groups.getLast().add(fact);
        }
        return groups;
    }

    private boolean alike(String one, String other) {
        return kind(notes.entry(one)).equals(kind(notes.entry(other)));
    }

    private static String kind(LedgerEntry entry) {
        return entry.fact().metric().name()
                + entry.fact().basis()
                + entry.derivation().map(Derivation::formula).orElse("");
    }

    /** What all notes of a group share is said once: the formula at its head, source or inputs at its end. */
    private void group(List<String> facts) {
        var first = notes.entry(facts.getFirst());
        var ends = facts.stream().map(this::end).distinct().toList();
        boolean shared = ends.size() == 1;
        out.open("p", "class", "note-group");
        out.element("b", first.fact().metric().label(), "class", "lead");
        first.derivation().ifPresent(each -> out.text(": " + each.formula()));
        out.text(". ");
        var said = report.masthead().symbol();
        for (int i = 0; i < facts.size(); i++) {
            var whose = whose(notes.entry(facts.get(i)).fact());
            boolean last = i + 1 == facts.size();
            note(facts.get(i), whose.equals(said) ? "" : whose, !shared || last);
            out.text(last ? "." : "; ");
            said = whose;
        }
        out.close("p").line();
    }

    private static String whose(Fact fact) {
        return Stream.concat(
                        Stream.of(fact.subject().key()),
                        fact.dimensions().stream().map(Dimension::member))
                .map(name -> Fitting.brief(name, 60))
                .collect(Collectors.joining(", "));
    }

    private String end(String fact) {
        return place(notes.entry(fact).fact())
                + notes.source(fact).map(Object::toString).orElse("")
                + Endnotes.inputs(notes, fact);
    }

    /** Where in its document; what only repeats the figure's own name, or its day, is left out. */
    private static String place(Fact fact) {
        var label = fact.metric().label();
        return fact.origin()
                .locator()
                .map(place ->
                        place.endsWith(", " + label) ? place.substring(0, place.length() - label.length() - 2) : place)
                .filter(place -> !place.equals(label)
                        && !place.equals("close of " + fact.period().end()))
                .map(place -> Fitting.brief(place, 80))
                .orElse("");
    }

    private void note(String fact, String whose, boolean ended) {
        var entry = notes.entry(fact);
        out.open("span", "class", "note", "id", "n" + notes.note(fact));
        out.element("b", Integer.toString(notes.note(fact)));
        var parts = Stream.of(whose, period(entry.fact()), ended ? place(entry.fact()) : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        out.text(parts.isEmpty() ? "" : " " + parts);
        if (ended) {
            notes.source(fact).ifPresent(number -> out.text(" ")
                    .element("a", "[" + number + "]", "href", "#s" + number, "title", "Source " + number));
            var inputs = Endnotes.inputs(notes, fact);
            if (!inputs.isEmpty()) {
                out.text(" ← " + NumberRanges.of(inputs));
            }
        }
        entry.restated()
                .ifPresent(earlier -> out.text(", restated, first reported as "
                        + earlier.value().stripTrailingZeros().toPlainString() + " on " + earlier.knownAt()));
        out.close("span");
    }

    private String period(Fact fact) {
        var period = fact.period();
        return !period.isInstant()
                ? period.label()
                : period.end().equals(report.masthead().asOf())
                        ? ""
                        : period.end().toString();
    }
}
