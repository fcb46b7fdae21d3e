package footnote.workflows.leads;

import footnote.agents.judge.CompanyValidator;
import footnote.domain.lead.CompanyData;

/** A company to check, and what it is taken for. */
record ValidationTask(CompanyData company, CompanyValidator.As as) {}
