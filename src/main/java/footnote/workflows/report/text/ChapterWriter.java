package footnote.workflows.report.text;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.claim.ClaimCheck;
import footnote.domain.names.NameSet;
import footnote.domain.names.ShortName;
import footnote.domain.opinion.MissingInput;
import footnote.research.prose.FactLines;
import footnote.research.prose.FormulaReferences;
import footnote.research.prose.GatedWriter;
import footnote.research.prose.QuotationCheck;
import footnote.research.prose.SentenceGate;
import footnote.research.prose.SentenceGate.Dropped;
import footnote.research.prose.SubjectNames;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.workflows.report.data.DataGaps;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Has a model write one part of a report, and keeps of it the sentences that the facts bear out. */
final class ChapterWriter {
    private static final Prompt PROMPT = Prompt.of(ChapterWriter.class);
    private static final int MOST_FACTS = 70;
    private static final int MOST_PASSAGES = 8;
    private static final int LONGEST_PASSAGE = 700;

    /** What each part is to do; bull and bear case are points of the thesis. */
    static final Map<String, String> PARTS = Map.of(
            "business", "Business: what it sells, to whom, how it earns, and which segment drives it.",
            "industry", "Industry and competition: its position against peers, and whether returns show an advantage.",
            "growth",
                    "Growth drivers: what revenue growth came from, whether it speeds up or slows, and what lies ahead.",
            "financials",
                    "Financial analysis: margins, cash, returns and balance sheet over the years, and what changed.",
            "valuation", "Valuation: what the price implies, against its own history, peers and the model.",
            "risks", "Risks, as points: for each the trigger, its size, and the figure to watch.",
            "bull", "The bull case, as three to five points: the strongest arguments for the shares.",
            "bear", "The bear case, as three to five points: the strongest arguments against the shares.");

    private final Model model;
    private final TextContext context;
    private final AnalysisSections rule;
    private final Map<String, String> sectionOf;
    private final String question;

    /** With the rule's report, the chapter each exhibit stands in, and the reader's question. */
    ChapterWriter(
            Model model, TextContext context, AnalysisSections rule, Map<String, String> sectionOf, String question) {
        this.question = question;
        this.model = model;
        this.context = context;
        this.rule = rule;
        this.sectionOf = sectionOf;
    }

    WrittenChapter.Checked write(String part) {
        String section = section(part);
        var facts = new FactLines(facts(section));
        var formulas = new FormulaReferences(facts);
        var prompt = prompt(part, section, facts);
        var first =
                model.answered(prompt.with("objections", "none"), WrittenChapter.class, () -> WrittenChapter.NOTHING);
        var written = first.value().mapped(formulas::resolved).mapped(facts::resolved);
        var gate = gate(section, formulas, prompt);
        var dropped = dropped(written, gate);
        if (!dropped.isEmpty()) {
            var kept = first.value();
            var second = model.answered(
                    prompt.with("objections", objections(dropped, facts)), WrittenChapter.class, () -> kept);
            var repaired = second.value().mapped(formulas::resolved).mapped(facts::resolved);
            gate = gate(section, formulas, prompt);
            if (dropped(repaired, gate).size() < dropped.size()) {
                written = repaired;
            }
        }
        var checked = checked(part, written, first.by(), gate, formulas, facts);
        if (!first.isRule() && !checked.usable()) {
            GatedWriter.warned(
                    "ChapterWriter, " + part,
                    checked.dropped().isEmpty()
                            ? "the model wrote nothing"
                            : checked.dropped().size() + " of " + checked.sentences()
                                    + " sentences failed the checks, the first because "
                                    + checked.dropped().getFirst().reason());
        }
        return checked;
    }

    static String section(String part) {
        return part.equals("bull") || part.equals("bear") ? "thesis" : part;
    }

    static List<Function<Prose, Optional<String>>> checks(Function<String, Optional<LedgerEntry>> ledger) {
        var claims = new ClaimCheck(ledger);
        return List.of(prose -> BannedWords.objection(prose.text()), claims::objection);
    }

    private static List<Dropped> dropped(WrittenChapter written, SentenceGate gate) {
        return written.all()
                .flatMap(prose -> gate.filter(prose).dropped().stream())
                .toList();
    }

    private static String objections(List<Dropped> dropped, FactLines facts) {
        return dropped.stream()
                .map(each -> "- \"" + facts.shortened(each.sentence()) + "\": " + each.reason())
                .collect(Collectors.joining("\n"));
    }

    private SentenceGate gate(String section, FormulaReferences formulas, Prompt prompt) {
        var book = context.book();
        var derived = formulas.derived();
        Function<String, Optional<LedgerEntry>> ledger =
                id -> Optional.ofNullable(derived.get(id)).or(() -> book.entry(id));
        var ids = new HashSet<>(ids(section));
        ids.addAll(derived.keySet());
        return new SentenceGate(ledger, ids, AnalysisWriter.names(book), checks(ledger))
                .about(subjects(book))
                .quoting(QuotationCheck.of(prompt));
    }

    /** The company and its peers, by their names in full, in short and by symbol. */
    static SubjectNames subjects(ReportFacts book) {
        var names = new HashMap<String, Set<String>>();
        book.data().valuation().ifPresent(data -> data.peers()
                .forEach(peer -> names.put(
                        Subject.of(peer.ticker()).key(),
                        NameSet.of(
                                        peer.name(),
                                        ShortName.of(peer.name()),
                                        peer.ticker().symbol())
                                .names())));
        String own = Subject.of(book.data().task().listing().ticker()).key();
        names.put(own, AnalysisWriter.names(book));
        return new SubjectNames(own, names);
    }

