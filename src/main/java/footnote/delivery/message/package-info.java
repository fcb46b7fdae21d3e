/** Short messages to chat services and webhooks, each in its own format, sent once. */
@NullMarked
package footnote.delivery.message;

import org.jspecify.annotations.NullMarked;
