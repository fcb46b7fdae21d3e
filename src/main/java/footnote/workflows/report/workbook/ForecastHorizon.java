package footnote.workflows.report.workbook;

/** How many years are forecast, and over how many more growth fades. */
record ForecastHorizon(int years, int fade) {
    int all() {
        return years + fade;
    }

    /** How much of the fade to terminal growth is done in a year. */
    double faded(int year) {
        return (double) Math.max(0, year - years) / (fade + 1);
    }

    String way(int year) {
        return Math.max(0, year - years) + "/" + (fade + 1);
    }

    /** Free cash flow as a part of revenue, which rises over the fade by what investment no longer needs. */
    record CashShares(double forecast, double released, ForecastHorizon horizon) {
        double in(int year) {
            return forecast + released * horizon.faded(year);
        }
    }
}
