package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.management.ManagementStatement.Topic;
import footnote.research.valuation.Outlook;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.LiquidityPosition;
import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Financial analysis, valuation, analysts' expectations and scenarios, by rule. */
final class MoneyChapters {
    /** A smaller part of net income changes no reading of it. */
    private static final double FEWEST_DISCONTINUED = 0.02;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    MoneyChapters(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    SectionText financials() {
        var chapter = new Chapter("financials", phrasing);
        var years = book.years("net_income");
        if (!years.isEmpty()) {
            var known =
                    new TemplateBindings().fact("net", years.getLast()).word("to", ReportFacts.label(years.getLast()));
            if (years.size() > 1) {
                var before = years.get(years.size() - 2);
                known.fact("netfirst", before).word("netfrom", ReportFacts.label(before));
            }
            chapter.say("fin.intro" + profit(years, known), known);
        }
        discontinued(years, chapter);
        margins(chapter);
        dupont(chapter);
        chapter.paragraph();
        if (facts.lender) {
            new LenderResults(book, facts).say(chapter);
        } else {
            var quality = EarningsQuality.of(book);
            quality.conversion()
                    .filter(each -> each.number() > 0)
                    .ifPresent(each -> chapter.say(
                            each.number() >= 0.9 && !quality.weak() ? "fin.cash.strong" : "fin.cash.weak",
                            quality.bind(new TemplateBindings())));
            new Causes(book).saySmallCashMove(chapter);
            var debt = book.lastYear("total_debt");
            boolean none = debt.filter(each -> each.number() == 0).isPresent();
            chapter.say(
                    none ? "fin.balance.nodebt" : "fin.balance.cash",
                    liquid(facts.known()).fact("debt", debt));
        }
        maturities(chapter);
        payout(chapter);
        new Causes(book).quote(chapter, Topic.CAPITAL);
        chapter.paragraph();
        restated()
                .ifPresent(entry -> chapter.say(
                        "fin.restated",
                        new TemplateBindings()
                                .word(
                                        "What",
                                        ReportFacts.label(entry) + " "
                                                + entry.fact().metric().label().toLowerCase(Locale.ROOT))
                                .fact("second", entry)
                                .fact("first", first(entry))));
        return chapter.done();
    }

    /** How net income of the last year and the one before are called: a loss is told without its sign. */
    private String profit(List<LedgerEntry> years, TemplateBindings known) {
        boolean loss = years.getLast().number() < 0;
        known.fact("loss", facts.decline(Optional.of(years.getLast()), "net_loss"));
        if (years.size() < 2) {
            return loss ? ".loss" : "";
        }
        var before = years.get(years.size() - 2);
        boolean lossBefore = before.number() < 0;
        known.fact("lossfirst", facts.decline(Optional.of(before), "net_loss"));
        return loss ? (lossBefore ? ".loss" : ".lost") : (lossBefore ? ".turned" : "");
    }

    /** What moved the operating margin: gross margin, operating expenses, and what management says of it. */
    private void margins(Chapter chapter) {
        var recent = new RecentResults(book, facts);
        boolean unchanged =
                FigureComparison.alike(book.lastYear("gross_margin"), RecentResults.before(book, "gross_margin"));
        chapter.say(unchanged ? "fin.margin.unchanged" : "fin.margin", recent.known());
        new Causes(book).say(chapter, Topic.GROSS_MARGIN);
        new Causes(book).quote(chapter, Topic.GROSS_MARGIN);
    }

    /** When debt falls due, where the annual report says. */
    private void maturities(Chapter chapter) {
        var liquidity = new LiquidityPosition(book);
        chapter.say(
                liquidity.scheduleIsLongTerm() ? "fin.maturities.longterm" : "fin.maturities",
                new TemplateBindings().word("maturities", liquidity.maturities()));
    }

    private void dupont(Chapter chapter) {
        var net = book.lastYear("net_margin");
        var turn = book.lastYear("asset_turnover");
        if (facts.roe.isEmpty() || net.isEmpty() || turn.isEmpty() || net.get().number() <= 0) {
            return;
        }
        var multiplier = book.derive(
                "equity_multiplier",
                facts.roe.get().fact().period(),
                Unit.RATIO,
                MaybeNumber.of(facts.roe.get().number())
                        .overPositive(
                                MaybeNumber.of(net.get().number() * turn.get().number()), "margin x turnover"),
                "return on equity over net margin x asset turnover",
                List.of(facts.roe.get(), net.get(), turn.get()));
        chapter.say(
                "fin.dupont", facts.known().fact("net", net).fact("turn", turn).fact("multiplier", multiplier));
    }

    private void payout(Chapter chapter) {
        var dividends = book.lastYear("dividends_paid").filter(each -> each.number() > 0);
        var buybacks = book.lastYear("buybacks").filter(each -> each.number() > 0);
        String which = dividends.isEmpty() ? "buybacks" : buybacks.isEmpty() ? "dividends" : "both";
        chapter.say(
                "fin.payout." + which,
                facts.known().fact("dividends", dividends).fact("buybacks", buybacks));
    }

    Optional<LedgerEntry> restated() {
        return book.years("net_income").stream()
                .filter(entry -> entry.restated().isPresent())
                .findFirst()
                .or(() -> book.years("revenue").stream()
                        .filter(entry -> entry.restated().isPresent())
                        .findFirst());
    }

    /** What was first reported, as a fact of its own. */
    private Optional<LedgerEntry> first(LedgerEntry entry) {
        return entry.restated().map(fact -> book.keep(LedgerEntry.of(fact)));
    }

    SectionText valuation() {
        return new ValuationChapter(book, facts, phrasing).write();
    }

    SectionText ratings() {
        var chapter = new Chapter("ratings", phrasing);
        var outlooks = book.data().valuation().map(ValuationData::outlooks).orElse(List.of());
        if (outlooks.isEmpty()) {
            return chapter.say("rat.none", facts.known()).done();
        }
        book.data()
                .valuation()
                .flatMap(ValuationData::target)
                .ifPresent(each -> chapter.say("rat.price", outlook(each)));
        outlooks.stream()
                .filter(each -> each.mean().fact().metric().equals(Metric.REVENUE)
                        && each.mean().fact().period().isYear())
                .findFirst()
                .ifPresent(each -> chapter.say("rat.spread", outlook(each)));
        dated(chapter, outlooks);
        return chapter.done();
    }

    /** Estimates made before the latest results, or before a day that moved the price, do not reflect them. */
    private void dated(Chapter chapter, List<Outlook> outlooks) {
        var made = outlooks.stream()
                .map(each -> each.mean().fact().knownAt())
                .max(Comparator.naturalOrder())
                .orElseThrow();
        var known = facts.known().day("date", made);
        var results = Stream.concat(
                        book.years("revenue").stream(), new RecentResults(book, facts).latestQuarter().stream())
                .map(each -> each.fact().knownAt())
                .max(Comparator.naturalOrder())
                .filter(made::isBefore);
        var move = PriceChapter.Move.of(book)
                .filter(PriceChapter.Move::ofDay)
                .map(each -> each.change().fact().period().end())
                .filter(made::isBefore);
        results.ifPresent(day -> chapter.say("rat.dated.results", known.day("event", day)));
        if (results.isEmpty()) {
            move.ifPresent(day -> chapter.say("rat.dated.move", known.day("event", day)));
        }
    }

    private TemplateBindings outlook(Outlook outlook) {
        return facts.known()
                .fact("mean", outlook.mean())
                .fact("low", outlook.low())
                .fact("high", outlook.high())
                .fact("analysts", outlook.analysts())
                .word("period", outlook.mean().fact().period().label())
                .day("date", outlook.mean().fact().knownAt());
    }

    /** Cash, with short-term investments where there are some: what net debt counts. */
    private TemplateBindings liquid(TemplateBindings known) {
        var liquidity = new LiquidityPosition(book);
        return known.word("liquid", liquidity.fundsName()).fact("cash", liquidity.funds());
    }

    SectionText scenarios() {
        var chapter = new Chapter("scenarios", phrasing);
        var value = book.data().value();
        if (value.scenarios().isEmpty()) {
            chapter.say("sc.none", new TemplateBindings());
            return chapter.done();
        }
        chapter.say(
                        "sc.intro",
                        facts.known()
                                .fact(
                                        "bear",
                                        book.entry(value.scenarios().getFirst().value()))
                                .fact(
                                        "bull",
                                        book.entry(value.scenarios().getLast().value())))
                .paragraph();
        for (var scenario : value.scenarios()) {
            var known =
                    facts.known().fact("value", book.entry(scenario.value())).fact("quarter", trigger(scenario));
            scenario.assumptions().forEach(assumption -> known.fact(assumption.key(), book.entry(assumption.fact())));
            chapter.bullet(
                    scenario.name(),
                    "sc." + (value.grid().isPresent() ? "" : value.fromBook() ? "book." : "dividend.")
                            + scenarioKey(scenario.name()),
                    known);
        }
        return chapter.done();
    }

    /** Runs of an earlier version name the cases Slower and Faster. */
    private static String scenarioKey(String name) {
        return switch (name) {
            case "Slower", "Bear" -> "bear";
            case "Faster", "Bull" -> "bull";
            default -> "base";
        };
    }

    /** The latest quarter's growth, where it does not meet the case's already. */
    private Optional<LedgerEntry> trigger(ValuationResult.Scenario scenario) {
        return scenario.assumptions().stream()
                .filter(assumption -> assumption.key().equals("growth"))
                .flatMap(assumption -> book.entry(assumption.fact()).stream())
                .findFirst()
                .flatMap(growth -> lastQuarter()
                        .filter(quarter -> scenarioKey(scenario.name()).equals("bull")
                                ? quarter.number() < growth.number()
                                : quarter.number() > growth.number()));
    }

    /** The year shown whose net income discontinued operations changed most; ratios are those of continuing ones. */
    private void discontinued(List<LedgerEntry> years, Chapter chapter) {
        book.years("discontinued_income").stream()
                .max(Comparator.comparingDouble(entry -> Math.abs(entry.number())))
                .ifPresent(income -> years.stream()
                        .filter(net -> ReportFacts.label(net).equals(ReportFacts.label(income))
                                && Math.abs(income.number()) >= FEWEST_DISCONTINUED * Math.abs(net.number()))
                        .forEach(net -> chapter.say(
                                "fin.discontinued",
                                new TemplateBindings()
                                        .word("year", ReportFacts.label(net))
                                        .fact("net", net)
                                        .fact("discontinued", income))));
    }

    private Optional<LedgerEntry> lastQuarter() {
        var quarters = MetricSeries.of(book, "quarter_revenue_growth");
        return quarters.isEmpty() ? Optional.empty() : Optional.of(quarters.getLast());
    }
}
