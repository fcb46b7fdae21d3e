package footnote.workflows.ask.question.row;

import footnote.domain.names.CompanyName;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.List;
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
            // asking and format
            "one two three four five single decimal decimals place places point points percents percentages pct bps basis rounded round nearest work working calculate calculated computed compute"
                    + " computing calculation formula method definition defined define approximate approximately approximation roughly about around exactly exact precise precisely answer answers question"
                    + " questions following provide provided respond response unit units format form term terms information data detail details based base basing given using according accordance agreement schedule table"
                    + " tables statement statements sheet page filing filings document note notes footnote period periods time date dates quarter quarters month months week weeks day days week ended"
                    + " ending end start beginning begin began close closing per each every"
                    // who and what asks
                    + " i we you he she us our your my me them him her one anyone somebody need needs want wants wanted help please assume assuming think know see look looks looking find finding tell analyst"
                    + " investor student beginner friend let say said says called known mean means meant here judgment judgments perspective public equities equity-analyst"
                    // verbs of having and doing
                    + " take takes taken taking keep keeps kept bring brings brought turn turned earn earns earned earning lose lost losing leave leaves left put went give gave gives making set"
                    + " turn turned come comes coming end ended finish finished had having being become became remain remained sit sat show showed showing print prints printed work worked happen happened happening"
                    + " owe owes owed add added adding"
                    + " produce produced bear bore buy buys buying purchase purchased sell sells selling sold pay pays paying spend spends spending"
                    // adverbs and small words
                    + " alone only just still already yet even ever really actually in total altogether overall nearly almost roughly currently now then again far well also both either or but if when while where why"
                    + " because whether so such than too very quite fairly much many any some no not nothing back off out down again ago next after before since until once per through across within without during"
                    + " along together over each other's like these those ever way how's long soon"
                    // things any figure has
                    + " money dollar dollars buck bucks company business businesses firm corporation corporate enterprise group entity consolidated own whole entire total overall big large huge small high low good"
                    + " bad strong weak healthy best worst main major key primary financial fiscal annual yearly quarterly calendar full current latest recent last past previous prior historical reported"
                    + " actual final official figure figures number numbers amount amounts sum level size value worth rate ratio ratios metric metrics measure margin turnover growth trend trends change changes move difference gap"
                    + " profit profits income earnings sales revenue revenues expense expenses cost costs cash balance asset assets liabilities share shares stock year-end yearend bottom top line results result performance"
                    + " operating operations operation net pre tax pretax aftertax position side accounts account books book general public unadjusted gaap common shareholders stockholders shareholder stockholder investors owners"
                    + " fast faster fastest slow slower slowest quick quickly rising falling growing shrinking improving worsening improve worsen widen narrow gone develop developed evolve move moved above below positive"
                    + " negative must can could would will should may enough financials trailing twelve ltm ttm segment segments division divisions region regions unit"
                    + " equivalents goods services provided providing continuing attributable parent statement assumed part parts piece portion fraction percentage proportion multiple times average mean median times-interest");

    private static final Pattern ADVERB = Pattern.compile("\\p{L}{3,}ly");

    private LeftOutWords() {}

    /** In small letters; {@code said} is all that the figures, their rows and their parts are called. */
    public static Set<String> in(String question, List<String> companies, String said) {
        var stems = RowTokens.of(said).stream()
                .map(each -> RowTokens.stem(each.toLowerCase(java.util.Locale.ROOT)))
                .collect(Collectors.toSet());
        var own = companies.stream()
                .map(CompanyName::of)
                .flatMap(name -> Stream.concat(
                        Stream.of(name.key()), Stream.concat(name.shortForms(1).stream(), name.shortForms(2).stream())))
                .collect(Collectors.toSet());
        return UnexplainedWords.in(question, companies).stream()
                .filter(word -> word.length() > 1 && !isHarmless(word) && !own.contains(word))
                .filter(word -> AskedMetrics.in(word).isEmpty())
                .filter(word -> !stems.contains(RowTokens.stem(word)))
                .collect(Collectors.toSet());
    }

    private static boolean isHarmless(String word) {
        return HARMLESS.contains(word)
                || UnexplainedWords.isPlain(word)
                || ADVERB.matcher(word).matches();
    }
}
