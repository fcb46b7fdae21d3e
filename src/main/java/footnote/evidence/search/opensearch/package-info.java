/** Passages kept in an OpenSearch cluster. */
@NullMarked
package footnote.evidence.search.opensearch;

import org.jspecify.annotations.NullMarked;
