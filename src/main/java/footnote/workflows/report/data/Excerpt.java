package footnote.workflows.report.data;

import footnote.domain.Origin;

/** A paragraph someone published, word by word, with the section it stands in. */
public record Excerpt(String section, String text, Origin origin) {}
