package footnote.faces.cli;

import footnote.config.Setting;
import footnote.runtime.model.CostQuote;
import footnote.runtime.model.Role;
import java.util.List;

/** Says before a run who will answer and what it may cost. */
final class CostNotice {
    private CostNotice() {}

    static void of(List<CostQuote.Planned> planned, Context context) {
        var _ = context.options(false); // what is wrong with the flags comes before what they would cost
        if (!context.quiet && !context.json) {
            context.console().err().println(context.console().dim(line(planned, context)));
        }
    }

    private static String line(List<CostQuote.Planned> planned, Context context) {
        if (context.settings().flag(Setting.OFFLINE)) {
            return "Offline: the fictional sample market, and rules answer.";
        }
        var gateway = context.desk().gateway();
        if (gateway.candidates(Role.FAST).isEmpty()
                && gateway.candidates(Role.ADVANCED).isEmpty()) {
            return (context.settings().fictional() ? "The fictional sample market. " : "")
                    + "No model is set up, so rules answer; set a key such as GEMINI_API_KEY to change that.";
        }
        String data = context.settings().fictional() ? "The fictional sample market. " : "";
        var total = gateway.quote(planned).total();
        return data
                + "About %d model calls, %,d to %,d tokens, $%.4f to $%.4f; the budget is $%s."
                        .formatted(
                                total.calls(),
                                total.input().low() + total.output().low(),
                                total.input().high() + total.output().high(),
                                total.low(),
                                total.high(),
                                context.settings().amount(Setting.BUDGET_RUN).toPlainString());
    }
}
