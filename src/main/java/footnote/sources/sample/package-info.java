/** A fictional market, made from a short description and used in place of every vendor where sample data is asked for. */
@NullMarked
package footnote.sources.sample;

import org.jspecify.annotations.NullMarked;
