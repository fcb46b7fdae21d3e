package footnote.workflows.report.text;

import footnote.domain.Profile;
import footnote.domain.Prose;
import footnote.research.management.ManagementStatement.Topic;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The first page by rule: what the company is, its results, what has changed since, its valuation, the main risk. */
final class SummaryChapter {
    private static final Map<String, String> INDUSTRIES = SentenceTemplates.read("industries.txt");

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final RecentResults recent;
    private final SentenceTemplates phrasing;

    SummaryChapter(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.recent = new RecentResults(book, facts);
        this.phrasing = phrasing;
    }

    /** The first paragraph: what the company is, how it grows, and why; first, where it is so, that this is no answer. */
    Prose lead(boolean unanswered) {
        var chapter = new Chapter("lead", phrasing);
        var known = recent.known();
        profile().ifPresent(profile -> known.word(
                        "industry", profile.industry().map(Quotable::plain).map(SummaryChapter::kindOfCompany))
                .word("country", profile.country().map(Quotable::plain).map(SummaryChapter::articled)));
        chapter.sayIf(unanswered, "summary.unanswered", known);
        chapter.say(known.values().containsKey("industry") ? "summary.who" : "summary.who.listed", known);
        chapter.sayIf(facts.growth.isPresent(), "summary.growth." + recent.pace(), known);
        new Causes(book).say(chapter, Topic.REVENUE);
        if (chapter.empty()) {
            chapter.say("summary.nothing", known);
        }
        return chapter.done().passages().getFirst().text();
    }

    /** The points of the first page, each led by what it finds. */
    SectionText points() {
        var chapter = new Chapter("summary", phrasing);
        var known = recent.known();
        PriceChapter.Move.of(book).ifPresent(move -> point(chapter, "Share price", each -> priceMove(each, move)));
        point(chapter, profitLead(), each -> profit(each, known));
        point(chapter, changeLead(), each -> change(each, known));
        point(chapter, valueLead(), each -> value(each, known));
        new ThesisChapter(book, facts, phrasing)
                .mainRisk()
                .ifPresent(risk ->
                        chapter.bullet(book.data().redFlags().flags().isEmpty() ? "Main risk" : "Other risks", risk));
        return chapter.done();
    }

    /** That the price moved far beside its index, and what was reported at the time. */
    private void priceMove(Chapter chapter, PriceChapter.Move move) {
        chapter.say(
                "summary.price." + move.key(), move.bind(facts.known(), facts).fact("indexmove", move.index(book)));
        var guided = recent.guidance().changedWithin(move);
        var news = ReportedNews.around(book, move);
        guided.ifPresent(key -> chapter.say(key, recent.guidance().bind(new TemplateBindings())));
        news.ifPresent(story -> chapter.say(ReportedNews.KEY, story));
        chapter.sayIf(
                guided.isEmpty() && news.isEmpty() && ReportedNews.silent(book, move),
                "summary.price.unexplained",
                new TemplateBindings());
    }

    private void point(Chapter chapter, String lead, Consumer<Chapter> said) {
        var words = new Chapter("point", phrasing);
        said.accept(words);
        if (!words.empty()) {
            chapter.bullet(lead, words.done().passages().getFirst().text());
        }
    }

    private String profitLead() {
        if (facts.lender) {
            return "Returns and capital";
        }
        if (facts.margin.filter(each -> each.number() < 0).isPresent()) {
            return "Operating loss";
        }
        return "Margin and cash";
    }

