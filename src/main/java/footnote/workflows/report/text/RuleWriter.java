package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.runtime.model.ModelAnswer;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.exhibits.ChartCaptions;
import footnote.workflows.report.exhibits.Exhibit;
import footnote.workflows.report.exhibits.InfographicSpec;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import footnote.workflows.report.text.Claim.Headline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Writes a whole report from facts by rule: the same facts give the same words. */
final class RuleWriter {
    private final ReportFacts book;
    private final List<Exhibit> charts;
    private final List<InfographicSpec> pictures;
    private final SentenceTemplates phrasing;
    private final ThesisFacts facts;

    RuleWriter(ReportFacts book, List<Exhibit> charts, List<InfographicSpec> pictures) {
        this.book = book;
        this.charts = charts;
        this.pictures = pictures;
        this.phrasing = new SentenceTemplates();
        this.facts = new ThesisFacts(book);
    }

    AnalysisSections write() {
        var visuals = new ArrayList<ExhibitText>();
        var teller = new ChartCaptions(book, facts, phrasing);
        charts.forEach(chart -> visuals.add(teller.tell(chart)));
        pictures.forEach(picture -> visuals.add(picture(picture)));
        var sections = sections();
        var finding = facts.finding(phrasing);
        var summary = new OpeningChapters(book, facts, phrasing).lead();
        return new AnalysisSections(finding, summary, sections, visuals, book.derived(), ModelAnswer.RULE);
    }

    private List<SectionText> sections() {
        var opening = new OpeningChapters(book, facts, phrasing);
        var company = new CompanyChapters(book, facts, phrasing);
        var money = new MoneyChapters(book, facts, phrasing);
        var watch = new WatchChapters(book, facts, phrasing);
        var back = new BackChapters(book, facts, phrasing);
        return List.of(
                opening.summary(),
                opening.thesis(),
                company.business(),
                company.industry(),
                company.growth(),
                money.financials(),
                money.valuation(),
                money.ratings(),
                money.scenarios(),
                watch.risks(),
                watch.management(),
                watch.price(),
                back.record(),
                back.methods(false),
                back.disclosures());
    }

    /** The methods chapter, which says who wrote the words. */
    SectionText methods(boolean byModel) {
        return new BackChapters(book, facts, phrasing).methods(byModel);
    }

    private ExhibitText picture(InfographicSpec spec) {
        String key =
                switch (spec.infographicType()) {
                    case BUSINESS_MODEL -> "business";
                    case COMPETITIVE_LANDSCAPE -> "landscape";
                    case GROWTH_DRIVERS -> "drivers";
                    case CASH_USE -> "cash";
                    case TIMELINE -> "timeline";
                };
        var known = known(spec.infographicType());
        return new ExhibitText(
                spec.visualId(),
                ExhibitText.Kind.INFOGRAPHIC,
                new Headline(said("picture." + key + ".title", known), List.of()),
                new Prose(said("picture." + key + ".meaning", known)));
    }

    /** The sentence of the key, or of the nearest variant that can be filled in. */
    private String said(String key, TemplateBindings known) {
        var variants = facts.lender && SentenceTemplates.has(key + ".lender")
                ? List.of(".lender", ".plain")
                : List.of("", ".none", ".whole", ".capex", ".plain");
        return variants.stream()
                .map(key::concat)
                .filter(SentenceTemplates::has)
                .flatMap(each -> phrasing.say(each, known.values()).stream())
                .findFirst()
                .orElseThrow();
    }

    private TemplateBindings known(InfographicSpec.Type type) {
        var known = facts.known();
        switch (type) {
            case BUSINESS_MODEL ->
                known.fact("margin", book.lastYear(facts.lender ? "net_margin" : "operating_margin"))
                        .fact("fcf", book.lastYear("free_cash_flow_margin"));
            case COMPETITIVE_LANDSCAPE -> {
                known.word("what", led());
                book.peers("revenue_growth").entrySet().stream()
                        .max(Comparator.comparingDouble(peer -> peer.getValue().number()))
                        .ifPresent(best -> known.word("best", best.getKey()).fact("bestgrowth", best.getValue()));
            }
            case GROWTH_DRIVERS -> {
                var largest = CompanyChapters.additions(book).entrySet().stream()
                        .filter(each -> each.getValue().number() > 0)
                        .max(Comparator.comparingDouble(each -> each.getValue().number()));
                known.word("part", largest.map(each -> each.getKey()));
                known.fact("added", largest.map(each -> each.getValue()).or(this::added));
            }
            case CASH_USE ->
                known.fact("capexshare", spent("capital_expenditure")).fact("paidshare", paid());
            case TIMELINE -> known.fact("stories", book.now("stories_12_months"));
        }
        return known;
    }

    private Optional<LedgerEntry> added() {
        var years = book.years("revenue");
        return years.size() < 2
                ? Optional.empty()
                : book.difference("revenue_added", years.getFirst(), years.getLast());
    }

    private Optional<LedgerEntry> spent(String metric) {
        var earned = book.lastYear("operating_cash_flow").filter(each -> each.number() > 0);
        var use = book.lastYear(metric);
        return earned.isEmpty() || use.isEmpty()
                ? Optional.empty()
                : book.share(metric + "_of_operating_cash", use.get(), earned.get(), "over operating cash flow");
    }

    private Optional<LedgerEntry> paid() {
        var earned = book.lastYear("operating_cash_flow").filter(each -> each.number() > 0);
        var uses = List.of("dividends_paid", "buybacks").stream()
                .flatMap(metric -> book.lastYear(metric).stream())
                .toList();
        if (earned.isEmpty() || uses.isEmpty()) {
            return Optional.empty();
        }
        var inputs = new ArrayList<>(uses);
        inputs.add(earned.get());
        return book.derive(
                "paid_out_of_operating_cash",
                earned.get().fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(100
                        * uses.stream().mapToDouble(LedgerEntry::number).sum()
                        / earned.get().number()),
                "dividends and buybacks over operating cash flow",
                inputs);
    }

    /** What the company leads its peers by, if anything. */
    private Optional<String> led() {
        return List.of("revenue_growth", "operating_margin", "market_cap", "return_on_equity").stream()
                .filter(metric -> !facts.lender || !metric.equals("operating_margin"))
                .filter(metric -> {
                    var own = book.now(metric);
                    var peers = book.peers(metric).values();
                    boolean money = metric.equals("market_cap");
                    return own.isPresent()
                            && !peers.isEmpty()
                            && !money
                            && peers.stream()
                                    .allMatch(peer -> peer.number() < own.get().number());
                })
                .map(metric -> MetricStory.noun(metric, metric.replace('_', ' ')))
                .findFirst();
    }
}
