package footnote.faces.front;

import footnote.config.Setting;
import footnote.config.Settings;
import footnote.faces.access.Caller;
import footnote.faces.access.Owners;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import java.math.BigDecimal;
import java.util.Optional;

/** What a caller's run may cost: what they wish, within the desk's limit for a run and what is left of their month. */
record RunBudget(Settings settings, Owners owners) {
    BigDecimal of(Caller caller, Optional<BigDecimal> asked) {
        var limit = settings.amount(Setting.BUDGET_RUN);
        var wished = asked.orElse(limit);
        if (wished.signum() < 0) {
            throw new RequestDenied(
                    Reason.UNSERVABLE, "options.budget is " + wished + "; it must be 0 or more dollars");
        }
        var most = caller.may(Right.ADMIN) ? wished : wished.min(limit);
        return owners.left(caller)
                .map(left -> {
                    if (left.signum() == 0) {
                        throw new RequestDenied(
                                Reason.OVER_BUDGET,
                                "the month's budget of '" + caller.name()
                                        + "' is spent; wait for the next month or ask for a larger one");
                    }
                    return most.min(left);
                })
                .orElse(most);
    }
}
