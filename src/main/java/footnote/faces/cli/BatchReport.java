package footnote.faces.cli;

import footnote.domain.opinion.MissingInput;
import footnote.faces.front.SignalWording;
import footnote.publication.batch.BatchPage;
import footnote.runtime.batch.BatchRow;
import footnote.runtime.batch.ItemRow;
import footnote.runtime.json.Json;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFolder;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.analyze.Analysis;
import footnote.workflows.analyze.Analyze;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** A batch for its reader: lines, a table, a page, JSON. */
final class BatchReport {
    private static final String PAGE = "summary.html";

    private final Context context;

    BatchReport(Context context) {
        this.context = context;
    }

    private Optional<RunRow> run(ItemRow item) {
        return context.desk().engine().runs().find(item.run());
    }

    /** One company as its line says it. */
    ObjectNode line(ItemRow item) {
        var run = run(item);
        var line = Json.object()
                .put("company", item.subject())
                .put("status", item.status().map(Status::word).orElse("not begun"));
        run.ifPresent(row -> line.put("run_id", row.id().value())
                .put("said", said(row))
                .put("seconds", took(row).toMillis() / 1000.0)
                .put("cost", item.spent())
                .put("tries", Math.max(0, item.tries()) + 1)
                .put("folder", context.desk().engine().folder(row).path().toString()));
        return line;
    }

    private String said(RunRow run) {
        return run.status() == Status.DONE
                ? new Results(context).headline(run)
                : run.fault().map(fault -> fault.message()).orElseGet(() -> question(run));
    }

    private String question(RunRow run) {
        return run.status() != Status.WAITING
                ? ""
                : context.desk()
                                .engine()
                                .runs()
                                .openQuestion(run.id())
                                .map(asked -> asked.question())
                                .orElse("")
                        + " footnote reply " + run.id() + " \"…\"";
    }

    private static Duration took(RunRow run) {
        return Duration.between(run.createdAt(), run.updatedAt());
    }

    String text(BatchRow row, List<ItemRow> items) {
        if (row.workflow().equals(Analyze.NAME)) {
            return analyses(items);
        }
        var tally = BatchTally.of(items);
        var lines = new ArrayList<String>();
        for (var item : items) {
            var line = line(item);
            lines.add("%-24s %-10s %s"
                    .formatted(
                            Console.plain(item.subject()),
                            line.path("status").asString(),
                            Console.plain(line.path("said").asString(""))));
        }
        lines.add("");
        lines.add(tally + "; " + dollars(tally.spent()) + " spent.");
        return String.join("\n", lines);
    }

    private String analyses(List<ItemRow> items) {
        var analyses = new ArrayList<Analysis>();
        var missing = new ArrayList<MissingInput>();
        for (var item : items) {
            var run = run(item);
            var done = run.filter(row -> row.status() == Status.DONE).flatMap(RunRow::result);
            done.ifPresentOrElse(
                    json -> analyses.add(Json.read(json, Analysis.class)),
                    () -> missing.add(new MissingInput(
                            item.subject(),
                            run.map(this::said).filter(why -> !why.isBlank()).orElse("it was not begun"))));
        }
        var wording = SignalWording.of(context.settings());
        return new BatchTable(analyses, missing, wording, context.console()).text();
    }

    String json(BatchRow row, List<ItemRow> items, Path page) {
        var tally = BatchTally.of(items);
        var json = Json.object()
                .put("batch_id", row.id())
                .put("workflow", row.workflow())
                .put("state", row.state().word())
                .put("done", tally.done())
                .put("failed", tally.failed())
                .put("refused", tally.refused())
                .put("waiting", tally.waiting())
                .put("not_begun", tally.left())
                .put("budget", row.limits().budget())
                .put("spent", tally.spent())
                .put("summary", page.toString());
        var lines = json.putArray("items");
        items.forEach(item -> lines.add(line(item)));
        return json.toString();
    }

    /** Writes the page and the same as JSON beside the runs' folders. */
    Path write(BatchRow row, List<ItemRow> items) {
        var folder =
                row.each().out().map(Path::of).orElse(context.desk().outputs().resolve(row.id()));
        var page = folder.resolve(PAGE);
        var kept = new RunFolder(folder);
        kept.write(PAGE, page(row, items, folder).html().getBytes(StandardCharsets.UTF_8));
        kept.write("summary.json", json(row, items, page).getBytes(StandardCharsets.UTF_8));
        return page;
    }

    private BatchPage page(BatchRow row, List<ItemRow> items, Path folder) {
        var tally = BatchTally.of(items);
        var figures = List.of(
                new BatchPage.Figure("Done", tally.done() + " of " + tally.all()),
                new BatchPage.Figure("Failed", "" + tally.failed()),
                new BatchPage.Figure("Refused", "" + tally.refused()),
                new BatchPage.Figure("Not begun", "" + tally.left()),
                new BatchPage.Figure(
                        "Spent",
                        dollars(tally.spent()) + " of " + dollars(row.limits().budget())));
        var remarks = new ArrayList<String>();
        if (row.each().fictional()) {
            remarks.add("Fictional sample data: no company here is real.");
        }
        remarks.add("Analysis, not advice. Every run's own page carries its footnotes.");
        return new BatchPage(
                row.title(),
                figures,
                items.stream().map(item -> line(item, folder)).toList(),
                remarks);
    }

    private BatchPage.Line line(ItemRow item, Path folder) {
        var line = line(item);
        var run = run(item);
        return new BatchPage.Line(
                item.subject(),
                line.path("status").asString(),
                line.path("said").asString(""),
                run.flatMap(row -> link(row, folder)),
                run.map(row -> LineProgressView.time(took(row).toMillis())).orElse(""),
                run.isEmpty() ? "" : dollars(item.spent()),
                Math.max(0, item.tries()));
    }

    private Optional<String> link(RunRow run, Path folder) {
        var files = context.desk().engine().runs().artifacts(run.id());
        return files.stream()
                .filter(file -> file.name().endsWith(".html"))
                .findFirst()
                .or(() -> files.stream()
                        .filter(file -> file.name().equals("run.json"))
                        .findFirst())
                .flatMap(context.desk().engine().folder(run)::file)
                .map(path -> folder.relativize(path).toString().replace('\\', '/'));
    }

    private static String dollars(BigDecimal amount) {
        return "$" + amount.setScale(4, RoundingMode.HALF_UP).toPlainString();
    }
}
