package footnote.evaluation.backtest;

import footnote.runtime.run.Fault;
import java.time.LocalDate;
import java.util.List;

/** Which companies to judge, from when to when, every how many trading days, and how many days ahead to look. */
public record BacktestPlan(List<String> symbols, LocalDate from, LocalDate to, int every, int ahead) {
    public BacktestPlan {
        symbols = List.copyOf(symbols);
        if (symbols.isEmpty()) {
            throw Fault.input("a backtest names its companies: --symbols AAPL,MSFT");
        }
        if (to.isBefore(from)) {
            throw Fault.input("a backtest ends on or after its first day, not " + from + " to " + to);
        }
        if (every < 1 || every > 250 || ahead < 1 || ahead > 250) {
            throw Fault.input("--every and --ahead are 1 to 250 trading days, not " + every + " and " + ahead);
        }
    }
}
