package footnote.publication.report;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.PeriodType;
import footnote.domain.claim.Claim.Headline;
import footnote.publication.report.ReportCheck.Doubt;
import footnote.publication.text.TextFitting;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Proves the periods a page names: a column holds figures of its period, a sentence names periods of its figures. */
final class PeriodLabelCheck {
    private static final String LABEL = "(?:FY|[1-4]Q|[12]H|9M)\\d{2}|LTM [A-Z][a-z]{2}-\\d{2}";
    private static final Pattern LABELS = Pattern.compile("\\b(" + LABEL + ")[AE]?\\b");
    private static final Pattern COLUMN = Pattern.compile("(" + LABEL + ")[AE]?");
    /** A period after one of these is where a comparison starts; it may be one of the inputs. */
    private static final Pattern START =
            Pattern.compile("(?i)\\b(?:since|from|to|vs\\.|than|of|and|between|until)\\s+(?:in\\s+)?$");

    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?;]”?)\\s+");
    private static final Pattern REFERENCES = Pattern.compile("\\{fact:([A-Za-z0-9]+)}");

    private final Map<String, LedgerEntry> ledger;
    private final Set<Period> years;
    private final Map<String, List<LedgerEntry>> titles = new HashMap<>();
    private final List<Doubt> doubts;

    PeriodLabelCheck(List<Headline> titles, Map<String, LedgerEntry> ledger, List<Doubt> doubts) {
        this.ledger = ledger;
        this.years = ledger.values().stream()
                .map(entry -> entry.fact().period())
                .filter(period -> !period.isInstant())
                .collect(Collectors.toSet());
        this.doubts = doubts;
        titles.forEach(title -> this.titles.put(
                title.text(),
                title.claims().stream()
                        .flatMap(claim -> claim.facts().stream())
                        .flatMap(id -> Optional.ofNullable(ledger.get(id)).stream())
                        .toList()));
    }

    /** How many labels were held against facts. */
    int prove(Document page) {
        int labels = 0;
        for (var table : page.select("table.figures")) {
            labels += columns(table);
        }
        for (var block : page.select("p:not(.caption), li, h1, .caption .finding")) {
            if (block.closest(".note-list, .sources, #gaps") == null
                    && block.select("p, li").size() <= 1) {
                labels += sentences(block);
            }
        }
        return labels;
    }

    private int columns(Element table) {
        int labels = 0;
        var heads = table.select("thead th").stream().map(Element::text).toList();
        for (var row : table.select("tbody tr")) {
            var cells = row.children();
            for (int i = 1; i < Math.min(heads.size(), cells.size()); i++) {
                var label = COLUMN.matcher(heads.get(i));
                var figure = cells.get(i).selectFirst("a.fig");
                if (label.matches() && figure != null) {
                    labels++;
                    var entry = ledger.get(figure.attr("data-fact"));
                    if (entry != null
                            && entry.fact().period().type() != PeriodType.OTHER // an average over several years
                            && !of(entry, true).contains(label.group(1))) {
                        doubts.add(new Doubt(
                                ReportCheck.where(table),
                                figure.text(),
                                "it stands under " + heads.get(i) + ", but the fact is of "
                                        + entry.fact().period().label()));
                    }
                }
            }
        }
        return labels;
    }

    private int sentences(Element block) {
        int labels = 0;
        String text = ClaimsOnPage.withReferences(block);
        var claimed = titles.getOrDefault(text, List.of());
        for (var sentence : SENTENCES.split(text, -1)) {
            var facts = Stream.concat(
                            claimed.stream(),
                            REFERENCES
                                    .matcher(sentence)
                                    .results()
                                    .flatMap(found -> Optional.ofNullable(ledger.get(found.group(1))).stream()))
                    .toList();
            if (facts.isEmpty()) {
                continue;
            }
            var own = facts.stream().flatMap(fact -> of(fact, false).stream()).collect(Collectors.toSet());
            var behind = facts.stream().flatMap(fact -> of(fact, true).stream()).collect(Collectors.toSet());
            unnamed(sentence, titles.containsKey(text) ? List.of() : facts)
                    .ifPresent(label -> doubts.add(new Doubt(
                            ReportCheck.where(block),
                            TextFitting.brief(block.text(), 80),
                            "a figure of the sentence is of " + label + ", which it does not name")));
            var label = LABELS.matcher(sentence);
            while (label.find()) {
                labels++;
                boolean start =
                        START.matcher(sentence.substring(0, label.start())).find();
                if (!(start ? behind : own).contains(label.group(1))) {
                    doubts.add(new Doubt(
                            ReportCheck.where(block),
                            TextFitting.brief(block.text(), 80),
                            "no figure of the sentence is of " + label.group()));
                }
            }
        }
        return labels;
    }

    /** The fiscal year of a figure in a sentence that names fiscal years, but not this one. */
    private static Optional<String> unnamed(String sentence, List<LedgerEntry> facts) {
        var named = LABELS.matcher(sentence)
                .results()
                .map(found -> found.group(1))
                .filter(each -> each.startsWith("FY"))
                .collect(Collectors.toSet());
        return named.isEmpty()
                ? Optional.empty()
                : facts.stream()
                        .filter(fact -> fact.fact().period().isYear())
                        .map(fact -> fact.fact().period().label())
                        .filter(label -> label.matches("FY\\d{2}") && !named.contains(label))
                        .findFirst();
    }

    /** The labels a fact may stand under: its own, for a day also of the period it closes, and its inputs' if asked. */
    private Set<String> of(LedgerEntry entry, boolean inputs) {
        var labels = new HashSet<String>();
        add(entry.fact().period(), labels);
        boolean day = entry.fact().period().isInstant();
        boolean other = !COLUMN.matcher(entry.fact().period().label()).matches();
        if (inputs || day || other) { // a ratio to today's price, or growth over several years
            behind(entry, inputs ? 3 : 2).forEach(each -> add(each.fact().period(), labels));
        }
        return labels;
    }

    private void add(Period period, Set<String> labels) {
        labels.add(period.label());
        if (period.isInstant()) {
            years.stream().filter(year -> year.end().equals(period.end())).forEach(year -> labels.add(year.label()));
        }
    }

    private Stream<LedgerEntry> behind(LedgerEntry entry, int depth) {
        return depth == 0
                ? Stream.empty()
                : entry.derivation().stream()
                        .flatMap(derivation -> derivation.inputs().stream())
                        .flatMap(id -> Optional.ofNullable(ledger.get(id)).stream())
                        .flatMap(input -> Stream.concat(Stream.of(input), behind(input, depth - 1)));
    }
}
