package footnote.sources.files;

import footnote.sources.SourceException.Malformed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.text.PDFTextStripper;

/** The text of a PDF, page by page. */
public final class Pdf {
    private static final int MAX_PAGES = 2000;
    private static final long MOST_UNPACKED = 256L << 20;

    /** PDFBox warns of every fault it repairs; the field keeps the level from being collected. */
    private static final Logger QUIET = Logger.getLogger("org.apache.pdfbox");

    static {
        QUIET.setLevel(Level.OFF);
    }

    private Pdf() {}

    public static List<String> pages(String vendor, String name, byte[] content) {
        try (var document = Loader.loadPDF(content)) {
            refuseBombs(vendor, name, document);
            var pages = new ArrayList<String>();
            var stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            for (int page = 1; page <= Math.min(document.getNumberOfPages(), MAX_PAGES); page++) {
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                pages.add(stripper.getText(document).strip());
            }
            return pages;
        } catch (InvalidPasswordException locked) {
            throw new Malformed(vendor, name, "it is protected by a password; remove it first", locked);
        } catch (IOException | IllegalArgumentException | IllegalStateException | ClassCastException broken) {
            throw new Malformed(vendor, name, "it is no readable PDF, " + broken.getMessage(), broken);
        }
    }

    /** A few kilobytes may unpack to gigabytes: what pages draw is counted before it is read. */
    private static void refuseBombs(String vendor, String name, PDDocument document) throws IOException {
        byte[] part = new byte[1 << 16];
        long total = 0;
        for (var page : document.getPages()) {
            try (var drawn = page.getContents()) {
                for (int read = drawn.read(part); read > 0 && total <= MOST_UNPACKED; read = drawn.read(part)) {
                    total += read;
                }
            }
            if (total > MOST_UNPACKED) {
                throw new Malformed(vendor, name, "it unpacks to more than " + (MOST_UNPACKED >> 20) + " MB");
            }
        }
    }
}
