package footnote.workflows.report.text;

import footnote.domain.Basis;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.research.CompanyKind;
import footnote.research.valuation.Outlook;
import footnote.research.valuation.PastForecasts;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The chapter on valuation: the kind of company, the method, the fair value or why there is none, and multiples. */
final class ValuationChapter {
    private static final double VISIBLE_CHANGE = 1;
    private static final Set<CompanyKind> SALES_MULTIPLES_SAY_NOTHING =
            Set.of(CompanyKind.DISTRESSED, CompanyKind.BIOTECH);

    /** A part of the target price within which fair value is in line with it. */
    private static final double NEAR = 0.02;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    ValuationChapter(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    SectionText write() {
        var chapter = new Chapter("valuation", phrasing);
        var value = book.data().value();
        var known = facts.known()
                .fact("sales", sales(value))
                .word("salesyear", sales(value).map(ReportFacts::label))
                .fact("cashmargin", assumption(value, "cash_margin_assumed"))
                .fact("mature", assumption(value, "cash_margin_terminal"))
                .fact("fade", assumption(value, "fade_years"))
                .fact("throughcycle", assumption(value, "through_cycle_return"))
                .fact("dividend", assumption(value, "dividend_per_share"))
                .fact("growth", assumption(value, "growth_assumed").or(() -> assumption(value, "growth")))
                .fact("years", assumption(value, "forecast_years").or(() -> assumption(value, "years")))
                .fact("terminal", assumption(value, "terminal_growth"))
                .fact("wacc", assumption(value, "discount_rate").or(() -> assumption(value, "wacc")))
                .fact("value", value.measures().find("model_value_per_share"))
                .fact("against", value.measures().find("model_value_against_price"))
                .fact("rest", value.measures().find("share_of_rest"))
                .fact("book", assumption(value, "book_value_per_share"))
                .word("kind", value.kind().phrase());
        chapter.say("val.kind", known)
                .say(value.view().kindReason())
                .say(value.view().methodReason())
                .paragraph();
        estimate(chapter, known);
        chapter.sayIf(!value.assumptions().isEmpty(), "val.basis", known).paragraph();
        multiples(chapter);
        chapter.paragraph();
        if (!facts.asked().equals("unknown")) {
            chapter.callout(
                    "What the price implies",
                    phrasing.say("val.implied", facts.known().values()));
        } else if (facts.impliedReturn().isPresent()) {
            chapter.callout(
                    "What the price implies",
                    phrasing.say("val.implied.return", facts.known().values()));
        }
        return chapter.done();
    }

    private void estimate(Chapter chapter, TemplateBindings known) {
        var value = book.data().value();
        if (value.view().notEstimated().isPresent()) {
            chapter.sayIf(!value.recoveries().isEmpty(), "val.recovery", known);
            return;
        }
        if (value.grid().isEmpty()) {
            chapter.say(value.fromBook() ? "val.book" : "val.dividend", known);
            target(chapter, known);
            return;
        }
        boolean beyond = value.measures()
                .find("share_of_rest")
                .filter(each -> each.number() > 100)
                .isPresent();
        chapter.say(forecast(value, known), known)
                .sayIf(marginRise(value) >= VISIBLE_CHANGE, "val.mature", known)
                .sayIf(marginRise(value) <= -VISIBLE_CHANGE, "val.mature.lower", known)
                .say("val.bridge", bridge(value))
                .say(beyond ? "val.result.beyond" : "val.result", known);
        guided(chapter);
        target(chapter, known);
        errors(chapter);
        chapter.sayIf(value.measures().find("market_value_over_price").isPresent(), "val.currency", known);
    }

    /** From the value of operations to that of common shares, by the lines that the model's equity value rests on. */
    private TemplateBindings bridge(ValuationResult value) {
        var equity = value.measures().find("model_equity_value");
        var lines = equity.flatMap(LedgerEntry::derivation).stream()
                .flatMap(how -> how.inputs().stream())
                .flatMap(id -> book.entry(id).stream())
                .toList();
        var debt = line(lines, new Metric("net_debt"));
        return new TemplateBindings()
                .fact("enterprise", value.measures().find("model_enterprise_value"))
                .fact("bridgedebt", debt.filter(each -> each.number() > 0))
                .fact("bridgecash", debt.flatMap(each -> ThesisFacts.netCash(book, each)))
                .fact("minority", line(lines, Metric.MINORITY_INTEREST))
                .fact("preferred", line(lines, Metric.PREFERRED_STOCK))
                .fact(
                        "investments",
                        line(lines, Metric.LONG_TERM_INVESTMENTS)
                                .or(() -> line(lines, Metric.EQUITY_METHOD_INVESTMENTS)))
                .fact("equityvalue", equity);
    }

    private static Optional<LedgerEntry> line(List<LedgerEntry> lines, Metric metric) {
        return lines.stream()
                .filter(each -> each.fact().metric().equals(metric))
                .findFirst();
    }

    /** By how many points the cash margin at terminal growth is above that of the forecast. */
    private double marginRise(ValuationResult value) {
        return assumption(value, "cash_margin_terminal")
                .flatMap(then -> assumption(value, "cash_margin_assumed").map(now -> then.number() - now.number()))
                .orElse(0.0);
    }

    /** The sentence on the forecast, whose growth is one rate or starts from consensus. */
    private String forecast(ValuationResult value, TemplateBindings known) {
        var first = assumption(value, "growth_first_year");
        if (first.isEmpty() || value.forecast().size() < 2) {
            return "val.dcf";
        }
        var second = assumption(value, "growth_second_year");
        known.fact("growthfirst", first)
                .fact("growthsecond", second)
                .fact("growthlast", assumption(value, "growth_last_year"))
                .word("forecastfirst", label(value.forecast().getFirst()))
                .word("forecastsecond", label(value.forecast().get(1)))
                .word("forecastlast", label(value.forecast().getLast()));
        if (!fromConsensus(first)) {
            return "val.dcf.own";
        }
        return fromConsensus(second) && value.forecast().size() > 2 ? "val.dcf.expected" : "val.dcf.first";
    }

    private boolean fromConsensus(Optional<LedgerEntry> growth) {
        return growth.flatMap(LedgerEntry::derivation)
                .filter(how -> how.inputs().stream()
                        .flatMap(id -> book.entry(id).stream())
                        .anyMatch(each -> each.fact().basis() == Basis.CONSENSUS))
                .isPresent();
    }

    private static String label(ValuationResult.ForecastYear year) {
        return year.label().replaceFirst("E$", "");
    }

    /** That the first forecast year lies outside of management's guidance for it. */
    private void guided(Chapter chapter) {
        var guidance = new YearGuidance(book);
        book.data().value().forecast().stream()
                .findFirst()
                .flatMap(year -> book.entry(year.revenue()))
                .ifPresent(first -> guidance.side(first)
                        .ifPresent(side -> chapter.say(
                                "val.guided." + side,
                                guidance.bind(new TemplateBindings())
                                        .fact("first", first)
                                        .word("firstyear", ReportFacts.label(first)))));
    }

    /** Fair value beside what analysts expect of the price, in the same money. */
    private void target(Chapter chapter, TemplateBindings known) {
        var value = book.data().value().measures().find("model_value_per_share");
        book.data()
                .valuation()
                .flatMap(ValuationData::target)
                .filter(target -> value.filter(each ->
                                each.fact().unit().equals(target.mean().fact().unit()))
                        .isPresent())
                .ifPresent(target -> chapter.say(
                        "val.target." + side(value, target),
                        known.fact("target", target.mean())
                                .fact("targetlow", target.low())
                                .fact("targethigh", target.high())));
    }

    /** On which side of the mean target price fair value lies, and whether all analysts are on the other. */
    private static String side(Optional<LedgerEntry> value, Outlook target) {
        var mean = Optional.of(target.mean());
        if (!FigureComparison.apart(value, mean, NEAR)) {
            return "line";
        }
        return FigureComparison.above(value, mean)
                ? "above" + (FigureComparison.above(value, target.high()) ? ".all" : "")
                : "below" + (FigureComparison.below(value, target.low()) ? ".all" : "");
    }

    /** How far past forecasts of this method were from what was reported, one year ahead. */
    private void errors(Chapter chapter) {
        var known = new TemplateBindings();
        for (var line : PastForecasts.Line.values()) {
            String place = line.name().toLowerCase(Locale.ROOT);
            for (var whose : List.of("forecast_error", "unchanged_error", "consensus_error")) {
                known.fact(place + "_" + whose, book.now(PastForecasts.metric(whose, line, 1)));
            }
        }
        chapter.say("val.errors", known);
    }

    /** The revenue that the forecast starts from. */
    private Optional<LedgerEntry> sales(ValuationResult value) {
        return value.measures().find("base_cash_flow").flatMap(base -> base.derivation().stream()
                .flatMap(each -> each.inputs().stream())
                .flatMap(id -> book.entry(id).stream())
                .filter(entry -> entry.fact().metric().equals(Metric.REVENUE))
                .findFirst());
    }

    private Optional<LedgerEntry> assumption(ValuationResult value, String key) {
        return value.assumptions().stream()
                .filter(assumption -> assumption.key().equals(key))
                .findFirst()
                .flatMap(assumption -> book.entry(assumption.fact()));
    }

    private void multiples(Chapter chapter) {
        var known = facts.known()
                .fact("peerpe", book.peerMedian("price_to_earnings"))
                .fact("pb", book.now("price_to_book").filter(_ -> book.data()
                        .valuation()
                        .isPresent()))
                .fact("ps", book.now("price_to_sales"));
        if (facts.earningsMultiple.isPresent()) {
            chapter.say("val.multiples", known);
        } else if (!SALES_MULTIPLES_SAY_NOTHING.contains(book.data().value().kind())) {
            chapter.say("val.sales", known);
        }
    }
}
