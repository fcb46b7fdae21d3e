package footnote.workflows.coverage;

import footnote.delivery.message.Notification;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.workflows.coverage.DigestReport.Point;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The digest as a message: a section for each company, every point with its source. */
final class DigestMessage {
    private final Map<String, LedgerEntry> ledger;

    private DigestMessage(DigestReport report) {
        this.ledger = report.ledger().stream()
                .collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (first, _) -> first));
    }

    static Notification of(DigestReport report, String id, Instant now) {
        var words = new DigestMessage(report);
        var companies = report.points().stream()
                .collect(Collectors.groupingBy(
                        point -> point.symbol().symbol(), LinkedHashMap::new, Collectors.toList()));
        return new Notification(
                id,
                Digest.NAME,
                now,
                new DigestEmail(report).subject(),
                words.read(report.summary()),
                companies.values().stream()
                        .map(points -> words.section(report, points))
                        .toList(),
                (report.fictional() ? "Fictional sample data. " : "") + "Analysis, not advice.");
    }

    private Notification.Section section(DigestReport report, List<Point> points) {
        var first = points.getFirst();
        return new Notification.Section(
                first.name() + " (" + first.symbol() + ")",
                report.held(first.symbol()).map(held -> read(held.line())).orElse(""),
                points.stream().map(this::line).toList());
    }

    private Notification.Line line(Point point) {
        return new Notification.Line(
                read(point.text())
                        + point.quote().map(quote -> " “" + quote + "”").orElse(""),
                point.source(),
                point.uri());
    }

    private String read(Prose prose) {
        return prose.rendered(id -> FigureFormat.of(
                Optional.ofNullable(ledger.get(id)).orElseThrow().fact()));
    }
}
