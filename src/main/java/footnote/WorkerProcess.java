package footnote;

import footnote.config.Lazy;
import footnote.config.MailChoice;
import footnote.config.ModelChoice;
import footnote.config.Setting;
import footnote.config.Version;
import footnote.delivery.FailureAlert;
import footnote.runtime.batch.BatchTask;
import footnote.runtime.event.EventBus;
import footnote.runtime.event.EventListener;
import footnote.runtime.json.Json;
import footnote.runtime.run.Pause;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.telemetry.RunSpans;
import footnote.runtime.worker.Worker;
import footnote.runtime.worker.Worker.PeriodicTask;
import footnote.runtime.worker.WorkerHeartbeat;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** This process among those that share a database: its name, its engine, its queue and its worker. */
final class WorkerProcess implements AutoCloseable {
    private final Desk desk;
    private final Workflows workflows;
    private final MailChoice mail;
    private final Lazy<String> owner = new Lazy<>(WorkerProcess::name); // small commands need no name
    private volatile Optional<EventListener> listener = Optional.empty();
    private final Lazy<Engine> engine = new Lazy<>(this::makeEngine);
    private final Lazy<RunQueue> queue;

    WorkerProcess(Desk desk, Workflows workflows, MailChoice mail) {
        this.desk = desk;
        this.workflows = workflows;
        this.mail = mail;
        this.queue = new Lazy<>(() -> new RunQueue(desk.database(), desk.clock()));
    }

    private static String name() {
        var process = ProcessHandle.current();
        long began = process.info().startInstant().map(Instant::toEpochMilli).orElseGet(System::nanoTime);
        return hostName() + "-" + process.pid() + "-" + began;
    }

    /** Tells machines apart that share a database; containers all have process 1. */
    private static String hostName() {
        try {
            String name = InetAddress.getLocalHost().getHostName();
            return name.substring(0, Math.min(name.length(), 40));
        } catch (UnknownHostException e) {
            return "host";
        }
    }

    String owner() {
        return owner.get();
    }

    Engine engine() {
        return engine.get();
    }

    RunQueue queue() {
        return queue.get();
    }

    private Engine makeEngine() {
        var place = new Engine.Place(
                desk.outputs(),
                owner.get(),
                Engine.Place.LEASE,
                Json.write(desk.settings().shown()),
                desk.settings().amount(Setting.BUDGET_MONTH),
                desk.clock(),
                Pause.real());
        var bus = new EventBus();
        if (ModelChoice.telemetry(desk.settings()).endpoint().isPresent()) {
            var _ = bus.watchAll(new RunSpans(desk.telemetry())::record);
        }
        listener = Optional.of(EventListener.of(desk.database(), bus));
        return new Engine(desk.database(), workflows, bus, place, desk.artifacts());
    }

    /** A worker, not yet started. */
    Worker worker(String kind) {
        var pace = new Worker.Pace(
                desk.settings().count(Setting.WORKER_THREADS),
                Worker.Pace.DEFAULT.poll(),
                Worker.Pace.DEFAULT.heartbeat());
        var heartbeat = new WorkerHeartbeat(desk.database(), owner.get(), kind, Version.text());
        return new Worker(engine(), desk.database(), queue(), heartbeat, pace, Optional.of(desk.schedules()), tasks());
    }

    private List<PeriodicTask> tasks() {
        var alert = new FailureAlert(desk.mailer(), mail.from(), mail.to(), mail.webhook(), desk.clock());
        var told = new PeriodicTask(
                "alerts", Duration.ofSeconds(10), () -> desk.schedules().onFailure(alert::send));
        var fill = new PeriodicTask("batches", Duration.ofSeconds(2), new BatchTask(desk.batches(), queue())::fillAll);
        var messenger = desk.messenger();
        var messages = messenger.channels().isEmpty()
                ? Stream.<PeriodicTask>empty()
                : Stream.of(new PeriodicTask("messages", Duration.ofSeconds(20), messenger::sendDue));
        return Stream.of(
                        Stream.of(told, fill),
                        desk
                                .outbox()
                                .map(each -> new PeriodicTask("outbox", Duration.ofSeconds(20), each::sendDue))
                                .stream(),
                        messages)
                .flatMap(each -> each)
                .toList();
    }

    @Override
    public void close() {
        engine.made().ifPresent(Engine::close);
        listener.ifPresent(EventListener::close);
    }
}
