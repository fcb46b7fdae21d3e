package footnote.research.redflags;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.FigureFormat;
import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.Section;
import footnote.domain.opinion.RedFlag.Source;
import footnote.domain.opinion.RiskCode;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.research.redflags.FiledPhrases.Placed;
import footnote.research.redflags.FlagRegister.Evidence;
import footnote.research.redflags.FlagRegister.Kind;
import footnote.research.redflags.PhraseRules.Hit;
import footnote.research.redflags.PhraseRules.Medium;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds red flags in two years of filings: by form, by 8-K item, and in the words of the latest ones. */
final class FilingFlags {
    private static final int MONTHS = 24;
    private static final int MOST_EVENTS = 12;
    private static final int MOST_AMENDMENTS = 2;
    private static final int LONGEST_PLACE = 40;

    private static final Set<String> QUARTERLY = Set.of("10-Q", "Quarterly Report");
    private static final Set<String> CURRENT = Set.of("8-K", "6-K", "Announcement");
    private static final Set<String> LATE = Set.of("NT 10-K", "NT 10-Q", "NT 20-F");
    private static final Set<String> FORMS = Set.copyOf(Stream.of(Filing.ANNUAL_FORMS, QUARTERLY, CURRENT, LATE)
            .flatMap(Set::stream)
            .toList());

    /** Items on which anything may be told, and so are read. */
    private static final Set<String> READ =
            Set.of("8.01", "7.01", "5.02", "1.01", "4.01", "4.02", "3.01", "1.03", "2.04");

    private static final Pattern RESULTS = Pattern.compile("2\\.02");
    private static final Pattern ORDERLY = Pattern.compile("(?i)\\btransfer\\w*\\b.{0,60}\\blisting\\b|\\bvoluntar\\w+"
            + "|\\bmerger\\b|\\bForm 25\\b|\\bregain\\w*|\\bacquired by\\b");

    /** What an item of an 8-K says by itself. */
    private record Item(RiskCode code, boolean grave, String says) {}

    private static final Map<String, Item> ITEMS = Map.of(
            "4.01", new Item(RiskCode.AUDITOR_CHANGE, false, "{company} reported a change of auditor on {date}."),
            "4.02",
                    new Item(
                            RiskCode.RESTATED,
                            true,
                            "{company} said on {date} that earlier financial statements can no longer be relied upon."),
            "3.01",
                    new Item(
                            RiskCode.DELISTING,
                            true,
                            "{company} reported on {date} that it does not meet its exchange's listing requirements."),
            "1.03", new Item(RiskCode.RESTRUCTURING, true, "{company} reported bankruptcy proceedings on {date}."),
            "2.04",
                    new Item(
                            RiskCode.COVENANT_BREACH,
                            true,
                            "{company} reported on {date} an event that lets its lenders demand early repayment."));

    private final EvidenceReader evidence;
    private final Listing listing;
    private final View view;
    private final String company;
    private final Optional<Ledger> ledger;
    private final FlagRegister register;
    private final FiledPhrases phrases;
    private final PhraseRules rules = PhraseRules.shipped();

    FilingFlags(
            EvidenceReader evidence,
            FiledPhrases phrases,
            Listing listing,
            View view,
            String company,
            Optional<Ledger> ledger,
            FlagRegister register) {
        this.evidence = evidence;
        this.phrases = phrases;
        this.listing = listing;
        this.view = view;
        this.company = company;
        this.ledger = ledger;
        this.register = register;
    }

    void search() {
        var days = new DateRange(view.asOf().minusMonths(MONTHS), view.asOf());
        switch (evidence.filings(listing, FORMS, days, view)) {
            case Finding.Missing<List<Filing>>(String what, String why) -> register.gap(what, why);
            case Finding.Found<List<Filing>>(List<Filing> filings) -> search(filings);
        }
    }

    private void search(List<Filing> filings) {
        filings.stream().filter(filing -> LATE.contains(filing.form())).forEach(filing -> late(filing, filings));
        new ReportingGaps(company, view.asOf(), ledger, register).search(filings);
        filings.stream()
                .filter(filing -> CURRENT.contains(bare(filing)))
                .filter(filing -> filing.items().isEmpty()
                        || (filing.items().stream().anyMatch(READ::contains)
                                && filing.items().stream()
                                        .noneMatch(item -> RESULTS.matcher(item).matches())))
                .filter(this::worthReading)
                .limit(MOST_EVENTS)
                .forEach(this::event);
        filings.stream()
                .filter(filing -> filing.amends() && Filing.ANNUAL_FORMS.contains(bare(filing)))
                .limit(MOST_AMENDMENTS)
                .forEach(filing -> periodic(filing, hit -> hit.rule().code() == RiskCode.RESTATED));
        newest(filings, Filing.ANNUAL_FORMS).ifPresent(filing -> periodic(filing, _ -> true));
        newest(filings, QUARTERLY).ifPresent(filing -> periodic(filing, _ -> true));
    }

