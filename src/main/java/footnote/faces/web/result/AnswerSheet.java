package footnote.faces.web.result;

import footnote.domain.LedgerEntry;
import footnote.domain.opinion.GapReason;
import footnote.evidence.documents.Citation;
import footnote.faces.web.document.CitedSpan;
import footnote.faces.web.document.DocumentTextPage;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.publication.text.TextBlock;
import footnote.workflows.ask.AskAnswer;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An answer with a chip for every citation; the passages stand beside it. */
final class AnswerSheet {
    private static final Pattern MARKERS = Pattern.compile("\\[([A-Za-z0-9]+(?:, ?[A-Za-z0-9]+)*)]");
    private static final Pattern FORM = Pattern.compile(
            "(10-K|10-Q|8-K|20-F|6-K|[Aa]nnual report|[Ee]arnings call)(,? [A-Z0-9][A-Za-z0-9 ]{1,12})?$");
    private static final int AROUND = 600;
    private static final int LONGEST_SECTION = 12;

    private final AskAnswer answer;
    private final Function<String, Optional<String>> pages;
    private final Set<String> known;
    private final CitedNotes notes;

    /** The answer, and where the page of a passage is found by its key. */
    AnswerSheet(AskAnswer answer, Function<String, Optional<String>> pages) {
        this.answer = answer;
        this.pages = pages;
        this.known = answer.citations().stream().map(Citation::marker).collect(Collectors.toCollection(HashSet::new));
        this.notes = new CitedNotes(answer.ledger());
    }

    Html html() {
        var text = text();
        var figures = figures();
        return Html.of(
                """
                <article class="sheet answer"><div class="columns passages-beside">
                <div class="story"><div class="answer-text">{}</div>{}{}{}</div>
                <section class="rail" aria-labelledby="passages-title"><h2 id="passages-title">Passages</h2>{}</section>
                </div>{}</article>
                """,
                text,
                gaps(),
                figures,
                way(),
                answer.citations().isEmpty()
                        ? Html.of("<p class=\"muted\">No passage was cited.</p>")
                        : Html.of(
                                "<ol class=\"passages\">{}</ol>",
                                answer.citations().stream().map(this::passage)),
                notes.list());
    }

    private Html text() {
        var html = Html.NONE;
        boolean listed = false;
        for (var block : TextBlock.of(answer.answer())) {
            String line = block instanceof TextBlock.Line(String text) ? text.strip() : "";
            boolean item = line.matches("[-*•] .*");
            if (item != listed) {
                html = html.and(Html.of(item ? "<ul>" : "</ul>"));
                listed = item;
            }
            html = html.and(
                    switch (block) {
                        case TextBlock.Table table -> table(table);
                        case TextBlock.Line _ ->
                            item ? Html.of("<li>{}</li>", chipped(line.substring(2))) : paragraph(line);
                    });
        }
        return listed ? html.and(Html.of("</ul>")) : html;
    }

    private Html table(TextBlock.Table table) {
        return Html.of(
                "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Figures of the answer\"><table class=\"numbers\"><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>",
                table.header().stream().map(cell -> Html.of("<th scope=\"col\">{}</th>", cell)),
                table.rows().stream()
                        .map(row -> Html.of(
                                "<tr><th scope=\"row\">{}</th>{}</tr>",
                                row.getFirst(),
                                IntStream.range(1, row.size())
                                        .mapToObj(column -> Html.of(
                                                table.isFigure(column)
                                                        ? "<td>{}</td>"
                                                        : "<td class=\"sources\">{}</td>",
                                                chipped(row.get(column), each -> each))))));
    }

    private Html paragraph(String line) {
        return line.startsWith("#")
                ? Html.of("<h3>{}</h3>", chipped(line.replaceFirst("^#+\\s*", "")))
                : Html.of("<p>{}</p>", chipped(line));
    }

    /** The line with each marker that has a citation as a chip. */
    private Html chipped(String line) {
        return chipped(line, this::name);
    }

    private Html chipped(String line, UnaryOperator<String> label) {
        var found = MARKERS.matcher(line);
        var html = Html.NONE;
        int from = 0;
        while (found.find()) {
            var markers = List.of(found.group(1).split(", ?", -1));
            if (known.containsAll(markers)) {
                html = html.and(Html.of("{}", line.substring(from, found.start())))
                        .and(Html.of("{}", markers.stream().map(marker -> chip(marker, label.apply(marker)))));
                from = found.end();
            }
        }
        return html.and(notes.rendered(line.substring(from)));
    }

    private Optional<Citation> cited(String marker) {
        return answer.citations().stream()
                .filter(each -> each.marker().equals(marker))
                .findFirst();
    }

