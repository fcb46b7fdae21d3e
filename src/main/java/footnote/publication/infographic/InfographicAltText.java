package footnote.publication.infographic;

import java.util.stream.Collectors;

/** Says in words what a picture shows, for readers who do not see it. */
final class InfographicAltText {
    private InfographicAltText() {}

    static String of(Infographic picture, FigureText figures) {
        var panels = picture.panels().stream()
                .map(panel -> panel.heading() + ": "
                        + panel.items().stream()
                                .map(item -> item(item, figures))
                                .collect(Collectors.joining("; ")))
                .collect(Collectors.joining(". "));
        return figures.told("%s. %s. Source: %s As of %s."
                .formatted(
                        kind(picture.kind()),
                        panels,
                        picture.caption().source(),
                        picture.caption().asOf()));
    }

    private static String item(Infographic.Item item, FigureText figures) {
        return item.label()
                + item.fact().map(fact -> " " + figures.figure(fact)).orElse("")
                + item.note().map(note -> ", " + note.text()).orElse("");
    }

    private static String kind(Infographic.Kind kind) {
        return switch (kind) {
            case BUSINESS_MODEL -> "How the business works";
            case COMPETITIVE_LANDSCAPE -> "Where competitors stand";
            case GROWTH_DRIVERS -> "What drives growth";
            case CASH_USE -> "Where the cash goes";
            case TIMELINE -> "What happened when";
        };
    }
}
