package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.domain.names.ShortName;
import footnote.workflows.report.data.BusinessDescription;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.FinancialData.Excerpt;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.RevenueSplit;
import footnote.workflows.report.data.SeriesShape;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Business, industry and moat, by rule. */
public final class CompanyChapters {
    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    CompanyChapters(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    SectionText business() {
        var chapter = new Chapter("business", phrasing);
        quotable(book, "profile")
                .ifPresent(text -> chapter.say("business.quote", new TemplateBindings().word("quote", text)));
        chapter.paragraph();
        var parts = parts();
        if (parts.isEmpty()) {
            chapter.say("business.parts.none", facts.known());
        } else {
            parts(chapter, parts);
        }
        chapter.say(
                "business.people",
                facts.known()
                        .fact("employees", book.lastYear("employees"))
                        .fact("perhead", book.lastYear("revenue_per_employee")));
        chapter.paragraph();
        if (quotable(book, "profile").isEmpty()) {
            filed(book).ifPresent(text -> chapter.say("business.products", new TemplateBindings().word("quote", text)));
        }
        return chapter.done();
    }

    private List<FinancialData.Part> parts() {
        return RevenueSplit.of(book).parts();
    }

    private void parts(Chapter chapter, List<FinancialData.Part> parts) {
        var largest = parts.getFirst();
        var share = facts.revenue.flatMap(whole -> book.share(
                "largest_segment_share",
                largest.years().getLast(),
                whole,
                "revenue of " + largest.name() + " over all"));
        chapter.say(
                "business.largest",
                new TemplateBindings()
                        .word("part", largest.name())
                        .word("kind", RevenueSplit.of(book).kind())
                        .fact("share", share));
        if (parts.size() < 2) {
            return;
        }
        var byRate = parts.stream()
                .filter(part -> rate(part).isPresent())
                .sorted(Comparator.comparingDouble(
                        part -> rate(part).orElseThrow().number()))
                .toList();
        if (byRate.size() > 1) {
            moved(chapter, "business.fastest", byRate.getLast());
            moved(chapter, "business.slowest", byRate.getFirst());
        }
    }

    private void moved(Chapter chapter, String key, FinancialData.Part part) {
        var fall = facts.decline(rate(part), "segment_decline");
        chapter.say(
                key + (fall.isPresent() ? ".fell" : ""),
                new TemplateBindings()
                        .word("part", part.name())
                        .word("kind", RevenueSplit.of(book).kind())
                        .word("from", ReportFacts.label(first(part)))
                        .fact("rate", rate(part))
                        .fact("fall", fall));
    }

    private LedgerEntry first(FinancialData.Part part) {
        return ReportFacts.tail(part.years(), book.data().plan().timeRangeYears())
                .getFirst();
    }

    private Optional<LedgerEntry> rate(FinancialData.Part part) {
        var years = ReportFacts.tail(part.years(), book.data().plan().timeRangeYears());
        return book.cagr("segment_growth", years, "compound growth a year of " + part.name());
    }

    /** The first passage of a source that may be quoted. */
    public static Optional<String> quotable(ReportFacts book, String section) {
        return excerpts(book, section).findFirst();
    }

    /** What the annual report says of the business, in place of a profile. */
    private static Optional<String> filed(ReportFacts book) {
        return texts(book, "business")
                .flatMap(text -> BusinessDescription.from(text).stream())
                .flatMap(text -> Quotable.filed(text).stream())
                .filter(text ->
                        BusinessDescription.from(text).filter(text::equals).isPresent())
                .findFirst();
    }

    static Stream<String> excerpts(ReportFacts book, String section) {
        return texts(book, section)
                .flatMap(text -> (section.equals("risks") ? Quotable.filed(text) : Quotable.of(text)).stream());
    }

    private static Stream<String> texts(ReportFacts book, String section) {
        return book.data().financial().map(FinancialData::excerpts).orElse(List.of()).stream()
                .filter(excerpt -> excerpt.section().equals(section))
                .map(Excerpt::text);
    }

    SectionText industry() {
        var chapter = new Chapter("industry", phrasing);
        var peers = names(book.data().valuation().map(ValuationData::comparable));
        var distant = new ArrayList<>(names(book.data().valuation().map(ValuationData::peers)));
        distant.removeAll(peers);
        if (peers.isEmpty() && distant.isEmpty()) {
            chapter.say("industry.nopeers", facts.known());
        }
        if (!peers.isEmpty()) {
            chapter.say(
                    peers.size() == 1 ? "industry.peer" : "industry.peers",
                    facts.known().word("peers", Words.and(peers)));
        }
        if (!distant.isEmpty()) {
            chapter.say(
                    (peers.isEmpty() ? "industry.noclose" : "industry.distant") + (distant.size() == 1 ? ".one" : ""),
                    facts.known().word("peers", Words.and(distant)));
        }
        ranked(chapter, "operating_margin", "industry.margin", "margin");
        ranked(chapter, "revenue_growth", "industry.growth", "growth");
        chapter.paragraph();
        moat(chapter);
        chapter.say("industry.unknown", facts.known());
        return chapter.done();
    }

    private static List<String> names(Optional<List<ValuationData.Peer>> peers) {
        return peers.orElse(List.of()).stream()
                .map(peer -> ShortName.of(peer.name()))
                .toList();
    }

    private void ranked(Chapter chapter, String metric, String key, String place) {
        var own = facts.lender && metric.equals("operating_margin") ? Optional.<LedgerEntry>empty() : book.now(metric);
        var best = book.peers(metric).entrySet().stream()
                .max(Comparator.comparingDouble(peer -> peer.getValue().number()));
        if (own.isEmpty() || best.isEmpty()) {
            return;
        }
        boolean leads = own.get().number() >= best.get().getValue().number();
        chapter.say(
                key + (leads ? ".lead" : ".trail") + (book.peers(metric).size() == 1 ? ".one" : ""),
                new TemplateBindings()
                        .word("name", book.name())
                        .fact(place, own)
                        .word("best", best.get().getKey())
                        .fact("best" + place, best.get().getValue())
                        .word("next", best.get().getKey())
                        .fact("next" + place, best.get().getValue()));
    }

    private void moat(Chapter chapter) {
        if (facts.lender) {
            chapter.say(
                    "moat.lender",
                    facts.known()
                            .fact("nim", book.lastYear("net_interest_margin"))
                            .fact("cti", book.lastYear("cost_to_income")));
            return;
        }
        if (facts.roic.isPresent() && facts.rate.isPresent()) {
            chapter.say(
                    above(facts.roic, facts.rate)
                            ? "moat.strong"
                            : below(facts.roic, facts.rate) ? "moat.weak" : "moat.line",
                    facts.known());
        }
        var gross = book.years("gross_margin");
        if (gross.size() > 2) {
            var low = gross.stream()
                    .min(Comparator.comparingDouble(LedgerEntry::number))
                    .orElseThrow();
            var high = gross.stream()
                    .max(Comparator.comparingDouble(LedgerEntry::number))
                    .orElseThrow();
            var course = SeriesShape.of(gross).course();
            boolean oneWay = course == SeriesShape.Course.RISING || course == SeriesShape.Course.FALLING;
            chapter.say(
                    oneWay
                            ? "moat." + course.name().toLowerCase(Locale.ROOT)
                            : high.number() - low.number() < 5 ? "moat.stable" : "moat.unstable",
                    facts.known()
                            .fact("low", low)
                            .fact("high", high)
                            .fact("first", gross.getFirst())
                            .word("from", ReportFacts.label(gross.getFirst()))
                            .fact("last", gross.getLast())
                            .word("to", ReportFacts.label(gross.getLast())));
        }
        chapter.say(
                "moat.research",
                facts.known()
                        .fact("research", book.lastYear("research_intensity").filter(each -> each.number() > 1)));
    }
}
