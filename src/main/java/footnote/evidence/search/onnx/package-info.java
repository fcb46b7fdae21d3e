/** Embedding and reranking models run in this process. */
@NullMarked
package footnote.evidence.search.onnx;

import org.jspecify.annotations.NullMarked;
