package footnote.workflows.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Prose;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SentenceTemplatesTest {
    private static final Pattern CHOICE = Pattern.compile("\\[([^\\[\\]]*)]");

    @Test
    void saysTheSameForTheSameCompany() {
        var known = Map.of("Noun", "Revenue", "noun", "revenue", "from", "FY2020", "to", "FY2024");

        assertThat(new SentenceTemplates("QVLN").say("title.rising", known))
                .isEqualTo(new SentenceTemplates("QVLN").say("title.rising", known))
                .isPresent();
    }

    @Test
    void saysItInManyWays() {
        var known = Map.of("Noun", "Revenue", "noun", "revenue", "from", "FY2020", "to", "FY2024");
        Set<String> said = new HashSet<>();

        for (int i = 0; i < 200; i++) {
            new SentenceTemplates("C" + i).say("title.rising", known).ifPresent(said::add);
        }

        assertThat(said).hasSizeGreaterThan(15);
    }

    @Test
    void leavesASentenceUnsaidWhereAFigureIsUnknown() {
        assertThat(new SentenceTemplates("QVLN").say("for.balance", Map.of())).isEmpty();
    }

    @Test
    void noWayOfSayingAnythingWritesAFigureOut() {
        SentenceTemplates.lines()
                .forEach((key, lines) -> lines.forEach(line -> {
                    String all = line;
                    while (CHOICE.matcher(all).find()) {
                        all = CHOICE.matcher(all)
                                .replaceAll(found -> found.group(1).replace("|", " . "));
                    }
                    String filled = all.replaceAll("\\{[A-Za-z_]+}", "{fact:f1}");
                    assertThat(new Prose(filled).unbound()).as(key).isEmpty();
                    assertThat(BannedWords.objection(filled)).as(key).isEmpty();
                }));
    }

    @Test
    void joinsSentencesWithoutLosingWords() {
        var joined = new SentenceTemplates("QVLN").joined(List.of("Sales rose.", "The margin fell."), "here");

        assertThat(String.join(" ", joined).toLowerCase(Locale.ROOT)).contains("sales rose", "the margin fell");
    }
}
