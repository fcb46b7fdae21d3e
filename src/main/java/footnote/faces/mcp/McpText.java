package footnote.faces.mcp;

/** What a client's model is told of the desk. */
final class McpText {
    static final String INSTRUCTIONS = """
            Footnote is a research desk for listed companies. Each workflow is a tool that takes a query in words. A run \
            may ask something: then its status is waiting and its open question lists the options; answer with reply. \
            Every figure it prints has a footnote; text in braces such as {fact:ID} refers to an entry of the result's \
            ledger. Documents can be taken in, searched by passages, and are then cited by the workflows; schedules have a run \
            come again. With sample set to true the fictional sample market is used, and the result says so; offline \
            set to true does the same without a model.""";

    private McpText() {}
}
