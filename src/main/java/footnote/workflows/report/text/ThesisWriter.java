package footnote.workflows.report.text;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.domain.claim.ClaimCheck;
import footnote.research.prose.FactLines;
import footnote.research.prose.QuotationCheck;
import footnote.research.prose.SentenceGate;
import footnote.research.prose.SentenceGate.Dropped;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Has a model weigh the bull and the bear case, answer the reader's question and put the headline. */
public final class ThesisWriter {
    private static final Prompt PROMPT = Prompt.of(ThesisWriter.class);
    private static final int MOST_FACTS = 140;
    private static final int MOST_WORDS = 12;

    private final Model model;
    private final TextContext context;
    private final AnalysisSections rule;
    private final String question;

    ThesisWriter(Model model, TextContext context, AnalysisSections rule, String question) {
        this.model = model;
        this.context = context;
        this.rule = rule;
        this.question = question;
    }

    /** The first page in a model's words. */
    public record WrittenThesis(
            @JsonPropertyDescription("The headline: the answer to the question in at most 12 words.")
            Prose headline,

            @JsonPropertyDescription("What the headline claims of facts; empty where it compares nothing.")
            List<HeadlineClaim> claims,

            @JsonPropertyDescription("Two to four points of the summary.")
            List<WrittenChapter.Point> summary) {
        public WrittenThesis {
            claims = List.copyOf(claims);
            summary = List.copyOf(summary);
        }
    }

    /** A comparison of the headline. */
    public record HeadlineClaim(
            @JsonPropertyDescription("What is claimed of the facts.")
            Claim.Kind kind,

            @JsonPropertyDescription("The ids of the facts that show it, oldest first.")
            List<String> facts) {}

    /** What of it is printed. */
    public record Checked(Optional<Headline> headline, WrittenChapter.Checked summary) {}

    Checked write(List<WrittenChapter.Checked> chapters) {
        var facts = new FactLines(facts(chapters));
        var prompt = prompt(chapters, facts);
        var gate = new SentenceGate(
                        context.book()::entry,
                        facts(chapters).stream().map(LedgerEntry::id).collect(Collectors.toSet()),
                        AnalysisWriter.names(context.book()),
                        ChapterWriter.checks(context.book()::entry))
                .about(ChapterWriter.subjects(context.book()))
                .quoting(QuotationCheck.of(prompt));
        var nothing = new WrittenThesis(new Prose(rule.finding().text()), List.of(), List.of());
        var first = model.answered(prompt.with("objections", "none"), WrittenThesis.class, () -> nothing);
        if (first.isRule()) {
            return new Checked(
                    Optional.empty(),
                    new WrittenChapter.Checked("summary", WrittenChapter.NOTHING, first.by(), 0, List.of(), List.of()));
        }
        var written = first.value();
        var objections = objections(written, facts, gate);
        if (!objections.isEmpty()) {
            var kept = written;
            var repaired = model.answered(
                            prompt.with("objections", String.join("\n", objections)), WrittenThesis.class, () -> kept)
                    .value();
            written = objections(repaired, facts, gate).size() < objections.size() ? repaired : written;
        }
        return new Checked(headline(written, facts, gate), summary(written, facts, gate, first.by()));
    }

    private List<String> objections(WrittenThesis written, FactLines facts, SentenceGate gate) {
        var all = new ArrayList<String>();
        refused(title(written, facts), gate).ifPresent(why -> all.add("- headline: " + why));
        written.summary().forEach(point -> gate.filter(facts.resolved(point.text()))
                .dropped()
                .forEach(each -> all.add("- \"" + facts.shortened(each.sentence()) + "\": " + each.reason())));
        return all;
    }

    private static Headline title(WrittenThesis written, FactLines facts) {
        return new Headline(
                facts.resolved(written.headline()).text().replaceAll("[.]+$", ""),
                written.claims().stream()
                        .filter(claim -> !claim.facts().isEmpty())
                        .map(claim -> new Claim(
                                claim.kind(),
                                claim.facts().stream()
                                        .map(id -> facts.id(id).orElse(id))
                                        .toList()))
                        .toList());
    }

