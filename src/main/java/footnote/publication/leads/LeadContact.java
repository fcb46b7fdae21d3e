package footnote.publication.leads;

/** A person at a lead, from the reader's own files alone. */
public record LeadContact(String footnoteId, String name, String title, String email, String phone) {}
