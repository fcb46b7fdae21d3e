package footnote.delivery.mail;

import footnote.publication.text.Html;
import java.util.ArrayList;
import java.util.List;

/** The page a letter is: one narrow column that reads well on a phone and in the dark. */
public final class EmailPage {
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

    private static final String PAGE = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width,initial-scale=1">\
            <meta name="color-scheme" content="light dark">\
            <meta name="supported-color-schemes" content="light dark">\
            <title>{}</title><style>{}</style></head><body><div class="sheet">
            {}</div></body></html>
            """;

    private EmailPage() {}

    public static String of(String title, Html body) {
        return Html.of(PAGE, title, Html.own(STYLE), body).markup();
    }

    /** The end of a letter in plain text: what is missing, and its sources by number. */
    public static List<String> endnotes(List<?> gaps, List<String> sources) {
        var lines = new ArrayList<String>();
        if (!gaps.isEmpty()) {
            lines.addAll(List.of("", "Missing"));
            gaps.forEach(gap -> lines.add("- " + printable(gap.toString())));
        }
        lines.add("");
        for (int i = 0; i < sources.size(); i++) {
            lines.add("[" + (i + 1) + "] " + printable(sources.get(i)));
        }
        return lines;
    }

    /** Words from outside without what would move a cursor or turn the reading direction. */
    public static String printable(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]+", " ");
    }
}
