package footnote.faces.cli;

import footnote.domain.FigureFormat;
import footnote.runtime.secret.Redactor;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where a reader sees what we print. Text from outside is shown without its control characters. */
public final class Console {
    private static final int WIDTH = 100;

    private final PrintStream out;
    private final PrintStream err;
    private final BufferedReader in;
    private final boolean terminal;
    private final boolean colour;
    private final boolean debugging;

    Console(PrintStream out, PrintStream err, BufferedReader in, boolean terminal, boolean colour, boolean debugging) {
        this.out = out;
        this.err = err;
        this.in = in;
        this.terminal = terminal;
        this.colour = colour;
        this.debugging = debugging;
    }

    static Console real(Map<String, String> environment) {
        boolean terminal = Optional.ofNullable(System.console())
                        .filter(java.io.Console::isTerminal)
                        .isPresent()
                && !"dumb".equals(environment.get("TERM"));
        return new Console(
                new PrintStream(System.out, true, StandardCharsets.UTF_8),
                new PrintStream(System.err, true, StandardCharsets.UTF_8),
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                terminal,
                terminal && !environment.containsKey("NO_COLOR"),
                environment.getOrDefault("LOG_LEVEL", "").matches("(?i)debug|trace|fine"));
    }

    PrintStream out() {
        return out;
    }

    PrintStream err() {
        return err;
    }

    /** Whether a person sits before it: only then it asks and draws. */
    boolean terminal() {
        return terminal;
    }

    boolean debugging() {
        return debugging;
    }

    PrintWriter outWriter() {
        return new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true);
    }

    PrintWriter errWriter() {
        return new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true);
    }

    void problem(String message) {
        err.println(red("footnote: ") + plain(Redactor.redact(message)));
    }

    Optional<String> ask(String prompt) {
        out.print(prompt);
        out.flush();
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    String bold(String text) {
        return styled("1", text);
    }

    String dim(String text) {
        return styled("2", text);
    }

    String red(String text) {
        return styled("31", text);
    }

    String green(String text) {
        return styled("32", text);
    }

    String yellow(String text) {
        return styled("33", text);
    }

    private String styled(String code, String text) {
        return colour ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }

    /** Lines of a card's width: what stands before the first, and each further one under the text. */
    static List<String> wrapped(String before, String text) {
        return wrapped(before, before.length(), text);
    }

    /** The same with another indent of the further lines. */
    static List<String> wrapped(String before, int indent, String text) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(before);
        boolean fresh = true;
        for (var word : text.split(" ", -1)) {
            if (!fresh && line.length() + word.length() >= WIDTH) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(" ".repeat(indent));
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
            fresh = false;
        }
        lines.add(line.toString());
        return lines;
    }

    /** One of a thing, or several. */
    static String count(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /** A day as readers write it: 30 Jun 2026. */
    static String day(LocalDate day) {
        return FigureFormat.day(day);
    }

    /** Text that came from outside, made harmless for a terminal. */
    static String plain(String text) {
        return text.codePoints()
                .filter(letter -> letter == '\n' || letter == '\t' || !isControl(letter))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** As {@link #plain}, on one line: line breaks and other control characters are written as escapes. */
    static String line(String text) {
        var line = new StringBuilder();
        text.codePoints().forEach(letter -> {
            if (isControl(letter) || letter == 0x2028 || letter == 0x2029) {
                line.append(letter == '\n' ? "\\n" : letter == '\t' ? "\\t" : "\\u%04x".formatted(letter));
            } else {
                line.appendCodePoint(letter);
            }
        });
        return line.toString();
    }

    /** Control characters, and those that reorder text. */
    private static boolean isControl(int letter) {
        return Character.isISOControl(letter)
                || (letter >= 0x202A && letter <= 0x202E)
                || (letter >= 0x2066 && letter <= 0x2069)
                || letter == 0x200E
                || letter == 0x200F;
    }
}
