package footnote.faces.mcp;

/** What a client's model is told of the desk. */
final class McpText {
    static final String INSTRUCTIONS = """
            Footnote is a research desk for listed companies. Each workflow is a tool that takes a query in words. A run \
            may ask something: then its status is waiting and its open question lists the options; answer with reply. \
            Each figure of a result has a number that leads to its source; get_run with part and page has the whole result and \
            ledger. Documents can be added, searched by passages, and are then cited by the workflows; schedules repeat a run; \
            the watchlist holds companies to follow, and digest reports what is new on them; a batch runs a workflow for \
            many companies. With sample set to true the fictional sample market is used, and the result says so; offline \
            set to true does the same without a model.""";

    private McpText() {}
}
