package footnote.faces.cli;

import footnote.faces.mcp.StdioFace;
import footnote.faces.menu.WorkflowMenu;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Speaks the Model Context Protocol with the program that started us. */
@Command(name = "mcp", description = "Offer workflows, facts and prices as MCP tools over standard input and output.")
final class McpCommand implements Callable<Integer> {
    private final Context context;

    McpCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws InterruptedException {
        context.serves();
        StdioFace.serve(
                context.desk(),
                WorkflowMenu.printing(ReportCommand.printing(context.settings())),
                System.in,
                System.out);
        return Cli.DONE;
    }
}
