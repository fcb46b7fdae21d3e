package footnote.workflows.ask.question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The parts of a company that a question names with capitals or as a segment: "Media Networks", "the beef segment". */
public final class NamedPart {
    private static final Pattern CAPITALS =
            Pattern.compile("(?<=[\\p{Ll}\\p{N},’'] )(\\p{Lu}[\\p{L}&-]*(?: (?:and |& )?\\p{Lu}[\\p{L}&-]*)*)");
    private static final Pattern SEGMENT = Pattern.compile(
            "(?i)\\b((?!the\\b|its\\b|which\\b|what\\b|each\\b|every\\b|by\\b|largest\\b|reportable\\b|operating\\b|business\\b|own\\b)[\\p{L}&-]{3,}) (?:segment|division)\\b");
    private static final Pattern NO_PART = Pattern.compile(
            "(?i)(?:Q[1-4]|FY\\d*|EPS|EBITDA|EBIT|GAAP|SG&A|R&D|FX|US|U\\.S\\.|USD|CEO|CFO|I|January|February|March|April|May|June|July|August|September|October|November|December|COVID.*)");

    private NamedPart() {}

    /** In small letters; without the names of these companies. */
    public static List<String> in(String question, List<String> companies) {
        var own = companies.stream()
                .flatMap(name -> Arrays.stream(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)))
                .collect(Collectors.toSet());
        var parts = new ArrayList<String>();
        for (var form : List.of(CAPITALS, SEGMENT)) {
            form.matcher(question.replaceAll("['’]s?(?= )", " ")).results().forEach(found -> {
                String name = Arrays.stream(found.group(1).split(" ", -1))
                        .filter(word -> !own.contains(word.toLowerCase(Locale.ROOT))
                                && !NO_PART.matcher(word).matches())
                        .collect(Collectors.joining(" "))
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("^(?:and|&) | (?:and|&)$", "");
                if (name.length() > 2 && !parts.contains(name)) {
                    parts.add(name);
                }
            });
        }
        return parts;
    }
}
