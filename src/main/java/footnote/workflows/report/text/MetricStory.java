package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.Claim.Headline;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Tells what one metric did: a finding as title, what to look for, what happened, and what it means. */
public final class MetricStory {
    /** Metrics of which less is better. */
    private static final List<String> LESS_IS_BETTER = List.of(
            "debt_to_equity",
            "net_debt_to_ebitda",
            "receivable_days",
            "inventory_days",
            "capital_intensity",
            "cost_to_income");

    private static final Map<String, String> NOUNS = Map.ofEntries(
            Map.entry("eps_diluted", "earnings per share"),
            Map.entry("receivable_days", "the collection period"),
            Map.entry("inventory_days", "the stockholding period"),
            Map.entry("piotroski_f_score", "Piotroski's score"),
            Map.entry("altman_z_score", "Altman's score"),
            Map.entry("return_on_equity", "return on equity"),
            Map.entry("current_ratio", "the current ratio"),
            Map.entry("quick_ratio", "the quick ratio"),
            Map.entry("operating_margin", "the operating margin"),
            Map.entry("gross_margin", "the gross margin"),
            Map.entry("net_margin", "the net margin"),
            Map.entry("ebitda_margin", "the EBITDA margin"),
            Map.entry("price_to_earnings", "the price-to-earnings multiple"),
            Map.entry("price_to_book", "the price-to-book multiple"),
            Map.entry("price_to_sales", "the price-to-sales multiple"),
            Map.entry("net_interest_margin", "the net interest margin"),
            Map.entry("cost_to_income", "the cost-to-income ratio"),
            Map.entry("debt_to_equity", "debt to equity"),
            Map.entry("net_debt_to_ebitda", "net debt to EBITDA"),
            Map.entry("shares_diluted", "the diluted share count"),
            Map.entry("dividend_per_share", "the dividend per share"),
            Map.entry("payout_ratio", "the payout ratio"),
            Map.entry("promoter_pledge", "the pledged part of the promoters' stake"),
            Map.entry("state_holding", "the state's stake"),
            Map.entry("promoter_holding", "the promoters' stake"),
            Map.entry("insider_holding", "the insiders' stake"));

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

    public static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    public ExhibitText tell(String visual, String key, String name, List<LedgerEntry> entries) {
        var shape = SeriesShape.of(entries);
        var known = known(key, name, entries, shape);
        return new ExhibitText(
                visual,
                ExhibitText.Kind.CHART,
                title(key, name, entries, shape, known),
                new Prose(phrasing.opened(
                        "setup",
                        phrasing.say(voice(key, "setup"), known.values()).orElse("By fiscal year."))),
                new Prose(interpretation(key, entries, shape, known)));
    }

    private TemplateBindings known(String key, String name, List<LedgerEntry> entries, SeriesShape shape) {
        var first = entries.getFirst();
        var last = entries.getLast();
        var known = new TemplateBindings()
                .word("name", book.name())
                .word("noun", noun(key, name))
                .word("Noun", capital(noun(key, name)))
                .word("from", ReportFacts.label(first))
                .word("to", ReportFacts.label(last))
                .fact("first", first)
                .fact("last", last)
                .word("peak", ReportFacts.label(entries.get(shape.peak())))
                .word("trough", ReportFacts.label(entries.get(shape.trough())))
                .fact("top", entries.get(shape.peak()))
                .fact("bottom", entries.get(shape.trough()));
        if (!key.equals("quarter_revenue_growth")) {
            known.fact("cagr", book.cagr(key));
            known.fact("average", book.average(key));
        }
        known.fact("peer", book.peerMedian(key));
        return known;
    }

    private static String voice(String key, String part) {
        return SentenceTemplates.knows(key + "." + part) ? key + "." + part : "other." + part;
    }

    /** A level that doubled, tripled or halved says so; a course says what it was. */
    private Headline title(
            String key, String name, List<LedgerEntry> entries, SeriesShape shape, TemplateBindings known) {
        var claims = new ArrayList<Claim>();
        String way = way(entries, shape, claims);
        String text = phrasing.say("title." + way, known.values()).orElse(capital(noun(key, name)));
        return new Headline(text, claims);
    }

