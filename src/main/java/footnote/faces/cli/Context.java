package footnote.faces.cli;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.Settings;
import footnote.config.SettingsReader;
import footnote.evidence.EvidenceReader;
import footnote.faces.access.AuditTrail;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunOptions;
import footnote.runtime.secret.Redactor;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What all commands of one call share: the global flags, the console, and the desk once it is needed. */
final class Context implements AutoCloseable {
    private static final LocalDate EARLIEST = LocalDate.of(1900, 1, 1);

    private final Map<String, String> environment;
    private final Path folder;
    private final Console console;
    private final Function<Settings, Desk> desks;
    private final Map<Setting, String> flags = new EnumMap<>(Setting.class);
    private @Nullable Desk desk;
    private @Nullable Settings settings;
    private LogRedactor mask = LogRedactor.NONE;
    private boolean serving;

    boolean json;
    boolean quiet;
    Optional<Path> out = Optional.empty();
    Optional<LocalDate> asOf = Optional.empty();

    Context(Map<String, String> environment, Path folder, Console console, Function<Settings, Desk> desks) {
        this.desks = desks;
        this.environment = environment;
        this.folder = folder;
        this.console = console;
    }

    void flag(Setting setting, String value) {
        flags.put(setting, value);
    }

    /** Told by a command that stays: what it logs goes to the terminal too, for that is where its log is looked for. */
    synchronized void serves() {
        serving = true;
        if (settings != null) {
            Logging.set(settings.text(Setting.LOG_LEVEL), mask, settings.home(), true);
        }
    }

    /** Whether the reader set it on the command line. */
    boolean flagged(Setting setting) {
        return flags.containsKey(setting);
    }

    Console console() {
        return console;
    }

    Path folder() {
        return folder;
    }

    Map<String, String> environment() {
        return environment;
    }

    Function<Settings, Desk> desks() {
        return desks;
    }

    synchronized LogRedactor mask() {
        return mask;
    }

    synchronized Settings settings() {
        var read = settings;
        if (read == null) {
            read = new SettingsReader(environment, folder).read(flags);
            mask = LogRedactor.of(read);
            Redactor.install(mask.redactor());
            Logging.set(read.text(Setting.LOG_LEVEL), mask, read.home(), serving);
            settings = read;
        }
        return read;
    }

    synchronized Desk desk() {
        var made = desk;
        if (made == null) {
            made = desks.apply(settings());
            desk = made;
        }
        return made;
    }

    /** Notes the vendors that answered nothing to this command; a server has its log for that. */
    synchronized void noteRefusals(int code) {
        if (desk != null && !serving && !quiet) {
            desk.vendorRefusals().forEach(each -> console()
                    .err()
                    .println(Console.plain(
                            "Note: " + each + (code == 0 ? "; what is shown comes from other sources." : "."))));
        }
    }

    /** Notes what a command did that cannot be undone. */
    void audit(String action, String target, String outcome) {
        AuditTrail.of(desk()).add("local", action, target, outcome);
    }

    /** A conversation's name, if it can be one. */
    static Optional<String> session(Optional<String> name) {
        name.filter(text -> text.isBlank()
                        || text.length() > 40
                        || !Console.line(text).equals(text))
                .ifPresent(text -> {
                    throw Fault.input("--session has " + text.length() + " characters; it must have 1 to 40, none of"
                            + " them a control character");
                });
        return name;
    }

    /** Whom to ask and as of when, outside a run. */
    EvidenceReader.View view() {
        boolean sample = settings().fictional();
        var today = desk().evidence().today(sample);
        asOf.filter(day -> day.isBefore(EARLIEST)).ifPresent(day -> {
            throw Fault.input("--as-of is " + day + "; it must be " + EARLIEST + " or later");
        });
        asOf.filter(day -> day.isAfter(today)).ifPresent(day -> {
            throw Fault.input("--as-of is " + day + ", and nothing is known of the days after " + today
                    + (sample ? ", the sample market's last" : ""));
        });
        return new EvidenceReader.View(sample, asOf.orElse(today));
    }

    /** As {@link #view}, for what is quoted now and has no past. */
    EvidenceReader.View present(String what) {
        var view = view();
        var today = desk().evidence().today(view.sample());
        if (view.asOf().isBefore(today)) {
            throw Fault.input(what + " are quoted as of now, " + today + "; leave --as-of out");
        }
        return view;
    }

    /** What the flags set for a run; on the sample market its day is the sample market's last, unless another is given. */
    RunOptions options(boolean yes) {
        return new RunOptions(
                settings().flag(Setting.OFFLINE),
                settings().flag(Setting.SAMPLE),
                settings().fictional() || asOf.isPresent() ? Optional.of(view().asOf()) : Optional.empty(),
                new BigDecimal(settings().text(Setting.BUDGET_RUN)),
                yes,
                out.map(this::writable));
    }

    /** The folder of --out, made and tried before any work is done. */
    String writable(Path path) {
        if (path.toString().isBlank()) {
            throw Fault.input("--out is empty; name a folder");
        }
        var target = folder.resolve(path).normalize();
        try {
            Files.createDirectories(target);
            Files.delete(Files.createTempFile(target, ".footnote", ".try"));
        } catch (IOException | SecurityException e) {
            throw Fault.input("cannot write to the folder " + target + "; name another one with --out");
        }
        return target.toString();
    }

    @Override
    public void close() {
        var made = desk;
        if (made != null) {
            made.close();
        }
    }
}
