package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.evidence.documents.Citation;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.Passage;
import footnote.evidence.search.Library;
import footnote.runtime.model.QuotedText;
import footnote.workflows.ask.figures.FigureSheet;
import footnote.workflows.ask.figures.ReportedFigure;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was gathered for a question: passages, each with the marker it is cited by, and figures with the marker of where
 * each was reported. Markers never change once given, so that an answer can be improved round by round.
 */
public record AnswerEvidence(
        List<Source> sources, List<LedgerEntry> figures, Map<String, String> figureMarkers, List<String> gaps) {
    private static final int QUOTE = 280;
    private static final Pattern SHALL = Pattern.compile("\\bshall\\b");
    private static final int OF_CONTRACT = 3;

    /** A passage with its marker and how well it was found. */
    public record Source(String marker, Passage passage, double score) {}

    public AnswerEvidence {
        sources = List.copyOf(sources);
        figures = List.copyOf(figures);
        figureMarkers = Map.copyOf(figureMarkers);
        gaps = List.copyOf(gaps);
    }

    public static AnswerEvidence empty() {
        return new AnswerEvidence(List.of(), List.of(), Map.of(), List.of());
    }

    /** With these passages too; those it has stay as they are. */
    public AnswerEvidence with(List<FoundPassage> found) {
        var all = new ArrayList<>(sources);
        var known =
                sources.stream().map(source -> source.passage().id()).collect(Collectors.toCollection(HashSet::new));
        var texts =
                sources.stream().map(source -> source.passage().text()).collect(Collectors.toCollection(HashSet::new));
        for (var each : found) {
            if (known.add(each.passage().id()) && texts.add(each.passage().text())) {
                all.add(new Source(next(all, each.passage().document().form().mark()), each.passage(), each.score()));
            }
        }
        return new AnswerEvidence(all, figures, figureMarkers, gaps);
    }

    /** With figures, each reported one cited by the document that reports it. */
    public AnswerEvidence with(FigureSheet sheet) {
        var all = new ArrayList<>(sources);
        var entries = new LinkedHashMap<String, LedgerEntry>();
        figures.forEach(entry -> entries.put(entry.id(), entry));
        var markers = new LinkedHashMap<>(figureMarkers);
        for (var entry : sheet.entries()) {
            entries.put(entry.id(), entry);
            if (entry.derivation().isEmpty() && !markers.containsKey(entry.id())) {
                var passage = ReportedFigure.passage(entry, sheet.company(), sheet.documents());
                var same = all.stream()
                        .filter(source -> source.passage().id().equals(passage.id())
                                || ReportedFigure.isOn(entry, source.passage()))
                        .findFirst();
                markers.put(entry.id(), same.map(Source::marker).orElseGet(() -> {
                    String marker = next(all, passage.document().form().mark());
                    all.add(new Source(marker, passage, 1));
                    return marker;
                }));
            }
        }
        return new AnswerEvidence(all, List.copyOf(entries.values()), markers, gaps).lacking(sheet.gaps());
    }

    /** With the passages of one company alone. */
    AnswerEvidence of(String company) {
        return new AnswerEvidence(
                sources.stream()
                        .filter(source -> Library.company(
                                        source.passage().document().company())
                                .equals(Library.company(company)))
                        .toList(),
                figures,
                figureMarkers,
                gaps);
    }

    /** Without pages of contracts and plans that are filed with an annual report. */
    AnswerEvidence withoutContracts() {
        return new AnswerEvidence(
                sources.stream()
                        .filter(source -> source.passage().document().kind() != DocumentKind.ANNUAL_REPORT
                                || SHALL.matcher(source.passage().text())
                                                .results()
                                                .limit(OF_CONTRACT)
                                                .count()
                                        < OF_CONTRACT)
                        .toList(),
                figures,
                figureMarkers,
                gaps);
    }

    /** With what was looked for and not found. */
    public AnswerEvidence lacking(List<String> more) {
        var all = new LinkedHashSet<>(gaps);
        all.addAll(more);
        return new AnswerEvidence(sources, figures, figureMarkers, List.copyOf(all));
    }

    /** Whether no source is of a later period than this one. */
    boolean isNewest(Source source) {
        return source.passage().document().period().stream().anyMatch(period -> sources.stream()
                .flatMap(each -> each.passage().document().period().stream())
                .allMatch(each -> each.compareTo(period) <= 0));
    }

    /** Whether a source is of the newest annual report or of a later time; where there is none, of the latest time. */
    boolean isCurrent(Source source) {
        var annual = sources.stream()
                .filter(each -> each.passage().document().kind() == DocumentKind.ANNUAL_REPORT)
                .flatMap(each -> each.passage().document().period().stream())
                .max(Comparator.naturalOrder());
        return annual.map(newest ->
                        source.passage().document().period().stream().anyMatch(period -> period.compareTo(newest) >= 0))
                .orElseGet(() -> isNewest(source));
    }

    private static String next(List<Source> all, String mark) {
        long before = all.stream()
                .filter(source -> source.passage().document().form().mark().equals(mark))
                .count();
        return mark + (before + 1);
    }

    public Optional<Source> source(String marker) {
        return sources.stream().filter(source -> source.marker().equals(marker)).findFirst();
    }

    public Optional<LedgerEntry> figure(String id) {
        return figures.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    /** The markers of all that a figure rests on. */
    public Set<String> markers(String id) {
        var found = new LinkedHashSet<String>();
        var direct = figureMarkers.get(id);
        if (direct != null) {
            found.add(direct);
        }
        figure(id)
                .flatMap(LedgerEntry::derivation)
                .ifPresent(derivation -> derivation.inputs().forEach(input -> found.addAll(markers(input))));
        return found;
    }

    /** As evidence for a prompt, each under its marker, those of the given markers first. */
    public List<QuotedText> quoted(int most, Set<String> first) {
        return Stream.concat(
                        sources.stream().filter(source -> first.contains(source.marker())),
                        sources.stream().filter(source -> !first.contains(source.marker())))
                .limit(most)
                .map(source -> new QuotedText(
                        source.marker() + " " + source.passage().place(),
                        source.passage().text()))
                .toList();
    }

    /** The sources with these markers, in the order of the markers, each with the words the answer quotes of it. */
    public List<Citation> citations(Set<String> markers, String answer) {
        return markers.stream()
                .flatMap(marker -> source(marker).stream())
                .map(source -> citation(source, answer))
                .toList();
    }

    private static Citation citation(Source source, String answer) {
        var passage = source.passage();
        var label = passage.document();
        var quoted = Quotation.of(passage).stream()
                .filter(each -> answer.contains(each.text() + "”"))
                .toList();
        String text = quoted.isEmpty()
                ? passage.text().replaceAll("\\s+", " ")
                : quoted.getFirst().text();
        String speakers = quoted.stream()
                .map(Quotation::speaker)
                .filter(speaker -> !speaker.isEmpty())
                .distinct()
                .map(speaker -> ", " + speaker)
                .collect(Collectors.joining());
        return new Citation(
                source.marker(),
                label.form().name(),
                label.name(),
                label.kind() == DocumentKind.NEWS ? label.name() + ", " + label.vendor() : label.title() + speakers,
                label.company(),
                label.period(),
                passage.section(),
                passage.page(),
                label.published(),
                label.uri(),
                passage.id(),
                text.length() > QUOTE ? text.substring(0, QUOTE) + "…" : text);
    }

    /** Who said or wrote these words, with the sentence they are in. */
    Optional<String> speakerOf(String words) {
        return sources.stream()
                .flatMap(source -> Quotation.of(source.passage()).stream()
                        .filter(each -> each.text().contains(words))
                        .map(each -> (each.speaker().isEmpty()
                                        ? "The " + source.passage().document().title()
                                        : each.speaker())
                                + ": “" + each.text() + "” [" + source.marker() + "]"))
                .findFirst();
    }
}
