package footnote.sources.sample.text;

import footnote.domain.Filing;
import footnote.domain.Origin;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.SampleNames;
import java.net.URI;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One document a company filed: what it is about, when, and under which number; the event is empty but for news. */
public record FiledDocument(
        Description company,
        Kind kind,
        String form,
        FiscalQuarter term,
        LocalDate filed,
        String accession,
        Map<String, Object> event,
        URI uri) {
    /** What a document is for. */
    enum Kind {
        ANNUAL,
        QUARTERLY,
        RESULTS,
        EVENT,
        AMENDMENT
    }

    public Filing filing() {
        return new Filing(
                company.name(),
                "99" + company.tail(),
                form,
                accession,
                filed,
                Optional.of(kind == Kind.EVENT ? filed : term.end()),
                Optional.of(filed.atTime(LocalTime.of(11, 30)).toInstant(ZoneOffset.UTC)),
                items(),
                Optional.of(title()),
                uri);
    }

    private List<String> items() {
        return switch (kind) {
            case RESULTS -> List.of("2.02", "9.01");
            case EVENT -> List.of(String.valueOf(event.getOrDefault("item", "8.01")));
            default -> List.of();
        };
    }

    String title() {
        return switch (kind) {
            case ANNUAL -> "Annual report for FY" + term.fiscalYear();
            case QUARTERLY -> "Quarterly report for " + term.label();
            case RESULTS -> "Results for " + term.label();
            case EVENT -> String.valueOf(event.get("headline"));
            case AMENDMENT -> "Amended annual report for FY" + term.fiscalYear();
        };
    }

    public Origin origin() {
        return SampleNames.origin(uri).in(form + " " + accession);
    }
}
