package footnote.evidence.documents;

import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.sources.SourceException;
import footnote.sources.SourceException.Malformed;
import footnote.sources.edgar.FilingItems;
import footnote.sources.files.Content;
import footnote.sources.files.Pdf;
import footnote.sources.transcripts.TranscriptFolder;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads a reader's file as a document: PDF by pages, HTML and text by items, calls by turns. */
public final class DocumentReader {
    private static final String VENDOR = "files";
    private static final int WINDOW = 12;
    private static final long MOST_CALL_BYTES = 16L << 20;
    private static final Pattern SPACES = Pattern.compile("[\\s\\u00a0\\u2000-\\u200b\\u202f\\ufeff]+");

    private DocumentReader() {}

    /** Whether files of that name can be documents. */
    public static boolean reads(Path file) {
        return switch (ending(file)) {
            case "pdf", "htm", "html", "xhtml", "txt", "md", "json" -> true;
            default -> false;
        };
    }

    /** Whether the file holds an earnings call. */
    public static boolean isCall(Path file) {
        try {
            TranscriptFolder.parse(
                    String.valueOf(file.getFileName()), Content.read(file, MOST_CALL_BYTES), Instant.EPOCH);
            return true;
        } catch (SourceException e) {
            return false;
        }
    }

    /** The document in the file; anything unreadable is refused in a sentence. */
    public static ParsedDocument read(Path file, byte[] content, String id, Optional<Ticker> ticker, Instant now) {
        String name = String.valueOf(file.getFileName());
        String stem = name.replaceFirst("\\.[A-Za-z0-9]+$", "");
        return switch (ending(file)) {
            case "pdf" -> paged(id, stem, Pdf.pages(VENDOR, name, content), ticker);
            case "json" -> call(id, stem, name, content, ticker, now);
            default -> flowing(id, stem, name, content, ticker, now);
        };
    }

    private static String ending(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static ParsedDocument paged(String id, String stem, List<String> raw, Optional<Ticker> ticker) {
        var texts = raw.stream().map(DocumentReader::tidy).toList();
        if (texts.isEmpty()) {
            throw new Malformed(VENDOR, stem, "it has no pages");
        }
        long letters = texts.stream()
                .mapToLong(page -> page.chars().filter(Character::isLetter).count())
                .sum();
        if (letters < 20L * Math.max(1, texts.size() / 4)) {
            throw new Malformed(VENDOR, stem, "its pages look like scans; have their text recognised (OCR) first");
        }
        var label = LabelReader.read(id, stem, texts, ticker, VENDOR);
        var sections = sections(label.kind(), texts);
        var pages = new ArrayList<Page>();
        for (int i = 0; i < texts.size(); i++) {
            if (!texts.get(i).isBlank()) {
                pages.add(Chunker.page(i + 1, Optional.of(i + 1), sections.get(i), texts.get(i)));
            }
        }
        return new ParsedDocument(label, pages);
    }

    /** One space for any run of them, and no empty lines. */
    private static String tidy(String page) {
        return page.lines()
                .map(line -> SPACES.matcher(line).replaceAll(" ").strip())
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /** The item most of each page belongs to. */
    private static List<String> sections(DocumentKind kind, List<String> pages) {
        var lines = new ArrayList<String>();
        var pageOf = new ArrayList<Integer>();
        for (int i = 0; i < pages.size(); i++) {
            for (String line : pages.get(i).split("\n", -1)) {
                lines.add(line.strip());
                pageOf.add(i);
            }
        }
        var sections = new String[pages.size()];
        Arrays.fill(sections, "");
        String current = "";
        int next = 0;
        var headings = FilingItems.in(kind.word(), lines);
        for (int i = 0; i < pages.size(); i++) {
            int longest = 0;
            int from = pageOf.indexOf(i);
            int end = i + 1 < pages.size() ? pageOf.indexOf(i + 1) : lines.size();
            sections[i] = current;
            while (next < headings.size() && headings.get(next).line() < end) {
                int at = headings.get(next).line();
                if (at - from > longest) {
                    longest = at - from;
                    sections[i] = current;
                }
                current = headings.get(next).id();
                from = at;
                next++;
            }
            if (end - from > longest) {
                sections[i] = current;
            }
        }
        return List.of(sections);
    }

    private static ParsedDocument call(
            String id, String stem, String name, byte[] content, Optional<Ticker> ticker, Instant now) {
        var transcript = TranscriptFolder.parse(name, content, now);
        return SpokenPages.of(id, stem, transcript, ticker, VENDOR, Optional.empty());
    }

    /** HTML and text: a call where its turns can be separated, else a filing or any other text. */
    private static ParsedDocument flowing(
            String id, String stem, String name, byte[] content, Optional<Ticker> ticker, Instant now) {
        String text = Content.text(content);
        if (text.chars()
                        .limit(4000)
                        .filter(letter -> letter == 0 || letter == 0xfffd)
                        .count()
                > 8) {
            throw new Malformed(VENDOR, name, "it is no text");
        }
        List<String> lines = FilingItems.lines(text);
        if (lines.isEmpty()) {
            throw new Malformed(VENDOR, name, "it has no text");
        }
        var transcript = transcript(name, content, now);
        if (transcript.isPresent()) {
            return SpokenPages.of(id, stem, transcript.get(), ticker, VENDOR, Optional.empty());
        }
        var label = LabelReader.read(id, stem, windows(lines), ticker, VENDOR);
        return new ParsedDocument(
                label, pages(lines, FilingItems.in(label.kind().word(), lines)));
    }

    private static Optional<Transcript> transcript(String name, byte[] content, Instant now) {
        try {
            return Optional.of(TranscriptFolder.parse(name, content, now))
                    .filter(call -> call.turns().size() > 6
                            && call.turns().stream()
                                            .map(Transcript.Turn::speaker)
                                            .distinct()
                                            .count()
                                    > 2
                            && call.fiscalQuarter().isPresent());
        } catch (SourceException e) {
            return Optional.empty();
        }
    }

    /** Text without pages, in windows of lines that stand for the first pages. */
    private static List<String> windows(List<String> lines) {
        var windows = new ArrayList<String>();
        for (int from = 0; from < lines.size(); from += WINDOW * 4) {
            windows.add(String.join("\n", lines.subList(from, Math.min(from + WINDOW * 4, lines.size()))));
        }
        return windows;
    }

    private static List<Page> pages(List<String> lines, List<FilingItems.Heading> headings) {
        var pages = new ArrayList<Page>();
        int from = 0;
        String section = "";
        for (int i = 0; i <= headings.size(); i++) {
            int to = i < headings.size() ? headings.get(i).line() : lines.size();
            if (to > from) {
                pages.addAll(Chunker.pages(pages.size() + 1, section, String.join("\n", lines.subList(from, to))));
            }
            from = to;
            section = i < headings.size() ? headings.get(i).id() : section;
        }
        return pages;
    }
}
