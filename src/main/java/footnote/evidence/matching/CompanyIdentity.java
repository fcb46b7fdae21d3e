package footnote.evidence.matching;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.Prospect;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What distinguishes a company from others: its names, domain, country and numbers in registers. */
public record CompanyIdentity(
        String name,
        List<String> formerNames,
        Optional<String> domain,
        Optional<String> country,
        Optional<String> parent,
        Map<String, String> identifiers) {
    public CompanyIdentity {
        formerNames = List.copyOf(formerNames);
        identifiers = Map.copyOf(identifiers);
    }

    public static CompanyIdentity of(String name) {
        return new CompanyIdentity(name, List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Map.of());
    }

    public static CompanyIdentity of(Prospect prospect) {
        return new CompanyIdentity(
                prospect.name(),
                prospect.formerNames(),
                prospect.website().flatMap(uri -> RegistrableDomain.of(uri.toString())),
                prospect.country(),
                prospect.parent(),
                prospect.identifiers());
    }

    public static CompanyIdentity of(CompanyData company) {
        return new CompanyIdentity(
                company.name(),
                company.metadata().formerNames(),
                company.metadata().domain(),
                Optional.of(company.country()),
                company.metadata().parent(),
                company.metadata().identifiers());
    }
}
