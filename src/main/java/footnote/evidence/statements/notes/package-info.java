/** Reads the tables of a filing outside its primary statements: notes by year, payment schedules and repurchases. */
@NullMarked
package footnote.evidence.statements.notes;

import org.jspecify.annotations.NullMarked;
