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
 * All documents in a folder: one Lucene index of leaves, found by their words and signs, and one of passages, found by
 * their vectors. A passage whose leaf is missing is not found, so the two need not be written at one stroke.
 */
final class LuceneStore implements PassageStore {
    private final WrittenNames names;
    private final LuceneFolder leaves;
    private final LuceneFolder passages;

    private LuceneStore(Path folder, Supplier<Map<String, List<DocumentLabel>>> labels) throws IOException {
        Analyzer analyzer = new EnglishAnalyzer();
        this.names = new WrittenNames(MetricLexicon.standard(), analyzer);
        this.leaves = new LuceneFolder(folder.resolve("leaves"), analyzer, names);
        this.passages = new LuceneFolder(folder.resolve("passages"), analyzer, names);
        new IndexRenewal(folder).into(this, labels);
    }

    /** The labels of all documents by world are asked for where an index of an earlier version is written anew. */
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
    public int leaves(String document) {
        try {
            return leaves.reading().searcher().count(new TermQuery(of(document)));
        } catch (IOException e) {
            throw new DamagedIndex("the search index cannot be read", e);
        }
    }

    @Override
    public StoreView view() {
        return new LuceneView(leaves.reading(), passages.reading());
    }

    @Override
    public void put(List<ParsedDocument> manuscripts, String world) {
        var outdated = manuscripts.stream()
                .map(manuscript -> of(manuscript.label().id()))
                .filter(passages.reading()::has)
                .toArray(Term[]::new);
        if (outdated.length > 0) {
            passages.write(writer -> writer.deleteDocuments(outdated));
        }
        leaves.write(writer -> {
            for (var manuscript : manuscripts) {
                write(manuscript, world, writer);
            }
        });
    }

    private void write(ParsedDocument manuscript, String world, IndexWriter writer) throws IOException {
        writer.deleteDocuments(of(manuscript.label().id()));
        var entries = new PageEntries(manuscript.label(), world, names);
        for (var page : manuscript.leaves()) {
            writer.addDocument(entries.leaf(page));
        }
    }

    @Override
    public void putVectors(List<EmbeddedDocument> documents, String world) {
        var missing = documents.stream()
                .filter(each -> !leaves.reading().has(of(each.document())))
                .map(EmbeddedDocument::manuscript)
                .toList();
        if (!missing.isEmpty()) {
            put(missing, world);
        }
        passages.write(writer -> {
            for (var each : documents) {
                writer.deleteDocuments(of(each.document()));
                var entries = new PageEntries(each.manuscript().label(), world, names);
                each.eachLeaf((page, vectors) -> writer.addDocuments(entries.passages(page, vectors)));
            }
        });
    }

    @Override
    public void remove(String document) {
        for (var each : List.of(passages, leaves)) {
            each.write(writer -> writer.deleteDocuments(of(document)));
        }
    }

    private static Term of(String document) {
        return new Term("of", document);
    }

    @Override
    public void gather() {
        leaves.gather();
        passages.gather();
    }

    @Override
    public void settle() {
        leaves.settle();
        passages.settle();
    }

    @Override
    public void close() {
        leaves.close();
        passages.close();
    }
}
