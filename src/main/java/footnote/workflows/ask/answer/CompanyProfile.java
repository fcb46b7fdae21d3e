package footnote.workflows.ask.answer;

import footnote.domain.names.CompanyName;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.Quotation;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the sentences by which a report says what its company is and does, at the beginning of the chapter on its business. */
final class CompanyProfile {
    private static final Set<String> SECTIONS = Set.of("Item 1", "Business");
    private static final String KIND =
            "(?:compan(?:y|ies)|firms?|business(?:es)?|group|leaders?|innovators?|provider|manufacturers?|maker|retailer|seller|bank|producer|operator|developer|supplier|distributor|airline|insurer|utility|services?|network|platform|corporation|partnership|trust|chain)";
    private static final String DOES =
            "(?:designs?|develops?|manufactures?|makes?|markets?|sells?|provides?|operates?|distributes?|offers?|produces?|builds?|runs?|owns?|leases?|lends?|insures?|serves?)";
    /** What says how the company acts or feels, not what it is. */
    private static final Pattern ASIDE = Pattern.compile(
            "(?i)\\b(?:employees?|believe|committed|may|could|might|risks?|forward-looking|website|(?:operating|reportable) segments?|segments? (?:is|are) (?:organi|based)|incorporated (?:in|under)|competit\\w+|stock exchange)\\b");

    private static final int MOST = 2;
    private static final int LONGEST = 500;

    private record Found(String text, AnswerEvidence.Source source, int rank) {}

    private CompanyProfile() {}

    /** The sentences, each with its source, from the first of these that has any; a sentence that names the kind first. */
    static Optional<String> in(List<AnswerEvidence.Source> sources) {
        return sources.stream()
                .filter(source -> SECTIONS.contains(source.passage().section()))
                .map(source -> source.passage().document())
                .distinct()
                .map(document -> sources.stream()
                        .filter(source -> source.passage().document().equals(document)
                                && SECTIONS.contains(source.passage().section()))
                        .flatMap(CompanyProfile::sentences)
                        .sorted(Comparator.comparingInt(Found::rank)
                                .thenComparingInt(
                                        each -> each.source().passage().page().orElse(0)))
                        .limit(MOST)
                        .map(each -> "“" + each.text() + "” [" + each.source().marker() + "]")
                        .collect(Collectors.joining("\n")))
                .filter(lines -> !lines.isEmpty())
                .findFirst();
    }

    private static Stream<Found> sentences(AnswerEvidence.Source source) {
        var words = CompanyName.of(source.passage().document().company()).core().words().stream()
                .map(Pattern::quote)
                .toList();
        String name = String.join("\\W+", words) + "|" + words.getFirst();
        String subject =
                "^(?:Today, |Through [^,]{3,120}, )?(?i:we|our company|the company|it|(?:the )?" + name + ")\\b";
        var is = Pattern.compile(
                subject + "(?:[^.]|\\.(?! \\p{Lu})){0,160}?\\b(?:is|are) (?:(?:primarily|principally) )?"
                        + "(?:(?:an?|one|the|among)\\b(?:[^.]){0,90}?\\b" + KIND + "\\b|engaged in\\b)"
                        + "|^(?i:our|its|the company['’]s) (?:principal|primary|main|core) business(?:es)? (?:activit\\p{L}+ )?(?:is|are)\\b");
        var does = Pattern.compile(subject + "(?: \\p{L}+ly)? " + DOES + "\\b");
        return Quotation.of(source.passage()).stream()
                .map(Quotation::text)
                .filter(text -> text.length() <= LONGEST
                        && SentenceFit.isSentence(text)
                        && !ASIDE.matcher(text).find())
                .flatMap(text -> is.matcher(text).find()
                        ? Stream.of(new Found(text, source, 0))
                        : does.matcher(text).find() ? Stream.of(new Found(text, source, 1)) : Stream.empty());
    }
}
