package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.publication.infographic.Infographic;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.infographic.Infographic.Panel;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.RevenueSplit;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.SentenceTemplates;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.TextContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** An infographic that a report may have: whether facts can fill it, its section, the text around it, and its panels. */
public abstract class InfographicExhibit {
    static final int MOST_ITEMS = 8;

    final ReportFacts book;
    private final InfographicSpec.Type type;
    private final String section;
    /** What its sentences are filed under. */
    private final String templates;

    InfographicExhibit(ReportFacts book, InfographicSpec.Type type, String section, String templates) {
        this.book = book;
        this.type = type;
        this.section = section;
        this.templates = templates;
    }

    InfographicSpec.Type type() {
        return type;
    }

    public String section() {
        return section;
    }

    /** Whether there are facts for it. */
    abstract boolean fillable();

    /** What it shows, in words for a plan. */
    abstract List<String> elements();

    abstract String unit();

    abstract List<Panel> panels();

    /** What its title claims of the facts. */
    List<Claim> claims() {
        return List.of();
    }

    /** What its sentences may be filled with. */
    abstract TemplateBindings known(TextContext context);

    ExhibitText text(String id, TextContext context) {
        var known = known(context);
        return new ExhibitText(
                id,
                ExhibitText.Kind.INFOGRAPHIC,
                new Headline(said("title", known, context), claims()),
                new Prose(said("meaning", known, context)));
    }

    /** The sentence of the part, or of the nearest variant that can be filled in. */
    private String said(String part, TemplateBindings known, TextContext context) {
        String key = "picture." + templates + "." + part;
        var variants = book.data().lender() && SentenceTemplates.has(key + ".lender")
                ? List.of(".lender", ".plain")
                : List.of("", ".none", ".whole", ".capex", ".plain");
        return variants.stream()
                .map(key::concat)
                .filter(SentenceTemplates::has)
                .flatMap(each -> context.phrasing().say(each, known.values()).stream())
                .findFirst()
                .orElseThrow();
    }

    public Infographic infographic(ExhibitNumbering numbering, String title) {
        var panels = panels();
        var facts = panels.stream()
                .flatMap(panel -> panel.items().stream())
                .flatMap(item -> item.fact().stream())
                .toList();
        return new Infographic(Infographic.Kind.valueOf(type.name()), numbering.of(title, unit(), facts), panels);
    }

    /** The last fiscal year's label. */
    String year() {
        return book.lastYear("revenue").map(ReportFacts::label).orElse("latest");
    }

    List<String> segmentsAnd(List<String> standard) {
        var elements = new ArrayList<String>();
        RevenueSplit.of(book).parts().forEach(part -> elements.add(part.name()));
        elements.addAll(standard);
        return elements;
    }

    static Item item(String label, LedgerEntry fact, double weight) {
        return new Item(
                label,
                Optional.of(fact.id()),
                Double.isFinite(weight) ? OptionalDouble.of(Math.clamp(weight, -1, 1)) : OptionalDouble.empty(),
                Optional.empty());
    }

    /** The last year's figure, weighed against a whole. */
    Optional<Item> lastYear(String label, String metric, double whole) {
        return book.lastYear(metric)
                .filter(entry -> entry.number() != 0)
                .map(entry -> item(label, entry, entry.number() / whole));
    }

    /** The last year's figure, with no bar. */
    Optional<Item> lastYear(String label, String metric) {
        return lastYear(label, metric, Double.NaN);
    }

    /** Adds a panel, unless it would be empty. */
    static void add(List<Panel> panels, String heading, List<Item> items) {
        if (!items.isEmpty()) {
            panels.add(new Panel(heading, items.stream().limit(MOST_ITEMS).toList()));
        }
    }

    /** The items that are known. */
    static List<Item> known(Stream<Optional<Item>> items) {
        return items.flatMap(Optional::stream).toList();
    }
}
