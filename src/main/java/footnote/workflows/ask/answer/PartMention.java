package footnote.workflows.ask.answer;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether a sentence names the product, segment or region a question is limited to: by all its words, or by its initials. */
final class PartMention {
    private final List<Predicate<String>> named;

    PartMention(List<String> parts, List<AnswerEvidence.Source> sources) {
        this.named = parts.stream()
                .flatMap(part -> Stream.concat(Stream.of(words(part)), initials(part, sources)))
                .toList();
    }

    /** Any sentence does where a question is limited to no part. */
    boolean isNamedIn(String sentence) {
        return named.isEmpty() || named.stream().anyMatch(each -> each.test(sentence));
    }

    private static Predicate<String> words(String part) {
        var words = Arrays.stream(
                        part.toLowerCase(Locale.ROOT).replaceAll("['’]s\\b", "").split("[^\\p{L}\\p{N}&-]+", -1))
                .filter(word -> !word.isEmpty() && !word.equals("and") && !word.equals("of"))
                .map(word -> Pattern.compile("\\b" + Pattern.quote(word)).asPredicate())
                .toList();
        return sentence -> {
            String small = sentence.toLowerCase(Locale.ROOT);
            return words.stream().allMatch(word -> word.test(small));
        };
    }

    /** The initials that a document gives it in parentheses, as in "Commercial Airplanes (BCA)". */
    private static Stream<Predicate<String>> initials(String part, List<AnswerEvidence.Source> sources) {
        var introduced =
                Pattern.compile("(?i:" + Pattern.quote(part) + ")(?: segment)? \\((\\p{Lu}[\\p{Lu}&]{1,5})\\)");
        return sources.stream()
                .flatMap(source -> introduced.matcher(source.passage().text()).results())
                .map(found -> found.group(1))
                .distinct()
                .map(initials ->
                        Pattern.compile("\\b" + Pattern.quote(initials) + "\\b").asPredicate());
    }
}
