package footnote.workflows.ask.arithmetic;

import java.util.Map;

/** The signs and brackets of a formula as people write it: "(cash + receivables) divided by current liabilities". */
final class FormulaText {
    private static final Map<String, Character> WORDS = Map.of(
            " plus ",
            '+',
            " minus ",
            '-',
            " less ",
            '-',
            " divided by ",
            '/',
            " over ",
            '/',
            " times ",
            '*',
            " multiplied by ",
            '*');

    private FormulaText() {}

    /** Without brackets around all of it, and without asides in square brackets. */
    static String bare(String raw) {
        String text = raw.replaceAll("\\[[^\\]]*\\]", " ")
                .strip()
                .replaceAll("[,;.]+$", "")
                .strip();
        while (text.startsWith("(") && closing(text) == text.length() - 1) {
            text = text.substring(1, text.length() - 1).strip();
        }
        return text;
    }

    static boolean isOutside(String text, int at) {
        return text.substring(0, at)
                        .chars()
                        .map(each -> each == '(' ? 1 : each == ')' ? -1 : 0)
                        .sum()
                == 0;
    }

    private static int closing(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    /** Where the last sign of these stands outside of brackets; below zero where none does. */
    static int lastSign(String text, String signs) {
        int depth = 0;
        for (int i = text.length() - 1; i > 0; i--) {
            char letter = text.charAt(i);
            depth += letter == ')' ? 1 : letter == '(' ? -1 : 0;
            if (depth == 0 && signs.indexOf(signAt(text, i)) >= 0) {
                return i;
            }
        }
        return -1;
    }

    static char signAt(String text, int at) {
        char letter = text.charAt(at);
        boolean spaced = at + 1 < text.length() && text.charAt(at - 1) == ' ' && text.charAt(at + 1) == ' ';
        if (letter == '+' || letter == '*' || letter == '×' || letter == '÷' || (letter == 'x' && spaced)) {
            return letter == '×' || letter == 'x' ? '*' : letter == '÷' ? '/' : letter;
        }
        if (letter == '/') {
            boolean closed = text.charAt(at - 1) == ')';
            boolean opened = at + 1 < text.length() && text.charAt(at + 1) == '(';
            boolean ratio = spaced || closed || opened;
            return ratio ? '/' : ' ';
        }
        if ((letter == '-' || letter == '–' || letter == '−') && spaced) {
            return '-';
        }
        return WORDS.entrySet().stream()
                .filter(each -> text.regionMatches(
                        true, at, each.getKey(), 0, each.getKey().length()))
                .findFirst()
                .map(Map.Entry::getValue)
                .orElse(' ');
    }

    static int widthAt(String text, int at) {
        return WORDS.keySet().stream()
                .filter(each -> text.regionMatches(true, at, each, 0, each.length()))
                .findFirst()
                .map(String::length)
                .orElse(1);
    }
}
