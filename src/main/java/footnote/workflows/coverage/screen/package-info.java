/** Screens: conditions over metrics and text fields, and the companies that meet them. */
@NullMarked
package footnote.workflows.coverage.screen;

import org.jspecify.annotations.NullMarked;
