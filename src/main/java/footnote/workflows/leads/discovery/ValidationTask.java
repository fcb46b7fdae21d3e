package footnote.workflows.leads.discovery;

import footnote.domain.lead.CompanyData;

/** A company to check, and what it is taken for. */
record ValidationTask(CompanyData company, CompanyValidator.As as) {}
