package footnote.workflows.ask;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Puts the final answer together: figures in words, sources in order, gaps named. */
record AnswerAssembly(AskCase asked) {
    AskAnswer answer(Rounds rounds, Map<String, Long> timing) {
        var data = rounds.evidence();
        var analysis = asked.analysis();
        var mode = asked.mode();
        var prose = new Prose(rounds.draft().text());
        var markers = new LinkedHashSet<>(Markers.in(prose.text()));
        prose.references().forEach(id -> markers.addAll(data.markers(id)));
        String text = prose.rendered(id ->
                data.figure(id).map(entry -> FigureFormat.of(entry.fact())).orElse("?"));
        var gaps = new ArrayList<>(data.gaps());
        rounds.draft()
                .removed()
                .forEach(sentence -> gaps.add("taken out, since no cited passage has its figures: " + sentence));
        if (!rounds.verdict().missing().isBlank() && rounds.verdict().confidence() < mode.confidence()) {
            gaps.add(rounds.verdict().missing());
        }
        return new AskAnswer(
                asked.question(),
                text,
                data.citations(markers),
                mode.word(),
                analysis.dataSource().word(),
                analysis.needsLatestNews(),
                rounds.count(),
                rounds.verdict().confidence(),
                analysis.approach(),
                data.sources().size(),
                timing,
                gaps,
                new AskAnswer.Origin(
                        rounds.draft().by(),
                        asked.asked().names(),
                        asked.view().offline(),
                        asked.view().asOf().toString()),
                figures(rounds, data),
                used(prose, data));
    }

    private static List<AskAnswer.Figure> figures(Rounds rounds, AnswerEvidence data) {
        return rounds.answers().stream()
                .flatMap(id -> data.figure(id).stream())
                .map(entry -> new AskAnswer.Figure(
                        entry.id(),
                        entry.fact().subject().key(),
                        entry.fact().metric().name(),
                        entry.fact().period().label(),
                        entry.number(),
                        entry.fact().unit().toString(),
                        List.copyOf(data.markers(entry.id()))))
                .toList();
    }

    /** The entries the answer refers to, with what they were computed from. */
    private static List<LedgerEntry> used(Prose prose, AnswerEvidence data) {
        var all = new LinkedHashSet<LedgerEntry>();
        prose.references().forEach(id -> add(id, data, all));
        return List.copyOf(all);
    }

    private static void add(String id, AnswerEvidence data, LinkedHashSet<LedgerEntry> all) {
        data.figure(id).filter(all::add).flatMap(LedgerEntry::derivation).ifPresent(derivation -> derivation
                .inputs()
                .forEach(input -> add(input, data, all)));
    }

    /** Where the rounds of improvement ended. */
    record Rounds(AnswerDraft draft, AnswerEvidence evidence, List<String> answers, AnswerVerdict verdict, int count) {}
}
