package footnote.evidence.search;

import org.apache.lucene.codecs.Codec;
import org.apache.lucene.codecs.FilterCodec;
import org.apache.lucene.codecs.KnnVectorsFormat;
import org.apache.lucene.codecs.StoredFieldsFormat;
import org.apache.lucene.codecs.compressing.CompressionMode;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.codecs.lucene104.Lucene104HnswScalarQuantizedVectorsFormat;
import org.apache.lucene.codecs.lucene90.compressing.Lucene90CompressingStoredFieldsFormat;
import org.apache.lucene.util.quantization.QuantizedByteVectorValues.ScalarEncoding;

/**
 * Lucene's own files with two choices for searching: vectors are walked by one bit for each number, which is quick, and
 * the nearest then compared by their numbers; and each page's text is packed by itself, so that reading one unpacks no
 * other. Lucene finds this class by its name, which is written in every index.
 */
public final class PageCodec extends FilterCodec {
    private static final int LINKS = 16;
    private static final int LOOKED_AT = 100;
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    public PageCodec() {
        super("FootnotePages1", vectorsByBits());
    }

    private static Codec vectorsByBits() {
        return new Lucene104Codec() {
            private final KnnVectorsFormat bits = new Lucene104HnswScalarQuantizedVectorsFormat(
                    ScalarEncoding.SINGLE_BIT_QUERY_NIBBLE, LINKS, LOOKED_AT, PROCESSORS, null);

            @Override
            public KnnVectorsFormat getKnnVectorsFormatForField(String field) {
                return bits;
            }
        };
    }

    @Override
    public StoredFieldsFormat storedFieldsFormat() {
        return new Lucene90CompressingStoredFieldsFormat("FootnotePages", CompressionMode.FAST, 1 << 20, 1, 10);
    }
}
