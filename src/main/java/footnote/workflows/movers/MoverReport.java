package footnote.workflows.movers;

import footnote.domain.LedgerEntry;
import footnote.domain.LookBack;
import footnote.domain.Prose;
import footnote.domain.Ticker;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.MissingInput;
import footnote.runtime.session.SessionResult;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What became of the day's mover: its figures and story, the chart, the mail, and what is missing. */
public record MoverReport(
        String market,
        LookBack period,
        LocalDate asOf,
        Optional<Company> company,
        Optional<Ticker> benchmark,
        List<KeyFigure> figures,
        List<Prose> story,
        List<Headline> news,
        List<Gainer> gainers,
        Optional<String> chartPath,
        MailNote mail,
        List<MissingInput> gaps,
        String analysedBy,
        String answeredBy,
        boolean fictional,
        List<LedgerEntry> ledger)
        implements SessionResult {
    /** The chart's width and height, each in points; pages keep its place free by them. */
    public static final int CHART_WIDTH = 280;

    public static final int CHART_HEIGHT = 250;

    public MoverReport {
        figures = List.copyOf(figures);
        story = List.copyOf(story);
        news = List.copyOf(news);
        gainers = List.copyOf(gainers);
        gaps = List.copyOf(gaps);
        ledger = List.copyOf(ledger);
    }

    MoverReport with(MailNote sent) {
        return new MoverReport(
                market,
                period,
                asOf,
                company,
                benchmark,
                figures,
                story,
                news,
                gainers,
                chartPath,
                sent,
                gaps,
                analysedBy,
                answeredBy,
                fictional,
                ledger);
    }

    /** The mover. */
    public record Company(Ticker symbol, String name, String exchange) {}

    /** A story that may have moved it, as its publisher titled it. */
    public record Headline(String title, String publisher, Optional<Instant> published, URI uri) {}

    /** A runner-up of the screen; its figures are facts. */
    public record Gainer(Ticker symbol, String name, String change, String price) {}

    /** Where the letter went, under which id, and how that ended. */
    public record MailNote(String status, String messageId, List<String> to, String file, String said) {}

    @Override
    public String summary() {
        return company.map(each -> each.name() + " (" + each.symbol() + ")").orElse("no gainer was found");
    }

    @Override
    public Map<String, String> memory() {
        return company.map(each -> Map.of("company", each.symbol().symbol())).orElse(Map.of());
    }
}
