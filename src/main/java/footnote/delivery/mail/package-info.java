/** E-mails as MIME, an outbox that outlives the process, and SMTP. */
@NullMarked
package footnote.delivery.mail;

import org.jspecify.annotations.NullMarked;
