package footnote.workflows.ask.figures;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.Ledger;
import footnote.quant.ratios.Statement;
import footnote.research.FactDeriver;
import footnote.research.ReportedStatement;
import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.formulas.PlausibleRange;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Figures of the last twelve months (LTM), where a question asks for those; a fiscal year never stands in for them. */
final class TrailingFigures {
    private final String company;
    private final Ledger ledger;
    private final FactDeriver deriver;
    private final Optional<LocalDate> end;

    TrailingFigures(String company, Ledger ledger) {
        this.company = company;
        this.ledger = ledger;
        this.deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        this.end = Stream.of(Metric.REVENUE, Metric.NET_INCOME)
                .flatMap(metric -> ledger.lastTwelveMonths(metric).stream())
                .map(entry -> entry.fact().period().end())
                .findFirst();
    }

    /** Quarters are added only where the company's own tags give them. */
    static Optional<FigureSheet> of(CompanyQuestion asked, List<String> metrics, Optional<Ledger> published) {
        return published.map(ledger -> {
            var sheet = new TrailingFigures(asked.company(), ledger).sheet(asked.question(), metrics);
            return sheet.supported(FigureSupport.published(
                    FigureScope.withoutTrailing(asked.question()),
                    sheet,
                    asked.view().sample() || CataloguedFigures.isFiled(ledger)));
        });
    }

    private FigureSheet sheet(String question, List<String> metrics) {
        var answers = new ArrayList<String>();
        var gaps = new ArrayList<String>();
        for (var metric : metrics) {
            find(AskedMetrics.named(metric, question))
                    .filter(entry -> PlausibleRange.objection(entry.fact()).isEmpty())
                    .ifPresentOrElse(
                            entry -> answers.add(entry.id()),
                            () -> gaps.add(metric.replace('_', ' ') + " of " + company
                                    + " for the last twelve months cannot be computed from the quarters on file"));
        }
        return new FigureSheet(company, answers, deriver.measures().entries(), gaps);
    }

    private Optional<LedgerEntry> find(String name) {
        var reported = Metric.standard(name).flatMap(ledger::lastTwelveMonths).filter(this::isLatest);
        reported.ifPresent(each -> deriver.keep(ReportedStatement.withInputs(List.of(each), ledger)));
        return reported.or(() -> FigureFormulas.of(name).flatMap(formula -> computed(name, formula)));
    }

    private boolean isLatest(LedgerEntry entry) {
        return end.filter(entry.fact().period().end()::equals).isPresent();
    }

    /** By formula from the twelve months' flows and the balance sheet at their end. */
    private Optional<LedgerEntry> computed(String name, FigureFormulas.Formula formula) {
        return end.flatMap(day -> {
            var currency = currency();
            var months = ReportedStatement.trailing(ledger, currency, day, day);
            var value = formula.work().apply(months, Statement.missing("twelve months have no year before"));
            var inputs = months.read();
            deriver.keep(ReportedStatement.withInputs(inputs, ledger));
            return value.known()
                    ? deriver.derive(
                            name, ledger.twelveMonthsTo(day), formula.unit(currency), value, formula.words(), inputs)
                    : Optional.empty();
        });
    }

    private Denomination currency() {
        return ledger.entries().stream()
                .flatMap(entry -> entry.fact().unit().currency().stream())
                .findFirst()
                .orElse(Denomination.USD);
    }
}
