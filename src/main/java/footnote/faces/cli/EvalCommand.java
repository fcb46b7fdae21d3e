package footnote.faces.cli;

import footnote.runtime.run.Fault;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Measures how good the desk's own work is. */
@Command(
        name = "eval",
        description = "Measure the quality of search, answers, matching and leads on your own data.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            EvalRetrievalCommand.class,
            EvalAskCommand.class,
            EvalTablesCommand.class,
            EvalStatementsCommand.class,
            EvalSentimentCommand.class,
            EvalMatchingCommand.class,
            EvalLeadsCommand.class,
            EvalPromptsCommand.class
        })
final class EvalCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw Fault.input("eval needs to know what to measure; 'footnote eval --help' lists what it can");
    }
}
