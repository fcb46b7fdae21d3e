package footnote.workflows.coverage;

import footnote.delivery.mail.Address;
import footnote.delivery.mail.Email;
import footnote.delivery.mail.Mailer;
import footnote.delivery.mail.Mime;
import footnote.domain.LedgerEntry;
import footnote.domain.opinion.Absence;
import footnote.evidence.EvidenceRoom.View;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Run;
import footnote.runtime.run.Step;
import footnote.runtime.run.Workflow;
import footnote.workflows.coverage.CoverageList.Covered;
import footnote.workflows.coverage.CoverageMonitor.CoverageNews;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Mails what is new on the covered companies, each point cited, and nothing that was told before. */
public final class Digest implements Workflow<DigestRequest, DigestReport> {
    public static final String NAME = "digest";

    static final String MAIL = "digest.eml";
    private static final RetryPolicy LOOK = RetryPolicy.of(Duration.ofMinutes(1));

    private final CoverageMonitor watch;
    private final CoverageList list;
    private final Mailer mailer;
    private final Address from;

    public Digest(CoverageMonitor watch, CoverageList list, Mailer mailer, Address from) {
        this.watch = watch;
        this.list = list;
        this.mailer = mailer.recorded();
        this.from = from;
    }

    /** The list as it stood when the run began. */
    record Standing(List<Followed> companies) {}

    /** A company and what was told of it. */
    record Followed(String symbol, String name, Set<String> told) {}

    /** How the mail went. */
    record Posted(String said) {}

    @Override
    public DigestReport run(DigestRequest request, Run run) {
        var now = run.clock().instant();
        var view = new View(run.options().fictional(), LocalDate.ofInstant(now, ZoneOffset.UTC));
        var standing = run.step("list", Standing.class, () -> standing(view.offline()));
        if (standing.companies().isEmpty()) {
            throw Fault.input("no company is covered; 'footnote coverage add SYMBOL' puts one on the list");
        }
        var looks = run.each(
                "watch",
                standing.companies(),
                CoverageNews.class,
                LOOK,
                followed -> watch.watch(followed.symbol(), view));
        var report = report(standing, looks, view);
        return report.points().isEmpty()
                ? report.mailed("nothing is new, so nothing was mailed")
                : posted(report, request, now, run);
    }

    private DigestReport posted(DigestReport report, DigestRequest request, Instant now, Run run) {
        var posted = run.step("mail", Posted.class, () -> {
            var email = letter(report, request, now, run.id().value());
            run.publish(MAIL, Mime.of(email));
            var handed = mailer.carry(email);
            return new Posted(handed.status().name().toLowerCase(Locale.ROOT)
                    + (handed.said().isEmpty() ? "" : ": " + handed.said()));
        });
        run.step("remember", Posted.class, () -> remembered(report, run));
        return report.mailed(posted.said());
    }

    /** Read through the tape, for the list changes between runs. */
    private Standing standing(boolean offline) {
        return Json.read(
                taped(
                        "coverage",
                        () -> Json.write(new Standing(list.all(offline).stream()
                                .map((Covered each) ->
                                        new Followed(each.symbol(), each.name(), list.reported(each.symbol(), offline)))
                                .toList()))),
                Standing.class);
    }

    private Posted remembered(DigestReport report, Run run) {
        return new Posted(taped("told", () -> {
            report.points().stream()
                    .collect(Collectors.groupingBy(point -> point.symbol().symbol()))
                    .forEach((symbol, points) -> list.markReported(
                            symbol,
                            report.fictional(),
                            points.stream().map(DigestReport.Point::key).toList(),
                            run.id().value()));
            return "remembered";
        }));
    }

    private static String taped(String kind, Supplier<String> live) {
        return Step.current()
                .map(step -> step.recording()
                        .answer(kind, "", () -> RecordedAnswer.of(live.get()))
                        .body())
                .orElseGet(live);
    }

    private static DigestReport report(Standing standing, List<Outcome<CoverageNews>> looks, View view) {
        var points = Stream.<DigestReport.Point>builder();
        var news = Outcome.values(looks);
        for (var company : standing.companies()) {
            news.stream()
                    .filter(each -> each.symbol().symbol().equals(company.symbol()))
                    .forEach(each -> each.items().stream()
                            .filter(item -> !company.told().contains(item.key()))
                            .forEach(item -> points.add(point(each, item))));
        }
        var fresh = points.build().toList();
        var used = fresh.stream()
                .flatMap(point -> point.text().references().stream())
                .collect(Collectors.toSet());
        return new DigestReport(
                view.asOf(),
                standing.companies().size(),
                fresh,
                gaps(standing, looks),
                "",
                view.offline(),
                news.stream()
                        .flatMap(each -> each.ledger().stream())
                        .filter((LedgerEntry entry) -> used.contains(entry.id()))
                        .distinct()
                        .toList());
    }

    private static List<Absence> gaps(Standing standing, List<Outcome<CoverageNews>> looks) {
        var gaps = Stream.<Absence>builder();
        for (int i = 0; i < looks.size(); i++) {
            switch (looks.get(i)) {
                case Outcome.Done<CoverageNews>(CoverageNews news) ->
                    news.gaps().forEach(gaps::add);
                case Outcome.Gap<CoverageNews> gap ->
                    gaps.add(new Absence(standing.companies().get(i).symbol(), gap.why()));
            }
        }
        return gaps.build().toList();
    }

    private static DigestReport.Point point(CoverageNews news, CoverageItem item) {
        return new DigestReport.Point(
                news.symbol(),
                news.name(),
                item.kind().title(),
                item.day(),
                item.text(),
                item.quote(),
                item.source(),
                item.uri(),
                item.key());
    }

    private Email letter(DigestReport report, DigestRequest request, Instant now, String run) {
        var written = new DigestEmail(report);
        String text = written.text();
        return new Email(
                run + "." + NAME + "@" + from.domain(),
                now,
                from,
                request.email().isEmpty() ? List.of(from) : request.email(),
                "New on your companies, " + report.asOf() + (report.fictional() ? " (fictional)" : ""),
                text,
                written.html(),
                List.of());
    }
}
