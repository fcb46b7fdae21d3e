package footnote.workflows.coverage;

import footnote.delivery.mail.Address;
import footnote.delivery.mail.Email;
import footnote.delivery.mail.Mailer;
import footnote.delivery.mail.Mime;
import footnote.delivery.message.Messenger;
import footnote.domain.Denomination;
import footnote.domain.Estimate;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Run;
import footnote.runtime.run.Step;
import footnote.runtime.run.Workflow;
import footnote.workflows.coverage.CoverageMonitor.Background;
import footnote.workflows.coverage.CoverageMonitor.CoverageNews;
import footnote.workflows.coverage.screen.ScreenList;
import footnote.workflows.coverage.thesis.Thesis;
import footnote.workflows.coverage.thesis.ThesisList;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Sends what is new on the covered companies, each point cited, and nothing that was reported before. */
public final class Digest implements Workflow<DigestRequest, DigestReport> {
    public static final String NAME = "digest";

    static final String MAIL = "digest.eml";
    private static final RetryPolicy LOOK = RetryPolicy.of(Duration.ofMinutes(1));

    private final CoverageMonitor monitor;
    private final CoverageList list;
    private final ConsensusHistory consensus;
    private final ThesisList theses;
    private final ScreenList screens;
    private final Mailer mailer;
    private final Messenger messenger;
    private final Address from;

    public Digest(Watchlists watchlists, Mailer mailer, Messenger messenger, Address from) {
        this.monitor = new CoverageMonitor(watchlists.evidence().get());
        this.list = watchlists.companies();
        this.consensus = watchlists.consensus();
        this.theses = watchlists.theses().list();
        this.screens = watchlists.screens();
        this.mailer = mailer.recorded();
        this.messenger = messenger;
        this.from = from;
    }

    /** The list as it stood when the run began, the currency holdings are added up in, and the digests sent before. */
    record Standing(List<Followed> companies, Denomination base, Set<String> digests) {
        Standing {
            base = Objects.requireNonNullElse(base, Denomination.USD); // absent in runs of earlier versions
            digests = Objects.requireNonNullElse(digests, Set.of());
        }
    }

    /** A company, what was reported of it, the position in it, the consensus that was seen, and the reader's theses and screens. */
    record Followed(
            String symbol,
            String name,
            Set<String> told,
            Optional<Position> position,
            List<Estimate> consensus,
            List<Thesis> theses,
            List<ScreenNews.Watched> screens) {
        Followed {
            position = Objects.requireNonNullElse(position, Optional.empty());
            consensus = Objects.requireNonNullElse(consensus, List.of());
            theses = Objects.requireNonNullElse(theses, List.of());
            screens = Objects.requireNonNullElse(screens, List.of());
        }
    }

    /** How the mail went. */
    record Posted(String said) {}

    /** How the messages went, a line for each channel. */
    record Messaged(List<String> said) {}

    @Override
    public DigestReport run(DigestRequest request, Run run) {
        var now = run.clock().instant();
        var view = View.of(run.options(), now);
        var standing = run.step("list", Standing.class, () -> standing(view));
        if (standing.companies().isEmpty()) {
            throw Fault.input("no company is covered; 'footnote coverage add SYMBOL' adds one");
        }
        var looks = run.each(
                "watch",
                standing.companies(),
                CoverageNews.class,
                LOOK,
                each -> monitor.watch(
                        each.symbol(),
                        view,
                        new Background(
                                each.position(), standing.base(), each.consensus(), each.theses(), each.screens())));
        var report = new DigestBuilder(standing, looks, view).report();
        boolean sentToday = standing.digests().contains(key(view.asOf()));
        return report.quiet() && sentToday
                ? report.mailed("no change since the last digest of the day, so nothing was mailed")
                : sent(report, looks, request, now, run);
    }

    private static String key(LocalDate day) {
        return "digest " + day;
    }

