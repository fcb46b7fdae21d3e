package footnote.faces.cli;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.Settings;
import footnote.config.SettingsReader;
import footnote.evidence.EvidenceRoom;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunOptions;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** What all commands of one call share: the global flags, the console, and the desk once it is needed. */
final class Context implements AutoCloseable {
    private final Map<String, String> environment;
    private final Path folder;
    private final Console console;
    private final Function<Settings, Desk> desks;
    private final Map<Setting, String> flags = new EnumMap<>(Setting.class);
    private @Nullable Desk desk;
    private @Nullable Settings settings;
    private LogRedactor mask = LogRedactor.NONE;

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

    /** Makes commands: each takes the context. */
    CommandLine.IFactory factory() {
        return new CommandLine.IFactory() {
            @Override
            public <K> K create(Class<K> type) throws Exception {
                try {
                    var constructor = type.getDeclaredConstructor(Context.class);
                    constructor.setAccessible(true);
                    return constructor.newInstance(Context.this);
                } catch (NoSuchMethodException e) {
                    return CommandLine.defaultFactory().create(type);
                }
            }
        };
    }

    void flag(Setting setting, String value) {
        flags.put(setting, value);
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
            Logging.set(read.text(Setting.LOG_LEVEL), mask);
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

    /** Whom to ask and as of when, outside a run. */
    EvidenceRoom.View view() {
        boolean offline = settings().flag(Setting.OFFLINE);
        var today = desk().evidence().today(offline);
        asOf.filter(day -> day.isAfter(today)).ifPresent(day -> {
            throw Fault.input("--as-of is " + day + ", and nothing is known of the days after " + today
                    + (offline ? ", the sample market's last" : ""));
        });
        return new EvidenceRoom.View(offline, asOf.orElse(today));
    }

    /** As {@link #view}, for what is quoted now and has no past. */
    EvidenceRoom.View present(String what) {
        var view = view();
        var today = desk().evidence().today(view.offline());
        if (view.asOf().isBefore(today)) {
            throw Fault.input(what + " are quoted as of now, " + today + "; leave --as-of out");
        }
        return view;
    }

    /** What the flags set for a run; offline its day is the sample market's last, unless another is given. */
    RunOptions options(boolean yes) {
        boolean offline = settings().flag(Setting.OFFLINE);
        return new RunOptions(
                offline,
                offline ? Optional.of(view().asOf()) : asOf,
                new BigDecimal(settings().text(Setting.BUDGET_RUN)),
                yes,
                out.map(path -> folder.resolve(path).normalize().toString()));
    }

    @Override
    public void close() {
        var made = desk;
        if (made != null) {
            made.close();
        }
    }

    /** Turns the setting's words into java.util.logging's levels. */
    static final class Logging {
        private Logging() {}

        static void set(String level, LogRedactor mask) {
            var chosen =
                    switch (level.toUpperCase(Locale.ROOT)) {
                        case "TRACE" -> Level.FINEST;
                        case "DEBUG", "FINE" -> Level.FINE;
                        case "INFO" -> Level.INFO;
                        case "ERROR", "SEVERE", "CRITICAL" -> Level.SEVERE;
                        case "OFF" -> Level.OFF;
                        default -> Level.WARNING;
                    };
            var root = LogManager.getLogManager().getLogger("");
            root.setLevel(chosen);
            for (var handler : root.getHandlers()) {
                handler.setLevel(chosen);
                mask.over(handler);
            }
            // libraries speak of their own affairs at INFO; a reader who wants that asks for DEBUG
            if (chosen.equals(Level.INFO)) {
                for (var library : new String[] {"org.flywaydb", "com.zaxxer", "com.github.kagkarlsson"}) {
                    Logger.getLogger(library).setLevel(Level.WARNING);
                }
            }
        }
    }
}
