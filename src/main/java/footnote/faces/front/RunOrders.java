package footnote.faces.front;

import footnote.Desk;
import footnote.config.Setting;
import footnote.faces.access.Caller;
import footnote.faces.access.Owners;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.menu.WorkflowMenu;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.storage.RunFilter;
import java.time.LocalDate;
import java.util.Optional;

/** Turns a caller's order into a request and options, as far as rights, settings and budgets allow. */
final class RunOrders {
    private static final LocalDate EARLIEST = LocalDate.of(1900, 1, 1);

    private final Desk desk;
    private final WorkflowMenu menu;
    private final Owners owners;

    RunOrders(Desk desk, WorkflowMenu menu, Owners owners) {
        this.desk = desk;
        this.menu = menu;
        this.owners = owners;
    }

    /** What an order comes down to: the workflow, its title and request, and the options it runs under. */
    record Ordered(String workflow, String title, Object request, RunOptions options) {}

    Ordered ordered(Caller caller, StartOrder order, boolean asksNothing) {
        RunAccess.require(caller, Right.RUN);
        String query = order.query().orElse("").strip();
        String workflow = order.workflow().orElse("");
        boolean unnamed = workflow.isBlank() || workflow.equals(WorkflowMenu.AUTO);
        var entry = unnamed && goesOn(caller, order) ? menu.followUp(query) : menu.chosen(workflow, query);
        return new Ordered(
                entry.workflow(),
                query.isEmpty() ? entry.label() : query,
                entry.request(query, order.session(), order.checked(entry.options())),
                options(caller, order, asksNothing));
    }

    /** Whether the order's session has runs already, so that its words are a further question. */
    private boolean goesOn(Caller caller, StartOrder order) {
        return order.session()
                .map(caller::kept)
                .filter(session -> !desk.engine()
                        .runs()
                        .page(RunFilter.latest(1).of(session))
                        .isEmpty())
                .isPresent();
    }

    private RunOptions options(Caller caller, StartOrder order, boolean asksNothing) {
        boolean fictional = fictional(order.offline() || order.sample());
        var asOf = order.asOf().or(() -> fictional ? Optional.of(desk.evidence().today(true)) : Optional.empty());
        asOf.ifPresent(day -> checkDay(day, desk.evidence().today(fictional)));
        return new RunOptions(
                desk.settings().flag(Setting.OFFLINE) || order.offline(),
                desk.settings().flag(Setting.SAMPLE) || order.sample(),
                asOf,
                new RunBudget(desk.settings(), owners).of(caller, order.budget()),
                asksNothing || order.yes(),
                Optional.empty());
    }

    static void checkDay(LocalDate day, LocalDate today) {
        if (day.isAfter(today) || day.isBefore(EARLIEST)) {
            throw new RequestDenied(
                    Reason.UNSERVABLE, "options.as_of is " + day + "; it must be from " + EARLIEST + " to " + today);
        }
    }

    /** A server that was started on the sample market stays so. */
    boolean fictional(boolean wished) {
        return desk.settings().fictional() || wished;
    }
}
