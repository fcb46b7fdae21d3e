package footnote.publication.infographic;

import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;
import javax.imageio.ImageIO;

/** A picture that an image model drew, as a JPEG of an infographic's size in Base64: nothing else of what came is kept. */
public record GeneratedImage(String jpeg) {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 800;
    private static final int MOST_BYTES = 32 << 20;
    private static final int LONGEST_SIDE = 8_192;

    /** From untrusted bytes; nothing where they are no picture, or one too large to open. */
    public static Optional<GeneratedImage> of(byte[] untrusted) {
        if (untrusted.length > MOST_BYTES) {
            return Optional.empty();
        }
        try (var in = ImageIO.createImageInputStream(new ByteArrayInputStream(untrusted))) {
            var readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                return Optional.empty();
            }
            var reader = readers.next();
            try {
                reader.setInput(in, true, true);
                return Math.max(reader.getWidth(0), reader.getHeight(0)) > LONGEST_SIDE
                        ? Optional.empty()
                        : Optional.of(
                                new GeneratedImage(Base64.getEncoder().encodeToString(jpeg(framed(reader.read(0))))));
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException e) {
            return Optional.empty(); // readers throw all sorts of things at a broken file
        }
    }

    /** As large as fits, on white, nothing cut off. */
    private static BufferedImage framed(BufferedImage drawn) {
        double scale = Math.min((double) WIDTH / drawn.getWidth(), (double) HEIGHT / drawn.getHeight());
        int width = (int) Math.round(drawn.getWidth() * scale);
        int height = (int) Math.round(drawn.getHeight() * scale);
        var frame = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        var pen = frame.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, WIDTH, HEIGHT);
        pen.drawImage(drawn, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height, null);
        pen.dispose();
        return frame;
    }

    private static byte[] jpeg(BufferedImage frame) throws IOException {
        return written(frame, "jpeg");
    }

    public byte[] png() {
        try {
            return written(
                    ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(jpeg))), "png");
        } catch (IOException e) {
            throw new UncheckedIOException("our own picture cannot be read", e);
        }
    }

    private static byte[] written(BufferedImage frame, String format) throws IOException {
        var out = new ByteArrayOutputStream(1 << 18);
        if (!ImageIO.write(frame, format, out)) {
            throw new IOException("nothing here writes " + format);
        }
        return out.toByteArray();
    }
}
