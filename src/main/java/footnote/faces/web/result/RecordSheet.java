package footnote.faces.web.result;

import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.faces.web.layout.CitedNotes;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Any result as a page: fields one below the other, lists of records as tables, references to facts as figures. */
public final class RecordSheet {
    private static final int DEEPEST = 5;
    private static final Set<String> ASIDE = Set.of("ledger");

    private final CitedNotes notes;

    public RecordSheet(JsonNode record) {
        this.notes = new CitedNotes(ledger(record));
    }

    private static List<LedgerEntry> ledger(JsonNode record) {
        try {
            return record.path("ledger").isArray()
                    ? Json.readList(record.path("ledger").toString(), LedgerEntry.class)
                    : List.of();
        } catch (JacksonException e) { // a ledger of another shape is shown as nothing rather than not at all
            return List.of();
        }
    }

    public static Html of(JsonNode record) {
        var sheet = new RecordSheet(record);
        return Html.of("<div class=\"record\">{}</div>{}", sheet.value(record, 0), sheet.notes.list());
    }

    public Html value(JsonNode node, int depth) {
        if (depth > DEEPEST) {
            return Html.of("<span class=\"muted\">…</span>");
        }
        if (node.isObject()) {
            return fields(node, depth);
        }
        if (node.isArray()) {
            return list(node, depth);
        }
        return scalar(node);
    }

    private Html scalar(JsonNode node) {
        if (node.isNull() || node.isMissingNode()) {
            return Html.of("<span class=\"muted\">–</span>");
        }
        if (node.isBoolean()) {
            return Html.of("{}", node.asBoolean() ? "yes" : "no");
        }
        String text = node.isString() ? node.asString() : node.toString();
        if (text.matches("https?://\\S{1,400}")) {
            try {
                return Html.outside(URI.create(text), text.replaceFirst("^https?://", ""));
            } catch (IllegalArgumentException e) {
                return Html.of("{}", text);
            }
        }
        return text.contains("\n")
                ? Html.of(
                        "<div class=\"prose\">{}</div>",
                        text.lines()
                                .filter(line -> !line.isBlank())
                                .map(line -> Html.of("<p>{}</p>", notes.rendered(line))))
                : notes.rendered(text);
    }

    private Html fields(JsonNode node, int depth) {
        return Html.of(
                "<dl class=\"fields\">{}</dl>",
                node.properties().stream()
                        .filter(field -> !ASIDE.contains(field.getKey()) && !empty(field.getValue()))
                        .map(field -> Html.of(
                                "<div{}><dt>{}</dt><dd>{}</dd></div>",
                                Html.when(
                                        field.getValue().isContainer()
                                                || field.getValue().asString("").length() > 80,
                                        Html.of(" class=\"block\"")),
                                words(field.getKey()),
                                value(field.getValue(), depth + 1))));
    }

    private static boolean empty(JsonNode node) {
        return node.isNull() || (node.isContainer() && node.isEmpty());
    }

    private Html list(JsonNode node, int depth) {
        boolean records = !node.isEmpty() && node.valueStream().allMatch(JsonNode::isObject);
        return records
                ? table(node, depth)
                : Html.of(
                        "<ul>{}</ul>", node.valueStream().map(each -> Html.of("<li>{}</li>", value(each, depth + 1))));
    }

    private Html table(JsonNode rows, int depth) {
        var columns = columns(rows);
        return Html.of(
                "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Table\"><table data-sortable><thead><tr>{}</tr>"
                        + "</thead><tbody>{}</tbody></table></div>",
                columns.stream().map(column -> Html.of("<th scope=\"col\">{}</th>", words(column))),
                rows.valueStream()
                        .map(row -> Html.of(
                                "<tr>{}</tr>",
                                columns.stream()
                                        .map(column -> Html.of("<td>{}</td>", value(row.path(column), depth + 1))))));
    }

    public static List<String> columns(JsonNode rows) {
        var columns = new LinkedHashSet<String>();
        rows.forEach(row -> row.propertyNames().forEach(columns::add));
        return new ArrayList<>(columns);
    }

    public static String words(String field) {
        String words = field.replace('_', ' ');
        return Words.capitalized(words);
    }
}
