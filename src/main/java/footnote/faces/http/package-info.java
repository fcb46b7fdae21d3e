/** The HTTP server and its API. */
@NullMarked
package footnote.faces.http;

import org.jspecify.annotations.NullMarked;
