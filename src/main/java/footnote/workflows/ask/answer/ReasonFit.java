package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.question.YesOrNo;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

/** Whether a sentence can give the reason asked for: one on the rise of a figure does not explain its fall. */
final class ReasonFit {
    private static final String UP =
            "expan(?:sion|ded|ding)|increas\\p{L}*|improv\\p{L}*|gr[eo]w\\p{L}*|growth|rose|ris(?:e|en|ing)|gains?|gained|higher|up";
    private static final String DOWN =
            "contract(?:ion|ed|ing)|decreas\\p{L}*|declin\\p{L}*|f[ae]ll\\p{L}*|drop\\p{L}*|lower\\p{L}*|deteriorat\\p{L}*|compress\\p{L}*|reduc\\p{L}*|down";

    private static final Pattern POINTS = Pattern.compile("(?i)\\b(\\d[\\d,]*) (?:basis points|bps?)\\b");
    private static final double ROUNDED_POINTS = 15;

    private ReasonFit() {}

    static boolean fits(String question, Collection<String> metrics, List<LedgerEntry> figures, String sentence) {
        return !contradicts(question, metrics, sentence) && !isOfAnotherSize(sentence, figures);
    }

    /** Whether the sentence says that a figure asked about moved the other way than the question does. */
    private static boolean contradicts(String question, Collection<String> metrics, String sentence) {
        return YesOrNo.direction(question)
                .filter(asked -> metrics.stream()
                        .flatMap(metric -> AskedFigures.writtenAs(metric).stream())
                        .anyMatch(name -> moves(name, asked > 0 ? DOWN : UP, sentence)
                                && !moves(name, asked > 0 ? UP : DOWN, sentence)))
                .isPresent();
    }

    /** Whether the sentence explains a change of another size, as that of one segment is. */
    private static boolean isOfAnotherSize(String sentence, List<LedgerEntry> figures) {
        var said = POINTS.matcher(sentence);
        var change = figures.stream()
                .filter(each -> YesOrNo.isChange(each) && each.fact().unit().equals(Unit.PERCENT))
                .filter(each -> each.fact().metric().name().endsWith("_change"))
                .findFirst();
        return said.find()
                && change.filter(each -> Math.abs(Math.abs(100 * each.number())
                                        - Double.parseDouble(said.group(1).replace(",", "")))
                                > ROUNDED_POINTS)
                        .isPresent();
    }

    private static boolean moves(String name, String way, String sentence) {
        return Pattern.compile("(?i)\\b" + Pattern.quote(name) + "s?(?:[ ,]+(?!" + UP + "|" + DOWN
                        + ")[\\p{L}\\p{N}%.]+){0,5}[ ,]+(?:" + way + ")\\b|\\b(?:" + way
                        + ") (?:in |of )?(?:our |the )?(?:[\\p{L}]+ )?" + Pattern.quote(name) + "\\b")
                .matcher(sentence)
                .find();
    }
}