    private DigestReport sent(
            DigestReport report, List<Outcome<CoverageNews>> looks, DigestRequest request, Instant now, Run run) {
        var posted = run.step("mail", Posted.class, () -> {
            var email = letter(report, request, now, run.id().value());
            run.publish(MAIL, Mime.of(email));
            var handed = mailer.carry(email);
            return new Posted(handed.status().name().toLowerCase(Locale.ROOT)
                    + (handed.said().isEmpty() ? "" : ": " + handed.said()));
        });
        var message = DigestMessage.of(report, run.id().value() + "." + NAME, now);
        var messaged = run.step(
                "messages",
                Messaged.class,
                () -> new Messaged(messenger.send(message, request.channels()).stream()
                        .map(Messenger.Delivery::words)
                        .toList()));
        run.step("remember", Posted.class, () -> remembered(report, looks, run));
        return report.mailed(posted.said()).messaged(messaged.said());
    }

    /** Read through the recording, for the list changes between runs. */
    private Standing standing(View view) {
        return Json.read(recorded("coverage", () -> Json.write(standing(view.sample(), view.asOf()))), Standing.class);
    }

    private Standing standing(boolean sample, LocalDate asOf) {
        var covered = list.all(sample);
        var believed = theses.all(sample);
        var saved = screens.all(sample);
        return new Standing(
                covered.stream()
                        .map(each -> {
                            var told = list.reported(each.symbol(), sample);
                            return new Followed(
                                    each.symbol(),
                                    each.name(),
                                    told,
                                    each.position(),
                                    consensus.of(each.symbol(), sample, asOf),
                                    believed.stream()
                                            .filter(thesis -> thesis.symbol().equals(each.symbol())
                                                    && !thesis.addedOn().isAfter(asOf))
                                            .toList(),
                                    saved.stream()
                                            .map(screen -> ScreenNews.Watched.of(screen, told))
                                            .toList());
                        })
                        .toList(),
                base(covered.stream()
                        .flatMap(each -> each.position().stream())
                        .map(position -> position.currency().major())
                        .toList()),
                list.reported(CoverageList.ALL, sample));
    }

    /** The currency most positions are in, of equals the first by its code. */
    private static Denomination base(List<Denomination> currencies) {
        return currencies.stream()
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.<Denomination, Long>comparingByValue()
                        .thenComparing(each -> each.getKey().code(), Comparator.reverseOrder()))
                .map(Map.Entry::getKey)
                .orElse(Denomination.USD);
    }

    private Posted remembered(DigestReport report, List<Outcome<CoverageNews>> looks, Run run) {
        return new Posted(recorded("told", () -> {
            report.points().stream()
                    .collect(Collectors.groupingBy(point -> point.symbol().symbol()))
                    .forEach((symbol, points) -> list.markReported(
                            symbol,
                            report.fictional(),
                            points.stream().flatMap(DigestReport.Point::keys).toList(),
                            run.id().value()));
            list.markReported(
                    CoverageList.ALL,
                    report.fictional(),
                    List.of(key(report.asOf())),
                    run.id().value());
            Outcome.values(looks).forEach(news -> {
                consensus.add(news.symbol().symbol(), report.fictional(), news.consensus());
                news.theses().forEach(check -> theses.record(check, report.asOf()));
                list.markReported(
                        news.symbol().symbol(),
                        report.fictional(),
                        news.screens(),
                        run.id().value());
            });
            return "remembered";
        }));
    }

    private static String recorded(String kind, Supplier<String> live) {
        return Step.current()
                .map(step -> step.recording()
                        .answer(kind, "", () -> RecordedAnswer.of(live.get()))
                        .body())
                .orElseGet(live);
    }

    private Email letter(DigestReport report, DigestRequest request, Instant now, String run) {
        var written = new DigestEmail(report);
        String text = written.text();
        return new Email(
                run + "." + NAME + "@" + from.domain(),
                now,
                from,
                request.email().isEmpty() ? List.of(from) : request.email(),
                written.subject(),
                text,
                written.html(),
                List.of());
    }
}
