package footnote.sources.sample;

import footnote.domain.lead.CompanyEvent;
import footnote.domain.lead.Industry;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.domain.lead.SignalKind;
import footnote.sources.ProspectSource;
import footnote.sources.SourceException.NoData;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The sample market's companies without a listing. */
public final class SampleProspects implements ProspectSource {
    private final List<UnlistedCompany> companies;

    SampleProspects(List<UnlistedCompany> companies) {
        this.companies = List.copyOf(companies);
    }

    @Override
    public String name() {
        return SampleMarket.VENDOR;
    }

    @Override
    public List<Prospect> prospects(ProspectQuery query, LocalDate asOf) {
        var found = companies.stream()
                .filter(company -> Industry.same(company.industry(), query.industry())
                        && query.area().covers(company.country())
                        && told(company, query.phrases()))
                .limit(query.most())
                .map(company -> prospect(company.asOf(asOf)))
                .toList();
        if (found.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "companies of " + query + "; it knows " + known());
        }
        return found;
    }

    private String known() {
        var industries = new TreeSet<String>();
        var countries = new TreeSet<String>();
        companies.forEach(company -> {
            industries.add(company.industry());
            countries.add(company.country());
        });
        return String.join(", ", industries) + " in " + String.join(", ", countries);
    }

    private static boolean told(UnlistedCompany company, List<String> phrases) {
        String text = (company.description() + " " + String.join(" ", company.technologies())).toLowerCase(Locale.ROOT);
        return phrases.isEmpty() || phrases.stream().anyMatch(phrase -> text.contains(phrase.toLowerCase(Locale.ROOT)));
    }

    private static Prospect prospect(UnlistedCompany company) {
        return Prospect.named(company.name(), company.origin())
                .in(Optional.of(company.industry()), Optional.of(company.country()), Optional.of(company.city()))
                .sized(
                        Optional.of(company.founded()),
                        Optional.of((long) company.employees()),
                        Optional.of(company.growth()))
                .told(
                        Optional.of(company.website()),
                        Optional.of(company.description()),
                        Stream.concat(company.traits().stream(), company.technologies().stream())
                                .toList())
                .known(List.of(), Optional.empty(), Map.of())
                .with(company.occurrences().stream()
                        .map(each -> new CompanyEvent(
                                each.day(), SignalKind.valueOf(each.kind().name()), each.text(), each.origin()))
                        .toList());
    }
}
