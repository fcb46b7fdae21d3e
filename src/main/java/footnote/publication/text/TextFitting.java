package footnote.publication.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/** Makes any text printable in a face and fits it into a width by wrapping and, at the last, an ellipsis. */
public final class TextFitting {
    private static final String ELLIPSIS = "…";
    private static final int LONGEST = 600; // more than any line can show; keeps hostile texts cheap

    private TextFitting() {}

    /** One line without control, direction and joining characters, in which every character has a glyph. */
    public static String printable(String text, Typeface face) {
        var line = new StringBuilder();
        plain(text.substring(0, Math.min(text.length(), LONGEST))).codePoints().forEach(codePoint -> {
            if (face.shows(codePoint)) {
                line.appendCodePoint(codePoint);
            } else if (Character.getType(codePoint) != Character.NON_SPACING_MARK) {
                line.appendCodePoint(face.standIn());
            }
        });
        return line.toString();
    }

    /** One line without control, direction and joining characters, for places that are read and not drawn. */
    public static String plain(String text) {
        var line = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().forEach(codePoint -> {
            if (Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint)) {
                if (!line.isEmpty() && line.charAt(line.length() - 1) != ' ') {
                    line.append(' ');
                }
            } else if (isWritten(codePoint)) {
                line.appendCodePoint(codePoint);
            }
        });
        return line.toString().strip();
    }

    /** The text without control and direction characters, its spaces kept, for running text. */
    public static String inert(String text) {
        if (text.chars().allMatch(each -> each >= ' ' && each < 0x7F)) {
            return text;
        }
        var inert = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().forEach(codePoint -> {
            if (Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint)) {
                inert.append(codePoint == 0xA0 || codePoint == 0x202F ? '\u00A0' : ' ');
            } else if (isWritten(codePoint)) {
                inert.appendCodePoint(codePoint);
            }
        });
        return inert.toString();
    }

    /** As {@link #inert}, with a visible stand-in for every character that the face lacks. */
    public static String shown(String text, Typeface face) {
        var inert = inert(text);
        if (inert.chars().allMatch(each -> each >= ' ' && each < 0x7F)) {
            return inert;
        }
        var shown = new StringBuilder();
        inert.codePoints().forEach(codePoint -> {
            if (face.shows(codePoint)) {
                shown.appendCodePoint(codePoint);
            } else if (Character.getType(codePoint) != Character.NON_SPACING_MARK) {
                shown.appendCodePoint(face.standIn());
            }
        });
        return shown.toString();
    }

    /** The text, or its beginning and an ellipsis where it has more characters than that. */
    public static String brief(String text, int most) {
        var plain = plain(text.substring(0, Math.min(text.length(), 4 * most)));
        return plain.codePointCount(0, plain.length()) <= most
                ? plain
                : plain.substring(0, plain.offsetByCodePoints(0, most - 1)).stripTrailing() + ELLIPSIS;
    }

    /** The text, or as much of it as fits before an ellipsis; nothing where not even that fits. */
    public static String line(String text, Typeface face, double size, double width) {
        var printable = printable(text, face);
        if (face.width(printable, size) <= width) {
            return printable;
        }
        double room = width - face.width(ELLIPSIS, size);
        int end = 0;
        while (end < printable.length()) {
            int codePoint = printable.codePointAt(end);
            room -= face.width(Character.toString(codePoint), size);
            if (room < 0) {
                break;
            }
            end += Character.charCount(codePoint);
        }
        return end == 0 ? "" : printable.substring(0, end).stripTrailing() + ELLIPSIS;
    }

    /** The text over at most so many lines, broken at spaces; the last line ends in an ellipsis if it must. */
    public static List<String> lines(String text, Typeface face, double size, double width, int most) {
        var lines = new ArrayList<String>();
        var rest = printable(text, face);
        while (!rest.isEmpty() && lines.size() < most - 1 && face.width(rest, size) > width) {
            int end = breakBefore(rest, face, size, width);
            if (end <= 0) {
                break;
            }
            lines.add(rest.substring(0, end));
            rest = rest.substring(end).strip();
        }
        if (!rest.isEmpty()) {
            lines.add(line(rest, face, size, width));
        }
        return lines;
    }

    private static int breakBefore(String text, Typeface face, double size, double width) {
        int end = 0;
        double used = 0;
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            boolean breakable = codePoint == ' ' || (i > 0 && (Character.isIdeographic(codePoint) || kana(codePoint)));
            if (breakable && used <= width) {
                end = i;
            }
            used += face.width(Character.toString(codePoint), size);
            if (used > width && end > 0) {
                break;
            }
            i += Character.charCount(codePoint);
        }
        return end;
    }

    private static boolean kana(int codePoint) {
        return codePoint >= 0x3041 && codePoint <= 0x30FA;
    }

    private static boolean isWritten(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> codePoint < 0xFE00 || codePoint > 0xFE0F; // variation selectors
        };
    }
}
