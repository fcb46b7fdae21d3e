package footnote.workflows.analyze;

import footnote.domain.opinion.Tone;

/** How one headline sounds: from -1 to 1, and in a word. */
public record HeadlineTone(double score, Tone tone) {}
