package footnote.workflows.ask.figures;

import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Passage;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A reported figure as something to cite: the document and the place in it that report it. */
public final class ReportedFigure {
    private static final Pattern PAGE = Pattern.compile("^page (\\d+)");

    private ReportedFigure() {}

    /** The figure in the document it was read from, which is one of these or is known by its name alone. */
    public static Passage passage(LedgerEntry entry, String company, List<DocumentLabel> documents) {
        Fact fact = entry.fact();
        var origin = fact.origin();
        String document = origin.document()
                .orElseGet(() -> origin.uri().map(Object::toString).orElse(origin.vendor()));
        String text = company + ", " + fact.metric().label() + ", "
                + fact.dimensions().stream().map(each -> each.member() + ", ").collect(Collectors.joining())
                + fact.period().label() + ": " + FigureFormat.of(fact);
        return new Passage(
                "fact:" + document + "#" + origin.locator().orElse("") + "#" + entry.id(),
                documents.stream()
                        .filter(each -> each.name().equals(document))
                        .findFirst()
                        .orElseGet(() -> label(document, company, fact)),
                origin.locator()
                        .map(place -> place.replaceFirst("^page \\d+(?:, )?", ""))
                        .orElse(""),
                page(origin.locator()),
                0,
                text.length(),
                text);
    }

    private static DocumentLabel label(String document, String company, Fact fact) {
        return new DocumentLabel(
                document,
                document,
                company,
                List.of(),
                Optional.empty(),
                kind(document),
                Optional.of(period(fact.period())),
                Optional.of(fact.knownAt()).filter(day -> day.isAfter(LocalDate.EPOCH)),
                fact.origin().uri(),
                fact.origin().vendor());
    }

    private static FiscalPeriod period(Period period) {
        return period.isQuarter() && period.label().matches("[1-4]Q.*")
                ? FiscalPeriod.quarter(period.year(), period.label().charAt(0) - '0')
                : FiscalPeriod.year(period.year());
    }

    /** Whether a passage is the page the figure was read from. */
    public static boolean isOn(LedgerEntry entry, Passage passage) {
        var origin = entry.fact().origin();
        return passage.page().isPresent()
                && passage.page().equals(page(origin.locator()))
                && origin.document().filter(passage.document().name()::equals).isPresent();
    }

    private static Optional<Integer> page(Optional<String> locator) {
        return locator.map(PAGE::matcher).filter(Matcher::find).map(found -> Integer.valueOf(found.group(1)));
    }

    private static DocumentKind kind(String document) {
        String name = document.toUpperCase(Locale.ROOT);
        for (var form : List.of("10-K", "10-Q", "8-K", "20-F", "40-F", "6-K")) {
            if (name.contains(form) || name.contains(form.replace("-", ""))) {
                return DocumentKind.named(form).orElse(DocumentKind.OTHER);
            }
        }
        if (name.contains("ANNUAL")) {
            return DocumentKind.ANNUAL_REPORT;
        }
        return name.contains("QUARTERLY REPORT")
                ? DocumentKind.QUARTERLY_REPORT
                : name.contains("ANNOUNCEMENT") ? DocumentKind.CURRENT_REPORT : DocumentKind.OTHER;
    }
}
