package footnote.sources.transcripts;

import footnote.domain.Listing;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.TranscriptSource;
import footnote.sources.files.Content;
import footnote.sources.files.Pdf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Calls in a folder of text, JSON and PDF files named after their company and quarter, such as MSFT_Q1_2025.txt. */
public final class TranscriptFolder implements TranscriptSource {
    static final String NAME = "transcripts";
    private static final long MAX_BYTES = 32L << 20;

    private final Path folder;
    private final Clock clock;

    public TranscriptFolder(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    @Override
    public List<Call> calls(Listing listing) {
        var calls = files().map(file -> CallLabel.ofFile(file.getFileName().toString()))
                .filter(label -> label.ticker().filter(listing.ticker()::equals).isPresent())
                .map(label ->
                        new Call(label.year().orElseThrow(), label.quarter().orElseThrow(), Optional.empty()))
                .distinct()
                .sorted(Comparator.comparing(Call::fiscalYear)
                        .thenComparing(Call::fiscalQuarter)
                        .reversed())
                .toList();
        if (calls.isEmpty()) {
            throw new NoData(NAME, "calls of " + listing.ticker() + " in " + folder);
        }
        return calls;
    }

    @Override
    public Transcript transcript(Listing listing, Call call) {
        return files().filter(file -> isOf(CallLabel.ofFile(file.getFileName().toString()), listing.ticker(), call))
                .findFirst()
                .map(file -> read(file, clock.instant()))
                .orElseThrow(() -> new NoData(NAME, call + " of " + listing.ticker() + " in " + folder));
    }

    private static boolean isOf(CallLabel label, Ticker ticker, Call call) {
        return label.ticker().filter(ticker::equals).isPresent()
                && label.year().filter(each -> each == call.fiscalYear()).isPresent()
                && label.quarter().filter(each -> each == call.fiscalQuarter()).isPresent();
    }

    private Stream<Path> files() {
        if (!Files.isDirectory(folder)) {
            throw new NotConfigured(NAME, "transcripts.folder", folder + " is no folder");
        }
        try (var files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException broken) {
            throw new Malformed(NAME, folder.toString(), "the folder cannot be listed", broken);
        }
    }

    private static Transcript read(Path file, Instant retrieved) {
        byte[] content = Content.read(file, MAX_BYTES);
        return parse(file.getFileName().toString(), content, retrieved);
    }

    /** A call by its file's name and content; the kind is told by the content. */
    public static Transcript parse(String name, byte[] content, Instant retrieved) {
        var label = CallLabel.ofFile(name);
        return CallOpening.completed(parse(name, label, content, retrieved), label.company());
    }

    private static Transcript parse(String name, CallLabel label, byte[] content, Instant retrieved) {
        var origin = Origin.document(NAME, name, retrieved);
        if (name.toLowerCase(Locale.ROOT).endsWith(".pdf")) {
            return TranscriptText.parse(String.join("\n", Pdf.pages(NAME, name, content)), label, origin);
        }
        String text = Content.text(content);
        if (text.stripLeading().startsWith("{")) {
            return TranscriptJson.parse(NAME, content, label, origin);
        }
        return TranscriptTokens.isTable(text)
                ? TranscriptTokens.parse(text, label, origin)
                : TranscriptText.parse(text, label, origin);
    }
}
