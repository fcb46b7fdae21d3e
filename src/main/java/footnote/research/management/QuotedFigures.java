package footnote.research.management;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Binds amounts, percentages and counts within quoted words to facts of their own, so that each has its source. */
public final class QuotedFigures {
    private static final Pattern FIGURE = Pattern.compile(
            "(?<currency>US\\$|[$€£¥₩])\\s?(?<number>\\d[\\d,]*(?:\\.\\d+)?)(?:\\s(?<scale>trillion|billion|million|thousand)\\b)?(?<share>(?=\\sper share))?|(?<percent>\\d+(?:\\.\\d+)?)\\s?%"
                    + "|(?<![\\w.,-])(?<count>\\d{1,3}(?:,\\d{3})*)(?= (?:days|months|years|claims|claimants|lawsuits|cases|plaintiffs|actions)\\b)");

    private QuotedFigures() {}

    /**
     * Whose words they are.
     *
     * @param money the currency of the company's statements
     * @param about what the words are about
     */
    public record Source(Subject subject, Period year, Unit money, LocalDate known, Origin origin, Dimension about) {}

    /** The words with a reference for each figure, and the facts referred to. */
    public record Bound(String text, List<LedgerEntry> facts) {}

    public static Bound bind(String words, Source source) {
        var facts = new ArrayList<LedgerEntry>();
        String text = FIGURE.matcher(words.replaceAll("[{}\\[\\]]", "")).replaceAll(figure -> {
            var fact = fact(figure, source);
            facts.add(fact);
            return "[{fact:" + fact.id() + "}]";
        });
        return new Bound(text, List.copyOf(facts));
    }

    /** The words without the figures that can be bound. */
    static String without(String words) {
        return FIGURE.matcher(words).replaceAll("");
    }

    private static LedgerEntry fact(MatchResult figure, Source source) {
        boolean percent = figure.group("percent") != null;
        boolean count = figure.group("count") != null;
        String digits = percent ? figure.group("percent") : figure.group(count ? "count" : "number");
        var value = new BigDecimal(digits.replace(",", "")).movePointRight(scale(figure.group("scale")));
        var unit = percent
                ? Unit.PERCENT
                : count ? Unit.COUNT : money(figure.group("currency"), source, figure.group("share") != null);
        return LedgerEntry.of(new Fact(
                source.subject(),
                new Metric("filed_amount"),
                Period.instant(source.year().end()),
                value,
                unit,
                Basis.REPORTED,
                source.known(),
                source.origin(),
                List.of(source.about())));
    }

    private static Unit money(String symbol, Source source, boolean perShare) {
        var currency =
                switch (symbol) {
                    case "€" -> new Denomination("EUR");
                    case "£" -> new Denomination("GBP");
                    case "¥" -> source.money().currency().orElseThrow();
                    case "₩" -> new Denomination("KRW");
                    default -> new Denomination("USD");
                };
        return perShare ? Unit.perShare(currency) : Unit.of(currency);
    }

    private static int scale(@Nullable String word) {
        return switch (word == null ? "" : word) {
            case "trillion" -> 12;
            case "billion" -> 9;
            case "million" -> 6;
            case "thousand" -> 3;
            default -> 0;
        };
    }
}
