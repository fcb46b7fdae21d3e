package footnote.publication.report;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.SourceLine;
import footnote.publication.text.TextFitting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What a published page says against the ledger beside it: every figure printed or drawn must be a fact's, every derived
 * fact must follow from its inputs where its formula is arithmetic, no figure may stand without a fact, every title and
 * comparison must follow from its facts, each period must be that of its figures, and the PDF must say the same.
 */
public record ReportCheck(
        int printed,
        int drawn,
        int recomputed,
        int recorded,
        int claims,
        int periods,
        int sentencesInPdf,
        List<Doubt> doubts) {
    /** Something that does not hold: where, what is written there, and why it is doubted. */
    public record Doubt(String where, String text, String why) {}

    private static final String BLOCKS = "p, li, th, td, h1, h2, h3, summary, dt, dd, caption, figcaption";

    public ReportCheck {
        doubts = List.copyOf(doubts);
    }

    public boolean holds() {
        return doubts.isEmpty();
    }

    public static ReportCheck of(String page, String ledger) {
        return of(page, ledger, Map.of());
    }

    /** With the other files of the report by name, as far as they are there. */
    public static ReportCheck of(String page, String ledger, Map<String, byte[]> files) {
        return new Work(Jsoup.parse(page), LedgerFile.read(ledger), files).prove();
    }

    /** One page under proof. */
    private static final class Work {
        private static final int MOST_WORDS = 8;

        private final Document page;
        private final LedgerFile file;
        private final Map<String, LedgerEntry> ledger = new LinkedHashMap<>();
        private final Set<String> names = new HashSet<>();
        private final List<Doubt> doubts = new ArrayList<>();
        private final Map<String, byte[]> files;
        private int recomputed;

        Work(Document page, LedgerFile file, Map<String, byte[]> files) {
            this.page = page;
            this.file = file;
            this.files = files;
        }

        ReportCheck prove() {
            entries();
            int derived = derivations();
            int printed = figures();
            int drawn = new ChartFigureCheck(ledger, names, doubts).prove(page);
            notes();
            words();
            int claims = new ClaimsOnPage(file, ledger, doubts).prove(page);
            int periods = new PeriodLabelCheck(file.titles(), ledger, doubts).prove(page);
            int sentences = 0;
            var pdf = files.get(PrintedReport.DOCUMENT);
            if (pdf != null) {
                sentences = new PdfCheck(page, doubts).prove(pdf);
            }
            checksums();
            return new ReportCheck(
                    printed, drawn, recomputed, derived - recomputed, claims, periods, sentences, doubts);
        }

        private void checksums() {
            files.forEach((name, bytes) -> {
                var recorded = file.sha256().get(name);
                if (recorded != null && !recorded.equals(LedgerFile.checksum(bytes))) {
                    doubt(name, "", "the file was changed after it was printed: its SHA-256 is not the ledger's");
                }
            });
        }

        private void entries() {
            names.add(TextFitting.plain(file.company()));
            shortened(file.company()).forEach(names::add);
            names.add(ReportOpening.company(new Report.Masthead(
                    file.company(), "-", "-", "-", file.asOf(), "-", new Prose("-"), List.of(), false, "-")));
            names.add(TextFitting.plain(file.symbol()));
            file.others().forEach(name -> names.add(TextFitting.plain(name)));
            for (var entry : file.facts()) {
                ledger.put(entry.id(), entry);
                names.add(TextFitting.plain(entry.fact().subject().key()));
                entry.fact().dimensions().forEach(each -> names.add(TextFitting.plain(each.member())));
                var expected = entry.derivation()
                        .map(derivation -> LedgerEntry.derived(entry.fact(), derivation))
                        .orElseGet(() -> LedgerEntry.of(entry.fact()));
                if (!expected.id().equals(entry.id())) {
                    doubt("ledger.json", entry.id(), "the fact's content does not give this id; it was changed");
                }
            }
        }

        /** Reports leave the legal form out: of "Studio 54 Holdings Inc" they say "Studio 54". */
        private static List<String> shortened(String company) {
            var words = TextFitting.plain(company).split(" ", -1);
            var starts = new ArrayList<String>();
            for (int i = 1; i < Math.min(words.length, MOST_WORDS); i++) {
                var start = String.join(" ", Arrays.asList(words).subList(0, i));
                if (start.chars().anyMatch(Character::isDigit)) {
                    starts.add(start);
                }
            }
            return starts;
        }

        private int derivations() {
            int derived = 0;
            for (var entry : ledger.values()) {
                if (entry.derivation().isPresent()) {
                    derived++;
                    entry.derivation().get().inputs().stream()
                            .filter(input -> !ledger.containsKey(input))
                            .forEach(input ->
                                    doubt("ledger.json", entry.id(), "its input " + input + " is not in the ledger"));
                    var again = FormulaCheck.again(entry, ledger);
                    if (again.isPresent()) {
                        recomputed++;
                        if (!FormulaCheck.same(again.getAsDouble(), entry)) {
                            doubt(
                                    "ledger.json",
                                    entry.id() + " " + FigureFormat.of(entry.fact()),
                                    "its inputs give " + again.getAsDouble() + " by '"
                                            + entry.derivation().get().formula() + "'");
                        }
                    }
                }
            }
            return derived;
        }

        private int figures() {
            var figures = page.select("a.fig");
            var places = new HashMap<String, Element>();
            page.select("[id]").forEach(each -> places.putIfAbsent("#" + each.id(), each));
            for (var figure : figures) {
                var entry = ledger.get(figure.attr("data-fact"));
                if (entry == null) {
                    doubt(figure, "the ledger has no fact " + figure.attr("data-fact"));
                    continue;
                }
                var form = figure.attr("data-form");
                var expected = form.isEmpty() || form.equals(RowFormat.FULL)
                        ? FigureFormat.of(entry.fact())
                        : RowFormat.parse(form).of(entry.fact().value());
                if (!figure.text().equals(expected)) {
                    doubt(figure, "the fact " + entry.id() + " reads " + expected);
                } else if (!figure.attr("data-note").endsWith(TextFitting.inert(SourceLine.of(entry)))) {
                    doubt(figure, "its footnote is not that of the fact " + entry.id());
                } else if (!leads(places.get(figure.attr("href")), entry)) {
                    doubt(figure, "it does not lead to the note of the fact " + entry.id());
                }
            }
            return figures.size();
        }

        private static boolean leads(@Nullable Element note, LedgerEntry entry) {
            return note != null && note.attr("data-note-of").equals(entry.id());
        }

        private void notes() {
            for (var note : page.select("li[data-note-of]")) {
                var entry = ledger.get(note.attr("data-note-of"));
                var sentence = note.selectFirst("span");
                if (entry == null) {
                    doubt(note, "the ledger has no fact " + note.attr("data-note-of"));
                } else if (sentence == null
                        || !TextFitting.plain(sentence.text()).equals(TextFitting.plain(SourceLine.of(entry)))) {
                    doubt(note, "the note of the fact " + entry.id() + " reads " + SourceLine.of(entry));
                }
            }
        }

        /** What is left when figures, drawings, notes, sources and reasons of gaps are taken away must hold no figure. */
        private void words() {
            var rest = page.body().clone();
            rest.select("a.fig").forEach(figure -> figure.text(" "));
            rest.select(
                            "svg, .gap, .why, .source, .sources, .note-list, .fictional, #gaps, details.data th, script, style")
                    .remove();
            for (var block : rest.select(BLOCKS)) {
                if (block.select(BLOCKS).size() > 1) {
                    continue;
                }
                figuresIn(block.text()).forEach(text -> doubt(block, "the figure '" + text + "' has no fact"));
            }
            rest.select(BLOCKS).remove();
            figuresIn(rest.text()).forEach(text -> doubt(rest, "the figure '" + text + "' has no fact"));
        }

        private List<String> figuresIn(String text) {
            return text.isBlank() ? List.of() : new Prose(text).unbound(names);
        }

        private void doubt(Element element, String why) {
            doubt(where(element), TextFitting.brief(element.text(), 80), why);
        }

        private void doubt(String where, String text, String why) {
            doubts.add(new Doubt(where, text, why));
        }
    }

    /** The nearest place with a name. */
    static String where(Element element) {
        for (var each = element; each != null; each = each.parent()) {
            if (!each.id().isEmpty()) {
                return "#" + each.id();
            }
        }
        return element.tagName();
    }
}
