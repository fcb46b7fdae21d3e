package footnote.faces.web;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.WebDesk;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The pages of theses and results notes. */
@Timeout(120)
class ThesisPageTest {
    private WebDesk web;

    @BeforeEach
    void start() {
        web = WebDesk.start();
    }

    @AfterEach
    void stop() {
        web.close();
    }

    @Test
    void showsAThesisWithItsFiguresAndItsSealedHistory() {
        var added = form("/theses", "company=QVLN&sentence=wrong+if+FCF+is+below+%24650m+in+FY25");
        String page = added.headers().firstValue("Location").orElseThrow();

        String settled = web.get(page).body();
        String open = web.get(form("/theses", "company=QVLN&sentence=wrong+if+FCF+is+below+%24650m+in+FY26")
                        .headers()
                        .firstValue("Location")
                        .orElseThrow())
                .body();
        var checked = form("/theses/QVLN-1/check", "");

        assertThat(added.statusCode()).isEqualTo(303);
        assertThat(page).startsWith("/theses/QVLN-1");
        assertThat(settled)
                .contains("Wrong if FCF is below $650m in FY25", "Figures by period", "FY25", ">Published<")
                .contains("status broken", "FY25 free cash flow was $604m, below $650m.", "line 2")
                .contains("Sample market (fictional)")
                .contains("(2 lines) is intact");
        assertThat(open).contains("No figure has settled the thesis yet.", "(3 lines) is intact");
        assertThat(checked.statusCode()).isEqualTo(303);
    }

    @Test
    void saysWhenTheRecordOfThesesWasChanged() {
        form("/theses", "company=QVLN&sentence=wrong+if+FCF+is+below+%24650m+in+FY25");
        web.desk.database().update("UPDATE thesis_event SET body = replace(body, '650', '550')");

        String page = web.get("/theses/QVLN-1").body();

        assertThat(page).contains("The record is not intact");
    }

    @Test
    void leadsToThesesAndTheResultsNoteFromTheCompanyAndTheWatchlist() {
        form("/theses", "company=QVLN&sentence=wrong+if+FCF+is+below+%24650m+in+FY25");

        String company = web.get("/companies/QVLN").body();
        String start = web.get("/").body();
        String note = web.get("/companies/QVLN/results").body();

        assertThat(company).contains("href=\"/theses/QVLN-1", "href=\"/companies/QVLN/results");
        assertThat(start).contains("href=\"/theses/QVLN-1", ">Theses<");
        assertThat(note)
                .contains("Reported", "Consensus", "Guidance", "Drivers, in management’s words", "id=\"note-1\"")
                .contains("href=\"/theses/QVLN-1");
    }

    @Test
    void refusesASentenceThatIsNoTestAndRemovesAThesis() {
        var refused = form("/theses", "company=QVLN&sentence=wrong+if+vibes+drop");
        form("/theses", "company=QVLN&sentence=wrong+if+FCF+is+below+%24650m+in+FY25");
        var removed = form("/theses/QVLN-1/remove", "");

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(removed.headers().firstValue("Location").orElseThrow()).startsWith("/companies/QVLN");
        assertThat(web.get("/theses/QVLN-1").statusCode()).isEqualTo(404);
    }

    private HttpResponse<String> form(String path, String fields) {
        return web.send(web.request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(fields)));
    }
}
