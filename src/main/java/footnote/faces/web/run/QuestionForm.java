package footnote.faces.web.run;

import footnote.faces.web.result.RecordSheet;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import footnote.runtime.run.ReplyForm.Option;
import footnote.runtime.run.RunId;
import footnote.runtime.run.storage.QuestionRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * An open question with its proposal, answered in place. A table of the proposal becomes rows to choose or to leave out:
 * to choose one where an option's field is one of the columns, to leave out where an option takes words.
 */
public final class QuestionForm {
    /** Changes of single rows, which ticks and words say too; each as a button would bury the few that matter. */
    private static final Set<String> SAID = Set.of("drop", "keep", "edit", "add", "rerun");
    /** The column that marks rows which are proposed, beside others that could be. */
    private static final String USED = "used";
    /** How often a plan was changed; the form shows the plan itself and what changed. */
    private static final String VERSION = "version";

    private final RunId run;
    private final QuestionRow question;
    private final Optional<String> tableField;
    private final Optional<Option> choosing;

    QuestionForm(RunId run, QuestionRow question) {
        this.run = run;
        this.question = question;
        this.tableField = question.proposal().isObject()
                ? question.proposal().properties().stream()
                        .filter(field -> table(field.getValue()))
                        .map(Map.Entry::getKey)
                        .findFirst()
                : Optional.empty();
        this.choosing = tableField.flatMap(field -> choosing(rows(field)));
    }

    private static boolean table(JsonNode node) {
        return node.isArray() && !node.isEmpty() && node.valueStream().allMatch(JsonNode::isObject);
    }

    private JsonNode rows(String field) {
        return question.proposal().path(field);
    }

    /** The option whose one field is a column: a row is the answer, unless all of them can be approved. */
    private Optional<Option> choosing(JsonNode rows) {
        if (question.form().options().stream().anyMatch(option -> option.name().equals("approve"))) {
            return Optional.empty();
        }
        var columns = RecordSheet.columns(rows);
        return question.form().options().stream()
                .filter(option -> option.fields().size() == 1
                        && columns.contains(option.fields().getFirst()))
                .findFirst();
    }

    Html html(Optional<Html> difference) {
        return Html.of(
                """
                <form class="question" method="post" action="/runs/{}/reply" data-question="{}">
                <h2>{}</h2>
                <input type="hidden" name="question" value="{}">
                {}{}{}
                <div class="answers">{}</div>
                </form>
                """,
                run,
                question.path(),
                question.question(),
                question.path(),
                difference.orElse(Html.NONE),
                proposal(),
                words(),
                buttons());
    }

    private Html proposal() {
        var sheet = new RecordSheet(question.proposal());
        if (tableField.isEmpty()) {
            return Html.of("<div class=\"record\">{}</div>", sheet.value(question.proposal(), 0));
        }
        var others = Json.object();
        question.proposal().properties().stream()
                .filter(field -> !field.getKey().equals(tableField.get())
                        && !field.getKey().equals(VERSION))
                .forEach(field -> others.set(field.getKey(), field.getValue()));
        return Html.of(
                "<div class=\"record\">{}</div>{}",
                Html.when(!others.isEmpty(), sheet.value(others, 0)),
                tickTable(tableField.get(), rows(tableField.get()), sheet));
    }

    private Html tickTable(String name, JsonNode rows, RecordSheet sheet) {
        var columns = RecordSheet.columns(rows).stream()
                .filter(column -> freeText().isEmpty() || !column.equals(USED)) // the ticks say it
                .filter(column -> rows.valueStream()
                        .anyMatch(row -> !text(row.path(column)).isBlank()))
                .toList();
        return Html.of(
                "<fieldset><legend>{}</legend>{}<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><table>"
                        + "<thead><tr><th scope=\"col\"><span class=\"visually-hidden\">Keep</span></th>{}</tr></thead><tbody>{}</tbody></table></div></fieldset>",
                RecordSheet.words(name),
                Html.when(
                        freeText().isPresent() && choosing.isEmpty(),
                        Html.of("<p class=\"small\">Tick what to include.</p>")),
                RecordSheet.words(name),
                columns.stream().map(column -> Html.of("<th scope=\"col\">{}</th>", RecordSheet.words(column))),
                IntStream.range(0, rows.size())
                        .mapToObj(i -> Html.of(
                                "<tr><td>{}</td>{}</tr>",
                                tick(i, rows.get(i), columns),
                                columns.stream()
                                        .map(column -> Html.of(
                                                "<td>{}</td>",
                                                sheet.value(rows.get(i).path(column), 2))))));
    }

