/** JSON as the whole house writes it. */
@NullMarked
package footnote.runtime.json;

import org.jspecify.annotations.NullMarked;
