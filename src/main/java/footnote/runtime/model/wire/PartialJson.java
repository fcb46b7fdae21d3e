package footnote.runtime.model.wire;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Reads one text field out of a JSON object that is still coming, as far as it came. */
public final class PartialJson implements Consumer<String> {
    private static final int ESCAPE = 6;

    private final Pattern opening;
    private final Consumer<String> listener;
    private final StringBuilder came = new StringBuilder();

    public PartialJson(String field, Consumer<String> listener) {
        this.opening = Pattern.compile("\"" + Pattern.quote(field) + "\"\\s*:\\s*\"");
        this.listener = listener;
    }

    @Override
    public void accept(String more) {
        came.append(more);
        text().filter(text -> !text.isBlank()).ifPresent(listener);
    }

    /** What is there of the field; nothing before it begins. */
    private Optional<String> text() {
        var found = opening.matcher(came);
        return found.find() ? Optional.of(read(found.end())) : Optional.empty();
    }

    private String read(int from) {
        var text = new StringBuilder();
        for (int i = from; i < came.length() && came.charAt(i) != '"'; i++) {
            char letter = came.charAt(i);
            if (letter != '\\') {
                text.append(letter);
                continue;
            }
            boolean coded = i + 1 < came.length() && came.charAt(i + 1) == 'u';
            if (i + (coded ? ESCAPE : 2) > came.length()) {
                break; // the rest of the escape is still to come
            }
            text.append(coded ? coded(i + 2) : plain(came.charAt(i + 1)));
            i += coded ? ESCAPE - 1 : 1;
        }
        return text.toString();
    }

    private char coded(int at) {
        try {
            return (char) Integer.parseInt(came.substring(at, at + 4), 16);
        } catch (NumberFormatException e) {
            return '\uFFFD';
        }
    }

    private static char plain(char letter) {
        return switch (letter) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r', 'b', 'f' -> ' ';
            default -> letter;
        };
    }
}
