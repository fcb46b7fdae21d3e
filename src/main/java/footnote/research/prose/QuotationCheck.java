package footnote.research.prose;

import footnote.runtime.model.Prompt;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Checks that words in quotation marks stand, letter by letter, in what the writer was given. */
public final class QuotationCheck {
    private static final Pattern QUOTED = Pattern.compile("“([^”]*)”|\"([^\"]*)\"");
    private static final Pattern LEFT_OUT = Pattern.compile("\\s*(?:…|\\.\\.\\.|\\[[^\\]]*])\\s*");
    private static final Pattern EVIDENCE_LINE = Pattern.compile("(?m)^> ");
    private static final Pattern ENDS = Pattern.compile("^[\\s.,;:!?'’-]+|[\\s.,;:!?'’-]+$");

    private final String material;

    /** With the texts that may be quoted. */
    public QuotationCheck(Collection<String> texts) {
        this.material = texts.stream().map(QuotationCheck::plain).collect(Collectors.joining(" \n "));
    }

    /** With what a prompt gives, but for sentences that its model wrote before. */
    public static QuotationCheck of(Prompt prompt) {
        return new QuotationCheck(prompt.values().entrySet().stream()
                .filter(each -> !each.getKey().equals("objections"))
                .map(Map.Entry::getValue)
                .toList());
    }

    /** Why a sentence may not be printed: it quotes what nothing says. */
    public Optional<String> objection(String sentence) {
        return QUOTED.matcher(sentence)
                .results()
                .map(found -> found.group(1) != null ? found.group(1) : found.group(2))
                .filter(quote -> !stands(quote))
                .findFirst()
                .map(quote ->
                        "\"" + quote + "\" is not in the passages; quote letter by letter, or write without marks");
    }

    private boolean stands(String quote) {
        return LEFT_OUT.splitAsStream(quote)
                .map(part -> ENDS.matcher(plain(part)).replaceAll(""))
                .allMatch(material::contains);
    }

    /** Without differences of spacing, case and typography. */
    private static String plain(String text) {
        return EVIDENCE_LINE
                .matcher(text)
                .replaceAll("")
                .replace('’', '\'')
                .replace('‘', '\'')
                .replaceAll("[“”\"]", "'")
                .replaceAll("[‐‑–—]", "-")
                .replaceAll("\\s+", " ")
                .toLowerCase(Locale.ROOT);
    }
}
