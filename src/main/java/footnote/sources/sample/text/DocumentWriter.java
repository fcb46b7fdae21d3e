package footnote.sources.sample.text;

import footnote.domain.Document;
import footnote.domain.Market;
import footnote.domain.Section;
import footnote.domain.Words;
import footnote.sources.sample.SampleWorld;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes what stands in a filed document, in the sections its form has. */
public final class DocumentWriter {
    private static final String FICTION = "This document belongs to the sample market. The company is fictional.";

    private final SampleWorld world;
    private final FiledDocument document;
    private final Description company;
    private final Books books;

    public DocumentWriter(SampleWorld world, FiledDocument document) {
        this.world = world;
        this.document = document;
        this.company = document.company();
        this.books = world.books(company);
    }

    public Document write() {
        List<Section> sections =
                switch (document.kind()) {
                    case ANNUAL, AMENDMENT -> annual();
                    case QUARTERLY -> quarterly();
                    case RESULTS -> List.of(section("Item 2.02", "Results of operations", release()));
                    case EVENT -> List.of(event());
                };
        return new Document(
                company.name() + ", " + document.title(),
                document.form(),
                Optional.of(document.filed()),
                sections,
                document.origin());
    }

    private List<Section> annual() {
        var sections = new ArrayList<Section>();
        sections.add(section("Item 1", "Business", business()));
        sections.add(section("Item 1A", "Risk factors", risks()));
        sections.add(section("Item 7", "Management's discussion and analysis", discussion(true)));
        sections.add(section("Item 8", "Financial statements", statements(true)));
        if (document.kind() == FiledDocument.Kind.AMENDMENT) {
            sections.add(section("Item 9A", "Controls and procedures", controls()));
        }
        return sections;
    }

    private List<Section> quarterly() {
        return List.of(
                section("Part I, Item 1", "Financial statements", statements(false)),
                section("Part I, Item 2", "Management's discussion and analysis", discussion(false)),
                section(
                        "Part II, Item 1A",
                        "Risk factors",
                        company.texts("risks").getFirst()));
    }

    private Section event() {
        Map<String, Object> told = document.event();
        return section(
                "Item " + told.getOrDefault("item", "8.01"),
                String.valueOf(told.get("headline")),
                company.name() + ": " + told.get("text"));
    }

    /** Outside the United States the same parts go by their names alone. */
    private Section section(String item, String title, String text) {
        String id = company.market() == Market.UNITED_STATES && company.shareRatio() == 1 ? item : title;
        return Section.of(id, title, text + "\n\n" + FICTION);
    }

    private String business() {
        var telling = telling(true);
        String segments = Words.and(List.copyOf(company.named("segments").keySet()));
        return String.join(
                "\n\n",
                company.text("about").strip(),
                telling.say("business"),
                segments.isEmpty() ? "We report one segment." : "We report these segments: " + segments + ".",
                telling.say("business_outlook"));
    }

    private String risks() {
        var all = new ArrayList<>(company.texts("risks"));
        company.named("risks_since").forEach((year, risk) -> {
            if (document.term().fiscalYear() >= Integer.parseInt(year)) {
                all.add(String.valueOf(risk));
            }
        });
        return String.join("\n\n", all);
    }

    private String discussion(boolean year) {
        return String.join(" ", new Discussion(telling(year)).sentences());
    }

    private String release() {
        var outlook = new OutlookWriter(world, books).sentences(span(false));
        return discussion(false) + (outlook.isEmpty() ? "" : "\n\n" + String.join(" ", outlook));
    }

    private String statements(boolean year) {
        Quarter span = span(year);
        boolean corrected = document.kind() == FiledDocument.Kind.AMENDMENT;
        var tables = new StatementTables(corrected ? new Books(company.withoutRestatement(), books.quarters()) : books);
        return tables.print(span, earlier(year), year);
    }

    private static String controls() {
        return "The figures of this report replace those originally filed. Amounts had been recorded in the wrong "
                + "period or on the wrong line because of a material weakness in our internal controls, which is being "
                + "remediated.";
    }

    private SentenceFiller telling(boolean year) {
        var random = SeededRandom.of(world.seed(), company.symbol(), document.accession());
        boolean corrected = document.kind() == FiledDocument.Kind.AMENDMENT;
        return new SentenceFiller(
                corrected ? new Books(company.withoutRestatement(), books.quarters()) : books,
                span(year),
                earlier(year),
                year,
                random);
    }

    private int index() {
        return books.quarters().stream().map(Quarter::term).toList().indexOf(document.term());
    }

    private Quarter span(boolean year) {
        return year ? books.year(index()) : books.quarters().get(index());
    }

    private Optional<Quarter> earlier(boolean year) {
        return Published.yearBefore(books, index(), year);
    }
}
