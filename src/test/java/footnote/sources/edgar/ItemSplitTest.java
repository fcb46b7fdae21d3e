package footnote.sources.edgar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Section;
import footnote.testing.SharedData;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class ItemSplitTest {
    private static final String FOREIGN = """
            <html><body><p>FORM 20-F</p><p>Annual report of Kupferberg Minen SE</p>
            <table><tr><td>ITEM 3. KEY INFORMATION</td><td>4</td></tr>
            <tr><td>ITEM 4. INFORMATION ON THE COMPANY</td><td>12</td></tr>
            <tr><td>ITEM 5. OPERATING AND FINANCIAL REVIEW AND PROSPECTS</td><td>30</td></tr>
            <tr><td>ITEM 18. FINANCIAL STATEMENTS</td><td>61</td></tr></table>
            <p>PART I</p><p>Item 3. Key Information</p><p>A. [Reserved]</p><p>B. Capitalization: not required here.</p>
            <p>D. Risk factors</p><p>%s</p>
            <p>Item 4. Information on the Company</p><p>The company was founded to dig. See "Item 3.D. Risk Factors".</p>
            <p>%s</p>
            <p>Item 4A. Unresolved Staff Comments</p><p>None.</p>
            <p>Item 5. Operating and Financial Review and Prospects</p><p>A. Operating results</p>
            <p>%s</p>
            <p>Item 6. Directors, Senior Management and Employees</p><p>%s</p>
            <p>Item 7. Major Shareholders and Related Party Transactions</p><p>%s</p>
            <p>Item 8. Financial Information</p><p>%s</p>
            <p>Item 16K. Cybersecurity</p><p>Keys are kept apart from locks.</p>
            <p>PART III</p><p>Item 17. Financial Statements</p><p>We answer under Item 18 instead.</p>
            <p>Item 18. Financial Statements</p><p>See pages F-1 to F-60.</p>
            <p>Item 19. Exhibits</p><p>1.1 Articles.</p></body></html>""".formatted(
                    "Our mines may flood, and pumps cost money. ".repeat(40),
                    "We own three pits and a smelter by the river. ".repeat(30),
                    "Sales of copper rose as prices did; costs of power rose more. ".repeat(30),
                    "The board meets each month. ".repeat(20),
                    "One family holds a third of the shares. ".repeat(20),
                    "Dividends follow profits. ".repeat(20));

    @Test
    void takesNoItemFromATableOfContentsThatTheFormLeavesOut() {
        String contents = """
                ITEM 1. BUSINESS 3
                About us 3
                ITEM 1A. RISK FACTORS 13
                ITEM 1B. UNRESOLVED STAFF COMMENTS N/A
                ITEM 2. PROPERTIES 23
                ITEM 3. LEGAL PROCEEDINGS 23
                ITEM 5. MARKET FOR THE COMPANY'S COMMON EQUITY 24
                ITEM 7. MANAGEMENT'S DISCUSSION AND ANALYSIS 26
                ITEM 8. FINANCIAL STATEMENTS 49
                ITEM 9B. OTHER INFORMATION N/A
                ITEM 9C. DISCLOSURE REGARDING FOREIGN JURISDICTIONS N/A
                ITEM 10. DIRECTORS 110
                N/A = Not Applicable
                """;
        String items = List.of(
                        "ITEM 1. BUSINESS",
                        "ITEM 1A. RISK FACTORS",
                        "ITEM 2. PROPERTIES",
                        "ITEM 3. LEGAL PROCEEDINGS",
                        "ITEM 5. MARKET FOR THE COMPANY'S COMMON EQUITY",
                        "ITEM 7. MANAGEMENT'S DISCUSSION AND ANALYSIS",
                        "ITEM 8. FINANCIAL STATEMENTS",
                        "ITEM 10. DIRECTORS")
                .stream()
                .map(heading -> heading + "\n" + "The pumps ran all year and the pits stayed dry.\n".repeat(30))
                .collect(joining());

        assertThat(ItemSplit.headings(Form.ANNUAL, (contents + items).lines().toList()))
                .extracting(FilingItems.Heading::id)
                .containsExactly("Item 1", "Item 1A", "Item 2", "Item 3", "Item 5", "Item 7", "Item 8", "Item 10");
    }

    @Test
    void agreesWithTheReferenceOnAnnualReports() {
        var manifest = new JsonMapper().readTree(SharedData.bytes("sec/item_manifest_10K.json"));
        int items = 0;
        int close = 0;
        for (var filing : manifest.get("filings")) {
            String file = filing.get("fixture").stringValue().replaceFirst(".*/", "");
            Map<String, Section> found = split(Form.ANNUAL, new String(SharedData.bytes("sec/" + file + ".gz"), UTF_8));
            assertThat(found.keySet())
                    .as(file)
                    .containsAll(filing.get("items").propertyNames().stream()
                            .map(each -> "Item " + each)
                            .toList());
            for (var item : filing.get("items").properties()) {
                int expected = item.getValue().get("text_len").intValue();
                int actual = found.get("Item " + item.getKey()).text().length();
                items++;
                boolean near = Math.abs(actual - expected) <= 0.1 * expected;
                if (near) {
                    close++;
                }
            }
        }

        System.out.println("FIGURE item split: all " + items + " items present, " + close + " within 10 % of length");
        assertThat(close).isGreaterThanOrEqualTo((int) Math.ceil(0.9 * items));
    }

    @Test
    void findsTheItemsOfJoinedAnnualReportsAgain() throws IOException {
        int items = 0;
        int close = 0;
        for (var file : zip("sec/10K_items_extracted.zip").entrySet()) {
            var reference = items(file.getValue());
            String joined = String.join("\n", reference.values());

            Map<String, Section> found = split(Form.ANNUAL, joined);

            assertThat(found.keySet()).as(file.getKey()).containsAll(reference.keySet());
            for (var item : reference.entrySet()) {
                int expected = squeezed(item.getValue());
                items++;
                if (Math.abs(squeezed(found.get(item.getKey()).text()) - expected) <= 0.1 * expected) {
                    close++;
                }
            }
        }

        System.out.println("FIGURE item split of joined items: " + items + " present, " + close + " within 10 %");
        assertThat(close).isGreaterThanOrEqualTo((int) Math.ceil(0.9 * items));
    }

    @Test
    void findsTheItemsOfCurrentReports() throws IOException {
        var files = zip("sec/8K_raw_and_items.zip");
        int items = 0;
        int found = 0;
        for (var file : files.entrySet()) {
            if (!file.getKey().startsWith("extracted/")) {
                continue;
            }
            String name = file.getKey().replace("extracted/", "raw/").replace(".json", "");
            byte[] raw = files.containsKey(name + ".htm") ? files.get(name + ".htm") : files.get(name + ".txt");
            var sections = split(Form.CURRENT, new String(raw, UTF_8));
            for (String item : items(file.getValue()).keySet()) {
                items++;
                if (sections.containsKey(item)) {
                    found++;
                }
            }
        }

        System.out.println("FIGURE 8-K items: " + found + " of " + items + " present");
        assertThat(found).isGreaterThanOrEqualTo((int) Math.ceil(0.97 * items));
    }

    @Test
    void findsTheItemsOfAForeignAnnualReport() {
        var found = split(Form.FOREIGN, FOREIGN);

        assertThat(found.keySet())
                .containsExactlyInAnyOrder(
                        "Item 3",
                        "Item 3.D",
                        "Item 4",
                        "Item 4A",
                        "Item 5",
                        "Item 6",
                        "Item 7",
                        "Item 8",
                        "Item 16K",
                        "Item 17",
                        "Item 18",
                        "Item 19");
        assertThat(found.get("Item 3.D").text()).contains("Our mines may flood").doesNotContain("The company was");
        assertThat(found.get("Item 5").text()).contains("Sales of copper rose").contains("A. Operating results");
        assertThat(found.get("Item 18").text()).contains("See pages F-1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Item 3.D. Risk Factors", "Item 3D: Risk factors", "D. Risk Factors", "3.D. Risk factors"})
    void findsRisksHoweverTheyAreHeaded(String heading) {
        var found = split(Form.FOREIGN, FOREIGN.replace("D. Risk factors", heading));

        assertThat(found.get("Item 3.D").text()).startsWith(heading).contains("Our mines may flood");
    }

    @Test
    void tellsAForeignAnnualReportByItsCover() {
        assertThat(FilingItems.in("10-K", FilingText.lines(FOREIGN)))
                .extracting(FilingItems.Heading::id)
                .contains("Item 3.D", "Item 18");
    }

    private static Map<String, String> items(byte[] json) {
        var items = new LinkedHashMap<String, String>();
        for (var item : new JsonMapper().readTree(json).properties()) {
            if (item.getKey().startsWith("item_")
                    && !item.getValue().stringValue("").isBlank()) {
                items.put(
                        item.getKey().replace("item_", "Item "), item.getValue().stringValue());
            }
        }
        return items;
    }

    private static int squeezed(String text) {
        return text.replaceAll("\\s+", "").length();
    }

    private static Map<String, byte[]> zip(String file) throws IOException {
        var files = new LinkedHashMap<String, byte[]>();
        try (var in = new ZipInputStream(new ByteArrayInputStream(SharedData.bytes(file)))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                files.put(entry.getName(), in.readAllBytes());
            }
        }
        return files;
    }

    private static Map<String, Section> split(Form form, String html) {
        return ItemSplit.split(form, FilingText.lines(html)).stream().collect(toMap(Section::id, each -> each));
    }
}