    private WrittenChapter.Checked checked(
            String part,
            WrittenChapter written,
            String by,
            SentenceGate gate,
            FormulaReferences formulas,
            FactLines facts) {
        var dropped = new ArrayList<Dropped>();
        var paragraphs = new ArrayList<Prose>();
        for (var paragraph : written.paragraphs()) {
            var filtered = gate.filter(paragraph);
            filtered.kept().ifPresent(paragraphs::add);
            dropped.addAll(filtered.dropped());
        }
        var points = new ArrayList<WrittenChapter.Point>();
        for (var point : written.points()) {
            var filtered = gate.filter(point.text());
            filtered.kept()
                    .filter(_ -> plain(point.lead(), gate))
                    .ifPresent(text ->
                            points.add(new WrittenChapter.Point(point.lead().replaceAll("[.:]+$", ""), text)));
            dropped.addAll(filtered.dropped());
        }
        var captions = new ArrayList<WrittenChapter.Caption>();
        for (var caption : written.captions()) {
            var filtered = gate.filter(caption.text());
            boolean whole = filtered.dropped().isEmpty()
                    && rule.visual(caption.exhibit()).isPresent();
            filtered.kept()
                    .filter(_ -> whole)
                    .ifPresent(text -> captions.add(new WrittenChapter.Caption(caption.exhibit(), text)));
            dropped.addAll(filtered.dropped());
        }
        int sentences = written.all().mapToInt(SentenceGate::sentences).sum();
        var chart = written.chart().map(each -> each.resolved(facts)).filter(each -> gate.objection(each.title())
                .or(() -> each.objection(context.book()::entry))
                .or(() -> each.series().stream()
                        .filter(line -> !plain(line.name(), gate))
                        .findFirst()
                        .map(line -> "'" + line.name() + "' is no name of a series"))
                .map(why -> dropped.add(new Dropped("chart: " + each.title().text(), why)))
                .isEmpty());
        var text = new WrittenChapter(paragraphs, points, captions, chart, Optional.empty());
        var used = text.all().flatMap(prose -> prose.references().stream()).collect(Collectors.toSet());
        var derived = formulas.derived().values().stream()
                .filter(entry -> used.contains(entry.id()))
                .toList();
        var program = written.program().map(each -> each.placed(section(part), facts));
        return new WrittenChapter.Checked(part, text, by, sentences, dropped, derived, program);
    }

    static boolean plain(String lead, SentenceGate gate) {
        return !lead.isBlank()
                && lead.length() <= 60
                && gate.objection(new Prose(lead)).isEmpty();
    }

    private Prompt prompt(String part, String section, FactLines facts) {
        var book = context.book();
        var listing = book.data().task().listing();
        return PROMPT.quote("company", listing.name() + " (" + listing.ticker() + ")")
                .quote("question", question)
                .with("asof", FigureFormat.day(book.data().task().view().asOf()))
                .with("part", PARTS.getOrDefault(part, part))
                .with("draft", draft(section, facts))
                .with("exhibits", exhibits(section, facts))
                .with("facts", facts.text())
                .quote("passages", passages())
                .quote("gaps", MissingInput.list(DataGaps.of(book)));
    }

    private String draft(String section, FactLines facts) {
        String text = rule.passages(section).stream()
                .map(passage -> facts.shortened(passage.text().text()))
                .collect(Collectors.joining("\n"));
        return text.isEmpty() ? "nothing" : text;
    }

    private String exhibits(String section, FactLines facts) {
        String text = rule.visuals().stream()
                .filter(visual -> section.equals(sectionOf.get(visual.visualId())))
                .map(visual -> visual.visualId() + ": "
                        + facts.shortened(visual.title().text()))
                .collect(Collectors.joining("\n"));
        return text.isEmpty() ? "none" : text;
    }

    private Set<String> ids(String section) {
        return facts(section).stream().map(LedgerEntry::id).collect(Collectors.toSet());
    }

    /** What the rule's text and exhibits of the chapter refer to, and the years of the same figures. */
    private List<LedgerEntry> facts(String section) {
        var ids = new LinkedHashSet<String>();
        Stream.concat(
                        rule.passages(section).stream(),
                        section.equals("thesis") ? rule.passages("summary").stream() : Stream.empty())
                .forEach(passage -> ids.addAll(passage.text().references()));
        rule.visuals().stream()
                .filter(visual -> section.equals(sectionOf.get(visual.visualId())))
                .forEach(visual -> {
                    ids.addAll(visual.interpretationText().references());
                    ids.addAll(new Prose(visual.title().text()).references());
                });
        var book = context.book();
        var entries = new LinkedHashSet<LedgerEntry>();
        ids.stream().flatMap(id -> book.entry(id).stream()).forEach(entries::add);
        List.copyOf(entries)
                .forEach(
                        entry -> entries.addAll(book.years(entry.fact().metric().name())));
        return entries.stream().limit(MOST_FACTS).toList();
    }

    private List<QuotedText> passages() {
        var passages = AnalysisWriter.passages(context.book()).stream()
                .limit(MOST_PASSAGES)
                .map(each -> new QuotedText(
                        each.origin(),
                        each.text()
                                .substring(
                                        0, Math.min(LONGEST_PASSAGE, each.text().length()))))
                .toList();
        return passages.isEmpty() ? List.of(new QuotedText("none", "nothing was found")) : passages;
    }
}
