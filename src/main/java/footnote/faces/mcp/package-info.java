/** The desk as tools and resources of the Model Context Protocol. */
@NullMarked
package footnote.faces.mcp;

import org.jspecify.annotations.NullMarked;
