/** Companies from Wikidata, by industry and country, without a key. */
@NullMarked
package footnote.sources.wikidata;

import org.jspecify.annotations.NullMarked;
