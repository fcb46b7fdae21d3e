package footnote.faces.web.company;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.opinion.CompanyView;
import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.faces.front.SignalWording;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.faces.web.run.RunsPage;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.analyze.Analysis;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.coverage.CompanySnapshot;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportOutcome;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** What was asked about a company before: its latest view, its calls with what the price did since, and its runs. */
final class CompanyHistory {
    private static final int LOOKED_AT = 30;
    private static final int CALLS = 6;

    private final RunAccess front;
    private final CompanySnapshot data;
    private final CitedNotes notes;
    private final SignalWording wording;
    private final List<RunRow> runs;
    private final List<Call> calls;

    CompanyHistory(RunAccess front, Caller caller, CompanySnapshot data, CitedNotes notes) {
        this.front = front;
        this.data = data;
        this.notes = notes;
        this.wording = SignalWording.of(front.desk().settings());
        this.runs = front.list(caller, RunFilter.latest(LOOKED_AT).about(symbol())).stream()
                .filter(run -> run.options().fictional() == data.view().sample() && isAbout(run))
                .toList();
        this.calls = runs.stream()
                .filter(run -> run.status() == Status.DONE)
                .flatMap(run -> call(run).stream())
                .collect(Collectors.toMap(Call::said, Function.identity(), (latest, _) -> latest, LinkedHashMap::new))
                .values()
                .stream()
                .limit(CALLS)
                .toList();
    }

    /** A view that a run took: when, and what price and fair value stood in it. */
    private record Call(RunRow run, LocalDate asOf, CompanyView view, List<LedgerEntry> ledger) {
        /** What was said and when; the same said twice in a day is one call. */
        String said() {
            return asOf + " " + view.ratingWord() + " " + view.fairValue().map(CompanyView.Figure::value);
        }

        Optional<LedgerEntry> entry(Optional<CompanyView.Figure> figure) {
            return figure.flatMap(each -> ledger.stream()
                    .filter(entry -> entry.id().equals(each.entry()))
                    .findFirst());
        }
    }

    private String symbol() {
        return data.listing().ticker().symbol();
    }

    /** Words of a result may name a company that the run is not about; its title and its ticker say. */
    private boolean isAbout(RunRow run) {
        String title = run.title().toLowerCase(Locale.ROOT);
        String name = data.listing().name().toLowerCase(Locale.ROOT);
        String first = name.split("[ ,.]", 2)[0];
        boolean named = title.matches("(?s).*\\b" + Pattern.quote(symbol().toLowerCase(Locale.ROOT)) + "\\b.*")
                || (first.length() > 3 && title.contains(first));
        return named || ticker(run).filter(symbol()::equals).isPresent();
    }

    private static Optional<String> ticker(RunRow run) {
        return run.result()
                .map(Json::tree)
                .map(tree -> tree.path("ticker"))
                .filter(JsonNode::isString)
                .map(JsonNode::asString);
    }

    private static Optional<Call> call(RunRow run) {
        return switch (run.workflow()) {
            case Analyze.NAME -> {
                var analysis = Json.read(run.result().orElseThrow(), Analysis.class);
                yield analysis.view().map(view -> new Call(run, analysis.asOf(), view, analysis.ledger()));
            }
            case EquityReport.NAME -> {
                var report = Json.read(run.result().orElseThrow(), ReportOutcome.class);
                yield report.view().map(view -> new Call(run, report.asOf(), view, report.ledger()));
            }
            default -> Optional.empty();
        };
    }

    /** The latest view, as the rail of an analysis has it. */
    Html view() {
        return calls.stream()
                .findFirst()
                .map(call -> Html.of(
                        """
                        <div class="call"><p class="call-word">{}</p><dl>{}{}{}<div><dt>Uncertainty</dt><dd>{}</dd></div><div><dt>As of</dt><dd>{}</dd></div></dl></div><p class="small"><a href="/runs/{}">How this was reached</a></p>
                        """,
                        wording.word(call.view()),
                        row("Fair value", call, call.view().fairValue()),
                        row("Price then", call, call.view().price()),
                        row("Expected return", call, call.view().expectedReturn()),
                        call.view()
                                .uncertainty()
                                .name()
                                .toLowerCase(Locale.ROOT)
                                .replace('_', ' '),
                        TimeText.day(call.asOf()),
                        call.run().id()))
                .orElseGet(
                        () -> Html.of(
                                "<p class=\"empty\">No view yet. Analyze takes a few seconds and gives a rating and a fair value.</p>"));
    }

    private Html row(String label, Call call, Optional<CompanyView.Figure> figure) {
        return call.entry(figure)
                .map(entry -> Html.of(
                        "<div><dt>{}</dt><dd>{}</dd></div>", label, notes.figure(entry, FigureFormat.of(entry.fact()))))
                .orElse(Html.NONE);
    }

    /** The calls with the price then and what it did since. */
    Html calls() {
        var now = data.history()
                .filter(history -> !history.bars().isEmpty())
                .map(history -> history.bars().getLast().close());
        return Html.when(
                !calls.isEmpty(),
                Html.of("""
                        <section><h2>Past calls</h2><div class="scroll" tabindex="0" role="region" aria-label="Past calls"><table class="numbers"><thead><tr><th scope="col">As of</th><th scope="col">Call</th><th scope="col">Fair value</th><th scope="col">Price then</th><th scope="col">Since</th></tr></thead><tbody>{}</tbody></table></div></section>
                        """, calls.stream().map(call -> callRow(call, now)).toList()));
    }

    private Html callRow(Call call, Optional<Double> now) {
        var then = call.entry(call.view().price());
        return Html.of(
                "<tr><th scope=\"row\"><a href=\"/runs/{}\">{}</a></th><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                call.run().id(),
                TimeText.day(call.asOf()),
                wording.word(call.view()),
                cell(call.entry(call.view().fairValue())),
                cell(then),
                now.flatMap(price -> then.map(entry -> since(entry.number(), price)))
                        .orElse("–"));
    }

    private Html cell(Optional<LedgerEntry> entry) {
        return entry.map(each -> notes.figure(each, FigureFormat.of(each.fact())))
                .orElse(Html.of("–"));
    }

    private static String since(double then, double now) {
        double change = 100 * (now / then - 1);
        return (change > 0 ? "+" : "") + String.format(Locale.ROOT, "%.1f%%", change + 0.0);
    }

    Html runs() {
        return runs.isEmpty()
                ? Html.of("<p class=\"empty\">No runs about this company yet.</p>")
                : RunsPage.table(runs, front.menu());
    }
}
