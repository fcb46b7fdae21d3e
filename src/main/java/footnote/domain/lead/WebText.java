package footnote.domain.lead;

import footnote.domain.Origin;

/** What a page says, as plain text. */
public record WebText(String title, String text, Origin origin) {}
