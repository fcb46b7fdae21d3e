package footnote.workflows.report.workbook;

import footnote.domain.LedgerEntry;
import footnote.publication.report.Calculations.Entry;
import footnote.quant.value.DiscountedCashFlow.GrowthPath;
import java.math.BigDecimal;

/** The row of growth by year in the sheet of the cash-flow model. */
record GrowthCells(ModelInputs inputs, ForecastHorizon horizon) {
    /** Growth of each year of forecast and fade, the first at index 1, in percent. */
    double[] rates(double terminal) {
        var path = path();
        double last = path.in(horizon.years(), horizon.years());
        double[] rates = new double[horizon.all() + 1];
        for (int i = 1; i < rates.length; i++) {
            rates[i] = i <= horizon.years()
                    ? path.in(i, horizon.years())
                    : last + (terminal - last) * (i - horizon.years()) / (horizon.fade() + 1);
        }
        return rates;
    }

    /** Growth of the first forecast year, of the second and of the last, in percent. */
    private GrowthPath path() {
        double one = growth().number();
        return new GrowthPath(
                inputs.find("growth_first_year").map(LedgerEntry::number).orElse(one),
                inputs.find("growth_second_year").map(LedgerEntry::number).orElse(one),
                inputs.find("growth_last_year").map(LedgerEntry::number).orElse(one));
    }

    private LedgerEntry growth() {
        return inputs.find("growth_assumed").or(() -> inputs.find("growth")).orElseThrow();
    }

    /** The assumed years are inputs, those between them steps, and those after the forecast a fade. */
    Entry cell(int year, double rate) {
        int last = horizon.years();
        if (year > last) {
            return DcfSheets.formula(faded("[growth@" + last + "!]", "[terminal@0!]", horizon, year), rate);
        }
        var first = inputs.find("growth_first_year");
        if (year == 1) {
            return DcfSheets.input(first.orElseGet(this::growth));
        }
        if (first.isEmpty()) {
            return DcfSheets.formula("[growth@1!]", rate);
        }
        if (last > 2 && (year == 2 || year == last)) {
            return DcfSheets.input(inputs.needed(year == 2 ? "growth_second_year" : "growth_last_year"));
        }
        return last == 2
                ? new Entry.Assumed(BigDecimal.valueOf(rate), "half-way from consensus to the rate by the own trend")
                : DcfSheets.formula(
                        "[growth@2!]+([growth@" + last + "!]-[growth@2!])*" + (year - 2) + "/" + (last - 2), rate);
    }

    /** Growth of a year after the forecast, on its way from the last forecast year's to terminal growth. */
    static String faded(String growth, String terminal, ForecastHorizon horizon, int year) {
        return growth + "+(" + terminal + "-" + growth + ")*" + (year - horizon.years()) + "/" + (horizon.fade() + 1);
    }

    double mean() {
        return path().mean(horizon.years());
    }
}
