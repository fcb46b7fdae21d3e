/** Arithmetic that a question spells out: definitions it gives, and sums, shares and multiples in words. */
@NullMarked
package footnote.workflows.ask.arithmetic;

import org.jspecify.annotations.NullMarked;
