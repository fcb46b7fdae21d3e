package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Ticker;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.evidence.search.StoreView.FoundPage;
import footnote.evidence.search.StoreView.FoundPassage;
import footnote.testing.HashEmbedder;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store of passages does, wherever it keeps them: a test of one extends this and says how it is opened. */
public abstract class PassageStoreContract {
    private static final String STEEL = "The price of steel rose and demand in Europe fell.\nSteel was scarce.";
    private static final String WEATHER = "Mild weather helped the sale of garden chairs.\nCustomers liked green ones.";
    private static final String CASH = """
            Consolidated statements of cash flows
            Cash flows from operating activities 1,200 1,100
            Purchases of property, plant and equipment (310) (280)
            Depreciation and amortization 90 80
            Net cash used in investing activities (310) (280)
            Dividends paid (60) (50)
            Cash and cash equivalents at end of year 790 730
            Net cash from financing activities (100) (90)
            """;

    private final HashEmbedder embedder = new HashEmbedder();
    private PassageStore store;

    /** An empty store. */
    protected abstract PassageStore open() throws Exception;

    @BeforeEach
    void openEmpty() throws Exception {
        store = open();
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void findsNothingWhereNothingWasPutIn() {
        assertThat(words("steel")).isEmpty();
        assertThat(near("steel", everywhere())).isEmpty();
        assertThat(store.view().pages(List.of("anvil#1"))).isEmpty();
    }

    @Test
    void findsLeavesByAnyOfTheWordsTheBestFirst() {
        put(report("anvil", 2023, STEEL, WEATHER, "Steel chairs for the garden."));

        assertThat(words("price of steel in Europe"))
                .extracting(FoundPage::key)
                .startsWith("anvil#1")
                .doesNotContain("anvil#2");
        assertThat(words("steel")).extracting(FoundPage::score).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    }

    @Test
    void findsOtherFormsOfAWord() {
        put(report("anvil", 2023, STEEL, WEATHER));

        assertThat(words("prices")).extracting(FoundPage::key).containsExactly("anvil#1");
    }

    @Test
    void findsNamesOfFiguresAndAnyOtherWordsThatFollowEachOther() {
        put(report("anvil", 2023, CASH, "Equipment and property, a plant, purchases.", WEATHER));

        assertThat(phrase("purchases of property plant and equipment"))
                .extracting(FoundPage::key)
                .containsExactly("anvil#1");
        assertThat(phrase("green ones")).extracting(FoundPage::key).containsExactly("anvil#3");
        assertThat(phrase("ones green")).isEmpty();
    }

    @Test
    void findsLeavesWithTheSignsEvenWhereOthersHaveMoreOfTheWords() {
        put(report("anvil", 2023, "Property, property, property: plant.", "Plant property", CASH));
        var query = new WordQuery("property plant", List.of(), Set.of("r:capital_expenditure"), false);

        var found = store.view().byWords(query, everywhere(), 1);

        assertThat(found).extracting(FoundPage::key).hasSize(2).contains("anvil#3");
    }

    @Test
    void countsLeavesWithoutTheWordsWhereAllLeavesDo() {
        put(report("anvil", 2023, STEEL, WEATHER));

        var found = store.view().byWords(new WordQuery("steel", List.of(), Set.of(), true), everywhere(), 10);

        assertThat(found).extracting(FoundPage::key).containsExactly("anvil#1", "anvil#2");
    }

    @Test
    void keepsWithinEveryLimit() {
        put(report("anvil", 2023, STEEL), report("forge", 2021, STEEL));
        var none = Set.<String>of();
        var real = Library.market(false);
        var day = Optional.<LocalDate>empty();

        for (var limits : List.of(
                new SearchLimits(real, Set.of(Library.company("forge Works")), none, none, none, none, day),
                new SearchLimits(real, none, Set.of("forge"), none, none, none, day),
                new SearchLimits(real, none, none, none, Set.of("FY2021"), none, day),
                new SearchLimits(real, none, none, none, none, none, Optional.of(LocalDate.of(2022, 12, 31))))) {
            assertThat(words("steel", limits)).extracting(FoundPage::key).containsExactly("forge#1");
            assertThat(near("steel", limits))
                    .extracting(FoundPassage::key)
                    .isNotEmpty()
                    .containsOnly("forge#1");
        }
        assertThat(words("steel", new SearchLimits(real, none, none, Set.of("10-Q"), none, none, day)))
                .isEmpty();
        assertThat(words("steel", new SearchLimits(real, none, none, none, none, Set.of("Item 1A"), day)))
                .isEmpty();
        assertThat(words("steel", new SearchLimits(real, none, none, Set.of("10-K"), none, Set.of("Item 7"), day)))
                .hasSize(2);
    }

    @Test
    void keepsWorldsApart() {
        put(report("anvil", 2023, STEEL));
        store.put(List.of(report("sample", 2023, STEEL)), Library.market(true));

        assertThat(words("steel")).extracting(FoundPage::key).containsExactly("anvil#1");
    }

    @Test
    void findsTheNearestPassageFirstAndWhereItStands() {
        put(report("anvil", 2023, STEEL, WEATHER));

        var found = near("garden chairs in mild weather", everywhere());

        var line = WEATHER.lines().findFirst().orElseThrow();
        assertThat(found).hasSize(4).isSortedAccordingTo((a, b) -> Double.compare(b.score(), a.score()));
        assertThat(found.getFirst().key()).isEqualTo("anvil#2");
        assertThat(found.getFirst().span()).isEqualTo(new Page.Span(0, line.length()));
    }

    @Test
    void findsNothingByMeaningBeforeVectorsArePutIn() {
        var report = report("anvil", 2023, STEEL);
        store.put(List.of(report), Library.market(false));

        assertThat(words("steel")).hasSize(1);
        assertThat(near("steel", everywhere())).isEmpty();
    }

    @Test
    void tellsWhichOfTheWantedSignsLeavesHaveInOrder() {
        put(report("anvil", 2023, STEEL, CASH));

        var signs = store.view()
                .signs(
                        List.of("anvil#1", "anvil#2", "nobody#1"),
                        Set.of("s:cash_flow", "s:income", "r:capital_expenditure"));

        assertThat(signs.getOrDefault("anvil#1", List.of())).isEmpty();
        assertThat(signs.get("anvil#2")).containsExactly("r:capital_expenditure", "s:cash_flow");
    }

    @Test
    void givesLeavesBackAsTheyWerePutIn() {
        var report = report("anvil", 2023, STEEL, WEATHER);
        put(report);

        var stored = store.view().pages(List.of("anvil#2", "anvil#9"));

        assertThat(stored).containsOnlyKeys("anvil#2");
        var page = stored.get("anvil#2");
        assertThat(page.text()).isEqualTo(WEATHER);
        assertThat(page.section()).isEqualTo("Item 7");
        assertThat(page.page()).contains(2);
        assertThat(page.spans()).isEqualTo(report.pages().get(1).spans());
    }

    @Test
    void putsADocumentInPlaceOfItself() {
        put(report("anvil", 2023, STEEL, WEATHER));
        put(report("anvil", 2023, WEATHER));

        assertThat(words("steel")).isEmpty();
        assertThat(words("chairs")).extracting(FoundPage::key).containsExactly("anvil#1");
        assertThat(near("chairs", everywhere())).extracting(FoundPassage::key).containsOnly("anvil#1");
    }

    @Test
    void forgetsADocument() {
        put(report("anvil", 2023, STEEL), report("forge", 2021, STEEL));
        store.remove("anvil");
        store.remove("nobody");

        assertThat(words("steel")).extracting(FoundPage::key).containsExactly("forge#1");
        assertThat(near("steel", everywhere())).extracting(FoundPassage::key).containsOnly("forge#1");
        assertThat(store.view().pages(List.of("anvil#1"))).isEmpty();
    }

    @Test
    void findsTheSameAfterSettling() {
        put(report("anvil", 2023, STEEL, WEATHER), report("forge", 2021, STEEL));
        var before = words("steel").stream().map(FoundPage::key).toList();

        store.endBulk();

        assertThat(words("steel")).extracting(FoundPage::key).containsExactlyElementsOf(before);
        assertThat(near("chairs", everywhere()).getFirst().key()).isEqualTo("anvil#2");
    }

    private List<FoundPage> words(String words) {
        return words(words, everywhere());
    }

    private List<FoundPage> words(String words, SearchLimits limits) {
        return store.view().byWords(new WordQuery(words, List.of(), Set.of(), false), limits, 10);
    }

    private List<FoundPage> phrase(String phrase) {
        var query = new WordQuery("", List.of(new WordQuery.Phrase(phrase, 0.25)), Set.of(), false);
        return store.view().byWords(query, everywhere(), 10);
    }

    private List<FoundPassage> near(String question, SearchLimits limits) {
        return store.view().byMeaning(embedder.question(question), limits, 10);
    }

    static SearchLimits everywhere() {
        return SearchRequest.of("anything", false, 1).limits();
    }

    private void put(ParsedDocument... reports) {
        for (var report : reports) {
            store.put(List.of(report), Library.market(false));
            var texts = new ArrayList<String>();
            report.pages().forEach(page -> page.spans().forEach(span -> texts.add(page.text(span))));
            store.putVectors(List.of(new EmbeddedDocument(report, embedder.passages(texts))), Library.market(false));
        }
    }

    /** An annual report with a page for each text and a passage for each line. */
    public static ParsedDocument report(String id, int year, String... texts) {
        var label = new DocumentLabel(
                id,
                id + "_10K",
                id + " Works",
                List.of(),
                Optional.of(new Ticker("ANVL")),
                DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.year(year)),
                Optional.of(LocalDate.of(year + 1, 2, 20)),
                Optional.empty(),
                "test");
        var pages = new ArrayList<Page>();
        for (var text : texts) {
            var spans = new ArrayList<Page.Span>();
            int from = 0;
            for (var line : text.lines().toList()) {
                spans.add(new Page.Span(from, from + line.length()));
                from += line.length() + 1;
            }
            int number = pages.size() + 1;
            pages.add(new Page(number, Optional.of(number), "Item 7", text, spans));
        }
        return new ParsedDocument(label, pages);
    }
}
