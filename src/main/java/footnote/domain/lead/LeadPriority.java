package footnote.domain.lead;

/** How soon a lead deserves a call. */
public enum LeadPriority {
    HIGH,
    MEDIUM,
    LOW
}
