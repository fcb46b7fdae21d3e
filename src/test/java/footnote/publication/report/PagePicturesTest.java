package footnote.publication.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.junit.jupiter.api.Test;

class PagePicturesTest {
    private static final Color NAVY = new Color(0x0b2545);

    @Test
    void drawsTheFirstPagesInTheirOwnColors() throws IOException {
        byte[] pdf = pages(3);

        var pictures = PagePictures.of(pdf, 2, 72);

        assertThat(pictures).hasSize(2);
        var first = ImageIO.read(new ByteArrayInputStream(pictures.getFirst()));
        assertThat(first.getWidth()).isEqualTo(200);
        assertThat(first.getHeight()).isEqualTo(100);
        assertThat(new Color(first.getRGB(50, 50))).isEqualTo(NAVY);
        assertThat(new Color(first.getRGB(150, 50))).isEqualTo(Color.WHITE);
    }

    private static byte[] pages(int count) throws IOException {
        try (var document = new PDDocument()) {
            for (int i = 0; i < count; i++) {
                var page = new PDPage(new PDRectangle(200, 100));
                document.addPage(page);
                try (var ink = new PDPageContentStream(document, page)) {
                    ink.setNonStrokingColor(NAVY);
                    ink.addRect(0, 0, 100, 100);
                    ink.fill();
                }
            }
            var out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        }
    }
}
