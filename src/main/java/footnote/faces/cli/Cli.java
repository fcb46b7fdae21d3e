package footnote.faces.cli;

import footnote.Desk;
import footnote.config.Settings;
import footnote.config.Version;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line: parses, calls the desk, prints, and says by its exit code how it went. */
public final class Cli {
    public static final int DONE = 0;
    public static final int FAILED = 1;
    public static final int REFUSED = 2;
    public static final int WAITING = 3;

    private static final Map<String, Class<?>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("demo", DemoCommand.class);
        COMMANDS.put("report", ReportCommand.class);
        COMMANDS.put("ask", AskCommand.class);
        COMMANDS.put("analyze", AnalyzeCommand.class);
        COMMANDS.put("movers", MoversCommand.class);
        COMMANDS.put("leads", LeadsCommand.class);
        COMMANDS.put("batch", BatchCommand.class);
        COMMANDS.put("search", SearchCommand.class);
        COMMANDS.put("facts", FactsCommand.class);
        COMMANDS.put("prices", PricesCommand.class);
        COMMANDS.put("options", OptionsCommand.class);
        COMMANDS.put("sample", SampleCommand.class);
        COMMANDS.put("ingest", IngestCommand.class);
        COMMANDS.put("documents", DocumentsCommand.class);
        COMMANDS.put("fetch", FetchCommand.class);
        COMMANDS.put("coverage", CoverageCommand.class);
        COMMANDS.put("earnings", EarningsCommand.class);
        COMMANDS.put("screen", ScreenCommand.class);
        COMMANDS.put("thesis", ThesisCommand.class);
        COMMANDS.put("messages", MessagesCommand.class);
        COMMANDS.put("schedule", ScheduleCommand.class);
        COMMANDS.put("check", CheckCommand.class);
        COMMANDS.put("backtest", BacktestCommand.class);
        COMMANDS.put("eval", EvalCommand.class);
        COMMANDS.put("sandbox", SandboxCommand.class);
        COMMANDS.put("serve", ServeCommand.class);
        COMMANDS.put("mcp", McpCommand.class);
        COMMANDS.put("keys", KeysCommand.class);
        COMMANDS.put("record", RecordCommand.class);
        COMMANDS.put("audit", AuditCommand.class);
        COMMANDS.put("runs", RunsCommand.class);
        COMMANDS.put("resume", ResumeCommand.class);
        COMMANDS.put("approve", ApproveCommand.class);
        COMMANDS.put("reply", ReplyCommand.class);
        COMMANDS.put("cancel", CancelCommand.class);
        COMMANDS.put("replay", ReplayCommand.class);
        COMMANDS.put("worker", WorkerCommand.class);
        COMMANDS.put("config", ConfigCommand.class);
        COMMANDS.put("doctor", DoctorCommand.class);
        COMMANDS.put("purge", PurgeCommand.class);
        COMMANDS.put("completion", AutoComplete.GenerateCompletion.class);
    }

    private final Map<String, String> environment;
    private final Path folder;
    private final Console console;
    private final Function<Settings, Desk> desks;

    Cli(Map<String, String> environment, Path folder, Console console, Function<Settings, Desk> desks) {
        this.desks = desks;
        this.environment = environment;
        this.folder = folder;
        this.console = console;
    }

    /** The names of all commands. */
    static Set<String> commands() {
        return COMMANDS.keySet();
    }

    /** The one of this process. */
    public static Cli real() {
        return new Cli(System.getenv(), Path.of("").toAbsolutePath(), Console.real(System.getenv()), Desk::new);
    }

    public int run(String... args) {
        if (args.length > 1 && args[0].equals("completion") && !args[1].startsWith("-")) {
            console.problem("completion takes no '" + args[1] + "'; call it without"); // picocli would not look
            return REFUSED;
        }
        try (var context = new Context(environment, folder, console, desks)) {
            var bare = BareCommands.run(context, args);
            if (bare.isPresent()) {
                return bare.getAsInt();
            }
            var factory = new CommandFactory(context);
            var line = new CommandLine(new RootCommand(context), factory);
            // made here and without a version provider: picocli's own factory looks for Groovy in every jar
            String version = "footnote " + Version.text();
            line.getCommandSpec().version(version);
            needed(args).forEach((name, command) -> {
                var called = new CommandLine(made(factory, command), factory);
                called.getCommandSpec().version(version);
                line.addSubcommand(name, called);
            });
            line.setCaseInsensitiveEnumValuesAllowed(true)
                    .setAbbreviatedOptionsAllowed(false)
                    .setUsageHelpWidth(100)
                    .registerConverter(LocalDate.class, Cli::day)
                    .registerConverter(Path.class, Cli::path)
                    .setOut(console.outWriter())
                    .setErr(console.errWriter())
                    .setParameterExceptionHandler(this::badArguments)
                    .setExecutionExceptionHandler((e, _, _) -> BareCommands.failed(e, context));
            HelpText.layOut(line);
            int code = line.execute(args);
            context.noteRefusals(code);
            return code;
        }
    }

    private static Object made(CommandLine.IFactory factory, Class<?> command) {
        try {
            return factory.create(command);
        } catch (Exception e) { // they have no reason to fail
            throw new IllegalStateException("cannot make " + command, e);
        }
    }

    private static LocalDate day(String text) {
        try {
            return LocalDate.parse(text.strip());
        } catch (DateTimeParseException _) {
            throw new TypeConversionException("'" + text + "' is no day; write it like 2024-06-30");
        }
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException _) {
            throw new TypeConversionException("'" + text + "' cannot be the name of a file");
        }
    }

    /** The command that is called, alone, since reading all of them takes longer than most take to run; else all. */
    private static Map<String, Class<?>> needed(String... args) {
        var called = args.length == 0 ? null : COMMANDS.get(args[0]);
        return called == null || args[0].equals("completion") ? COMMANDS : Map.of(args[0], called);
    }

    private int badArguments(ParameterException e, String[] args) {
        String name = e.getCommandLine().getCommandSpec().qualifiedName();
        var similar = e instanceof UnmatchedArgumentException unmatched
                ? unmatched.getSuggestions().stream()
                        .limit(3)
                        .map(each -> each.startsWith("-") ? each : "'" + name + " " + each + "'")
                        .toList()
                : List.<String>of();
        String hint = similar.isEmpty()
                ? "; see '" + name + " --help'"
                : "; did you mean " + String.join(", ", similar) + "?";
        console.err().println("footnote: " + Console.line(plain(e, name)) + hint);
        return REFUSED;
    }

    /** What is wrong with the arguments, in words that do not need the parser's terms. */
    private static String plain(ParameterException e, String name) {
        if (e instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            String first = unmatched.getUnmatched().getFirst();
            return name.equals("footnote")
                    ? "there is no command '" + first + "'"
                    : "'" + name + "' does not take '" + first + "'";
        }
        String message = String.valueOf(e.getMessage());
        return message.isEmpty() ? message : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }
}
