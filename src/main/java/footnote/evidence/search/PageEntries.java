package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
 * A document's pages and passages as they stand in their indexes: a page has the words, a passage its vector. Both have
 * the page's key and signs, so that a page found by a passage need not be looked up to be rated.
 */
final class PageEntries {
    private static final FieldType COUNTED = new FieldType();
    private static final FieldType WORDS = new FieldType(TextField.TYPE_NOT_STORED);
    private static final FieldType TEXT = new FieldType(TextField.TYPE_STORED);
    private static final int FROM = 32;

    /** A word of the head counts as if it were there so many times more; asking for it apart would cost time. */
    private static final int HEAD_AGAIN = 2;

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
    private final String market;
    private final FigureNameTerms names;

    PageEntries(DocumentLabel label, String market, FigureNameTerms names) {
        this.label = label;
        this.market = market;
        this.names = names;
    }

    Document page(Page page) {
        var signs = PageFeatures.of(page, MetricLexicon.standard());
        var document = common(page, signs);
        document.add(new StringField("key", key(page), Field.Store.NO));
        document.add(new Field("text", page.text(), TEXT));
        for (int i = 0; i < HEAD_AGAIN; i++) {
            document.add(new Field("text", page.section() + " " + page.head(), WORDS));
        }
        document.add(new StoredField("section", page.section()));
        page.page().ifPresent(number -> document.add(new StoredField("page", number)));
        document.add(new StoredField(
                "spans",
                page.spans().stream().map(span -> span.from() + "-" + span.to()).collect(Collectors.joining(","))));
        signs.forEach(sign -> document.add(new StringField("sign", sign, Field.Store.NO)));
        names.in(page.text()).forEach((name, times) -> {
            for (int i = 0; i < times; i++) {
                document.add(new Field("name", name, COUNTED));
            }
        });
        return document;
    }

    /** One for each passage of the page, in the order of its vectors. */
    List<Document> passages(Page page, List<float[]> vectors) {
        var signs = PageFeatures.of(page, MetricLexicon.standard());
        var passages = new ArrayList<Document>();
        for (int i = 0; i < vectors.size(); i++) {
            var document = common(page, signs);
            document.add(new NumericDocValuesField("span", place(page.spans().get(i))));
            document.add(new KnnFloatVectorField("vector", vectors.get(i), VectorSimilarityFunction.DOT_PRODUCT));
            passages.add(document);
        }
        return passages;
    }

    /** From which letter to which, in one number. */
    private static long place(Page.Span span) {
        return ((long) span.from() << FROM) | span.to();
    }

    static Page.Span span(long place) {
        return new Page.Span((int) (place >>> FROM), (int) place);
    }

    private String key(Page page) {
        return label.id() + "#" + page.number();
    }

    private Document common(Page page, Set<String> signs) {
        var document = new Document();
        document.add(new BinaryDocValuesField("key", new BytesRef(key(page))));
        signs.forEach(sign -> document.add(new SortedSetDocValuesField("signs", new BytesRef(sign))));
        document.add(new StringField("world", market, Field.Store.NO));
        document.add(new StringField("company", CompanyMentions.key(label), Field.Store.NO));
        document.add(new StringField("of", label.id(), Field.Store.NO));
        document.add(new StringField("kind", label.kind().word(), Field.Store.NO));
        label.period().ifPresent(period -> document.add(new StringField("period", period.label(), Field.Store.NO)));
        document.add(new LongPoint(
                "published", label.published().orElse(LocalDate.EPOCH).toEpochDay()));
        document.add(new StringField("item", page.section(), Field.Store.NO));
        return document;
    }
}
