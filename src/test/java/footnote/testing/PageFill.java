package footnote.testing;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/** How far down the pages of a report are filled, measured on their pictures. */
public final class PageFill {
    private static final int DPI = 36;

    private PageFill() {}

    /** The filled part of each page between running head and foot, by page number. */
    public static Map<Integer, Double> of(PDDocument document) throws IOException {
        var renderer = new PDFRenderer(document);
        var fills = new LinkedHashMap<Integer, Double>();
        for (int page = 0; page < document.getNumberOfPages(); page++) {
            fills.put(page + 1, fill(renderer.renderImageWithDPI(page, DPI)));
        }
        return fills;
    }

    private static double fill(BufferedImage page) {
        int top = 33; // below the running head
        int bottom = 396 - 27;
        int lowest = top;
        for (int y = top; y < bottom; y++) {
            for (int x = 20; x < page.getWidth() - 20; x++) {
                if ((page.getRGB(x, y) & 0xFFFFFF) != 0xFFFFFF) {
                    lowest = y;
                    break;
                }
            }
        }
        return (lowest - top) / (double) (bottom - top);
    }
}
