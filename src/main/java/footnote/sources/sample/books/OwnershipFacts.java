package footnote.sources.sample.books;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.sources.sample.SampleMarket;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.YearPath;
import footnote.sources.sample.text.FiledDocument;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** Who owns a company and how many work there, as its annual report says. */
public final class OwnershipFacts {
    private static final List<Metric> HOLDINGS = List.of(
            Metric.INSIDER_HOLDING,
            Metric.INSTITUTIONAL_HOLDING,
            Metric.PROMOTER_HOLDING,
            Metric.PROMOTER_PLEDGE,
            Metric.STATE_HOLDING);

    private final Description company;
    private final List<Fact> facts;

    OwnershipFacts(Description company, List<Fact> facts) {
        this.company = company;
        this.facts = facts;
    }

    void print(FiscalQuarter term, FiledDocument document) {
        add(Metric.EMPLOYEES, BigDecimal.valueOf(employees(company, term)), Unit.COUNT, term, document);
        for (Metric metric : HOLDINGS) {
            if (company.has(metric.name())) {
                add(metric, holding(company, metric, term), Unit.PERCENT, term, document);
            }
        }
    }

    public static long employees(Description company, FiscalQuarter term) {
        return Math.round(company.course("employees").at(year(term)));
    }

    /** In percent, to one decimal. */
    public static BigDecimal holding(Description company, Metric metric, FiscalQuarter term) {
        return BigDecimal.valueOf(company.course(metric.name()).at(year(term))).setScale(1, RoundingMode.HALF_UP);
    }

    /** The fiscal year as courses count it. */
    static double year(FiscalQuarter term) {
        return term.fiscalYear() - (SampleMarket.TODAY.getYear() - (double) YearPath.YEARS);
    }

    private void add(Metric metric, BigDecimal value, Unit unit, FiscalQuarter term, FiledDocument document) {
        facts.add(Fact.of(
                Subject.of(company.ticker()),
                metric,
                term.instant(),
                value,
                unit,
                Basis.REPORTED,
                document.filed(),
                document.origin().at(Locators.of(metric, document))));
    }
}
