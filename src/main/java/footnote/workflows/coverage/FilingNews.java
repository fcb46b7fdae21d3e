package footnote.workflows.coverage;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.FigureFormat;
import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.evidence.EvidenceReader;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** New filings, and which risk factors an annual report adds to those of the year before. */
final class FilingNews {
    private static final Set<String> FORMS =
            Set.of("10-K", "10-Q", "8-K", "20-F", "40-F", "6-K", "Annual Report", "Quarterly Report", "Announcement");
    private static final int LONGEST_QUOTE = 240;
    private static final List<String> COUNTS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private final EvidenceReader evidence;
    private final NewsCollector news;

    FilingNews(EvidenceReader evidence, NewsCollector news) {
        this.evidence = evidence;
        this.news = news;
    }

    void collect() {
        var days = new DateRange(news.since().plusDays(1), news.view().asOf());
        switch (evidence.filings(news.listing(), FORMS, days, news.view())) {
            case Finding.Found<List<Filing>>(List<Filing> found) -> found.forEach(this::filed);
            case Finding.Missing<List<Filing>> missing -> news.gapUnlessNone(missing);
        }
    }

    private void filed(Filing filing) {
        news.add(
                filing.amends() ? Kind.RESTATEMENT : Kind.FILING,
                "filing " + filing.accession(),
                filing.filed(),
                named(filing) + " was filed on " + FigureFormat.day(filing.filed())
                        + (filing.amends() ? " and amends an earlier filing." : "."),
                filing.description(),
                source(filing),
                Optional.of(filing.uri()));
        if (Filing.ANNUAL_FORMS.contains(filing.form())) {
            before(filing).ifPresent(earlier -> riskFactors(filing, earlier));
        }
    }

    /** "Form 10-K", but "An annual report". */
    private static String named(Filing filing) {
        String form = NewsCollector.inert(filing.form());
        return form.chars().anyMatch(Character::isDigit)
                ? "Form " + form
                : ("AEIOU".indexOf(form.charAt(0)) >= 0 ? "An " : "A ") + form.toLowerCase(Locale.ROOT);
    }

    private Optional<Filing> before(Filing filing) {
        var days = new DateRange(filing.filed().minusMonths(18), filing.filed().minusDays(1));
        return evidence.filings(news.listing(), Set.of(filing.form()), days, news.view())
                .found()
                .flatMap(filings ->
                        filings.stream().filter(each -> !each.amends()).findFirst());
    }

    private void riskFactors(Filing filing, Filing earlier) {
        var now = document(filing);
        var then = document(earlier);
        if (now.isEmpty() || then.isEmpty()) {
            return;
        }
        RiskFactorChanges.between(then.get(), now.get())
                .filter(changes -> !changes.added().isEmpty())
                .ifPresent(changes -> news.add(
                        Kind.RISK_FACTORS,
                        "risk factors " + filing.accession(),
                        filing.filed(),
                        sentence(filing, earlier, changes),
                        Optional.of(quoted(changes.added())),
                        source(filing) + ", Item 1A",
                        Optional.of(filing.uri())));
    }

    private static String sentence(Filing filing, Filing earlier, RiskFactorChanges changes) {
        int added = changes.added().size();
        int dropped = changes.dropped().size();
        return "The " + NewsCollector.inert(filing.form()) + " of " + FigureFormat.day(filing.filed()) + " has "
                + count(added) + " risk factor" + (added == 1 ? "" : "s") + " that the one of "
                + FigureFormat.day(earlier.filed()) + " did not have"
                + (dropped == 0 ? "." : " and drops " + count(dropped) + ".");
    }

    private static String count(int number) {
        return number < COUNTS.size() ? COUNTS.get(number) : "more than ten";
    }

    /** The start of each new paragraph, as far as there is room. */
    private static String quoted(List<String> added) {
        var text = new StringBuilder();
        for (var paragraph : added) {
            String start =
                    paragraph.length() <= LONGEST_QUOTE ? paragraph : paragraph.substring(0, LONGEST_QUOTE) + "…";
            if (text.length() + start.length() > 2 * LONGEST_QUOTE) {
                break;
            }
            text.append(text.isEmpty() ? "" : " / ").append(start);
        }
        return text.toString();
    }

    private Optional<Document> document(Filing filing) {
        return switch (evidence.document(filing, news.view())) {
            case Finding.Found<Document>(Document document) -> Optional.of(document);
            case Finding.Missing<Document>(String what, String why) -> {
                news.gap(what, why);
                yield Optional.empty();
            }
        };
    }

    private String source(Filing filing) {
        return (news.view().sample() ? "Sample market (fictional)" : "SEC EDGAR") + ", " + filing.form() + ", "
                + filing.accession();
    }
}
