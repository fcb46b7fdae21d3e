package footnote.delivery.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class EmailPreviewTest {
    private static final String MESSAGE = """
            From: a@example.com
            MIME-Version: 1.0
            Content-Type: multipart/related; boundary="edge"

            --edge
            Content-Type: text/html; charset=UTF-8
            Content-Transfer-Encoding: quoted-printable

            <p>Up 37=25 <img src=3D"cid:chart@here"></p>
            --edge
            Content-Type: image/png; name=chart.png
            Content-Transfer-Encoding: base64
            Content-ID: <chart@here>

            AQID
            --edge--
            """.replace("\n", "\r\n");

    @Test
    void writesThePicturesOfAMessageIntoItsPage() {
        var html = EmailPreview.html(MESSAGE.getBytes(StandardCharsets.UTF_8));

        assertThat(html).hasValueSatisfying(page -> assertThat(page)
                .contains("Up 37%", "src=\"data:image/png;base64,AQID\"")
                .doesNotContain("cid:"));
    }

    @Test
    void findsNoPageInAMessageOfPlainText() {
        byte[] plain = "From: a@example.com\r\n\r\nHello".getBytes(StandardCharsets.UTF_8);

        assertThat(EmailPreview.html(plain)).isEmpty();
    }
}
