package footnote.workflows.ask.formulas;

import java.util.Locale;

/** A program with the name the question has for its result. */
public record NamedProgram(String name, FigureProgram program) {
    /** The name as a metric: small words joined. */
    public String metric() {
        String joined = name.toLowerCase(Locale.ROOT)
                .replaceAll("\\bfy\\s?\\d+\\b|[^a-z0-9]+", " ")
                .strip()
                .replace(' ', '_')
                .replaceFirst("^(?:the_|a_|please_|here_)+", "");
        return joined.isEmpty() || !Character.isLetter(joined.charAt(0)) ? "result" : joined;
    }
}
