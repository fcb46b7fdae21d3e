package footnote.publication.report;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Pictures of a PDF's pages: small PNG files of at most 256 colors, those that the page uses most. */
public final class PagePictures {
    private static final int COLORS = 256;

    private PagePictures() {}

    /** The first pages, at most that many, each at so many dots an inch. */
    public static List<byte[]> of(byte[] pdf, int most, float dotsPerInch) {
        try (var document = Loader.loadPDF(pdf)) {
            var renderer = new PDFRenderer(document);
            var pages = new ArrayList<byte[]>();
            for (int page = 0; page < Math.min(most, document.getNumberOfPages()); page++) {
                pages.add(png(indexed(renderer.renderImageWithDPI(page, dotsPerInch, ImageType.RGB))));
            }
            return List.copyOf(pages);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BufferedImage indexed(BufferedImage page) {
        int width = page.getWidth();
        int height = page.getHeight();
        int[] pixels = page.getRGB(0, 0, width, height, null, 0, width);
        var palette = palette(pixels);
        byte[] places = new byte[pixels.length];
        var known = new HashMap<Integer, Byte>();
        for (int i = 0; i < pixels.length; i++) {
            places[i] = known.computeIfAbsent(pixels[i] & 0xFFFFFF, color -> (byte) nearest(color, palette));
        }
        var drawn = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, model(palette));
        drawn.getRaster().setDataElements(0, 0, width, height, places);
        return drawn;
    }

    /** The most frequent colors; what differs by less than a shade counts as one. */
    private static List<Integer> palette(int[] pixels) {
        Map<Integer, Shade> shades = new HashMap<>();
        for (int pixel : pixels) {
            shades.computeIfAbsent(pixel & 0xF8F8F8, _ -> new Shade(pixel & 0xFFFFFF)).count++;
        }
        return shades.values().stream()
                .sorted(Comparator.comparingInt((Shade shade) -> -shade.count).thenComparingInt(shade -> shade.color))
                .limit(COLORS)
                .map(shade -> shade.color)
                .toList();
    }

    /** A color and how many pixels are close to it. */
    private static final class Shade {
        final int color;
        int count;

        Shade(int color) {
            this.color = color;
        }
    }

    private static int nearest(int color, List<Integer> palette) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < palette.size(); i++) {
            int distance = distance(color, palette.get(i));
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16 & 255) - (other >> 16 & 255);
        int green = (one >> 8 & 255) - (other >> 8 & 255);
        int blue = (one & 255) - (other & 255);
        return red * red + green * green + blue * blue;
    }

    private static IndexColorModel model(List<Integer> palette) {
        byte[] red = new byte[palette.size()];
        byte[] green = new byte[palette.size()];
        byte[] blue = new byte[palette.size()];
        for (int i = 0; i < palette.size(); i++) {
            red[i] = (byte) (palette.get(i) >> 16);
            green[i] = (byte) (palette.get(i) >> 8);
            blue[i] = (byte) (int) palette.get(i);
        }
        return new IndexColorModel(8, palette.size(), red, green, blue);
    }

    private static byte[] png(BufferedImage page) throws IOException {
        var out = new ByteArrayOutputStream(1 << 16);
        ImageIO.write(page, "png", out);
        return out.toByteArray();
    }
}
