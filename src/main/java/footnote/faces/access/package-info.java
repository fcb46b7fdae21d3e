/** Who may do what: keys, owners, budgets, and the trail of what was done. */
@NullMarked
package footnote.faces.access;

import org.jspecify.annotations.NullMarked;
