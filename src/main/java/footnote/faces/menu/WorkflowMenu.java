package footnote.faces.menu;

import footnote.faces.menu.MenuEntry.Example;
import footnote.faces.menu.MenuEntry.OptionType;
import footnote.runtime.run.Fault;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.coverage.Digest;
import footnote.workflows.coverage.DigestRequest;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.movers.Movers;
import footnote.workflows.movers.MoversRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** All workflows a reader can start, and which one their words ask for; the first that recognises them wins. */
public record WorkflowMenu(List<MenuEntry> entries) {
    /** What stands for a workflow where the words are to choose it. */
    public static final String AUTO = "auto";

    public WorkflowMenu {
        entries = List.copyOf(entries);
    }

    /** The desk's own, the most particular words first; analyze takes whatever names a company and says no more. */
    public static WorkflowMenu standard() {
        return printing(ReportRequest.Printing.STANDARD);
    }

    /** The same, with reports printed that way. */
    public static WorkflowMenu printing(ReportRequest.Printing way) {
        return new WorkflowMenu(List.of(leads(), movers(), digest(), report(way), ask(), analyze()));
    }

    private static MenuEntry leads() {
        return new MenuEntry(
                Leads.NAME,
                "Leads",
                "What a market's successful companies have in common, then companies that match",
                List.of(
                        new Example("Find leads for SaaS companies in France", true),
                        new Example("find SaaS leads in Germany", false)),
                words("\\bleads?\\b", "\\bprospects?\\b", "companies (to|we could) sell to"),
                (query, session, _) -> LeadsRequest.of(query, session));
    }

    private static MenuEntry movers() {
        return new MenuEntry(
                Movers.NAME,
                "Top gainer",
                "The day's top gainer: what it did, beside its market, and what the news says moved it",
                List.of(new Example("today's top gainer", true)),
                words(
                        "top gainers?",
                        "\\bmovers?\\b",
                        "biggest (gainer|riser|winner)",
                        "what (rose|gained) (the )?most"),
                Map.of("market", OptionType.TEXT, "period", OptionType.TEXT),
                (_, _, options) -> MoversRequest.of(
                        options.path("market").asString(MoversRequest.NASDAQ),
                        options.path("period").asString("3mo"),
                        ""));
    }

    private static MenuEntry digest() {
        return new MenuEntry(
                Digest.NAME,
                "Watchlist digest",
                "What is new on the companies you follow: filings, restatements, large moves, results dates",
                List.of(),
                words("\\bdigest\\b", "what is new on my (watchlist|coverage)"),
                (_, _, _) -> DigestRequest.of(""));
    }

    private static MenuEntry report(ReportRequest.Printing way) {
        return new MenuEntry(
                EquityReport.NAME,
                "Report",
                "An equity research report after a plan you approve: page, document, charts, workbook",
                List.of(
                        new Example("Do a fundamental analysis of Quavelin Systems", true),
                        new Example("Compare Kelvarra Semiconductor with Asagiri Devices", true),
                        new Example("Do a fundamental analysis of Alphabet", false)),
                words(
                        "fundamental analysis",
                        "\\breport\\b",
                        "\\bcompare\\b",
                        "(valuation|growth|comprehensive|sector) analysis",
                        "\\bmoat\\b",
                        "\\bresearch\\b",
                        "deep dive"),
                Map.of("years", OptionType.COUNT, "brief", OptionType.FLAG),
                (query, session, options) -> new ReportRequest(
                        query,
                        session,
                        options.path("years").isInt()
                                ? Optional.of(options.path("years").asInt())
                                : Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        way.briefly(options.path("brief").asBoolean(false))));
    }

    private static MenuEntry ask() {
        return new MenuEntry(
                Ask.NAME,
                "Answer",
                "A cited answer from filings, earnings calls and news",
                List.of(
                        new Example("Why did Quavelin's revenue grow in FY2025?", true),
                        new Example("What are the main risks of Quavelin?", true),
                        new Example("$AAPL vs $MSFT cloud growth", false)),
                words(
                        "\\$[A-Za-z]{1,6}\\b.*\\s",
                        "^(what|how|why|when|which|who|where|did|does|do|is|are|was|were|has|have|list|summari[sz]e)\\b"
                                + "(?!.*\\b(do you think|risky|should i)\\b)",
                        "10-?[kq]\\b",
                        "earnings call",
                        "\\b(latest|last) (quarter|filing|call)"),
                Map.of("mode", OptionType.TEXT, "symbol", OptionType.TEXT),
                (query, session, options) -> new AskRequest(
                        query,
                        text(options, "mode"),
                        text(options, "symbol").stream().toList(),
                        session));
    }

    private static Optional<String> text(JsonNode options, String name) {
        return Optional.of(options.path(name).asString("")).filter(text -> !text.isBlank());
    }

    private static MenuEntry analyze() {
        return new MenuEntry(
                Analyze.NAME,
                "Analysis",
                "Technical, fundamental and news views of one company, risk flags, one recommendation",
                List.of(
                        new Example("What do you think of Quavelin?", true),
                        new Example("analyze ORRB", true),
                        new Example("is Suryavant too risky?", true),
                        new Example("RELIANCE.NS", false)),
                words(
                        "analy[sz]e",
                        "what do you think",
                        "should i (buy|sell|hold)",
                        "(buy|sell|hold|risky|technical|chart|outlook|view)\\b",
                        "^\\$?[A-Za-z0-9.-]{1,12}$"),
                (query, session, _) -> new AnalysisRequest(query, session));
    }

    /** One more, looked at before those there are. */
    public WorkflowMenu with(MenuEntry entry) {
        var more = new ArrayList<>(List.of(entry));
        entries.stream()
                .filter(each -> !each.workflow().equals(entry.workflow()))
                .forEach(more::add);
        return new WorkflowMenu(more);
    }

    /** Recognises text in which any of the patterns is found, whatever its case. */
    public static Predicate<String> words(String... patterns) {
        return Pattern.compile(String.join("|", patterns), Pattern.CASE_INSENSITIVE)
                .asPredicate();
    }

    /** The workflow these words ask for; words that no entry knows go to the last. */
    public MenuEntry recognised(String query) {
        String text = query.strip();
        return entries.stream()
                .filter(entry -> entry.recognises().test(text))
                .findFirst()
                .orElseGet(entries::getLast);
    }

    /** The workflow that a further question asks for: an answer, unless its words ask for something else. */
    public MenuEntry followUp(String query) {
        String text = query.strip();
        return entries.stream()
                .filter(entry -> entry.recognises().test(text))
                .findFirst()
                .orElseGet(() -> chosen(Ask.NAME, query));
    }

    /** What readers call a workflow; its own name where the menu does not have it. */
    public String label(String workflow) {
        return entries.stream()
                .filter(entry -> entry.workflow().equals(workflow))
                .map(MenuEntry::label)
                .findFirst()
                .orElse(workflow);
    }

    /** The entry of that name; {@code auto} or nothing leaves it to the words. */
    public MenuEntry chosen(String workflow, String query) {
        if (workflow.isBlank() || workflow.equals(AUTO)) {
            return recognised(query);
        }
        return entries.stream()
                .filter(entry -> entry.workflow().equals(workflow))
                .findFirst()
                .orElseThrow(() -> Fault.input("no workflow '" + workflow + "'; there are "
                        + String.join(
                                ", ", entries.stream().map(MenuEntry::workflow).toList())));
    }
}