    /** What an item does not say by itself is read for while it is news. */
    private boolean worthReading(Filing filing) {
        return filing.items().isEmpty()
                || filing.items().stream().anyMatch(ITEMS::containsKey)
                || filing.filed().isAfter(view.asOf().minusMonths(MONTHS / 2));
    }

    private static Optional<Filing> newest(List<Filing> filings, Set<String> forms) {
        return filings.stream()
                .filter(filing -> !filing.amends() && forms.contains(filing.form()))
                .findFirst();
    }

    private static String bare(Filing filing) {
        return filing.form().replace("/A", "");
    }

    /** A notice that a report comes late, and whether it has come since; once it has, the notice ages in a year. */
    private void late(Filing notice, List<Filing> filings) {
        String form = notice.form().replace("NT ", "");
        var since = filings.stream()
                .filter(filing -> filing.form().equals(form) && filing.filed().isAfter(notice.filed()))
                .reduce((_, earlier) -> earlier);
        if (since.isPresent() && notice.filed().isBefore(view.asOf().minusMonths(MONTHS / 2))) {
            return;
        }
        String sentence = company + " told the regulator on " + FigureFormat.day(notice.filed())
                + " that it could not file its " + form + " on time; "
                + since.map(filing -> "it was filed on " + FigureFormat.day(filing.filed()) + ".")
                        .orElse("it has not been filed since.");
        add(notice, new Item(RiskCode.LATE_FILING, false, sentence), Optional.empty(), "");
    }

    private void event(Filing filing) {
        var document = evidence.document(filing, view).found();
        String body = document.map(FilingFlags::text).orElse("");
        var hits = document.map(each -> hits(filing, each, Medium.CURRENT)).orElse(List.of());
        for (var told : filing.items()) {
            Optional.ofNullable(ITEMS.get(told))
                    .filter(item -> item.code() != RiskCode.DELISTING || document.isPresent())
                    .filter(item -> item.code() != RiskCode.DELISTING
                            || hits.stream().anyMatch(hit -> hit.hit().rule().code() == item.code())
                            || !ORDERLY.matcher(body).find())
                    .ifPresent(item -> add(filing, item, quote(item.code(), hits), "Item " + told));
        }
        rules.resolved(title(filing) + "\n" + body).forEach(code -> register.resolved(code, filing.filed()));
        hits.forEach(hit -> add(filing, hit, Kind.CURRENT));
    }

    private static Optional<String> quote(RiskCode code, List<Placed> hits) {
        return hits.stream()
                .filter(hit -> hit.hit().rule().code() == code)
                .map(hit -> hit.hit().sentence())
                .findFirst();
    }

    private void periodic(Filing filing, Predicate<Hit> wanted) {
        switch (evidence.document(filing, view)) {
            case Finding.Missing<Document>(String what, String why) -> register.gap(what, why);
            case Finding.Found<Document>(Document document) ->
                hits(filing, document, Medium.REPORT).stream()
                        .filter(hit -> wanted.test(hit.hit()))
                        .filter(hit -> !PhraseRules.cleared(hit.hit().rule(), text(document)))
                        .forEach(hit -> add(filing, hit, filing.amends() ? Kind.ITEM : Kind.REPORT));
        }
    }

    private List<Placed> hits(Filing filing, Document document, Medium medium) {
        return phrases.of(medium, document, listing, filing.filed());
    }

    private static String text(Document document) {
        return String.join("\n", document.sections().stream().map(Section::text).toList());
    }

    private static String title(Filing filing) {
        return filing.description().orElse("");
    }

    private void add(Filing filing, Item item, Optional<String> quote, String place) {
        String sentence = item.says().replace("{company}", company).replace("{date}", FigureFormat.day(filing.filed()));
        register.add(new Evidence(
                item.code(), item.grave(), Kind.ITEM, sentence, filing.filed(), source(filing, place, quote)));
    }

    private void add(Filing filing, Placed placed, Kind kind) {
        var rule = placed.hit().rule();
        String sentence = rule.filing()
                .orElseThrow()
                .replace("{company}", company)
                .replace("{form}", form(filing))
                .replace("{date}", FigureFormat.day(filing.filed()));
        register.add(new Evidence(
                rule.code(),
                rule.grave(),
                kind,
                sentence,
                filing.filed(),
                source(filing, placed.section(), Optional.of(placed.hit().sentence()))));
    }

    private static Source source(Filing filing, String section, Optional<String> quote) {
        String place = section.isBlank() || section.length() > LONGEST_PLACE || section.equals("Document")
                ? filing.form()
                : filing.form() + ", " + section;
        return new Source(
                filing.company() + " " + filing.form(), place, filing.filed(), Optional.of(filing.uri()), quote);
    }

    /** Forms that have a number keep it; others are words. */
    private static String form(Filing filing) {
        return filing.form().chars().anyMatch(Character::isDigit)
                ? filing.form()
                : filing.form().replace("/A", " amendment").toLowerCase(Locale.ROOT);
    }
}
