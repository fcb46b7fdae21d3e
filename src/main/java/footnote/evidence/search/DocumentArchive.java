package footnote.evidence.search;

import footnote.evidence.documents.ParsedDocument;
import footnote.runtime.json.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.core.JacksonException;

/** A copy of each document's text in a folder beside the index, from which a lost index is rebuilt. */
final class DocumentArchive {
    private final Path folder;

    DocumentArchive(Path folder) {
        this.folder = folder;
    }

    private Path file(String id) {
        return folder.resolve(id.replaceAll("[^A-Za-z0-9._-]", "_") + ".json.gz");
    }

    boolean has(String id) {
        return Files.isRegularFile(file(id));
    }

    void keep(ParsedDocument document) {
        var bytes = new ByteArrayOutputStream();
        try {
            try (var zip = new GZIPOutputStream(bytes)) {
                zip.write(Json.write(document).getBytes(StandardCharsets.UTF_8));
            }
            Files.createDirectories(folder);
            var beside = Files.createTempFile(folder, "new", ".tmp");
            Files.write(beside, bytes.toByteArray());
            Files.move(beside, file(document.label().id()), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("the text of " + document.label().name() + " cannot be kept", e);
        }
    }

    /** The document, if its copy is there and whole. */
    Optional<ParsedDocument> read(String id) {
        if (!has(id)) {
            return Optional.empty();
        }
        try (var zip = new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(file(id))))) {
            return Optional.of(Json.read(new String(zip.readAllBytes(), StandardCharsets.UTF_8), ParsedDocument.class));
        } catch (IOException | JacksonException e) {
            return Optional.empty();
        }
    }

    void remove(String id) {
        try {
            Files.deleteIfExists(file(id));
        } catch (IOException e) {
            throw new UncheckedIOException("the text of document " + id + " cannot be removed", e);
        }
    }
}
