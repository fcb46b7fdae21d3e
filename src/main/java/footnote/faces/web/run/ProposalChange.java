package footnote.faces.web.run;

import footnote.faces.web.result.RecordSheet;
import footnote.publication.text.Html;
import footnote.runtime.run.storage.QuestionRow;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** What changed in a proposal since the reader last answered it. */
final class ProposalChange {
    private static final Set<String> NOT_COMPARED = Set.of("changed", "version", "changes");

    private ProposalChange() {}

    /** What is new and what is gone since the proposal before, by the names in its tables. */
    static Optional<Html> of(List<QuestionRow> asked, QuestionRow question) {
        var before = asked.stream()
                .filter(each -> each.reply().isPresent() && each.question().equals(question.question()))
                .reduce((_, last) -> last);
        if (before.isEmpty()) {
            return Optional.empty();
        }
        var old = names(before.get().proposal());
        var now = names(question.proposal());
        var added = now.stream().filter(name -> !old.contains(name)).toList();
        var gone = old.stream().filter(name -> !now.contains(name)).toList();
        return added.isEmpty() && gone.isEmpty()
                ? Optional.empty()
                : Optional.of(Html.of(
                        "<p class=\"difference\"><strong>Since the last version.</strong> {}{}</p>",
                        Html.when(!added.isEmpty(), Html.of("<ins>{}</ins> ", String.join(", ", added))),
                        Html.when(!gone.isEmpty(), Html.of("<del>{}</del>", String.join(", ", gone)))));
    }

    private static Set<String> names(JsonNode proposal) {
        var names = new TreeSet<String>();
        proposal.properties().stream()
                .filter(field -> field.getValue().isArray() && !NOT_COMPARED.contains(field.getKey()))
                .forEach(field -> field.getValue()
                        .forEach(row -> names.add(
                                row.isObject()
                                        ? QuestionForm.label(row, RecordSheet.columns(field.getValue()))
                                        : row.asString(row.toString()))));
        return names;
    }
}
