package footnote.domain;

/** In which sense a figure is meant; figures of different bases never mix silently. */
public enum Basis {
    REPORTED,
    ADJUSTED,
    CONSENSUS,
    GUIDANCE,
    ASSUMPTION,
    DERIVED
}
