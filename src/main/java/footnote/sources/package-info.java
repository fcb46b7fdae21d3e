/** What vendors know, each behind an interface: a pure request, one fetch, a pure parse. */
@NullMarked
package footnote.sources;

import org.jspecify.annotations.NullMarked;
