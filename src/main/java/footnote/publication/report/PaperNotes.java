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
final class PaperNotes {
    private final Markup out;
    private final Report report;
    private final Apparatus apparatus;

    PaperNotes(Markup out, Report report, Apparatus apparatus) {
        this.out = out;
        this.report = report;
        this.apparatus = apparatus;
    }

    void write() {
        out.element("h2", "Notes and sources", "id", "notes", "class", "end").line();
        out.element("h3", "Sources").open("ol", "class", "sources").line();
        new Endnotes(out, report, apparatus).sources();
        out.close("ol").line();
        out.element("h3", "Notes");
        out.element(
                "p",
                "Each figure of the report has a number here: whose it is, what, of which period, and the source in brackets "
                        + "or the notes it was reckoned from. The workbook beside this document holds all of them with their values.",
                "class",
                "small");
        groups().forEach(this::group);
    }

    private List<List<String>> groups() {
        var groups = new ArrayList<List<String>>();
        for (var fact : apparatus.notes()) {
            if (groups.isEmpty() || !alike(groups.getLast().getLast(), fact)) {
                groups.add(new ArrayList<>());
            }
            groups.getLast().add(fact);
        }
        return groups;
    }

    private boolean alike(String one, String other) {
        return kind(apparatus.entry(one)).equals(kind(apparatus.entry(other)));
    }

    private static String kind(LedgerEntry entry) {
        return entry.fact().metric().name()
                + entry.fact().basis()
                + entry.derivation().map(Derivation::formula).orElse("");
    }

    private void group(List<String> facts) {
        var first = apparatus.entry(facts.getFirst());
        out.open("p", "class", "note-group");
        out.element("b", first.fact().metric().label(), "class", "lead");
        first.derivation().ifPresent(each -> out.text(", derived: " + each.formula()));
        out.text(". ");
        var said = "";
        for (int i = 0; i < facts.size(); i++) {
            var whose = whose(apparatus.entry(facts.get(i)).fact());
            note(facts.get(i), whose.equals(said) ? "" : whose + ", ");
            out.text(i + 1 == facts.size() ? "." : "; ");
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

    private void note(String fact, String whose) {
        var entry = apparatus.entry(fact);
        out.open("span", "class", "note", "id", "n" + apparatus.note(fact));
        out.element("b", Integer.toString(apparatus.note(fact)))
                .text(" " + whose + entry.fact().period().label());
        entry.fact().origin().locator().ifPresent(place -> out.text(", " + Fitting.brief(place, 80)));
        apparatus.source(fact).ifPresent(number -> out.text(" ")
                .element("a", "[" + number + "]", "href", "#s" + number, "title", "Source " + number));
        var inputs = Endnotes.inputs(apparatus, fact);
        if (!inputs.isEmpty()) {
            out.text(" from " + inputs.stream().map(Object::toString).collect(Collectors.joining(", ")));
        }
        entry.restated()
                .ifPresent(earlier -> out.text(", restated, first reported as "
                        + earlier.value().stripTrailingZeros().toPlainString() + " on " + earlier.knownAt()));
        out.close("span");
    }
}
