package footnote.faces.cli;

import footnote.config.Version;
import footnote.publication.text.Html;
import footnote.runtime.run.RunFolder;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Runs everything that works, offline, and writes an index page of what came out. */
@Command(
        name = "demo",
        description =
                "Run everything that works, offline on the sample market, and write an index page of the outputs.")
final class DemoCommand implements Callable<Integer> {
    private static final String STYLE = """
            :root { color-scheme: light dark }
            body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
            h1 { font-size: 1.5rem } h2 { font-size: 1.05rem; margin: 2rem 0 .25rem }
            code { font-size: .9em } pre { overflow: auto; padding: .75rem; border: 1px solid #8884; font-size: 12.5px;
            line-height: 1.4; max-height: 28rem }
            p.note { color: #777 }
            """;
    private static final String PAGE = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>Footnote demo</title>
            <style>
            {}</style></head><body>
            <h1>Footnote, what works today</h1>
            <p class="note">Everything here is fictional: it comes from the sample market. Version {}.</p>
            {}</body></html>
            """;

    private final Context context;

    DemoCommand(Context context) {
        this.context = context;
    }

    /** One thing to show: what it is, and the command that shows it. */
    private record Exhibit(String title, List<String> command) {
        static Exhibit of(String title, String... command) {
            return new Exhibit(title, List.of(command));
        }

        String line() {
            return "./footnote "
                    + String.join(" ", command.stream().map(Exhibit::quoted).toList());
        }

        private static String quoted(String word) {
            return word.matches("[A-Za-z0-9._=/-]+") ? word : "\"" + word + "\"";
        }
    }

    /** What a command printed and how it ended. */
    private record Shown(Exhibit exhibit, int code, String printed, long ms) {}

    private static final List<Exhibit> EXHIBITS = List.of(
            Exhibit.of("The sample market: forty fictional companies and their stories", "sample"),
            Exhibit.of("What a company reported, each figure with its footnote", "facts", "@0", "--offline"),
            Exhibit.of(
                    "The same company, quarter by quarter",
                    "facts",
                    "@0",
                    "--quarters",
                    "--metric",
                    "revenue",
                    "--offline"),
            Exhibit.of("Its prices", "prices", "@0", "--period", "1y", "--offline"),
            Exhibit.of("A whole analysis: three views, risks, one recommendation", "analyze", "@0", "--offline"),
            Exhibit.of("Another, of a company with an accounting flag", "analyze", "@1", "--offline"),
            Exhibit.of(
                    "Leads: what successful companies share, and who else does",
                    "leads",
                    "Find leads for SaaS companies in France",
                    "--offline",
                    "--yes",
                    "--quiet"),
            Exhibit.of("The day's top gainer, analysed in a cell, charted and mailed", "movers", "--offline"),
            Exhibit.of("The runs, each of which can be replayed", "runs"),
            Exhibit.of("What this machine has", "doctor"),
            Exhibit.of("The settings in force", "config"));

    @Override
    public Integer call() {
        var folder = context.out.map(context.folder()::resolve).orElseGet(() -> context.folder()
                .resolve("footnote-demo"));
        var out = context.console().out();
        var shown = new ArrayList<Shown>();
        for (var exhibit : EXHIBITS) {
            var filled = filled(exhibit);
            out.print(filled.line() + " … ");
            out.flush();
            var result = shown(filled);
            shown.add(result);
            out.println((result.code() == Cli.DONE ? "done" : "exit code " + result.code()) + ", "
                    + LineView.time(result.ms()));
        }
        new RunFolder(folder).write("index.html", page(shown).getBytes(StandardCharsets.UTF_8));
        out.println("Open " + folder.resolve("index.html"));
        return shown.stream().allMatch(each -> each.code() == Cli.DONE) ? Cli.DONE : Cli.FAILED;
    }

    /** {@code @0} stands for the first company of the sample market, and so on. */
    private Exhibit filled(Exhibit exhibit) {
        var companies = context.desk().sampleCompanies();
        return new Exhibit(
                exhibit.title(),
                exhibit.command().stream()
                        .map(word -> word.startsWith("@")
                                ? companies
                                        .get(Integer.parseInt(word.substring(1)))
                                        .ticker()
                                        .symbol()
                                : word)
                        .toList());
    }

    private Shown shown(Exhibit exhibit) {
        var printed = new ByteArrayOutputStream();
        var stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
        var console = new Console(stream, stream, new BufferedReader(new StringReader("")), false, false, false);
        long before = System.nanoTime();
        int code = new Cli(new HashMap<>(context.environment()), context.folder(), console, context.desks())
                .run(exhibit.command().toArray(String[]::new));
        return new Shown(
                exhibit, code, printed.toString(StandardCharsets.UTF_8), (System.nanoTime() - before) / 1_000_000);
    }

    private static String page(List<Shown> shown) {
        return Html.of(
                        PAGE,
                        Html.own(STYLE),
                        Version.text(),
                        shown.stream()
                                .map(each -> Html.of(
                                        "<section><h2>{}</h2>\n<p><code>{}</code></p>\n<pre tabindex=\"0\">{}</pre></section>\n",
                                        each.exhibit().title(),
                                        each.exhibit().line(),
                                        each.printed())))
                .markup();
    }
}
