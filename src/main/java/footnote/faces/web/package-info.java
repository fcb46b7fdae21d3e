/** The pages a reader sees in a browser, written on the server; scripts only make them live. */
@NullMarked
package footnote.faces.web;

import org.jspecify.annotations.NullMarked;
