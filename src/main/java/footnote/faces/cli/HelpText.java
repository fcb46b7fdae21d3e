package footnote.faces.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The layout of --help: commands by group, and a command's own options before those of every command. */
final class HelpText {
    /** Every command, under what it is for. */
    static final Map<String, List<String>> GROUPS = new LinkedHashMap<>();

    private static final Set<String> STANDARD = Set.of("--help", "--version");

    static {
        GROUPS.put("Workflows", List.of("demo", "report", "ask", "analyze", "movers", "leads", "batch"));
        GROUPS.put(
                "Data and documents",
                List.of("facts", "prices", "options", "search", "ingest", "fetch", "documents", "sample"));
        GROUPS.put("Every day", List.of("coverage", "earnings", "thesis", "screen", "schedule", "messages"));
        GROUPS.put("Verification", List.of("check", "record", "backtest", "eval"));
        GROUPS.put("Stored runs", List.of("runs", "resume", "approve", "reply", "cancel", "replay"));
        GROUPS.put("Server and access", List.of("serve", "worker", "mcp", "keys", "audit"));
        GROUPS.put("Installation", List.of("config", "doctor", "purge", "sandbox", "completion"));
    }

    private HelpText() {}

    static void layOut(CommandLine line) {
        var sections = line.getHelpSectionMap();
        sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, HelpText::commands);
        sections.put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, HelpText::options);
        line.setHelpSectionMap(sections);
    }

    private static String commands(Help help) {
        var all = help.subcommands();
        if (!all.containsKey("demo")) {
            return help.commandList();
        }
        var text = new StringBuilder();
        GROUPS.forEach((title, names) -> {
            var group = new LinkedHashMap<String, Help>();
            names.forEach(name -> group.put(name, all.get(name)));
            text.append(String.format("%n%s:%n", title)).append(help.commandList(group));
        });
        return text.toString();
    }

    private static String options(Help help) {
        var options = help.commandSpec().options();
        if (help.commandSpec().parent() == null) {
            return list(help, options, _ -> true);
        }
        return list(help, options, HelpText::isOwn)
                + String.format("%nOptions of every command:%n")
                + list(help, options, option -> !isOwn(option));
    }

    private static String list(Help help, List<OptionSpec> options, Predicate<OptionSpec> which) {
        return help.optionListExcludingGroups(options.stream().filter(which).toList());
    }

    private static boolean isOwn(OptionSpec option) {
        return !option.inherited() && !STANDARD.contains(option.longestName());
    }
}
