package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Beneish;
import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Risks with figures to watch, by rule: the gravest of the bear case, those of the annual report, and what figures show. */
final class RiskChapter {
    private static final int FILED_RISKS = 5;

    /** Bounds of Altman's gray zone, Z''. */
    private static final double DISTRESS = 1.1;

    private static final double SAFE = 2.6;
    private static final int LONGEST_LEAD = 60;
    private static final int NAMED_FLAGS = 4;

    private static final Pattern LEGAL_CLAIMS =
            words("litigation|lawsuits?|plaintiffs?|product liability|class actions?"
                    + "|legal proceedings|arbitration|settlements? with claimants");

    /** Which figure would show a filed risk first, by the words it is described in. */
    private static final Map<String, Pattern> SIGNS = signs();

    /** Which figure to watch for a point of the bear case. */
    private static final Map<String, String> RISK_SIGNS = Map.of(
            "against.shrink",
            "growth",
            "against.growth",
            "growth",
            "against.margin",
            "margin",
            "against.peers",
            "margin",
            "against.capital",
            "margin",
            "against.quality",
            "receivables",
            "against.quality.years",
            "receivables",
            "against.roe",
            "nim");

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    RiskChapter(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    private static Map<String, Pattern> signs() {
        var signs = new LinkedHashMap<String, Pattern>();
        signs.put(
                "capital",
                words(
                        "(?:regulatory )?capital (?:requirements?|rules?|ratios?|buffers?|required)|our capital|solvency"));
        signs.put("nim", words("deposit\\w*|interest rates?|funding"));
        signs.put("cushion", words("provision\\w*|bad loans?|catastroph\\w*|typhoon\\w*"));
        signs.put("cover", words("debt|lenders?|refinanc\\w*|borrow\\w*|covenant\\w*|pledg\\w*|guarantee\\w*"));
        signs.put(
                "news", words("court|claims?|lawsuits?|regulat\\w*|inspect\\w*|law|rules|tender|tax|patent\\w*|trial"));
        signs.put("inventory", words("inventor\\w*|stock of|shelves|obsole\\w*|fashion"));
        signs.put("receivables", words("receivable\\w*|customers? pay|credit of customers|collect\\w*"));
        signs.put("gross", words("price|prices|cost|costs|input|raw|energy|gas|wages?|freight|competit\\w*|rivals?"));
        signs.put("growth", words("customers?|renew\\w*|demand|growth|orders?|sales"));
        return signs;
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }

    SectionText write() {
        var chapter = new Chapter("risks", phrasing);
        own(chapter);
        new Causes(book).contingencies(chapter);
        CompanyChapters.excerpts(book, "risks").limit(FILED_RISKS).forEach(text -> filed(chapter, text));
        ReportedNews.ofRisk(book).ifPresent(story -> chapter.bullet("News", ReportedNews.KEY, story));
        flags(chapter);
        return chapter.done();
    }

    /** The gravest point of the bear case with the figure to watch, and what that case is worth. */
    private void own(Chapter chapter) {
        var thesis = new ThesisChapter(book, facts, phrasing);
        thesis.gravest().ifPresent(risk -> thesis.said(risk)
                .map(said -> signed(RISK_SIGNS.getOrDefault(risk.key(), ""))
                        .flatMap(sign -> phrasing.say("risk.own", Map.of("text", said, "sign", sign)))
                        .orElse(said))
                .ifPresent(said -> chapter.bullet(risk.lead(), new Prose(said))));
        var base = book.now("model_value_per_share");
        thesis.bear()
                .filter(_ -> below(thesis.bear(), base) && below(thesis.bear(), facts.price))
                .ifPresent(bear -> chapter.bullet(
                        "Valuation",
                        bear.number() > 0 ? "risk.bear" : "risk.bear.nothing",
                        facts.known()
                                .fact("bear", bear)
                                .fact(
                                        "loss",
                                        book.derive(
                                                "bear_value_decline",
                                                bear.fact().period(),
                                                Unit.PERCENT,
                                                MaybeNumber.of(100
                                                        * (1
                                                                - bear.number()
                                                                        / base.orElseThrow()
                                                                                .number())),
                                                "bear case below the base case",
                                                List.of(bear, base.orElseThrow())))));
    }

    /** The first risk factor of the annual report, without its heading. */
    static Optional<String> first(ReportFacts book) {
        return CompanyChapters.excerpts(book, "risks")
                .map(RiskChapter::unheaded)
                .findFirst();
    }

    /** What the first risk factor about claims of others against the company opens with. */
    static Optional<String> legalClaims(ReportFacts book) {
        return CompanyChapters.excerpts(book, "risks")
                .filter(text -> LEGAL_CLAIMS.matcher(text).find())
                .map(RiskChapter::unheaded)
                .map(text -> text.split("(?<=\\p{Ll}[.])\\s+(?=\\p{Lu})", 2)[0])
                .findFirst();
    }

    private static String unheaded(String text) {
        return Words.capitalized(text.substring(headed(text) ? text.indexOf(": ") + 2 : 0));
    }

    /** The red flags by name in the order of page 1, the first few of them; empty without a flag. */
    static Optional<String> flagNames(ReportFacts book) {
        var names = book.data().redFlags().flags().stream()
                .map(flag -> flag.code().label().toLowerCase(Locale.ROOT))
                .distinct()
                .toList();
        if (names.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                names.size() <= NAMED_FLAGS
                        ? Words.and(names)
                        : String.join(", ", names.subList(0, NAMED_FLAGS)) + " and others");
    }

    private static boolean headed(String text) {
        int colon = text.indexOf(": ");
        return colon > 3 && colon < LONGEST_LEAD;
    }

    /** A risk factor of the annual report, with the figure to watch. */
    private void filed(Chapter chapter, String text) {
        int colon = text.indexOf(": ");
        String lead = headed(text) ? text.substring(0, colon) : "Risk factor";
        String body = Words.capitalized(headed(text) ? text.substring(colon + 2) : text);
        var said = sign(text)
                .flatMap(sign -> phrasing.say(
                        "risk.filed", Map.of("text", body.endsWith(".") ? body : body + ".", "sign", sign)));
        chapter.bullet(lead, new Prose(said.orElse("“" + body + "”")));
    }

    private Optional<String> sign(String text) {
        return SIGNS.entrySet().stream()
                .filter(each -> each.getValue().matcher(text).find())
                .map(each -> signed(each.getKey()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The figure that shows a risk first: what a lender, an insurer or a company without earnings is measured by. */
    private String figure(String risk) {
        boolean credit = book.lastYear("credit_cost").isPresent();
        boolean insurer = book.lastYear("combined_ratio").isPresent();
        return switch (risk) {
            case "capital" ->
                RegulatoryCapital.of(book).map(RegulatoryCapital::key).orElse("cushion");
            case "cushion" -> credit ? "credit" : insurer ? "combined" : risk;
            case "cover" -> book.now("cash_runway").isPresent() ? "runway" : risk;
            default -> risk;
        };
    }

    private Optional<String> signed(String risk) {
        if (risk.isEmpty()) {
            return Optional.empty();
        }
        String sign = figure(risk);
        var value =
                switch (sign) {
                    case "nim" -> book.lastYear("net_interest_margin");
                    case "cushion" -> facts.lender ? facts.cushion : Optional.<LedgerEntry>empty();
                    case "cet1", "solvency" -> RegulatoryCapital.of(book).map(RegulatoryCapital::ratio);
                    case "cover" -> book.lastYear("interest_cover");
                    case "news" -> Optional.<LedgerEntry>empty();
                    case "credit" -> book.lastYear("credit_cost");
                    case "combined" -> book.lastYear("combined_ratio");
                    case "runway" -> book.now("cash_runway");
                    case "inventory" -> book.lastYear("inventory_days");
                    case "receivables" -> book.lastYear("receivable_days");
                    case "gross" -> book.lastYear("gross_margin");
                    case "margin" -> facts.margin;
                    default -> {
                        var quarters = MetricSeries.of(book, "quarter_revenue_growth");
                        yield quarters.isEmpty() ? facts.growth : Optional.of(quarters.getLast());
                    }
                };
        boolean annual = sign.equals("growth")
                && MetricSeries.of(book, "quarter_revenue_growth").isEmpty();
        return value.flatMap(entry -> phrasing.say(
                "sign." + (annual ? "year" : sign),
                new TemplateBindings().fact("value", entry).values()));
    }

    private void flags(Chapter chapter) {
        RegulatoryCapital.of(book)
                .ifPresent(capital -> chapter.bullet(
                        "Capital", "flag.capital." + capital.key(), capital.bind(new TemplateBindings(), book)));
        book.now("deepest_fall")
                .filter(each -> each.number() > 35)
                .ifPresent(each -> chapter.bullet(
                        "Drawdown",
                        "flag.fall",
                        new TemplateBindings().fact("value", each).since(Optional.of(each))));
        flag(chapter, "Volatility", "flag.volatility", book.now("volatility").or(() -> book.now("volatility_1_year")));
        flag(chapter, "Beta", "flag.beta", book.now("beta").filter(each -> each.number() > 1.2));
        flag(chapter, "Debt", "flag.debt", facts.years.filter(each -> each.number() > 3));
        flag(chapter, "Cash", "flag.burn", facts.flow.filter(each -> each.number() < 0));
        flag(
                chapter,
                "Accruals",
                "flag.beneish",
                book.now("beneish_m_score").filter(each -> each.number() > Beneish.THRESHOLD));
        var altman = book.now("altman_z_score");
        flag(chapter, "Solvency", "flag.altman.distress", altman.filter(each -> each.number() < DISTRESS));
        flag(
                chapter,
                "Solvency",
                "flag.altman.gray",
                altman.filter(each -> each.number() >= DISTRESS && each.number() < SAFE));
        flag(chapter, "Pledges", "flag.pledge", book.lastYear("promoter_pledge").filter(each -> each.number() > 10));
        flag(
                chapter,
                "Dilution",
                "flag.dilution",
                book.lastYear("share_count_growth").filter(each -> each.number() > 3));
        var days = book.lastYear("receivable_days");
        var average = book.average("receivable_days");
        if (days.isPresent()
                && average.isPresent()
                && days.get().number() > 1.1 * average.get().number()) {
            chapter.bullet(
                    "Collections",
                    "flag.receivables",
                    new TemplateBindings()
                            .word("year", ReportFacts.label(days.get()))
                            .fact("value", days)
                            .fact("average", average));
        }
    }

    private void flag(Chapter chapter, String lead, String key, Optional<LedgerEntry> value) {
        value.ifPresent(entry -> chapter.bullet(
                lead,
                key,
                new TemplateBindings()
                        .fact("value", entry)
                        .word("period", ReportFacts.label(entry))
                        .fact("var", book.now("value_at_risk"))));
    }
}