    private Optional<String> refused(Headline headline, SentenceGate gate) {
        int words = headline.text().split("\\s+", -1).length;
        return words > MOST_WORDS
                ? Optional.of("it has " + words + " words; " + MOST_WORDS + " are the most")
                : gate.objection(new Prose(headline.text()))
                        .or(() -> new ClaimCheck(context.book()::entry).objection(headline));
    }

    private Optional<Headline> headline(WrittenThesis written, FactLines facts, SentenceGate gate) {
        var headline = title(written, facts);
        return refused(headline, gate).isPresent() ? Optional.empty() : Optional.of(headline);
    }

    private static WrittenChapter.Checked summary(
            WrittenThesis written, FactLines facts, SentenceGate gate, String by) {
        var dropped = new ArrayList<Dropped>();
        var points = new ArrayList<WrittenChapter.Point>();
        for (var point : written.summary()) {
            var filtered = gate.filter(facts.resolved(point.text()));
            filtered.kept()
                    .filter(_ -> ChapterWriter.plain(point.lead(), gate))
                    .ifPresent(text -> points.add(new WrittenChapter.Point(point.lead(), text)));
            dropped.addAll(filtered.dropped());
        }
        int sentences = written.summary().stream()
                .mapToInt(point -> SentenceGate.sentences(point.text()))
                .sum();
        return new WrittenChapter.Checked(
                "summary", new WrittenChapter(List.of(), points, List.of()), by, sentences, dropped, List.of());
    }

    private Prompt prompt(List<WrittenChapter.Checked> chapters, FactLines facts) {
        var book = context.book();
        var listing = book.data().task().listing();
        return PROMPT.quote("company", listing.name() + " (" + listing.ticker() + ")")
                .quote("question", question)
                .with("asof", FigureFormat.day(book.data().task().view().asOf()))
                .with("headline", facts.shortened(rule.finding().text()))
                .quote("bull", text(chapters, "bull", facts))
                .quote("bear", text(chapters, "bear", facts))
                .quote(
                        "chapters",
                        chapters.stream()
                                .filter(each ->
                                        !each.id().equals("bull") && !each.id().equals("bear"))
                                .map(each -> "## " + each.id() + "\n" + text(List.of(each), each.id(), facts))
                                .collect(Collectors.joining("\n")))
                .with("facts", facts.text());
    }

    /** What of a part is printed: the model's words, or the rule's where too few are left. */
    private String text(List<WrittenChapter.Checked> chapters, String part, FactLines facts) {
        String text =
                printed(chapters, part).map(Prose::text).map(facts::shortened).collect(Collectors.joining("\n"));
        return text.isEmpty() ? "nothing" : text;
    }

    private Stream<Prose> printed(List<WrittenChapter.Checked> chapters, String part) {
        var written = chapters.stream()
                .filter(each -> each.id().equals(part) && each.usable())
                .flatMap(each -> each.text().all())
                .toList();
        return written.isEmpty() ? ruled(part).stream() : written.stream();
    }

    /** The rule's text of a part; of a case the points under its own heading. */
    private List<Prose> ruled(String part) {
        var passages = rule.passages(ChapterWriter.section(part));
        if (!part.equals("bull") && !part.equals("bear")) {
            return passages.stream().map(TextBlock::text).toList();
        }
        var own = new ArrayList<Prose>();
        boolean inside = false;
        for (var passage : passages) {
            if (passage instanceof TextBlock.Heading heading) {
                inside = heading.text().text().toLowerCase(Locale.ROOT).startsWith(part);
            } else if (inside) {
                own.add(passage.text());
            }
        }
        return own;
    }

    private List<LedgerEntry> facts(List<WrittenChapter.Checked> chapters) {
        var ids = new LinkedHashSet<>(new Prose(rule.finding().text()).references());
        ids.addAll(rule.summary().references());
        rule.passages("summary").forEach(passage -> ids.addAll(passage.text().references()));
        rule.passages("thesis").forEach(passage -> ids.addAll(passage.text().references()));
        chapters.forEach(each -> printed(chapters, each.id()).forEach(prose -> ids.addAll(prose.references())));
        return ids.stream()
                .flatMap(id -> context.book().entry(id).stream())
                .limit(MOST_FACTS)
                .toList();
    }
}
