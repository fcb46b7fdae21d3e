package footnote.evidence.search;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.Collector;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.HitQueue;
import org.apache.lucene.search.LeafCollector;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.util.BitSet;
import org.apache.lucene.util.FixedBitSet;

/** Keeps the best pages of all and the best of those with one of some signs, in one walk over the index instead of two. */
final class TopPagesCollector implements CollectorManager<TopPagesCollector.Tops, List<ScoreDoc>> {
    private final Set<String> signs;
    private final int most;

    TopPagesCollector(Set<String> signs, int most) {
        this.signs = signs;
        this.most = most;
    }

    @Override
    public Tops newCollector() {
        return new Tops();
    }

    @Override
    public List<ScoreDoc> reduce(Collection<Tops> collectors) {
        var found = new LinkedHashSet<ScoreDoc>();
        collectors.forEach(each -> each.drain(found));
        return List.copyOf(found);
    }

    /** Both heaps; what can reach neither is skipped. */
    final class Tops implements Collector {
        private final HitQueue all = new HitQueue(most, true);
        private final HitQueue signed = new HitQueue(most, true);

        @Override
        public ScoreMode scoreMode() {
            return ScoreMode.TOP_SCORES;
        }

        @Override
        public LeafCollector getLeafCollector(LeafReaderContext context) throws IOException {
            return new Segment(context.docBase, withSigns(context));
        }

        private BitSet withSigns(LeafReaderContext context) throws IOException {
            var docs = new FixedBitSet(context.reader().maxDoc());
            for (var sign : signs) {
                var postings = context.reader().postings(new Term("sign", sign), PostingsEnum.NONE);
                if (postings != null) {
                    for (int doc = postings.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = postings.nextDoc()) {
                        docs.set(doc);
                    }
                }
            }
            return docs;
        }

        private void drain(Set<ScoreDoc> found) {
            for (var heap : List.of(all, signed)) {
                while (heap.size() > 0) {
                    var each = heap.pop();
                    if (each.score > Float.NEGATIVE_INFINITY) {
                        found.add(each);
                    }
                }
            }
        }

        private final class Segment implements LeafCollector {
            private final int base;
            private final BitSet withSigns;
            private Scorable scorer = new Scorable() {
                @Override
                public float score() {
                    return 0;
                }
            };

            Segment(int base, BitSet withSigns) {
                this.base = base;
                this.withSigns = withSigns;
            }

            @Override
            public void setScorer(Scorable now) throws IOException {
                this.scorer = now;
                skip();
            }

            @Override
            public void collect(int doc) throws IOException {
                float score = scorer.score();
                boolean kept = keep(all, doc, score);
                if (withSigns.get(doc)) {
                    kept |= keep(signed, doc, score);
                }
                if (kept) {
                    skip();
                }
            }

            private boolean keep(HitQueue heap, int doc, float score) {
                var least = heap.top();
                if (score <= least.score) {
                    return false; // of two alike the earlier stays
                }
                least.doc = base + doc;
                least.score = score;
                heap.updateTop();
                return true;
            }

            private void skip() throws IOException {
                float least = Math.min(all.top().score, signed.top().score);
                if (least > Float.NEGATIVE_INFINITY) {
                    scorer.setMinCompetitiveScore(Math.nextUp(least));
                }
            }
        }
    }
}
