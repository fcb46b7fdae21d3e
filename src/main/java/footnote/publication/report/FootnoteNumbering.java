package footnote.publication.report;

import footnote.domain.Basis;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Prose;
import footnote.domain.SourceLine;
import footnote.domain.Unit;
import footnote.publication.infographic.Infographic;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Numbers the facts of a report in reading order, and the sources they come from; several threads may print by it. */
final class FootnoteNumbering {
    private static final Pattern NEUTRAL =
            Pattern.compile("net_debt|_deducted|expenditure|investing|financing|tax|_change$|buyback|dividends_paid");

    private final Map<String, LedgerEntry> ledger = new LinkedHashMap<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();
    private final Map<String, Integer> sources = new LinkedHashMap<>();
    private final List<Origin> origins = new ArrayList<>();
    private final Map<String, String> sentences = new ConcurrentHashMap<>();

    private FootnoteNumbering(Report report) {
        report.ledger().forEach(entry -> ledger.put(entry.id(), entry));
    }

    static FootnoteNumbering of(Report report) {
        var apparatus = new FootnoteNumbering(report);
        apparatus.number(report);
        apparatus.inputs();
        return apparatus;
    }

    boolean knows(String fact) {
        return ledger.containsKey(fact);
    }

    LedgerEntry entry(String fact) {
        var entry = ledger.get(fact);
        if (entry == null) {
            throw new IllegalArgumentException("the report refers to the fact " + fact + ", which its ledger lacks");
        }
        return entry;
    }

    /** The figure as a reader expects it. */
    String figure(String fact) {
        return FigureFormat.of(entry(fact).fact());
    }

    int note(String fact) {
        return notes.getOrDefault(fact, 0);
    }

    /** Where the figure came from, in a sentence. */
    String sentence(String fact) {
        return sentences.computeIfAbsent(fact, id -> SourceLine.of(entry(id)));
    }

    /** Facts by the number of their note, from 1. */
    List<String> notes() {
        return List.copyOf(notes.keySet());
    }

    List<Origin> origins() {
        return List.copyOf(origins);
    }

    /** The number of the source that a fact was read from; none where it was derived. */
    Optional<Integer> source(String fact) {
        return Optional.ofNullable(sources.get(key(entry(fact).fact().origin())))
                .filter(_ -> entry(fact).fact().basis() != Basis.DERIVED);
    }

    /** The numbers of all sources that a fact rests on, through whatever it was derived from. */
    List<Integer> sourcesBehind(String fact) {
        var found = new TreeSet<Integer>();
        var seen = new HashSet<String>();
        var open = new ArrayDeque<>(List.of(fact));
        while (!open.isEmpty()) {
            var id = open.remove();
            if (seen.add(id) && ledger.containsKey(id)) {
                source(id).ifPresent(found::add);
                entry(id).derivation().ifPresent(derivation -> open.addAll(derivation.inputs()));
            }
        }
        return List.copyOf(found);
    }

    /** Whether a figure is below zero and that is bad; a net debt below zero is net cash, a deduction no loss. */
    boolean adverse(String fact) {
        var it = entry(fact).fact();
        return it.value().signum() < 0 && !NEUTRAL.matcher(it.metric().name()).find();
    }

    /** Whether a printed page marks the figure with the number of its note; counts and assumptions go without. */
    boolean marked(String fact) {
        var it = entry(fact).fact();
        return it.basis() != Basis.ASSUMPTION && it.unit().kind() != Unit.Kind.COUNT;
    }

    /** A text with its references put into words. */
    String rendered(String text) {
        return text.indexOf('{') < 0 || text.isBlank() ? text : new Prose(text).rendered(this::figure);
    }

    private void number(Report report) {
        var masthead = report.masthead();
        text(masthead.finding());
        prose(masthead.summary());
        masthead.redFlags().forEach(flag -> prose(flag.text()));
        for (var highlight : masthead.allHighlights()) {
            prose(highlight.value());
            highlight.note().ifPresent(this::prose);
        }
        for (var section : report.sections()) {
            text(section.title());
            section.blocks().forEach(this::block);
        }
    }

    private void block(Block block) {
        switch (block) {
            case Block.Paragraph(var text) -> prose(text);
            case Block.Points(var points) ->
                points.forEach(point -> {
                    point.lead().ifPresent(this::text);
                    prose(point.text());
                });
            case Block.Callout(var label, var text) -> {
                text(label);
                prose(text);
            }
            case Block.Heading _ -> {}
            case Block.Exhibit(var chart, var interpretation) -> {
                text(chart.caption().title());
                ChartTable.of(chart).facts().forEach(this::fact);
                prose(interpretation);
            }
            case Block.Illustration(var picture, var interpretation, var _) -> {
                picture(picture);
                prose(interpretation);
            }
            case Block.FigureTable table -> table(table);
        }
    }

    private void picture(Infographic picture) {
        text(picture.caption().title());
        for (var panel : picture.panels()) {
            text(panel.heading());
            for (var item : panel.items()) {
                text(item.label());
                item.fact().ifPresent(this::fact);
                item.note().ifPresent(this::prose);
            }
        }
    }

    private void table(Block.FigureTable table) {
        text(table.caption().title());
        for (var row : table.rows()) {
            text(row.label());
            for (var cell : row.cells()) {
                if (cell instanceof Block.Cell.Figure(var fact)) {
                    fact(fact);
                }
            }
        }
        table.notes().forEach(this::text);
    }

    private void text(String text) {
        if (text.indexOf('{') >= 0) {
            prose(new Prose(text));
        }
    }

    private void prose(Prose prose) {
        prose.references().forEach(this::fact);
    }

    private void fact(String fact) {
        if (!notes.containsKey(fact)) {
            var entry = entry(fact);
            notes.put(fact, notes.size() + 1);
            if (entry.fact().basis() != Basis.DERIVED) {
                sources.computeIfAbsent(key(entry.fact().origin()), _ -> {
                    origins.add(entry.fact().origin());
                    return origins.size();
                });
            }
        }
    }

    /** What printed figures were derived from comes after them, and so on down to what was read. */
    private void inputs() {
        var derived = new ArrayDeque<>(notes.keySet());
        while (!derived.isEmpty()) {
            entry(derived.remove()).derivation().stream()
                    .flatMap(each -> each.inputs().stream())
                    .filter(input -> ledger.containsKey(input) && !notes.containsKey(input))
                    .forEach(input -> {
                        fact(input);
                        derived.add(input);
                    });
        }
    }

    private static String key(Origin origin) {
        return origin.vendor() + "|"
                + origin.document()
                        .orElseGet(() -> origin.uri().map(Object::toString).orElse(""));
    }
}