    private void profit(Chapter chapter, TemplateBindings known) {
        if (facts.lender) {
            chapter.say("summary.lender", known);
            chapter.say("summary.bank", known).say("summary.insurer", known);
            RegulatoryCapital.of(book)
                    .ifPresent(capital -> chapter.say(
                            "summary.capital." + capital.key(), capital.bind(new TemplateBindings(), book)));
            return;
        }
        boolean loss = facts.margin.filter(each -> each.number() < 0).isPresent();
        chapter.sayIf(loss, "summary.margin.loss", known);
        chapter.sayIf(
                !loss && facts.margin.isPresent(),
                "summary.margin." + recent.margins().move(),
                known);
        new Causes(book).sayMargin(chapter);
        boolean burning = facts.flow.filter(each -> each.number() < 0).isPresent();
        chapter.sayIf(burning, "summary.cash.burn", known);
        String cover = Payouts.cover(known);
        boolean paid = !burning && !cover.equals("unknown");
        boolean oneYear = facts.flow
                .map(ReportFacts::label)
                .equals(book.lastYear("free_cash_flow").map(ReportFacts::label));
        if (paid && oneYear) {
            known.word("payoutclause", Payouts.clause(known));
        }
        chapter.sayIf(paid && !oneYear, "summary.payout." + cover, known);
        chapter.say("against.dividend", known);
        chapter.sayIf(!burning && facts.netCash.isPresent(), "summary.cash.netcash", known);
        chapter.sayIf(!burning && facts.netDebt.isPresent(), "summary.cash.debt", known);
        chapter.sayIf(!burning, "summary.cash.quarter", EarningsQuality.of(book).bind(new TemplateBindings()));
        new Causes(book).sayLargeCashMove(chapter);
    }

    private String changeLead() {
        String year = facts.revenue.map(ReportFacts::label).orElse("the last fiscal year");
        if (recent.guidance().move() == YearGuidance.Move.LOWERED) {
            return "Guidance lowered";
        }
        return switch (recent.earningsMove()) {
            case "lower" -> "Earnings are below " + year;
            case "higher" -> "Earnings are above " + year;
            default ->
                switch (recent.expectedMove()) {
                    case "lower" -> loss() ? "Consensus expects a larger loss" : "Consensus expects lower EPS";
                    case "higher" -> loss() ? "Consensus expects a smaller loss" : "Consensus expects higher EPS";
                    default -> "Latest quarter";
                };
        };
    }

    private boolean loss() {
        return recent.consensusKey().startsWith("recent.consensus.loss");
    }

    private void change(Chapter chapter, TemplateBindings known) {
        chapter.sayIf(!recent.earningsMove().equals("steady"), "recent.profit." + recent.earningsMove(), known);
        chapter.say("recent.quarter.loss", known).say("recent.charges", known);
        recent.guidance().sayIfNew(chapter, known);
        var quarter = recent.latestQuarter();
        chapter.sayIf(quarter.isPresent() && facts.growth.isPresent(), "growth.recent." + recent.quarterPace(), known);
        chapter.sayIf(!recent.expectedMove().equals("unknown"), recent.consensusKey(), known);
    }

    private String valueLead() {
        return facts.expensive()
                ? "Valued above its own median"
                : facts.cheap() ? "Valued below its own median" : "Valuation";
    }

    private void value(Chapter chapter, TemplateBindings known) {
        boolean premium = facts.expensive();
        boolean discount = facts.cheap();
        chapter.say("summary.price." + (premium ? "premium" : discount ? "discount" : "alone"), known);
        chapter.sayIf(!facts.asked().equals("unknown"), "summary.implied", known);
        var view = book.data().value().view();
        var measures = book.data().value().measures();
        chapter.say(
                "summary.book",
                facts.known()
                        .fact("throughcycle", measures.find("through_cycle_return"))
                        .fact("justified", measures.find("justified_price_to_book"))
                        .fact("pb", book.now("price_to_book")));
        if (view.doubted()) {
            chapter.say(view.notes().getLast());
        } else if (facts.modelRange().isEmpty()) {
            chapter.say(unvalued());
        }
    }

    private Prose unvalued() {
        return book.data()
                .value()
                .view()
                .notEstimated()
                .orElse(new Prose("No fair value per share is given: the share price is not available."));
    }

    /** What a company of an industry is called in a sentence, such as "a bank"; see industries.txt. */
    static String kindOfCompany(String industry) {
        String name = industry.strip().toLowerCase(Locale.ROOT);
        return INDUSTRIES.entrySet().stream()
                .filter(each -> name.startsWith(each.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("a company in the " + name + " industry");
    }

    private static String articled(String country) {
        return country.matches("United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines")
                ? "the " + country
                : country;
    }

    private Optional<Profile> profile() {
        return book.data().financial().flatMap(FinancialData::profile);
    }
}
