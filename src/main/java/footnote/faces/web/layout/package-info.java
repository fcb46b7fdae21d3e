/** What pages share: frame, assets, moments of time and notes on figures. */
@NullMarked
package footnote.faces.web.layout;

import org.jspecify.annotations.NullMarked;
