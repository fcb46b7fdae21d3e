package footnote.domain;

/** What kind of period a figure describes; figures of different kinds are never compared as if alike. */
public enum PeriodType {
    /** A company's fiscal year. */
    FISCAL_YEAR,
    /** The last twelve months to the end of a quarter that does not close a fiscal year (LTM). */
    LAST_TWELVE_MONTHS,
    QUARTER,
    HALF_YEAR,
    NINE_MONTHS,
    /** One day, such as the date of a balance sheet. */
    INSTANT,
    OTHER
}
