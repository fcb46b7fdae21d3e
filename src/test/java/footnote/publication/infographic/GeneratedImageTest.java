package footnote.publication.infographic;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class GeneratedImageTest {
    private static byte[] blue(int width, int height) throws IOException {
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        var pen = image.createGraphics();
        pen.setColor(Color.BLUE);
        pen.fillRect(0, 0, width, height);
        pen.dispose();
        var out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    @Test
    void isFramedOnWhiteInTheSizeOfAnInfographic() throws IOException {
        var painting = GeneratedImage.of(blue(512, 512)).orElseThrow();

        var png = ImageIO.read(new ByteArrayInputStream(painting.png()));
        assertThat(png.getWidth()).isEqualTo(1200);
        assertThat(png.getHeight()).isEqualTo(800);
        assertThat(new Color(png.getRGB(10, 400)).getRed()).isGreaterThan(250);
        assertThat(new Color(png.getRGB(600, 400)).getBlue()).isGreaterThan(250);
        assertThat(new Color(png.getRGB(600, 400)).getRed()).isLessThan(5);
    }

    @Test
    void isNothingWhereTheBytesAreNoPicture() throws IOException {
        assertThat(GeneratedImage.of("<svg onload=alert(1)>".getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
        assertThat(GeneratedImage.of(new byte[0])).isEmpty();
        assertThat(GeneratedImage.of(Arrays.copyOf(blue(300, 200), 40))).isEmpty();
    }

    @Test
    void isNothingWhereThePictureIsTooLargeToOpen() throws IOException {
        assertThat(GeneratedImage.of(blue(9_000, 1))).isEmpty();
    }
}
