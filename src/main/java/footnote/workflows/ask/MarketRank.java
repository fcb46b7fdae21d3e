package footnote.workflows.ask;

import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Unit;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.figures.CompanyQuestion;
import footnote.workflows.ask.figures.FigureFinder;
import footnote.workflows.ask.figures.RankedFigure;
import footnote.workflows.ask.figures.StatementReader;
import footnote.workflows.ask.formulas.ProposedProgram;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.NamedCompany;
import footnote.workflows.ask.question.RankQuestion;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Ranks many companies by the figure a question asks for: "Which company has the most employees?". */
final class MarketRank {
    private static final int SHOWN = 5;
    private final EvidenceReader evidence;
    private final FigureFinder figures;

    MarketRank(EvidenceReader evidence, DocumentSearch library) {
        this.evidence = evidence;
        this.figures = new FigureFinder(evidence, new StatementReader(library));
    }

    /** Whether a question ranks all companies by a figure and names none. */
    static boolean isAsked(String question) {
        return RankQuestion.isOfAll(question)
                && !RankQuestion.isOfAKind(question)
                && !AskedMetrics.in(question).isEmpty()
                && NamedCompany.in(question).isEmpty()
                && NamedCompany.compared(question).isEmpty();
    }

    /** The first companies by the figure; the first of each currency where amounts are not in one. */
    List<Listing> first(String question, List<Listing> listings, List<String> gaps, View view) {
        var ranked =
                evidence.summary("rank", view + " " + question, Ranked.class, () -> ranked(question, listings, view));
        if (ranked.count() < listings.size()) {
            gaps.add("%d of the %d companies compared report no such figure"
                    .formatted(listings.size() - ranked.count(), listings.size()));
        }
        return ranked.first();
    }

    /** The first companies in order, and how many have the figure. */
    private record Ranked(List<Listing> first, int count) {}

    private Ranked ranked(String question, List<Listing> listings, View view) {
        var plain = RankedFigure.in(question);
        var found = listings.stream()
                .flatMap(
                        listing -> plain
                                .map(each -> each.of(listing, evidence, view))
                                .orElseGet(() -> figure(question, listing, view))
                                .stream()
                                .map(entry -> new Place(listing, entry)))
                .toList();
        var usual = found.stream()
                .collect(Collectors.groupingBy(each -> each.entry().fact().metric(), Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
        var value = Comparator.comparingDouble((Place each) -> each.entry().number());
        var sorted = found.stream()
                .filter(each ->
                        usual.filter(each.entry().fact().metric()::equals).isPresent())
                .sorted(RankQuestion.isOfLeast(question) ? value : value.reversed())
                .toList();
        var units = new LinkedHashSet<Unit>();
        var firsts = sorted.stream()
                .filter(each -> units.add(each.entry().fact().unit()))
                .toList();
        return new Ranked(
                (firsts.size() > 1 ? firsts.stream() : sorted.stream().limit(SHOWN))
                        .map(Place::listing)
                        .toList(),
                sorted.size());
    }

    /** A company with its figure. */
    private record Place(Listing listing, LedgerEntry entry) {}

    private Optional<LedgerEntry> figure(String question, Listing listing, View view) {
        var sheet = figures.find(new CompanyQuestion(
                question,
                "",
                listing.name(),
                Optional.of(listing),
                AskedFigures.in(question).periods(),
                List.of(listing.name()),
                ProposedProgram.none(),
                view));
        return sheet.answers().stream().findFirst().flatMap(id -> sheet.entries().stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst());
    }
}
