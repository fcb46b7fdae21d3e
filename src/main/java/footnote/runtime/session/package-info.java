/** Conversations, so that a follow-up knows what came before. */
@NullMarked
package footnote.runtime.session;

import org.jspecify.annotations.NullMarked;
