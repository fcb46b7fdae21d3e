package footnote;

import footnote.config.SampleListing;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs commands one after the other in one process, for the launcher to learn a start-up cache from them. What draws,
 * prints and mails is learned apart: other commands would load it for nothing.
 */
final class StartTraining {
    private static final String PRINTING = "printing";

    private StartTraining() {}

    static void main(String[] args) {
        for (var command : commands(args.length > 0 && args[0].equals(PRINTING))) {
            Main.run(command.toArray(String[]::new));
        }
    }

    /** The workflows as a reader would call them, on the sample market. */
    static List<List<String>> commands(boolean printing) {
        var company = SampleListing.all().getFirst();
        String symbol = company.ticker().symbol();
        String name = company.name().split(" ", 2)[0];
        var commands = new ArrayList<>(List.of(
                List.of("analyze", symbol, "--offline"),
                List.of("ask", "Why did " + name + "'s revenue grow?", "--offline")));
        if (printing) {
            commands.add(List.of("movers", "--offline"));
            commands.add(List.of("leads", "Find leads for SaaS companies in France", "--offline", "--yes"));
            commands.add(List.of("report", symbol, "--offline", "--yes"));
        }
        return commands;
    }
}
