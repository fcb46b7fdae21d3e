package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentLabel;
import footnote.runtime.db.Database;
import footnote.testing.Databases;
import footnote.testing.HashEmbedder;
import footnote.testing.PaperMill;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All documents from one index into another, as when a team moves to a cluster. */
class LibraryCopyTest {
    private static final String QUESTION = "What was capital expenditure in FY2023?";

    @TempDir
    Path folder;

    private final HashEmbedder embedder = new HashEmbedder();
    private final Database database = Databases.SQLITE.fresh();

    @AfterEach
    void close() {
        database.close();
    }

    private Library library(String index) {
        return new Library(
                database,
                folder.resolve(index),
                () -> embedder,
                () -> Reranker.NONE,
                SearchWeights.STANDARD,
                Clock.systemUTC());
    }

    private void take(Library library) throws IOException {
        var pages = new ArrayList<>(PaperMill.annualReport("Anvil Works", 2023));
        pages.add(2, ""); // an empty page leaves a gap in the numbers
        Files.write(folder.resolve("anvil.pdf"), PaperMill.pdf(pages));
        new DocumentIndexer(library, Clock.systemUTC())
                .add(List.of(folder.resolve("anvil.pdf")), Optional.empty(), DocumentIndexer.Progress.SILENT);
    }

    @Test
    void findsTheSameWithoutEmbeddingAgain() throws IOException {
        try (var old = library("old");
                var fresh = library("fresh")) {
            take(old);
            int embedded = embedder.embedded().size();

            var copied = old.copyInto(fresh, _ -> {});

            assertThat(copied.whole()).extracting(DocumentLabel::company).containsExactly("Anvil Works");
            assertThat(copied.broken()).isEmpty();
            assertThat(embedder.embedded()).hasSize(embedded);
            var request = SearchRequest.of(QUESTION, false, 5);
            assertThat(fresh.find(request)).isNotEmpty().isEqualTo(old.find(request));
        }
    }

    @Test
    void saysWhichDocumentsAreNotWhole() throws IOException {
        try (var old = library("old");
                var empty = library("empty");
                var fresh = library("fresh")) {
            take(old);

            var copied = empty.copyInto(fresh, _ -> {});

            assertThat(copied.whole()).isEmpty();
            assertThat(copied.broken()).hasSize(1);
        }
    }
}
