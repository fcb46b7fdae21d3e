package footnote.workflows.report.text;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.SeriesShape;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Title and text of an exhibit on one metric: what it did, how it compares, and what follows. */
public final class MetricStory {
    private static final double LEAST_POINTS = 0.5;
    private static final double LEAST_DIFFERENCE = 0.05;
    private static final String QUARTERS = "quarter_revenue_growth";

    private static final Map<String, String> NOUNS = Map.ofEntries(
            Map.entry("eps_diluted", "EPS"),
            Map.entry("free_cash_flow", "FCF"),
            Map.entry("free_cash_flow_margin", "FCF margin"),
            Map.entry("receivable_days", "DSO"),
            Map.entry("inventory_days", "DIO"),
            Map.entry("piotroski_f_score", "Piotroski F-score"),
            Map.entry("altman_z_score", "Altman Z''-score"),
            Map.entry("return_on_equity", "ROE"),
            Map.entry("return_on_assets", "ROA"),
            Map.entry("return_on_invested_capital", "ROIC"),
            Map.entry("ebitda_margin", "EBITDA margin"),
            Map.entry("price_to_earnings", "P/E"),
            Map.entry("price_to_book", "P/B"),
            Map.entry("price_to_sales", "P/S"),
            Map.entry("cost_to_income", "cost/income ratio"),
            Map.entry("credit_cost", "provisions/loans"),
            Map.entry("cet1_ratio", "CET1 ratio"),
            Map.entry("loans_to_deposits", "loans/deposits"),
            Map.entry("debt_to_equity", "debt/equity"),
            Map.entry("net_debt_to_ebitda", "net debt/EBITDA"),
            Map.entry("equity_to_assets", "equity/assets"),
            Map.entry("research_intensity", "R&D/revenue"),
            Map.entry("capital_intensity", "capex/revenue"),
            Map.entry("shares_diluted", "diluted share count"),
            Map.entry("promoter_pledge", "promoter pledge"));

    /** Figures of which more is no better in itself. */
    private static final Set<String> NEUTRAL = Set.of(
            "receivable_days",
            "inventory_days",
            "debt_to_equity",
            "net_debt_to_ebitda",
            "cost_to_income",
            "credit_cost",
            "loss_ratio",
            "combined_ratio",
            "loans_to_deposits",
            "research_intensity",
            "capital_intensity",
            "payout_ratio",
            "promoter_pledge",
            "shares_diluted");

    private final ReportFacts book;
    private final SentenceTemplates phrasing;

    public MetricStory(ReportFacts book, SentenceTemplates phrasing) {
        this.book = book;
        this.phrasing = phrasing;
    }

    public static String noun(String key, String name) {
        String noun = NOUNS.get(key);
        return noun == null ? name.toLowerCase(Locale.ROOT) : noun;
    }

    /** A noun as the subject of a sentence: a ratio or a yield has its article. */
    private static String subject(String noun) {
        return noun.endsWith(" ratio") || noun.endsWith(" yield") ? "the " + noun : noun;
    }

    /** A label within a sentence: lower case but for its abbreviations. */
    public static String mid(String label) {
        return label.length() > 1 && !Character.isLowerCase(label.charAt(1))
                ? label
                : label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
    }

    public ExhibitText tell(String visual, String key, String name, List<LedgerEntry> entries) {
        var shape = SeriesShape.of(entries);
        var known = known(key, name, entries, shape);
        return new ExhibitText(
                visual,
                ExhibitText.Kind.CHART,
                title(key, name, entries, shape, known),
                new Prose(interpretation(key, entries, shape, known)));
    }

