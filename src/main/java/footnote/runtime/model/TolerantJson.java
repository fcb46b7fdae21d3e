package footnote.runtime.model;

import footnote.runtime.json.Json;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads the JSON object in a model's answer although it stands in prose or a fence, and although it has comments,
 * trailing commas, single quotes or bare keys. What breaks off is refused: half an answer looks like a whole one.
 */
public final class TolerantJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final Pattern THINKING = Pattern.compile("(?s)^\\s*<think(ing)?>.*?</think(ing)?>");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$-]*");
    private static final String QUOTES = "\"'“”„‘’`";
    private static final int DEEPEST = 100;

    private final String text;
    private int at;
    private int depth;

    private TolerantJson(String text, int at) {
        this.text = text;
        this.at = at;
    }

    /** The largest JSON object in the text. */
    public static JsonNode read(String answer) {
        String text = THINKING.matcher(answer).replaceFirst("");
        try {
            var node = Json.tree(text);
            if (node.isObject()) {
                return node;
            }
        } catch (JacksonException _) {
            // the usual case for models without native schemas: look closer
        }
        return largest(text);
    }

    private static JsonNode largest(String text) {
        JsonNode largest = NODES.missingNode();
        int length = 0;
        String wrong = text.isBlank() ? "the answer is empty" : "the answer holds no JSON object";
        for (int start = text.indexOf('{'); start >= 0; ) {
            var reader = new TolerantJson(text, start);
            try {
                var found = reader.object();
                if (reader.at - start > length) {
                    length = reader.at - start;
                    largest = found;
                }
            } catch (Unreadable e) {
                wrong = String.valueOf(e.getMessage());
            }
            start = text.indexOf('{', Math.max(reader.at, start + 1));
        }
        if (largest.isMissingNode()) {
            throw new Unreadable(wrong);
        }
        return largest;
    }

    private JsonNode value() {
        skip();
        char first = peek();
        if (first == '{' || first == '[') {
            if (++depth > DEEPEST) {
                throw wrong("is nested too deep");
            }
            var node = first == '{' ? object() : array();
            depth--;
            return node;
        }
        return QUOTES.indexOf(first) >= 0 ? NODES.stringNode(string()) : bare();
    }

    private ObjectNode object() {
        var object = NODES.objectNode();
        at++;
        while (!closes('}')) {
            skip();
            String key = QUOTES.indexOf(peek()) >= 0 ? string() : match(WORD, "a key");
            skip();
            if (peek() != ':') {
                throw wrong("has no ':' after the key '" + TextTrimming.cut(key, 40) + "'");
            }
            at++;
            object.set(key, value());
            separate('}');
        }
        return object;
    }

    private ArrayNode array() {
        var array = NODES.arrayNode();
        at++;
        while (!closes(']')) {
            array.add(value());
            separate(']');
        }
        return array;
    }

    private boolean closes(char close) {
        skip();
        if (peek() != close) {
            return false;
        }
        at++;
        return true;
    }

    private void separate(char close) {
        skip();
        if (peek() == ',') {
            at++;
        } else if (peek() != close) {
            throw wrong("has no ',' or '" + close + "' where one is due");
        }
    }

    private JsonNode bare() {
        var number = NUMBER.matcher(text).region(at, text.length());
        if (number.lookingAt()) {
            at = number.end();
            return number(number.group());
        }
        int start = at;
        return switch (match(WORD, "a value")) {
            case "true", "True", "TRUE" -> NODES.booleanNode(true);
            case "false", "False", "FALSE" -> NODES.booleanNode(false);
            case "null", "None", "NULL", "undefined" -> NODES.nullNode();
            case String word -> {
                at = start;
                throw wrong("has the bare word '" + TextTrimming.cut(word, 40) + "' where a value is due");
            }
        };
    }

    private static JsonNode number(String digits) {
        var value = new BigDecimal(digits);
        return digits.matches("[+-]?\\d{1,18}") ? NODES.numberNode(value.longValueExact()) : NODES.numberNode(value);
    }

    private String match(Pattern pattern, String what) {
        Matcher found = pattern.matcher(text).region(at, text.length());
        if (!found.lookingAt()) {
            throw wrong("has no " + what.substring(2) + " where one is due");
        }
        at = found.end();
        return found.group();
    }

    private String string() {
        char open = text.charAt(at++);
        var read = new StringBuilder();
        while (true) {
            char next = peek();
            if (closes(open, next)) {
                at++;
                return read.toString();
            }
            at++;
            read.append(next == '\\' ? escaped() : String.valueOf(next));
        }
    }

    /** A curly quote opens what the other curly quote closes. */
    private static boolean closes(char open, char next) {
        return switch (open) {
            case '“', '„' -> next == '”' || next == '“';
            case '‘' -> next == '’';
            default -> next == open;
        };
    }

    private String escaped() {
        char letter = peek();
        at++;
        return switch (letter) {
            case 'n' -> "\n";
            case 't' -> "\t";
            case 'r' -> "\r";
            case 'b' -> "\b";
            case 'f' -> "\f";
            case '\n' -> "";
            case 'u' -> unicode();
            default -> String.valueOf(letter);
        };
    }

    private String unicode() {
        if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
            throw wrong("has a broken \\u escape");
        }
        at += 4;
        return String.valueOf((char) Integer.parseInt(text.substring(at - 4, at), 16));
    }

    private void skip() {
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\u00A0') {
                at++;
            } else if (text.startsWith("//", at) || text.charAt(at) == '#') {
                at = end(text.indexOf('\n', at), 1);
            } else if (text.startsWith("/*", at)) {
                at = end(text.indexOf("*/", at + 2), 2);
            } else {
                return;
            }
        }
    }

    private int end(int found, int length) {
        return found < 0 ? text.length() : found + length;
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong("breaks off");
        }
        return text.charAt(at);
    }

    private Unreadable wrong(String what) {
        String before = text.substring(Math.max(0, at - 30), Math.min(at, text.length()));
        return new Unreadable("the JSON " + what + ", after: " + before.replace('\n', ' '));
    }

    /** The text holds no JSON that could be read. */
    public static final class Unreadable extends RuntimeException {
        Unreadable(String message) {
            super(message);
        }
    }
}
