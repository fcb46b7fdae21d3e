package footnote.workflows.report.exhibits;

import footnote.domain.Prose;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.infographic.Infographic.Panel;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.TemplateBindings;
import footnote.workflows.report.text.TextContext;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The latest headlines by date. */
final class TimelineExhibit extends InfographicExhibit {
    private static final int MOST_EVENTS = 6;

    TimelineExhibit(ReportFacts book) {
        super(book, InfographicSpec.Type.TIMELINE, "growth", "timeline");
    }

    private List<NewsData.Story> stories() {
        return book.data().news().map(NewsData::stories).orElse(List.of()).stream()
                .filter(story -> Quotable.of(story.title()).isPresent())
                .toList();
    }

    @Override
    boolean fillable() {
        return stories().size() >= 2;
    }

    @Override
    List<String> elements() {
        return List.of("dated headlines");
    }

    @Override
    String unit() {
        return "Headlines as published";
    }

    @Override
    TemplateBindings known(TextContext context) {
        return context.facts().known().fact("stories", book.now("stories_12_months"));
    }

    @Override
    List<Panel> panels() {
        var stories = stories().stream()
                .sorted(Comparator.comparing(NewsData.Story::day))
                .toList();
        return ReportFacts.tail(stories, MOST_EVENTS).stream()
                .map(story -> new Panel(
                        ExhibitNumbering.day(story.day()),
                        List.of(new Item(
                                Quotable.of(story.title()).orElseThrow(),
                                Optional.empty(),
                                OptionalDouble.empty(),
                                Optional.of(new Prose(Quotable.plain(story.publisher())))))))
                .toList();
    }
}
