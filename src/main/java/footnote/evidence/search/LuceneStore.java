package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.ParsedDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.FSDirectory;

/**
 * All documents in a folder: one Lucene index of pages, found by their words and signs, and one of passages, found by
 * their vectors. A passage whose page is missing is not found, so the two need not be written at one stroke.
 */
final class LuceneStore implements PassageStore {
    private final FigureNameTerms names;
    private final LuceneFolder pages;
    private final LuceneFolder passages;

    private LuceneStore(Path folder, Supplier<Map<String, List<DocumentLabel>>> labels) throws IOException {
        Analyzer analyzer = new EnglishAnalyzer();
        this.names = new FigureNameTerms(MetricLexicon.standard(), analyzer);
        this.pages = new LuceneFolder(folder.resolve("leaves"), analyzer, names);
        this.passages = new LuceneFolder(folder.resolve("passages"), analyzer, names);
        new IndexRenewal(folder).into(this, labels);
    }

    /** The labels of all documents by world are asked for where an index of an earlier version is rebuilt. */
    static LuceneStore open(Path folder, Supplier<Map<String, List<DocumentLabel>>> labels) {
        try {
            return new LuceneStore(folder, labels);
        } catch (IOException | IllegalArgumentException e) {
            throw new DamagedIndex("the search index in " + folder + " is damaged", e);
        }
    }

    /** Reads every file of the index against its checksum; what is wrong, if anything is. */
    static Optional<String> damage(Path folder) {
        for (var part : List.of("leaves", "passages")) {
            try (var directory = FSDirectory.open(folder.resolve(part))) {
                if (!DirectoryReader.indexExists(directory)) {
                    continue; // a lost one shows by the documents it lacks
                }
                try (var reader = DirectoryReader.open(directory)) {
                    for (var segment : reader.leaves()) {
                        segment.reader().checkIntegrity();
                    }
                }
            } catch (IOException | IllegalArgumentException e) {
                return Optional.of("the search index in " + folder.resolve(part) + " is damaged");
            }
        }
        return Optional.empty();
    }

    @Override
    public int pages(String document) {
        try {
            return pages.reading().searcher().count(new TermQuery(of(document)));
        } catch (IOException e) {
            throw new DamagedIndex("the search index cannot be read", e);
        }
    }

    @Override
    public StoreView view() {
        return new LuceneView(pages.reading(), passages.reading());
    }

    @Override
    public void put(List<ParsedDocument> documents, String market) {
        var outdated = documents.stream()
                .map(document -> of(document.label().id()))
                .filter(passages.reading()::has)
                .toArray(Term[]::new);
        if (outdated.length > 0) {
            passages.write(writer -> writer.deleteDocuments(outdated));
        }
        pages.write(writer -> {
            for (var document : documents) {
                write(document, market, writer);
            }
        });
    }

    private void write(ParsedDocument document, String market, IndexWriter writer) throws IOException {
        writer.deleteDocuments(of(document.label().id()));
        var entries = new PageEntries(document.label(), market, names);
        for (var page : document.pages()) {
            writer.addDocument(entries.page(page));
        }
    }

    @Override
    public void putVectors(List<EmbeddedDocument> documents, String market) {
        var missing = documents.stream()
                .filter(each -> !pages.reading().has(of(each.document())))
                .map(EmbeddedDocument::parsed)
                .toList();
        if (!missing.isEmpty()) {
            put(missing, market);
        }
        passages.write(writer -> {
            for (var each : documents) {
                writer.deleteDocuments(of(each.document()));
                var entries = new PageEntries(each.parsed().label(), market, names);
                each.eachPage((page, vectors) -> writer.addDocuments(entries.passages(page, vectors)));
            }
        });
    }

    @Override
    public void remove(String document) {
        for (var each : List.of(passages, pages)) {
            each.write(writer -> writer.deleteDocuments(of(document)));
        }
    }

    private static Term of(String document) {
        return new Term("of", document);
    }

    @Override
    public void beginBulk() {
        pages.beginBulk();
        passages.beginBulk();
    }

    @Override
    public void endBulk() {
        pages.endBulk();
        passages.endBulk();
    }

    @Override
    public void close() {
        pages.close();
        passages.close();
    }
}
