package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Leaf;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.util.BytesRef;

/**
 * A leaf and its passages as they stand in the index, side by side: the passages with their vectors first, each knowing
 * how far behind it the leaf stands, which has the words.
 */
final class LeafBlock {
    static final String LEAF = "leaf";
    private static final String PASSAGE = "passage";
    private static final FieldType COUNTED = new FieldType();
    private static final FieldType WORDS = new FieldType(TextField.TYPE_NOT_STORED);
    private static final FieldType TEXT = new FieldType(TextField.TYPE_STORED);
    private static final int FROM = 24;
    private static final int BEHIND = 48;
    private static final int LONGEST = (1 << FROM) - 1;

    static {
        for (var each : List.of(WORDS, TEXT)) { // pages are about equally long, and looking their length up takes time
            each.setOmitNorms(true);
            each.freeze();
        }
        COUNTED.setTokenized(false);
        COUNTED.setOmitNorms(true);
        COUNTED.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
        COUNTED.freeze();
    }

    private final DocumentLabel label;
    private final String world;
    private final WrittenNames names;

    LeafBlock(DocumentLabel label, String world, WrittenNames names) {
        this.label = label;
        this.world = world;
        this.names = names;
    }

    /** With one vector for each passage, or none yet. */
    List<Document> of(Leaf leaf, List<float[]> vectors) {
        var block = new ArrayList<Document>();
        for (int i = 0; i < vectors.size(); i++) {
            block.add(passage(leaf, leaf.spans().get(i), vectors.get(i), vectors.size() - i));
        }
        block.add(leaf(leaf));
        return block;
    }

    private Document leaf(Leaf leaf) {
        var document = common(leaf, LEAF);
        String key = label.id() + "#" + leaf.number();
        document.add(new StringField("key", key, Field.Store.NO));
        document.add(new BinaryDocValuesField("key", new BytesRef(key)));
        document.add(new Field("text", leaf.text(), TEXT));
        document.add(new Field("head", leaf.section() + " " + leaf.head(), WORDS));
        document.add(new StoredField("section", leaf.section()));
        leaf.page().ifPresent(page -> document.add(new StoredField("page", page)));
        document.add(new StoredField(
                "spans",
                leaf.spans().stream().map(span -> span.from() + "-" + span.to()).collect(Collectors.joining(","))));
        for (var sign : LeafSigns.of(leaf, MetricLexicon.standard())) {
            document.add(new StringField("sign", sign, Field.Store.NO));
            document.add(new SortedSetDocValuesField("signs", new BytesRef(sign)));
        }
        names.in(leaf.text()).forEach((name, times) -> {
            for (int i = 0; i < times; i++) {
                document.add(new Field("name", name, COUNTED));
            }
        });
        return document;
    }

    private Document passage(Leaf leaf, Leaf.Span span, float[] vector, int behind) {
        var document = common(leaf, PASSAGE);
        document.add(new NumericDocValuesField("place", place(span, behind)));
        document.add(new KnnFloatVectorField("vector", vector, VectorSimilarityFunction.DOT_PRODUCT));
        return document;
    }

    /** Where a passage stands, in one number: how far before its leaf, and from which letter to which. */
    private static long place(Leaf.Span span, int behind) {
        long from = Math.min(span.from(), LONGEST - 1);
        long to = Math.min(span.to(), LONGEST);
        return ((long) behind << BEHIND) | (from << FROM) | to;
    }

    static int behind(long place) {
        return (int) (place >>> BEHIND);
    }

    static Leaf.Span span(long place) {
        return new Leaf.Span((int) ((place >>> FROM) & LONGEST), (int) (place & LONGEST));
    }

    private Document common(Leaf leaf, String type) {
        var document = new Document();
        document.add(new StringField("type", type, Field.Store.NO));
        document.add(new StringField("world", world, Field.Store.NO));
        document.add(new StringField("company", CompanyMentions.key(label), Field.Store.NO));
        document.add(new StringField("of", label.id(), Field.Store.NO));
        document.add(new StringField("kind", label.kind().word(), Field.Store.NO));
        label.period().ifPresent(period -> document.add(new StringField("period", period.label(), Field.Store.NO)));
        document.add(new LongPoint(
                "published", label.published().orElse(LocalDate.EPOCH).toEpochDay()));
        document.add(new StringField("item", leaf.section(), Field.Store.NO));
        return document;
    }
}
