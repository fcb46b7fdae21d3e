/** One database, SQLite or PostgreSQL, and its migrations. */
@NullMarked
package footnote.runtime.db;

import org.jspecify.annotations.NullMarked;
