package footnote.sources.files;

import footnote.sources.SourceException.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.text.PDFTextStripper;

/** The text of a PDF, page by page. */
public final class Pdf {
    private static final int MAX_PAGES = 2000;
    private static final int PAGES_A_READER = 20;
    private static final long MOST_UNPACKED = 256L << 20;

    /** PDFBox warns of every fault it repairs; the field keeps the level from being collected. */
    private static final Logger QUIET = Logger.getLogger("org.apache.pdfbox");

    static {
        QUIET.setLevel(Level.OFF);
    }

    private Pdf() {}

    public static List<String> pages(String vendor, String name, byte[] content) {
        try {
            int count = count(vendor, name, content);
            int readers =
                    Math.clamp(count / PAGES_A_READER, 1, Runtime.getRuntime().availableProcessors());
            var pages = new String[count];
            IntStream.range(0, readers).parallel().forEach(first -> read(content, first, readers, pages));
            return List.of(pages);
        } catch (InvalidPasswordException locked) {
            throw new Malformed(vendor, name, "it is protected by a password; remove it first", locked);
        } catch (IOException
                | UncheckedIOException
                | IllegalArgumentException
                | IllegalStateException
                | ClassCastException broken) {
            throw new Malformed(vendor, name, "it is not a valid PDF file", broken);
        }
    }

    private static int count(String vendor, String name, byte[] content) throws IOException {
        try (var document = Loader.loadPDF(content)) {
            refuseBombs(vendor, name, document);
            return Math.min(document.getNumberOfPages(), MAX_PAGES);
        }
    }

    /** Every so many pages from the first on; a document of PDFBox is for one thread, so each reader opens its own. */
    private static void read(byte[] content, int first, int step, String[] pages) {
        try (var document = Loader.loadPDF(content)) {
            var stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            for (int page = first; page < pages.length; page += step) {
                stripper.setStartPage(page + 1);
                stripper.setEndPage(page + 1);
                pages[page] = stripper.getText(document).strip();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
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
