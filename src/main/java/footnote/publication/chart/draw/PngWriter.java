package footnote.publication.chart.draw;

import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Renders SVG to a PNG that knows its resolution. */
final class PngWriter {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final byte UP = 2; // the filter that suits flat grounds
    private static final int DOTS_PER_METRE = 5906; // 150 DPI

    private PngWriter() {}

    /** With a margin that keeps the proportions of a picture twice as wide as high. */
    static byte[] write(String svg, int width, int height) {
        return write(svg, width, height, width * 0.02F);
    }

    static byte[] write(String svg, int width, int height, float margin) {
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        var document = Objects.requireNonNull(
                new SVGLoader()
                        .load(
                                new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                                (URI) null,
                                LoaderContext.createDefault()),
                "the chart's own SVG cannot be read back");
        document.renderWithPlatform(
                NullPlatformSupport.INSTANCE,
                graphics,
                new ViewBox(margin, margin / 2F, width - 2 * margin, height - margin));
        graphics.dispose();
        return encode(((DataBufferInt) image.getRaster().getDataBuffer()).getData(), width, height);
    }

    private static byte[] encode(int[] pixels, int width, int height) {
        var png = new ByteArrayOutputStream(1 << 17);
        png.writeBytes(SIGNATURE);
        chunk(
                png,
                "IHDR",
                ByteBuffer.allocate(13)
                        .putInt(width)
                        .putInt(height)
                        .put(new byte[] {8, 2, 0, 0, 0})
                        .array());
        chunk(
                png,
                "pHYs",
                ByteBuffer.allocate(9)
                        .putInt(DOTS_PER_METRE)
                        .putInt(DOTS_PER_METRE)
                        .put((byte) 1)
                        .array());
        chunk(png, "IDAT", deflate(filter(pixels, width, height)));
        chunk(png, "IEND", new byte[0]);
        return png.toByteArray();
    }

    /** Each row less the one above it; stretches that are equal, most of a chart, stay the zeros they are made of. */
    private static byte[] filter(int[] pixels, int width, int height) {
        int length = 1 + 3 * width;
        byte[] rows = new byte[height * length];
        int[] above = new int[width];
        for (int y = 0; y < height; y++) {
            rows[y * length] = UP;
            int from = y * width;
            for (int x = differs(pixels, from, above, 0); x < width; x = differs(pixels, from, above, x + 1)) {
                int pixel = pixels[from + x];
                int at = y * length + 1 + 3 * x;
                rows[at] = (byte) ((pixel >> 16) - (above[x] >> 16));
                rows[at + 1] = (byte) ((pixel >> 8) - (above[x] >> 8));
                rows[at + 2] = (byte) (pixel - above[x]);
            }
            System.arraycopy(pixels, from, above, 0, width);
        }
        return rows;
    }

    private static int differs(int[] pixels, int row, int[] above, int from) {
        int equal = Arrays.mismatch(pixels, row + from, row + above.length, above, from, above.length);
        return equal < 0 ? above.length : from + equal;
    }

    private static byte[] deflate(byte[] rows) {
        try (var deflater = new Deflater(2)) { // half the time of 6 for a quarter more bytes
            deflater.setInput(rows);
            deflater.finish();
            var out = new ByteArrayOutputStream(1 << 17);
            byte[] buffer = new byte[1 << 16];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
            return out.toByteArray();
        }
    }

    private static void chunk(ByteArrayOutputStream png, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        var crc = new CRC32();
        crc.update(name);
        crc.update(data);
        png.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        png.writeBytes(name);
        png.writeBytes(data);
        png.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
    }
}
