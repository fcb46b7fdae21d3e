package footnote.faces.front;

import footnote.config.Setting;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunOrders.Ordered;
import footnote.runtime.batch.BatchOrder;
import footnote.runtime.batch.BatchRow;
import footnote.runtime.batch.BatchState;
import footnote.runtime.batch.Batches;
import footnote.runtime.batch.ItemRow;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** One run for each company of a list, for callers; a batch is seen by those who see its runs. */
public final class BatchAccess {
    /** The most companies of one request. */
    public static final int MOST = 2000;

    private static final int LISTED = 50;
    private static final int AT_ONCE = 4;
    private static final String COMPANY = "{company}";
    private static final Map<String, String> WORDING =
            Map.of("analyze", COMPANY, "leads", COMPANY, "report", "Do a fundamental analysis of " + COMPANY);

    private final RunAccess runs;

    public BatchAccess(RunAccess runs) {
        this.runs = runs;
    }

    /** What to run for which companies: a workflow, a question with {@code {company}} in it, and how many at once. */
    public record Order(
            Optional<String> workflow,
            Optional<List<String>> companies,
            Optional<String> question,
            Optional<Integer> maxParallel,
            Optional<JsonNode> options) {}

    private Batches batches() {
        return runs.desk().batches();
    }

    public List<BatchRow> list(Caller caller) {
        RunAccess.require(caller, Right.READ);
        return batches().latest(caller.reader(), LISTED);
    }

    private boolean sees(Caller caller, String id) {
        return runs.owners().sees(caller, new RunId(id + "-1"));
    }

    public BatchRow find(Caller caller, String id) {
        RunAccess.require(caller, Right.READ);
        return batches()
                .find(id)
                .filter(row -> sees(caller, row.id()))
                .orElseThrow(() -> new RequestDenied(Reason.NOT_FOUND, "no batch '" + id + "' of yours"));
    }

    public List<ItemRow> items(BatchRow row) {
        return batches().items(row.id());
    }

    /** Stores a batch; the server's worker begins its runs. */
    public BatchRow add(Caller caller, Order order) {
        RunAccess.require(caller, Right.RUN);
        var companies = companies(order);
        String workflow = order.workflow().orElse("");
        String wording = wording(workflow, order.question());
        var first = ordered(caller, order, workflow, wording.replace(COMPANY, companies.getFirst()));
        var items = new ArrayList<BatchOrder.Item>();
        for (var company : companies) {
            items.add(new BatchOrder.Item(
                    company,
                    ordered(caller, order, workflow, wording.replace(COMPANY, company))
                            .request()));
        }
        int most = runs.desk().settings().count(Setting.SERVE_RUNS_PER_KEY);
        int atOnce = Math.min(order.maxParallel().orElse(AT_ONCE), Math.max(1, most));
        var budget = first.options().budget().multiply(BigDecimal.valueOf(items.size()));
        var limit = runs.desk().settings().amount(Setting.BUDGET_MONTH).min(budget);
        String id = batches()
                .add(new BatchOrder(
                        workflow,
                        runs.menu().label(workflow) + " of " + items.size()
                                + (items.size() == 1 ? " company" : " companies"),
                        items,
                        first.options(),
                        new BatchOrder.Limits(
                                atOnce,
                                1,
                                runs.owners().left(caller).map(limit::min).orElse(limit),
                                BigDecimal.ZERO)));
        for (int place = 1; place <= items.size(); place++) {
            runs.owners().own(new RunId(id + "-" + place), caller);
        }
        runs.auditTrail().add(caller.name(), "start batch", id + " " + workflow, "queued");
        return batches().find(id).orElseThrow();
    }

    private static List<String> companies(Order order) {
        var companies = order.companies().orElse(List.of()).stream()
                .map(String::strip)
                .filter(company -> !company.isEmpty())
                .distinct()
                .toList();
        if (companies.isEmpty() || companies.size() > MOST) {
            throw new RequestDenied(
                    Reason.UNSERVABLE, "companies has " + companies.size() + " names; it must have 1 to " + MOST);
        }
        return companies;
    }

    private static String wording(String workflow, Optional<String> question) {
        if (!WORDING.containsKey(workflow) && !workflow.equals("ask")) {
            throw new RequestDenied(
                    Reason.UNSERVABLE, "workflow is '" + workflow + "'; a batch runs report, analyze, ask or leads");
        }
        String wording = question.filter(words -> !words.isBlank()).orElse(WORDING.getOrDefault(workflow, ""));
        if (!wording.contains(COMPANY)) {
            throw new RequestDenied(
                    Reason.UNSERVABLE,
                    "question is '" + wording + "'; write {company} where the name goes, such as \"What are the main"
                            + " risks of {company}?\"");
        }
        return wording;
    }

    private Ordered ordered(Caller caller, Order order, String workflow, String query) {
        return runs.orders()
                .ordered(
                        caller,
                        new StartOrder(Optional.of(workflow), Optional.of(query), Optional.empty(), order.options()),
                        true);
    }

    /** Ends a batch with its runs under way; what is finished stays. */
    public BatchRow cancel(Caller caller, String id) {
        RunAccess.require(caller, Right.RUN);
        var row = find(caller, id);
        batches().cancel(row.id());
        runs.auditTrail().add(caller.name(), "cancel batch", row.id(), "cancelled");
        return find(caller, id);
    }

    /** Goes on with a batch that was stopped or ran out of budget, and tries its failed runs again. */
    public BatchRow resume(Caller caller, String id) {
        RunAccess.require(caller, Right.RUN);
        var row = find(caller, id);
        if (row.state() == BatchState.CANCELLED) {
            throw new RequestDenied(Reason.CONFLICT, "batch " + row.id() + " was canceled; begin another");
        }
        batches().reopen(row.id(), true, Optional.empty());
        runs.auditTrail().add(caller.name(), "resume batch", row.id(), "open");
        return find(caller, id);
    }

    public static ObjectNode json(BatchRow row, List<ItemRow> items) {
        var node = Json.object()
                .put("batch_id", row.id())
                .put("workflow", row.workflow())
                .put("title", row.title())
                .put("state", row.state().word())
                .put("created_at", row.createdAt().toString())
                .put("companies", items.size())
                .put("done", finished(items));
        var listed = node.putArray("runs");
        items.forEach(item -> listed.add(Json.object()
                .put("company", item.subject())
                .put("run_id", item.run().value())
                .put("status", item.status().map(status -> status.word()).orElse("not begun"))));
        return node;
    }

    /** How many runs of it are over. */
    public static int finished(List<ItemRow> items) {
        return (int) items.stream()
                .filter(item -> item.status().filter(status -> status.over()).isPresent())
                .count();
    }
}
