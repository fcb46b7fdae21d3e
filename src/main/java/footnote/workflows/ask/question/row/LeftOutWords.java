package footnote.workflows.ask.question.row;

import footnote.domain.names.CompanyName;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of a question that neither its figures nor the rows they were read from say: they may narrow a figure to one
 * that was not found, as "streaming" does in "revenue from streaming outside the US".
 */
public final class LeftOutWords {
    /** Words that readers put around a figure and that leave it as it is. */
    private static final Set<String> HARMLESS = AskingWords.words(
            // what is asked and in which form
            "accordance according agreement answer answers approximation around base based basing basis"
                    + " began begin beginning bps calculated calculation close computed computing data date dates day"
                    + " days decimal decimals defined definition detail details document each end ended ending every"
                    + " filing filings five following footnote form format formula four given information method"
                    + " nearest note notes one page pct per percentages percents period periods place places point"
                    + " points precise provide provided quarter quarters question questions respond response round"
                    + " rounded schedule sheet single start statement statements table tables term terms three time two"
                    + " unit units using week weeks work working"
                    // who asks
                    + " analyst anyone assume assuming beginner called equities finding friend he help her here him"
                    + " investor judgment judgments know known let look looking looks means meant my need needs"
                    + " perspective public see she somebody student them think us want wanted wants we you your"
                    // having and doing
                    + " add added adding bear became become being bore bring brings brought buy buying buys comes"
                    + " coming earn earned earning earns finish finished gave gives happen happened happening having"
                    + " keep keeps kept leave leaves left lose losing lost making print printed prints produce"
                    + " produced purchase purchased remain remained sat sell selling sells set showed showing sit sold"
                    + " spending spends take taken takes taking turn turned worked"
                    // small words
                    + " across again ago almost alone along already also altogether back because before both but down"
                    + " either even ever far just like long next nothing now off once quite since so some soon such"
                    + " then these those together too until way well where whether while why within without yet"
                    // what any figure has
                    + " account asset assets assumed attributable bad best big books bottom buck bucks business"
                    + " businesses calendar can changes continuing corporation cost costs could develop developed"
                    + " division divisions dollar earnings enough enterprise entity equivalents evolve expense expenses"
                    + " falling fast faster fastest figures financial financials firm fraction gaap gap general gone"
                    + " goods growing huge investors key large last liabilities ltm margin may measure median metric"
                    + " metrics money move moved multiple must narrow numbers official operating operation operations"
                    + " owners parent part parts performance piece portion position pre pretax primary profits"
                    + " proportion providing quick ratio ratios region regions result results revenue revenues rising"
                    + " sales segment segments services shareholder shareholders shares should shrinking side size slow"
                    + " slower slowest small stockholder stockholders sum tax times top trend trends ttm turnover widen"
                    + " will worsen worsening worst worth would yearend");

    /** Ends of sentences, and what announces the question itself. */
    private static final Pattern SENTENCE = Pattern.compile(
            "(?i)(?<=[\\p{L}\\d)%]{2}[.?!])\\s+(?=[\\p{Lu}\"(])|(?<=\\bquestion):\\s+|\\bhere(?:'s| is) the question:?\\s+");
    /** What the answer is to be taken from, before or after what is asked for. */
    private static final Pattern SOURCE = Pattern.compile(
            "(?i)^(?:according to|based? (?:up)?on|basing|by|using|utilizing|considering|taking into (?:account|consideration)|given|from|in|per|relying|referring|looking|as|with|respond\\w*|answer\\w*)\\b[^?]*?\\b(?:statements?|sheets?|p&l|position|perspective|analyst|investor|banker|information|data|10-?k|report|details?|only)\\b[^?,]*, (?=(?:(?:and|but|so|please|tell|calculate|compute|find) )*(?:what|how|which|did|does|is|was|has|the|\\p{L}+['’]s)\\b)");

    private static final Pattern ADVERB = Pattern.compile("\\p{L}{3,}ly");

    private LeftOutWords() {}

    /** In small letters; {@code said} is all that the figures, their rows and their parts are called. */
    public static Set<String> in(String question, List<String> companies, String said) {
        var stems = RowTokens.of(said).stream()
                .map(each -> RowTokens.stem(each.toLowerCase(Locale.ROOT)))
                .collect(Collectors.toSet());
        var own = companies.stream()
                .map(CompanyName::of)
                .flatMap(name -> Stream.concat(
                        Stream.of(name.key()), Stream.concat(name.shortForms(1).stream(), name.shortForms(2).stream())))
                .collect(Collectors.toSet());
        return UnexplainedWords.in(asking(question), companies).stream()
                .filter(word -> word.length() > 1 && !isHarmless(word) && !own.contains(word))
                .filter(word -> AskedMetrics.in(word).isEmpty())
                .filter(word -> !stems.contains(RowTokens.stem(word)))
                .collect(Collectors.toSet());
    }

    /** The sentences that ask: those that name a figure, and of them the questions; all where none does. */
    private static String asking(String question) {
        var sentences = SENTENCE.splitAsStream(question).toList();
        var naming = sentences.stream()
                .filter(each -> !AskedMetrics.in(each).isEmpty())
                .toList();
        var questions =
                naming.stream().filter(each -> each.strip().endsWith("?")).toList();
        var kept = !questions.isEmpty() ? questions : naming.isEmpty() ? sentences : naming;
        return kept.stream().map(each -> SOURCE.matcher(each).replaceFirst("")).collect(Collectors.joining(" "));
    }

    private static boolean isHarmless(String word) {
        return HARMLESS.contains(word)
                || UnexplainedWords.isPlain(word)
                || ADVERB.matcher(word).matches();
    }
}
