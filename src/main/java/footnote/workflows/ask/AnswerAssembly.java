package footnote.workflows.ask;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Words;
import footnote.workflows.ask.AskAnswer.Outcome;
import footnote.workflows.ask.answer.AnswerDraft;
import footnote.workflows.ask.answer.AnswerEvidence;
import footnote.workflows.ask.answer.AnswerProbability;
import footnote.workflows.ask.answer.AnswerVerdict;
import footnote.workflows.ask.answer.FigureLines;
import footnote.workflows.ask.answer.Markers;
import footnote.workflows.ask.answer.RuleAnswer;
import footnote.workflows.ask.answer.sentence.SharedWords;
import footnote.workflows.ask.question.AnswerFormat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Collectors;

/** Puts the final answer together: figures in words, sources in order, gaps named. */
record AnswerAssembly(AskCase asked) {
    private static final String RULE = "rule";
    private static final int MOST_TITLES = 6;

    AskAnswer answer(Rounds rounds, Map<String, Long> timing) {
        var data = rounds.evidence();
        var analysis = asked.analysis();
        var mode = asked.mode();
        var prose = new Prose(rounds.draft().text());
        var markers = new LinkedHashSet<>(Markers.in(prose.text()));
        prose.references().forEach(id -> markers.addAll(data.markers(id)));
        var format = AnswerFormat.in(asked.question());
        var answers = Set.copyOf(rounds.gathered().answers());
        String said = prose.rendered(id -> data.figure(id)
                .map(entry -> answers.contains(id) ? format.of(entry.fact()) : FigureFormat.of(entry.fact()))
                .orElse("?"));
        var missing = asked.asked().missing();
        var outcome = outcome(asked.question(), asked.asked().names(), missing.size(), rounds);
        String unknown =
                missing.stream().map(gap -> Words.capitalized(gap) + ".").collect(Collectors.joining(" "));
        String text = outcome == Outcome.NOT_SAID
                ? (unknown.isEmpty()
                                ? said
                                : said.replaceFirst("\\R|$", Matcher.quoteReplacement(" " + unknown) + "\n"))
                        .replaceFirst("\\R|$", Matcher.quoteReplacement(searched(data)) + "\n")
                        .strip()
                : (unknown + "\n" + said).strip();
        var gaps = new ArrayList<>(data.gaps());
        int removed = rounds.draft().removed().size();
        if (removed > 0) {
            gaps.add(
                    removed == 1
                            ? "1 sentence was left out: nothing on file backs it"
                            : removed + " sentences were left out: nothing on file backs them");
        }
        boolean judged = !rounds.draft().by().equals(RULE);
        if (judged && !rounds.verdict().missing().isBlank() && rounds.verdict().confidence() < mode.confidence()) {
            gaps.add(rounds.verdict().missing());
        }
        double probability = probability(outcome, rounds, said);
        return new AskAnswer(
                asked.question(),
                text,
                data.citations(markers, said),
                mode.word(),
                analysis.dataSource().word(),
                analysis.needsLatestNews(),
                rounds.count(),
                (int) Math.round(100 * probability),
                analysis.approach(),
                data.sources().size(),
                timing,
                gaps,
                new AskAnswer.Origin(
                        rounds.draft().by(),
                        asked.asked().names(),
                        asked.view().sample(),
                        asked.view().asOf().toString()),
                figures(rounds, data),
                used(prose, data),
                Optional.of(probability),
                Optional.of(outcome));
    }

    private static Outcome outcome(String question, List<String> companies, int missing, Rounds rounds) {
        String text = rounds.draft().text();
        if (text.startsWith(RuleAnswer.NOTHING)) {
            return Outcome.NOT_SAID;
        }
        var figures = rounds.gathered().answers().stream()
                .flatMap(id -> rounds.evidence().figure(id).stream())
                .toList();
        boolean decided = missing == 0 && FigureLines.decide(question, figures, companies);
        return rounds.draft().by().equals(RULE) && !decided ? Outcome.QUOTED : Outcome.STATED;
    }

    /** What was looked through, for a reader who wants to look further. */
    private static String searched(AnswerEvidence data) {
        var titles = data.sources().stream()
                .map(source -> source.passage().document().title())
                .distinct()
                .limit(MOST_TITLES)
                .toList();
        return titles.isEmpty() ? "" : "\nSearched: " + String.join(", ", titles) + ".";
    }

    /** Of what is said: by its figures, else by how likely its sentences answer, else by the judge's view. */
    private double probability(Outcome outcome, Rounds rounds, String said) {
        if (outcome == Outcome.NOT_SAID) {
            return 0;
        }
        var supports = rounds.gathered().supports();
        if (outcome == Outcome.STATED && !rounds.gathered().answers().isEmpty() && !supports.isEmpty()) {
            return AnswerProbability.of(supports);
        }
        return outcome == Outcome.QUOTED
                ? rounds.draft()
                        .likelihood()
                        .orElseGet(() -> AnswerProbability.ofPassages(SharedWords.share(asked.question(), said)))
                : Math.min(rounds.verdict().accuracy(), rounds.verdict().completeness()) / 100.0;
    }

    private static List<AskAnswer.Figure> figures(Rounds rounds, AnswerEvidence data) {
        return rounds.gathered().answers().stream()
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

    /** How long the search, the answer and both took. */
    static Map<String, Long> timing(Instant began, Instant searched, Instant ended) {
        var timing = new LinkedHashMap<String, Long>();
        timing.put("search_ms", Duration.between(began, searched).toMillis());
        timing.put("answer_ms", Duration.between(searched, ended).toMillis());
        timing.put("total_ms", Duration.between(began, ended).toMillis());
        return timing;
    }

    /** Where the rounds of improvement ended. */
    record Rounds(
            AnswerDraft draft,
            AnswerEvidence evidence,
            EvidenceSearch.Gathered gathered,
            AnswerVerdict verdict,
            int count) {}
}