    private TemplateBindings known(String key, String name, List<LedgerEntry> entries, SeriesShape shape) {
        var first = entries.getFirst();
        var last = entries.getLast();
        var known = new TemplateBindings()
                .word("name", book.name())
                .word("subject", subject(noun(key, name)))
                .word("Subject", Words.capitalized(subject(noun(key, name))))
                .word("Noun", Words.capitalized(noun(key, name)))
                .word("from", ReportFacts.label(first))
                .word("to", ReportFacts.label(last))
                .fact("first", first)
                .fact("last", last)
                .fact("prior", before(entries))
                .word("priorstep", ReportFacts.label(before(entries)))
                .word("peak", ReportFacts.label(entries.get(shape.peak())))
                .word("trough", ReportFacts.label(entries.get(shape.trough())))
                .fact("top", entries.get(shape.peak()))
                .fact("bottom", entries.get(shape.trough()));
        known.word("middle", ReportFacts.priced(key) ? "median" : "average");
        known.word("step", key.equals(QUARTERS) ? "quarter" : "year");
        if (!key.equals(QUARTERS)) {
            known.fact("cagr", book.cagr(key).filter(_ -> levelOfMoney(entries) && alwaysPositive(entries)));
            known.fact("average", average(book, key))
                    .word("averagebasis", beforeCharges(book, key).map(_ -> "before charges"));
        }
        return known.fact("peer", book.peerMedian(key)).fact("now", book.now(key));
    }

    private Headline title(
            String key, String name, List<LedgerEntry> entries, SeriesShape shape, TemplateBindings known) {
        var claims = new ArrayList<Claim>();
        String way = way(entries, shape, claims);
        boolean belowZero = entries.getLast().number() < 0 && SentenceTemplates.has("title." + way + ".negative");
        boolean plain = way.equals("troughed") && !improvesUpward(key);
        String text = phrasing.say("title." + way + (belowZero ? ".negative" : plain ? ".plain" : ""), known.values())
                .orElse(Words.capitalized(noun(key, name)));
        return new Headline(text, claims);
    }

    /** Whether more of it is better, so that a rise from a low is a recovery. */
    private static boolean improvesUpward(String key) {
        return !ReportFacts.priced(key) && !NEUTRAL.contains(key);
    }

    private static String way(List<LedgerEntry> entries, SeriesShape shape, List<Claim> claims) {
        var ids = entries.stream().map(LedgerEntry::id).toList();
        var ends = List.of(ids.getFirst(), ids.getLast());
        var step = List.of(before(entries).id(), ids.getLast());
        return switch (shape.course()) {
            case SINGLE -> "single";
            case NEGATIVE -> claimed(claims, Claim.Kind.NEGATIVE, ids, "negative");
            case TURNED_POSITIVE -> claimed(claims, Claim.Kind.TURNED_POSITIVE, step, "turned_positive");
            case TURNED_NEGATIVE -> claimed(claims, Claim.Kind.TURNED_NEGATIVE, step, "turned_negative");
            case FLAT -> claimed(claims, Claim.Kind.STEADY, ids, "flat");
            case RISING -> claimed(claims, Claim.Kind.RISES, ids, "rising");
            case FALLING -> claimed(claims, Claim.Kind.FALLS, ids, "falling");
            case PEAKED -> claimed(claims, Claim.Kind.PEAK, led(ids, shape.peak()), "peaked");
            case TROUGHED -> claimed(claims, Claim.Kind.TROUGH, led(ids, shape.trough()), "troughed");
            case UP_LATELY -> claimed(claims, Claim.Kind.HIGHER, step, "up_lately");
            case DOWN_LATELY -> claimed(claims, Claim.Kind.LOWER, step, "down_lately");
            case UP -> claimed(claims, Claim.Kind.HIGHER, ends, "up");
            case DOWN -> claimed(claims, Claim.Kind.LOWER, ends, "down");
        };
    }

    /** The figure before the last, or the only one. */
    private static LedgerEntry before(List<LedgerEntry> entries) {
        return entries.get(Math.max(0, entries.size() - 2));
    }

    private static String claimed(List<Claim> claims, Claim.Kind kind, List<String> ids, String way) {
        claims.add(new Claim(kind, ids));
        return way;
    }

    /** The one that leads, and then all the others in order. */
    private static List<String> led(List<String> ids, int leader) {
        var led = new ArrayList<>(ids);
        led.addFirst(led.remove(leader));
        return led;
    }

