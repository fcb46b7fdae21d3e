package footnote.faces.cli;

import footnote.domain.Words;
import footnote.runtime.json.Json;
import footnote.workflows.coverage.earnings.ResultsNote;
import footnote.workflows.coverage.earnings.ResultsNote.GuidedRow;
import footnote.workflows.coverage.earnings.ResultsNote.Row;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The note on a company's latest results. */
@Command(
        name = "earnings",
        description = {
            "Write the results note of a company: reported against consensus and a year before, guidance old and new,"
                    + " drivers in management's words, the share's reaction, and your theses.",
            "  footnote earnings QVLN --offline",
            "By HTTP: GET /api/earnings/QVLN."
        })
final class EarningsCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "SYMBOL", description = "The company, by symbol or name.")
    private String company = "";

    EarningsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var note = context.desk().watchlists().resultsNotes().write(company, context.view());
        if (context.json) {
            context.console().out().println(Json.write(note));
        } else {
            print(note);
        }
        return Cli.DONE;
    }

    private void print(ResultsNote note) {
        var console = context.console();
        var out = console.out();
        var footnotes = new Footnotes(note.ledger());
        out.println(console.bold(Console.plain(note.name()) + " (" + note.symbol() + "): " + note.period() + " results")
                + console.dim(" · published " + Console.day(note.published()) + " · as of " + Console.day(note.asOf())
                        + (note.fictional() ? " · fictional sample data" : "")));
        out.println(footnotes.rendered(note.headline()));
        heading("Reported");
        out.println("  %-18s %14s %14s %9s %14s %9s"
                .formatted("", note.period(), "year before", "y/y", "consensus", "vs."));
        note.results().forEach(row -> out.println(line(row, footnotes)));
        heading("Guidance");
        note.guidance().forEach(row -> out.println("  " + line(row, footnotes)));
        note.guidanceRecord()
                .ifPresent(score ->
                        out.println("  Management's record: met or beat %d of %d settled items, missed %d, withdrew %d."
                                .formatted(score.metOrBeaten(), score.settled(), score.missed(), score.withdrawn())));
        if (!note.drivers().isEmpty()) {
            heading("Drivers, in management's words");
            note.drivers()
                    .forEach(each -> out.println("  “" + Console.plain(each.words()) + "” "
                            + Console.plain(each.speaker().orElse("The company")) + ", "
                            + Console.plain(each.place())));
        }
        heading("Shares");
        out.println("  " + footnotes.rendered(note.reaction()));
        heading("Theses");
        if (note.theses().isEmpty()) {
            out.println(
                    "  None on this company. Add one by 'footnote thesis add " + note.symbol() + " \"wrong if …\"'.");
        }
        note.theses()
                .forEach(each -> out.println("  " + each.id() + "  " + Console.plain(each.sentence()) + "\n    "
                        + footnotes.rendered(each.finding())));
        if (!note.missing().isEmpty()) {
            out.println();
            out.println("Not available: " + String.join("; ", note.missing()) + ".");
        }
        heading("Sources");
        footnotes.lines().forEach(each -> out.println(console.dim(Console.plain(each))));
        sources(note).forEach(each -> out.println(console.dim(Console.plain(each))));
    }

    private void heading(String text) {
        context.console().out().println();
        context.console().out().println(context.console().bold(text));
    }

    private static String line(Row row, Footnotes footnotes) {
        return "  %-18s %14s %14s %9s %14s %9s"
                .formatted(
                        Words.capitalized(row.metric()),
                        footnotes.figure(row.actual()),
                        cell(row.yearBefore(), footnotes, true),
                        cell(row.change(), footnotes, false),
                        cell(row.consensus(), footnotes, true),
                        cell(row.surprise(), footnotes, false))
                .stripTrailing();
    }

    /** Changes of cited figures need no note of their own. */
    private static String cell(Optional<String> id, Footnotes footnotes, boolean cited) {
        return id.map(each -> cited ? footnotes.figure(each) : footnotes.signed(each))
                .orElse("n.a.");
    }

    private static String line(GuidedRow row, Footnotes footnotes) {
        return row.item() + ": " + row.now()
                + row.before()
                        .filter(before -> !before.equals(row.now()))
                        .map(before -> ", before " + before)
                        .orElse("")
                + row.actual().map(id -> "; actual " + footnotes.figure(id)).orElse("")
                + " (" + row.state() + ")";
    }

    private static List<String> sources(ResultsNote note) {
        return note.guidance().stream()
                .map(row -> row.item() + " guidance: "
                        + row.speaker().map(who -> who + ", ").orElse("") + row.source() + ": “" + row.words() + "”")
                .distinct()
                .toList();
    }
}
