package footnote.research.guidance;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Document;
import footnote.domain.Fact;
import footnote.domain.FiscalCalendar;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Section;
import footnote.domain.Subject;
import footnote.evidence.documents.FiscalPeriod;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Guidance for the year ahead that an annual report's discussion of results gives, each item with its facts. */
public record FiledOutlook(Guidance guidance, String section, List<LedgerEntry> facts) {
    /** Ends the name of a metric that is guided to; of a range, "_low" or "_high" follows. */
    public static final String OUTLOOK = "_outlook";

    /** By the items of the report that discuss results; those of a year that is over by the day are left out. */
    public static List<FiledOutlook> of(
            Document report,
            Subject subject,
            Period year,
            Denomination currency,
            Optional<FiscalCalendar> calendar,
            LocalDate asOf) {
        var reported = FiscalPeriod.quarter(2000 + Integer.parseInt(year.label().replaceAll("\\D", "")), 4);
        return report.sections().stream()
                .filter(FiledOutlook::discusses)
                .flatMap(section -> GuidanceReader.of(only(report, section), reported, currency, year.end()).stream()
                        .filter(each -> !each.withdrawal())
                        .filter(each -> !each.days(calendar).end().isBefore(asOf))
                        .map(each -> new FiledOutlook(each, section.id(), facts(each, subject, calendar))))
                .toList();
    }

    /** Such as "FY25 capital expenditure of {fact:…}–{fact:…}". */
    public String words() {
        String name = GuidanceOutcome.metricName(guidance.metric());
        return (name.endsWith("rate") || name.endsWith("margin") ? "an " : "") + guidance.periodLabel() + " "
                + (guidance.adjusted() ? "adjusted " : "") + name + " of "
                + (guidance.low().isEmpty() ? "at most " : guidance.high().isEmpty() ? "at least " : "")
                + String.join(
                        "–",
                        facts.stream().map(each -> "{fact:" + each.id() + "}").toList());
    }

    private static Document only(Document report, Section section) {
        return new Document(
                report.title(),
                report.kind(),
                report.published(),
                List.of(section),
                report.origin().at(section.id()));
    }

    private static boolean discusses(Section section) {
        return section.id().matches("Item (?:5|7|7A)|(?i).*(?:discussion|operating and financial review|outlook).*");
    }

    private static List<LedgerEntry> facts(Guidance guidance, Subject subject, Optional<FiscalCalendar> calendar) {
        boolean point = guidance.low().equals(guidance.high());
        return Stream.concat(
                        guidance.low().stream()
                                .map(value -> fact(guidance, subject, calendar, value, point ? "" : "_low")),
                        point
                                ? Stream.of()
                                : guidance.high().stream()
                                        .map(value -> fact(guidance, subject, calendar, value, "_high")))
                .toList();
    }

    private static LedgerEntry fact(
            Guidance guidance, Subject subject, Optional<FiscalCalendar> calendar, BigDecimal value, String bound) {
        return LedgerEntry.of(Fact.of(
                subject,
                new Metric(guidance.metric().name() + OUTLOOK + bound),
                guidance.days(calendar),
                value,
                guidance.unit(),
                Basis.GUIDANCE,
                guidance.day(),
                guidance.origin()));
    }
}
