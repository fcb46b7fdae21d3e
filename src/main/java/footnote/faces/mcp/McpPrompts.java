package footnote.faces.mcp;

import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.util.List;
import java.util.Map;

/** Tasks that a reader picks from a client's menu, each as instructions that use the tools in the right order. */
final class McpPrompts {
    private static final int LONGEST = 300;
    private static final String RULES =
            " Quote figures exactly as the tools return them, each with its source; compute none yourself. Say what"
                    + " is missing.";

    private McpPrompts() {}

    /** A task: its name, title, what it asks the reader for, and the instructions with {argument} where it goes. */
    private record Task(String name, String title, String argument, String meaning, String text) {}

    private static final List<Task> TASKS = List.of(
            new Task(
                    "research_company",
                    "Research a company",
                    "company",
                    "Symbol or name, such as AAPL",
                    "Research {company}. Call analyze for rating, fair value and risks, then facts for revenue, operating"
                            + " income and net income of the last five years, then ask why revenue and margins moved."
                            + " Summarize in one page: rating and fair value, what drives them, three risks."),
            new Task(
                    "write_report",
                    "Write a research report",
                    "company",
                    "Symbol or name, such as AAPL",
                    "Start report for {company}. Show me the plan it proposes and wait for my decision; pass it on with"
                            + " reply. When the run is done, give me the headline, the fair value against the price and"
                            + " the names of the files."),
            new Task(
                    "answer_from_filings",
                    "Answer from filings",
                    "question",
                    "The question, with the company's name",
                    "Call ask with: {question} Give me the answer with its citations. If the documents do not say, list"
                            + " what was searched and propose how to ask better."),
            new Task(
                    "compare_companies",
                    "Compare companies",
                    "companies",
                    "Symbols or names, separated by commas",
                    "Compare {companies}. Call analyze for each, and facts for revenue growth, operating margin and debt."
                            + " Put the figures into one table with the period of each, then say which company is ahead"
                            + " on growth, profitability, balance sheet and price."),
            new Task(
                    "daily_review",
                    "Review the watchlist",
                    "",
                    "",
                    "Call digest for the watchlist. Report what changed, most important first, with the source of each"
                            + " change. For each change that affects a rating, call analyze for that company."));

    static List<SyncPromptSpecification> all() {
        return TASKS.stream()
                .map(task -> new SyncPromptSpecification(prompt(task), (_, request) -> filled(task, request)))
                .toList();
    }

    private static Prompt prompt(Task task) {
        return Prompt.builder(task.name())
                .title(task.title())
                .description(task.title() + " with Footnote's tools.")
                .arguments(
                        task.argument().isEmpty()
                                ? List.of()
                                : List.of(PromptArgument.builder(task.argument())
                                        .description(task.meaning())
                                        .required(true)
                                        .build()))
                .build();
    }

    private static GetPromptResult filled(Task task, GetPromptRequest request) {
        var given = request.arguments() == null ? Map.<String, Object>of() : request.arguments();
        String value = String.valueOf(given.getOrDefault(task.argument(), "")).strip();
        if (!task.argument().isEmpty() && (value.isEmpty() || value.length() > LONGEST)) {
            throw new RequestDenied(
                    Reason.UNSERVABLE,
                    "the prompt '" + task.name() + "' needs " + task.argument() + ", 1 to " + LONGEST + " characters");
        }
        String text = task.text().replace("{" + task.argument() + "}", value) + RULES;
        return GetPromptResult.builder(List.of(PromptMessage.builder(
                                Role.USER, TextContent.builder(text).build())
                        .build()))
                .description(task.title())
                .build();
    }
}
