package footnote.delivery.message;

import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** A short message in plain words: a title, a summary, and sections of lines with their sources; a channel formats it. */
public record Notification(
        String id,
        String kind,
        Instant written,
        String title,
        String summary,
        List<Section> sections,
        String footer,
        int omitted) {
    private static final int LONGEST_ID = 200;
    private static final int LONGEST_TITLE = 120;
    /** What a format puts around a line: a bullet, a link, a line break. */
    private static final int AROUND = 24;

    private static final int SHORTEST_CUT = 40;

    public Notification {
        sections = List.copyOf(sections);
        title = cut(clean(title), LONGEST_TITLE);
        summary = clean(summary);
        footer = clean(footer);
        if (!id.matches("[A-Za-z0-9._-]{1," + LONGEST_ID + "}")) {
            throw new IllegalArgumentException("not a message's id: '" + id + "'");
        }
    }

    public Notification(
            String id,
            String kind,
            Instant written,
            String title,
            String summary,
            List<Section> sections,
            String footer) {
        this(id, kind, written, title, summary, sections, footer, 0);
    }

    /** Lines under one heading, such as a company's name, with a detail such as the position in it. */
    public record Section(String heading, String detail, List<Line> lines) {
        public Section {
            heading = clean(heading);
            detail = clean(detail);
            lines = List.copyOf(lines);
        }
    }

    /** A sentence and where it comes from. */
    public record Line(String text, String source, Optional<URI> uri) {
        public Line {
            text = clean(text);
            source = clean(source);
            uri = uri.filter(each -> "https".equals(each.getScheme()) || "http".equals(each.getScheme()));
        }
    }

    /** Text from outside without what moves a cursor, turns the reading direction or hides characters. */
    private static String clean(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u061C\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+", " ")
                .strip();
    }

    /** As many of the first lines as fit, the last one cut where not even one does; how many were left out is kept. */
    Notification within(int most, ToIntFunction<String> size) {
        int left = most - size.applyAsInt(title) - size.applyAsInt(summary) - size.applyAsInt(footer) - 4 * AROUND;
        var kept = new ArrayList<Section>();
        int lost = 0;
        for (var section : sections) {
            int heading = size.applyAsInt(section.heading()) + size.applyAsInt(section.detail()) + 2 * AROUND;
            var lines = new ArrayList<Line>();
            for (var line : section.lines()) {
                int needed = cost(line, size) + (lines.isEmpty() ? heading : 0);
                if (lost == 0 && needed <= left) {
                    lines.add(line);
                    left -= needed;
                } else if (lost == 0 && kept.isEmpty() && lines.isEmpty() && left - heading > SHORTEST_CUT) {
                    lines.add(shortened(line, left - heading - AROUND, size));
                    left = 0;
                } else {
                    lost++;
                }
            }
            if (!lines.isEmpty()) {
                kept.add(new Section(section.heading(), section.detail(), lines));
            }
        }
        return new Notification(id, kind, written, title, summary, kept, footer, omitted + lost);
    }

    private static int cost(Line line, ToIntFunction<String> size) {
        return size.applyAsInt(line.text())
                + size.applyAsInt(line.source())
                + line.uri().map(uri -> size.applyAsInt(uri.toString())).orElse(0)
                + AROUND;
    }

    private static Line shortened(Line line, int most, ToIntFunction<String> size) {
        String text = line.text();
        while (text.length() > 1 && size.applyAsInt(text) + 3 > most) {
            text = cut(text, text.length() - Math.max(1, text.length() / 10));
        }
        return new Line(text, "", Optional.empty());
    }

    /** The text, or its start and an ellipsis; no character is cut in two. */
    static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = most - 1;
        if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, Math.max(0, end)) + "…";
    }

    /** What stands for the lines that were left out; empty where none was. */
    String more() {
        return switch (omitted) {
            case 0 -> "";
            case 1 -> "1 more change is in the digest.";
            default -> omitted + " more changes are in the digest.";
        };
    }

    /** All of it as plain text. */
    String plain() {
        var lines = new ArrayList<String>();
        lines.add(summary);
        for (var section : sections) {
            lines.add("");
            lines.add(section.heading() + (section.detail().isEmpty() ? "" : " · " + section.detail()));
            section.lines()
                    .forEach(line -> lines.add(
                            "• " + line.text() + (line.source().isEmpty() ? "" : " (" + line.source() + ")")));
        }
        if (omitted > 0) {
            lines.add("");
            lines.add(more());
        }
        if (!footer.isEmpty()) {
            lines.add("");
            lines.add(footer);
        }
        return String.join("\n", lines).strip();
    }
}