    private Html tick(int index, JsonNode row, List<String> columns) {
        String label = label(row, columns);
        if (choosing.isPresent()) {
            return Html.of(
                    "<input type=\"radio\" name=\"chosen\" value=\"{}\" aria-label=\"{}\"{}>",
                    text(row.path(choosing.get().fields().getFirst())),
                    label,
                    Html.when(index == 0, Html.of(" checked")));
        }
        return freeText().isPresent()
                ? Html.of(
                        "<input type=\"checkbox\" name=\"keep\" value=\"{}\" aria-label=\"Keep {}\"{}>",
                        index,
                        label,
                        Html.when(used(row), Html.of(" checked")))
                : Html.NONE;
    }

    /** Whether a row is part of what is proposed; where no column says so, each is. */
    private static boolean used(JsonNode row) {
        return !row.has(USED) || text(row.path(USED)).equals("yes");
    }

    /** What a row is called: its name-like column, else its first. */
    static String label(JsonNode row, List<String> columns) {
        return List.of("name", "title", "label", "metric", "pattern", "topic", "symbol", "id").stream()
                .filter(columns::contains)
                .findFirst()
                .or(() -> columns.stream().findFirst())
                .map(column -> text(row.path(column)))
                .orElse("row");
    }

    private static String text(JsonNode node) {
        return node.isString() ? node.asString() : node.toString();
    }

    /** The option that takes words, beside cancelling. */
    private Optional<Option> freeText() {
        return question.form().options().stream()
                .filter(option -> option.fields().size() == 1 && !option.name().equals("cancel"))
                .filter(option -> choosing.filter(option::equals).isEmpty())
                .findFirst();
    }

    private Html words() {
        return freeText()
                .map(option -> Html.of(
                        "<label class=\"words\">Changes in your own words <textarea name=\"words\" rows=\"2\" maxlength=\"2000\""
                                + " placeholder=\"What to change\"></textarea></label>"))
                .orElse(Html.NONE);
    }

    private Html buttons() {
        return Html.of(
                "{}",
                question.form().options().stream()
                        .filter(option -> !SAID.contains(option.name()))
                        .map(option -> Html.of(
                                "<button name=\"option\" value=\"{}\"{}>{}</button>",
                                option.name(),
                                Html.when(
                                        !option.name().equals("approve")
                                                && choosing.filter(option::equals)
                                                        .isEmpty(),
                                        Html.of(" class=\"quiet\"")),
                                option.name().equals("tell") ? "Send changes" : RecordSheet.words(option.name()))));
    }

    /** The reply that a sent form means: ticks that were changed and words become the text of the option that takes text. */
    public static String reply(
            QuestionRow question, String option, String words, List<String> keep, Optional<String> chosen) {
        var form = new QuestionForm(new RunId("x"), question);
        var named = question.form().options().stream()
                .filter(each -> each.name().equals(option))
                .findFirst();
        if (named.isEmpty()) {
            return words.isBlank() ? option : words;
        }
        String ticks = form.changedTicks(keep);
        var asked = form.freeText();
        boolean changed = !words.isBlank() || !ticks.isEmpty();
        var meant = option.equals("approve") && changed && asked.isPresent() ? asked.get() : named.get();
        var reply = Json.object();
        if (question.form().choice()) {
            reply.put("type", meant.name());
        }
        if (form.choosing.filter(meant::equals).isPresent()) {
            reply.put(meant.fields().getFirst(), chosen.orElse(words));
        } else if (!meant.fields().isEmpty()) {
            String text = ticks.isEmpty() ? words.strip() : words.isBlank() ? ticks : ticks + ". " + words.strip();
            reply.put(
                    meant.fields().getFirst(),
                    text.isEmpty() && meant.name().equals("cancel") ? "by the reader" : text);
        }
        return reply.toString();
    }

    /** What the reader did to the ticks, in words; nothing where they are as proposed. */
    private String changedTicks(List<String> keep) {
        if (tableField.isEmpty() || choosing.isPresent() || freeText().isEmpty()) {
            return "";
        }
        var rows = rows(tableField.get());
        var columns = RecordSheet.columns(rows);
        var all = IntStream.range(0, rows.size()).boxed().toList();
        var left = all.stream()
                .filter(i -> used(rows.get(i)) && !keep.contains(String.valueOf(i)))
                .map(i -> label(rows.get(i), columns))
                .toList();
        boolean added = all.stream().anyMatch(i -> !used(rows.get(i)) && keep.contains(String.valueOf(i)));
        if (added) { // by numbers, for names may share their words
            return "only "
                    + all.stream()
                            .filter(i -> keep.contains(String.valueOf(i)))
                            .map(i -> String.valueOf(i + 1))
                            .collect(Collectors.joining(" and "));
        }
        return left.isEmpty() ? "" : "leave out " + String.join("; ", left);
    }
}