    private String name(String marker) {
        return cited(marker).map(AnswerSheet::name).orElse(marker);
    }

    /** A chip says which document it leads to, in a table by its marker; its passage shows on hover. */
    private Html chip(String marker, String label) {
        return Html.of(
                "<a class=\"chip\" href=\"#cite-{}\" title=\"{}\" aria-label=\"Source: {}\">{}</a>",
                marker,
                cited(marker).map(Citation::quote).orElse(""),
                label.equals(name(marker)) ? label : label + ", " + name(marker),
                label);
    }

    /** The document without the company's name, which the text has anyway, and the section. */
    private static String name(Citation citation) {
        var form = FORM.matcher(citation.title());
        String document = form.find() ? form.group() : citation.title();
        String shortened = document.length() > 34 ? document.substring(0, 33).strip() + "…" : document;
        // of a long section the part that tells it from others: "Item 8, Revenue" is a chip "Revenue"
        String section = citation.section().length() > LONGEST_SECTION
                ? citation.section()
                        .substring(citation.section().lastIndexOf(',') + 1)
                        .strip()
                : citation.section();
        return section.isBlank() || section.length() > 2 * LONGEST_SECTION ? shortened : shortened + ", " + section;
    }

    private Html passage(Citation citation) {
        var span = CitedSpan.of(citation.passage(), citation.quote(), pages);
        return Html.of(
                """
                <li id="cite-{}" tabindex="-1"><p class="passage-head">{}</p>
                <blockquote>{}</blockquote>{}<p class="small">{}{}{}{}</p></li>
                """,
                citation.marker(),
                citation.title(),
                citation.quote(),
                span.map(this::around),
                citation.section().isBlank() ? "" : citation.section(),
                citation.page().map(page -> ", page " + page).orElse("")
                        + citation.date()
                                .map(day -> " · public since " + TimeText.day(day))
                                .orElse(""),
                DocumentTextPage.link(span.map(CitedSpan::passage).orElse(citation.passage()))
                        .map(path -> Html.of(" · <a href=\"{}\">open document</a>", path)),
                citation.url()
                        .filter(_ -> !answer.origin().fictional())
                        .map(uri -> Html.of(" · {}", Html.outside(uri, "original"))));
    }

    /** The quote on its page, with the words before and after it. */
    private Html around(CitedSpan span) {
        return pages.apply(span.page())
                .map(page -> Html.of(
                        "<details><summary>Show in context</summary><div class=\"leaf\" tabindex=\"0\" role=\"region\" aria-label=\"Quote in context\">{}{}<mark>{}</mark>{}{}</div></details>",
                        span.from() > AROUND ? "… " : "",
                        page.substring(Math.max(0, span.from() - AROUND), span.from()),
                        page.substring(span.from(), span.to()),
                        page.substring(span.to(), Math.min(page.length(), span.to() + AROUND)),
                        page.length() > span.to() + AROUND ? " …" : ""))
                .orElse(Html.NONE);
    }

    private Html gaps() {
        return Html.when(
                !answer.gaps().isEmpty(),
                Html.of(
                        "<section><h2>Not found</h2><ul>{}</ul></section>",
                        answer.gaps().stream().map(gap -> Html.of("<li>{}</li>", GapReason.told(gap)))));
    }

    private Html figures() {
        var ids = answer.ledger().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        var shown = answer.figures().stream()
                .filter(figure -> ids.contains(figure.id()))
                .toList();
        return Html.when(
                !shown.isEmpty(),
                Html.of(
                        "<section><h2>Figures</h2><dl class=\"figures\">{}</dl></section>",
                        shown.stream()
                                .map(figure -> Html.of(
                                        "<div><dt>{} {}, {}</dt><dd>{}</dd></div>",
                                        figure.company(),
                                        figure.metric().replace('_', ' '),
                                        figure.period(),
                                        notes.figure(figure.id())))));
    }

    private Html way() {
        return Html.of(
                """
                <section><h2>How it was found</h2><p>{}</p><p class="small">{}{} · {} · {} passages read · written by {} · as of {}{}</p></section>
                """,
                answer.approach(),
                answer.mode().isEmpty() ? "Mode not kept" : "Mode " + answer.mode(),
                answer.likelihood().map(" · "::concat).orElse(""),
                answer.iterations() == 1 ? "1 round" : answer.iterations() + " rounds",
                answer.chunksUsed(),
                answer.origin().by().equals("rule") ? "rules" : answer.origin().by(),
                TimeText.day(LocalDate.parse(answer.origin().asOf())),
                Html.when(
                        answer.origin().fictional(),
                        Html.of(" · <span class=\"sample\">fictional sample data</span>")));
    }
}