    private static String way(List<LedgerEntry> entries, SeriesShape shape, List<Claim> claims) {
        var ids = entries.stream().map(LedgerEntry::id).toList();
        var ends = List.of(ids.getFirst(), ids.getLast());
        double first = entries.getFirst().number();
        double last = entries.getLast().number();
        boolean level = first > 0 && last > 0;
        if (level && last >= 3 * first && shape.course() != SeriesShape.Course.SINGLE) {
            claims.add(new Claim(Claim.Kind.TRIPLED, ends));
            return "tripled";
        }
        if (level && last >= 2 * first && shape.course() != SeriesShape.Course.SINGLE) {
            claims.add(new Claim(Claim.Kind.DOUBLED, ends));
            return "doubled";
        }
        if (level && last <= first / 2 && shape.course() != SeriesShape.Course.SINGLE) {
            claims.add(new Claim(Claim.Kind.HALVED, ends));
            return "halved";
        }
        return switch (shape.course()) {
            case SINGLE -> "single";
            case NEGATIVE -> claimed(claims, Claim.Kind.NEGATIVE, ids, "negative");
            case TURNED_POSITIVE -> claimed(claims, Claim.Kind.TURNED_POSITIVE, ends, "turned_positive");
            case TURNED_NEGATIVE -> claimed(claims, Claim.Kind.TURNED_NEGATIVE, ends, "turned_negative");
            case FLAT -> claimed(claims, Claim.Kind.STEADY, ids, "flat");
            case RISING -> claimed(claims, Claim.Kind.RISES, ids, "rising");
            case FALLING -> claimed(claims, Claim.Kind.FALLS, ids, "falling");
            case PEAKED -> claimed(claims, Claim.Kind.PEAK, led(ids, shape.peak()), "peaked");
            case TROUGHED -> claimed(claims, Claim.Kind.TROUGH, led(ids, shape.trough()), "troughed");
            case UP -> claimed(claims, Claim.Kind.HIGHER, ends, "up");
            case DOWN -> claimed(claims, Claim.Kind.LOWER, ends, "down");
        };
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
        var sentences = new ArrayList<String>();
        phrasing.say("move." + movement(shape, entries), known.values()).ifPresent(sentences::add);
        double last = entries.getLast().number();
        book.average(key)
                .filter(_ -> !key.equals("quarter_revenue_growth") && shape.course() != SeriesShape.Course.FLAT)
                .filter(average -> !levelOfMoney(entries) && Math.abs(average.number() - last) > 1e-9)
                .flatMap(average -> phrasing.say(last > average.number() ? "own.above" : "own.below", known.values()))
                .ifPresent(sentences::add);
        book.peerMedian(key)
                .filter(peer -> !levelOfMoney(entries))
                .flatMap(peer -> compared(key, entries)
                        .flatMap(
                                own -> phrasing.say(own > peer.number() ? "peer.above" : "peer.below", known.values())))
                .ifPresent(sentences::add);
        var meant = phrasing.say(voice(key, meaning(key, entries, shape)), known.values());
        var told = new ArrayList<>(phrasing.joined(sentences, "story " + key));
        meant.map(sentence -> phrasing.opened("meaning", sentence)).ifPresent(told::add);
        return told.isEmpty() ? "There is nothing to compare it with." : String.join(" ", told);
    }

    /** Peers are measured today, so the company is too where that differs from its fiscal year. */
    private Optional<Double> compared(String key, List<LedgerEntry> entries) {
        return book.now(key)
                .map(LedgerEntry::number)
                .or(() -> Optional.of(entries.getLast().number()));
    }

    private static boolean levelOfMoney(List<LedgerEntry> entries) {
        return entries.getLast().fact().unit().currency().isPresent();
    }

    private static String movement(SeriesShape shape, List<LedgerEntry> entries) {
        boolean up = entries.getLast().number() > entries.getFirst().number();
        int last = entries.size() - 1;
        boolean ends = up ? shape.peak() == last && shape.trough() == 0 : shape.trough() == last && shape.peak() == 0;
        return switch (shape.course()) {
            case SINGLE -> "single";
            case FLAT -> "flat";
            case RISING -> "rising";
            case FALLING -> "falling";
            case PEAKED -> "peaked";
            case TROUGHED -> "troughed";
            case UP, DOWN, NEGATIVE, TURNED_POSITIVE, TURNED_NEGATIVE -> (up ? "up" : "down") + (ends ? "_ends" : "");
        };
    }

    /** Better, worse or steady, by the last against the first where less or more is better. */
    private static String meaning(String key, List<LedgerEntry> entries, SeriesShape shape) {
        if (shape.course() == SeriesShape.Course.FLAT || shape.course() == SeriesShape.Course.SINGLE) {
            return "steady";
        }
        boolean up = entries.getLast().number() > entries.getFirst().number();
        return up != LESS_IS_BETTER.contains(key) ? "better" : "worse";
    }
}
