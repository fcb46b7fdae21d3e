package footnote.faces.web;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.text.Html;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SavedSheetTest {
    private static final SavedSheet SAVED = new SavedSheet("leads", Set.of("leads.xlsx", "chart.png"));

    @Test
    void leadsToFilesBesideThePageAndNeverToAServer() {
        var sheet = Html.of("<a href=\"/api/runs/2-a/artifacts/leads.xlsx?download=true\">Table</a>"
                + "<img src=\"/api/runs/2-a/artifacts/chart.png\"><a href=\"/companies/QVLN\">Quavelin</a>"
                + "<a href=\"/runs/2-a/view/gone.pdf\">Gone</a><form action=\"/runs\"><button>Ask</button></form>");

        var page = SAVED.of(sheet);

        assertThat(page.body().html())
                .isEqualTo("<a href=\"leads/leads.xlsx\">Table</a><img src=\"leads/chart.png\">QuavelinGone");
    }

    @Test
    void keepsMarksAndNotesTogetherWhereSeveralSheetsShareAPage() {
        var sheet =
                Html.of("<a href=\"#note-1\">1</a><section class=\"notes\" aria-labelledby=\"t\"><h2 id=\"t\">S</h2>"
                        + "<ol><li id=\"note-1\">10-K</li></ol></section>");

        var page = SAVED.of(sheet);
        SavedSheet.foldNotes(page);

        assertThat(page.select("a").attr("href")).isEqualTo("#leads-note-1");
        assertThat(page.select("details.notes > ol > #leads-note-1").text()).isEqualTo("10-K");
        assertThat(page.select("summary").text()).isEqualTo("Source of 1 figure");
    }
}
