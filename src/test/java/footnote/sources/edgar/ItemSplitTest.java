package footnote.sources.edgar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Section;
import footnote.testing.SharedData;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class ItemSplitTest {
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
