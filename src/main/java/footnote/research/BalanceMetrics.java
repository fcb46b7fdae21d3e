package footnote.research;

import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.ratios.Leverage;
import footnote.quant.ratios.Liquidity;
import footnote.quant.ratios.Profitability;
import footnote.quant.ratios.StatementLine;
import java.util.List;
import java.util.stream.Stream;

/** What a company owes and owns, and how easily it bears that. */
record BalanceMetrics(RecentStatements books) {
    void measure() {
        capital();
        debt();
        cover();
    }

    private void capital() {
        books.derive(
                "equity_to_assets",
                Unit.PERCENT,
                books.trailing
                        .line(StatementLine.EQUITY)
                        .overPositive(books.trailing.line(StatementLine.TOTAL_ASSETS), "total assets")
                        .times(100),
                "equity over total assets",
                List.of(),
                books.trailing);
        books.capitalRatio(Metric.CET1_RATIO);
        books.capitalRatio(Metric.SOLVENCY_RATIO);
    }

    private void debt() {
        books.ordinary(() -> books.reported(StatementLine.TOTAL_DEBT, Metric.TOTAL_DEBT));
        books.ordinary(() -> books.balance(
                "net_debt", Leverage.netDebt(books.trailing), "total debt less cash and short-term investments"));
        books.ordinary(() -> books.balance(
                "tangible_operating_capital",
                Profitability.tangibleOperatingCapital(books.trailing),
                "debt and equity less cash, investments, goodwill and intangibles"));
        Stream.of(
                        Metric.LONG_TERM_INVESTMENTS,
                        Metric.EQUITY_METHOD_INVESTMENTS,
                        Metric.MINORITY_INTEREST,
                        Metric.PREFERRED_STOCK)
                .flatMap(line -> books.ledger.on(line, books.balanceDate).stream())
                .filter(entry -> entry.number() > 0)
                .forEach(entry -> books.deriver.keep(ReportedStatement.withInputs(List.of(entry), books.ledger)));
    }

    private void cover() {
        books.ordinary(() -> books.ratio(
                "debt_to_equity", Leverage.debtToEquity(books.trailing), "total debt over equity", books.trailing));
        books.ordinary(() -> books.ratio(
                "net_debt_to_ebitda",
                Leverage.netDebtToEbitda(books.trailing),
                "debt less cash over operating income before depreciation",
                books.trailing));
        books.ordinary(() -> books.ratio(
                "interest_cover",
                Leverage.interestCoverage(books.trailing),
                "earnings before interest and tax over interest",
                books.trailing));
        books.ordinary(() -> books.ratio(
                "current_ratio",
                Liquidity.currentRatio(books.trailing),
                "current assets over current liabilities",
                books.trailing));
    }
}
