package footnote.workflows.ask;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Wording;
import footnote.evidence.EvidenceRoom.View;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Puts the final answer together: figures in words, sources in order, gaps named. */
record Assembly(AskRequest request, QuestionAnalysis analysis, AnswerMode mode, AskedOf asked, View view) {

    AskAnswer answer(Rounds rounds, Map<String, Long> timing) {
        var dossier = rounds.dossier();
        var prose = new Prose(rounds.draft().text());
        var markers = new LinkedHashSet<>(Markers.in(prose.text()));
        prose.references().forEach(id -> markers.addAll(dossier.markers(id)));
        String text = prose.told(
                id -> dossier.figure(id).map(entry -> Wording.of(entry.fact())).orElse("?"));
        var gaps = new ArrayList<>(dossier.gaps());
        rounds.draft()
                .removed()
                .forEach(sentence -> gaps.add("taken out, since no cited passage has its figures: " + sentence));
        if (!rounds.verdict().missing().isBlank() && rounds.verdict().confidence() < mode.confidence()) {
            gaps.add(rounds.verdict().missing());
        }
        return new AskAnswer(
                request.question(),
                text,
                dossier.citations(markers),
                mode.word(),
                analysis.dataSource().word(),
                analysis.needsLatestNews(),
                rounds.count(),
                rounds.verdict().confidence(),
                analysis.approach(),
                dossier.sources().size(),
                timing,
                gaps,
                new AskAnswer.Origin(
                        rounds.draft().by(),
                        asked.names(),
                        view.offline(),
                        view.asOf().toString()),
                figures(rounds, dossier),
                used(prose, dossier));
    }

    private static List<AskAnswer.Figure> figures(Rounds rounds, ResearchFile dossier) {
        return rounds.answers().stream()
                .flatMap(id -> dossier.figure(id).stream())
                .map(entry -> new AskAnswer.Figure(
                        entry.id(),
                        entry.fact().subject().key(),
                        entry.fact().metric().name(),
                        entry.fact().period().label(),
                        entry.number(),
                        entry.fact().unit().toString(),
                        List.copyOf(dossier.markers(entry.id()))))
                .toList();
    }

    /** The entries the answer refers to, with what they were computed from. */
    private static List<LedgerEntry> used(Prose prose, ResearchFile dossier) {
        var all = new LinkedHashSet<LedgerEntry>();
        prose.references().forEach(id -> add(id, dossier, all));
        return List.copyOf(all);
    }

    private static void add(String id, ResearchFile dossier, LinkedHashSet<LedgerEntry> all) {
        dossier.figure(id).filter(all::add).flatMap(LedgerEntry::derivation).ifPresent(derivation -> derivation
                .inputs()
                .forEach(input -> add(input, dossier, all)));
    }
}
