package footnote.evidence.search;

import footnote.evidence.documents.ParsedDocument;
import footnote.runtime.db.Database;
import footnote.runtime.secret.Sha256;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** Vectors by the text they stand for, in the database: what was embedded once is never embedded again. */
final class VectorCache {
    private static final int AT_ONCE = 500;
    private static final int EMBEDDED_AT_ONCE = 64;

    private final Database database;
    private final Embedder embedder;

    VectorCache(Database database, Embedder embedder) {
        this.database = database;
        this.embedder = embedder;
    }

    /** A document with a vector for each passage; reports after each batch how many passages are done. */
    EmbeddedDocument embedded(ParsedDocument document, IntConsumer progress) {
        var texts = new ArrayList<String>();
        for (var page : document.pages()) {
            for (var span : page.spans()) {
                texts.add(EmbeddedText.of(document.label(), page, span));
            }
        }
        var vectors = new ArrayList<float[]>();
        for (int from = 0; from < texts.size(); from += EMBEDDED_AT_ONCE) {
            vectors.addAll(vectors(texts.subList(from, Math.min(from + EMBEDDED_AT_ONCE, texts.size()))));
            progress.accept(vectors.size());
        }
        return new EmbeddedDocument(document, vectors);
    }

    /** One vector for each text, in order; only texts not met before are embedded. */
    List<float[]> vectors(List<String> texts) {
        var digests = texts.stream().map(this::digest).toList();
        var known = known(digests);
        var missing = new LinkedHashMap<String, String>();
        for (int i = 0; i < texts.size(); i++) {
            if (!known.containsKey(digests.get(i))) {
                missing.put(digests.get(i), texts.get(i));
            }
        }
        if (!missing.isEmpty()) {
            var order = List.copyOf(missing.keySet());
            var fresh = embedder.passages(order.stream().map(missing::get).toList());
            for (int i = 0; i < order.size(); i++) {
                known.put(order.get(i), fresh.get(i));
            }
            keep(order, fresh);
        }
        return digests.stream().map(known::get).toList();
    }

    private Map<String, float[]> known(List<String> digests) {
        var known = new HashMap<String, float[]>();
        for (int from = 0; from < digests.size(); from += AT_ONCE) {
            var part = digests.subList(from, Math.min(from + AT_ONCE, digests.size()));
            String places = String.join(", ", Collections.nCopies(part.size(), "?"));
            database.query(
                            "SELECT digest, vector FROM text_vector WHERE digest IN (" + places + ")",
                            row -> Map.entry(row.getString(1), floats(row.getBytes(2))),
                            part.toArray())
                    .forEach(entry -> known.put(entry.getKey(), entry.getValue()));
        }
        return known;
    }

    private void keep(List<String> digests, List<float[]> vectors) {
        database.transaction(connection -> {
            try (var statement = connection.prepareStatement(
                    "INSERT INTO text_vector (digest, vector) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING")) {
                for (int i = 0; i < digests.size(); i++) {
                    statement.setString(1, digests.get(i));
                    statement.setBytes(2, bytes(vectors.get(i)));
                    statement.addBatch();
                }
                return new ArrayList<>(List.of(statement.executeBatch().length));
            }
        });
    }

    private String digest(String text) {
        return Sha256.hex(embedder.model() + "\n" + text);
    }

    private static byte[] bytes(float[] vector) {
        var buffer = ByteBuffer.allocate(vector.length * Float.BYTES);
        buffer.asFloatBuffer().put(vector);
        return buffer.array();
    }

    private static float[] floats(byte[] bytes) {
        var vector = new float[bytes.length / Float.BYTES];
        ByteBuffer.wrap(bytes).asFloatBuffer().get(vector);
        return vector;
    }
}
