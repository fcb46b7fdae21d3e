package footnote.faces.front;

import footnote.Desk;
import footnote.config.Setting;
import footnote.faces.access.Caller;
import footnote.faces.access.Owners;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.menu.WorkflowMenu;
import footnote.runtime.run.RunOptions;
import java.math.BigDecimal;
import java.util.Optional;

/** Turns a caller's order into a request and options, as far as rights, settings and budgets allow. */
final class RunOrders {
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
        FrontDesk.demand(caller, Right.RUN);
        String query = order.query().orElse("").strip();
        var entry = menu.chosen(order.workflow().orElse(""), query);
        return new Ordered(
                entry.workflow(),
                query.isEmpty() ? entry.label() : query,
                entry.request(query, order.session(), order.ownOptions()),
                options(caller, order, asksNothing));
    }

    private RunOptions options(Caller caller, StartOrder order, boolean asksNothing) {
        boolean offline = offline(order.offline());
        var asOf = order.asOf().or(() -> offline ? Optional.of(desk.evidence().today(true)) : Optional.empty());
        return new RunOptions(
                offline,
                asOf,
                budget(caller, order.budget().orElse(desk.settings().amount(Setting.BUDGET_RUN))),
                asksNothing || order.yes(),
                Optional.empty());
    }

    /** A server that was started offline stays so. */
    boolean offline(Optional<Boolean> wished) {
        return desk.settings().flag(Setting.OFFLINE) || wished.orElse(false);
    }

    private BigDecimal budget(Caller caller, BigDecimal wished) {
        if (wished.signum() < 0) {
            throw new RequestDenied(Reason.UNSERVABLE, "options.budget is " + wished + "; it is 0 or more dollars");
        }
        var most = caller.may(Right.ADMIN) ? wished : wished.min(desk.settings().amount(Setting.BUDGET_RUN));
        return owners.left(caller)
                .map(left -> {
                    if (left.signum() == 0) {
                        throw new RequestDenied(
                                Reason.OVER_BUDGET,
                                "the month's budget of '" + caller.name()
                                        + "' is spent; wait for the next month or ask for" + " a larger one");
                    }
                    return most.min(left);
                })
                .orElse(most);
    }
}