    private String interpretation(String key, List<LedgerEntry> entries, SeriesShape shape, TemplateBindings known) {
        var keys = new ArrayList<String>();
        if (shape.course() == SeriesShape.Course.SINGLE) {
            keys.add("story.single");
        } else if (!titled(shape, entries.size() - 1).containsAll(List.of(shape.peak(), shape.trough()))) {
            keys.add(range(entries, shape));
        }
        if (levelOfMoney(entries)) {
            keys.add("story.cagr");
        } else if (!entries.getLast().fact().unit().equals(Unit.SHARES)) {
            var average = key.equals(QUARTERS) ? Optional.<LedgerEntry>empty() : average(book, key);
            compared(keys, "story.average", Optional.of(entries.getLast()), average);
            compared(keys, "story.peer", book.now(key), book.peerMedian(key));
        }
        if (!key.equals("shares_diluted") || splits() == 0) {
            boolean loss = SentenceTemplates.has(key + "." + shape.direction() + ".loss")
                    && book.lastYear("net_income")
                            .filter(each -> each.number() < 0)
                            .isPresent();
            keys.add(key + "." + shape.direction() + (loss ? ".loss" : ""));
        }
        keys.add(key + ".note");
        var told = keys.stream()
                .filter(SentenceTemplates::has)
                .flatMap(each -> phrasing.say(each, known.values()).stream())
                .toList();
        return told.isEmpty()
                ? phrasing.say(range(entries, shape), known.values()).orElseThrow()
                : String.join(" ", told);
    }

    /** The mean of earlier years; of operating margins, without charges for which they do not compare. */
    public static Optional<LedgerEntry> average(ReportFacts book, String key) {
        return beforeCharges(book, key).or(() -> book.average(key));
    }

    /** The mean of earlier operating margins without charges, where some had charges for which they do not compare. */
    public static Optional<LedgerEntry> beforeCharges(ReportFacts book, String key) {
        return key.equals("operating_margin")
                ? new RecentEarnings(book).averageMarginBeforeCharges()
                : Optional.empty();
    }

    private static String range(List<LedgerEntry> entries, SeriesShape shape) {
        var top = FigureFormat.of(entries.get(shape.peak()).fact());
        return top.equals(FigureFormat.of(entries.get(shape.trough()).fact())) ? "story.flat" : "story.range";
    }

    /** A split changes the count of shares, not what a holder owns. */
    private int splits() {
        return book.data().market().map(MarketData::splits).orElse(0);
    }

    /** The places in the series whose figures the title names. */
    private static Set<Integer> titled(SeriesShape shape, int last) {
        return switch (shape.course()) {
            case PEAKED -> Set.copyOf(List.of(shape.peak(), last));
            case TROUGHED -> Set.copyOf(List.of(shape.trough(), last));
            case RISING, FALLING, UP, DOWN -> Set.copyOf(List.of(0, last));
            case UP_LATELY, DOWN_LATELY -> Set.copyOf(List.of(last - 1, last));
            case SINGLE, NEGATIVE, TURNED_POSITIVE, TURNED_NEGATIVE, FLAT -> Set.of(last);
        };
    }

    private static void compared(
            List<String> keys, String key, Optional<LedgerEntry> own, Optional<LedgerEntry> other) {
        if (!matters(own, other)) {
            return;
        }
        if (FigureComparison.above(own, other)) {
            keys.add(key + ".above");
        } else if (FigureComparison.below(own, other)) {
            keys.add(key + ".below");
        }
    }

    /** Whether figures differ by half a point, where they are percentages, or by a twentieth. */
    private static boolean matters(Optional<LedgerEntry> own, Optional<LedgerEntry> other) {
        if (own.isEmpty() || other.isEmpty()) {
            return false;
        }
        double apart = Math.abs(own.get().number() - other.get().number());
        return apart >= LEAST_DIFFERENCE * Math.abs(other.get().number())
                || (own.get().fact().unit().equals(Unit.PERCENT) && apart >= LEAST_POINTS);
    }

    /** A rate of growth through a loss has no meaning. */
    private static boolean alwaysPositive(List<LedgerEntry> entries) {
        return entries.stream().allMatch(each -> each.number() > 0);
    }

    private static boolean levelOfMoney(List<LedgerEntry> entries) {
        return entries.getLast().fact().unit().currency().isPresent();
    }
}
