package footnote.workflows.movers;

import footnote.delivery.mail.Letter;
import footnote.domain.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The mover as a letter: the same words as text and as a page that reads well on a phone and in the dark. */
final class MoverLetter {
    private static final String STYLE = """
            body{margin:0;padding:16px;background:#ffffff;color:#1a2230;\
            font:16px/1.5 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
            .sheet{max-width:640px;margin:0 auto}
            h1{font-size:22px;line-height:1.25;margin:0 0 4px}
            h2{font-size:17px;margin:24px 0 8px}
            .muted{color:#5a6676;font-size:14px}
            table{border-collapse:collapse;width:100%}
            td{padding:6px 0;border-bottom:1px solid #dfe3e8;vertical-align:top}
            td.figure{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
            img{width:100%;height:auto;background:#ffffff;border-radius:4px}
            sup{font-size:11px;color:#5a6676}
            ol{padding-left:22px;font-size:13px;color:#5a6676}
            a{color:#1f5fa8}
            @media (prefers-color-scheme: dark){
            body{background:#10161f;color:#e9eef5}
            .muted,sup,ol{color:#a7b4c5}
            td{border-color:#2a3544}
            a{color:#6aa7ec}
            }
            """;

    private final MoverReport report;
    private final NumberedNotes notes;

    MoverLetter(MoverReport report) {
        this.report = report;
        this.notes = new NumberedNotes(report.ledger());
    }

    /** One line; a name with control characters in it is left out. */
    static String subject(MoverReport report) {
        String fictional = report.fictional() ? " (fictional)" : "";
        return report.company()
                .map(each -> {
                    String name = each.name();
                    boolean plain = name.length() <= 80 && !name.matches("(?s).*[\\p{Cntrl}\\u2028\\u2029].*");
                    return each.symbol() + (plain ? ", " + name + "," : "") + " leads " + report.market() + " on "
                            + report.asOf() + fictional;
                })
                .orElse("No top gainer of " + report.market() + " on " + report.asOf() + fictional);
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add(heading());
        lines.add("");
        report.story().forEach(prose -> lines.add(prose.told(id -> plain(notes.figure(id)))));
        if (!report.figures().isEmpty()) {
            lines.add("");
            report.figures()
                    .forEach(each -> lines.add("%-20s %s".formatted(each.label(), plain(notes.figure(each.entry())))));
        }
        if (!report.news().isEmpty()) {
            lines.add("");
            lines.add("What the news says moved it");
            report.news()
                    .forEach(each -> lines.add("- \"" + printable(each.title()) + "\" " + printable(each.publisher())
                            + ", " + each.uri()));
        }
        if (!report.gaps().isEmpty()) {
            lines.add("");
            lines.add("Missing");
            report.gaps().forEach(gap -> lines.add("- " + printable(gap.toString())));
        }
        lines.add("");
        var sources = notes.lines();
        IntStream.range(0, sources.size()).forEach(i -> lines.add("[" + (i + 1) + "] " + printable(sources.get(i))));
        lines.add("");
        lines.add(closing());
        return String.join("\n", lines) + "\n";
    }

    String html() {
        var body = new StringBuilder();
        body.append("<h1>").append(escaped(heading())).append("</h1>\n");
        body.append("<p class=\"muted\">").append(escaped(closing())).append("</p>\n");
        report.story().forEach(prose -> body.append("<p>").append(told(prose)).append("</p>\n"));
        report.chartPath().ifPresent(path -> body.append("<p><img src=\"")
                .append(Letter.source(path))
                .append("\" alt=\"")
                .append(escaped(chartWords()))
                .append("\"></p>\n"));
        body.append(table());
        body.append(section(
                "What the news says moved it",
                report.news().stream()
                        .map(each -> "<a href=\"" + escaped(each.uri().toString()) + "\">"
                                + escaped(printable(each.title())) + "</a> <span class=\"muted\">"
                                + escaped(printable(each.publisher())) + "</span>")
                        .toList()));
        body.append(section(
                "Missing",
                report.gaps().stream()
                        .map(gap -> escaped(printable(gap.toString())))
                        .toList()));
        body.append("<h2>Sources</h2>\n<ol>")
                .append(notes.lines().stream()
                        .map(line -> "<li>" + escaped(printable(line)) + "</li>")
                        .collect(Collectors.joining()))
                .append("</ol>\n");
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
                + "<meta name=\"color-scheme\" content=\"light dark\">"
                + "<meta name=\"supported-color-schemes\" content=\"light dark\">"
                + "<title>" + escaped(heading()) + "</title><style>" + STYLE
                + "</style></head><body><div class=\"sheet\">\n" + body + "</div></body></html>\n";
    }

    String chartWords() {
        return report.company().map(each -> each.symbol().symbol()).orElse("The share")
                + ": daily prices and volume over " + report.period().words()
                + report.benchmark()
                        .map(index -> ", and how it did against " + index)
                        .orElse("");
    }

    private String heading() {
        return report.company()
                .map(each -> printable(each.name()) + " (" + each.symbol() + ") leads " + report.market())
                .orElse("No top gainer of " + report.market() + " could be had");
    }

    private String closing() {
        return report.asOf() + " · figures by " + report.analysedBy() + " · words by "
                + (report.answeredBy().equals("rule") ? "rules" : report.answeredBy()) + " · "
                + (report.fictional() ? "Fictional sample data · " : "") + "Analysis, not advice.";
    }

    private String table() {
        return report.figures().isEmpty()
                ? ""
                : report.figures().stream()
                        .map(each -> "<tr><td>" + escaped(each.label()) + "</td><td class=\"figure\">"
                                + raised(notes.figure(each.entry())) + "</td></tr>\n")
                        .collect(Collectors.joining("", "<table role=\"presentation\">\n", "</table>\n"));
    }

    private static String section(String title, List<String> points) {
        return points.isEmpty()
                ? ""
                : points.stream()
                        .map(each -> "<li>" + each + "</li>")
                        .collect(Collectors.joining("", "<h2>" + title + "</h2>\n<ul>", "</ul>\n"));
    }

    /** Escaped first: references have no letter that escaping would change. */
    private String told(Prose prose) {
        return new Prose(escaped(prose.text())).told(id -> raised(notes.figure(id)));
    }

    private static String raised(NumberedNotes.Figure figure) {
        return escaped(figure.words()) + "<sup>" + figure.note() + "</sup>";
    }

    private static String plain(NumberedNotes.Figure figure) {
        return figure.words() + " [" + figure.note() + "]";
    }

    /** Words from outside without what would move a cursor or turn the reading direction. */
    private static String printable(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]+", " ");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
