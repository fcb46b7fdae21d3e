package footnote.workflows.report.workbook;

import footnote.domain.opinion.CompanyView;
import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import footnote.publication.report.Calculations.Sheet;
import footnote.workflows.report.data.ReportFacts;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The view as a sheet: fair value linked to the model, price, expected return, and the rating with its threshold. */
final class ViewSheet {
    private final CompanyView view;

    ViewSheet(ReportFacts book) {
        this.view = book.data().value().view();
    }

    /** Empty without a price. */
    Optional<Sheet> sheet(boolean cashFlow, boolean scenarios) {
        if (view.price().isEmpty()) {
            return Optional.empty();
        }
        var lines = new ArrayList<Line>();
        view.fairValue().ifPresent(value -> {
            String source = cashFlow ? "[DCF:per_share@0!]" : "[Scenarios:per_share@1!]";
            lines.add(one(
                    "fair_value",
                    "Fair value per share",
                    cashFlow || scenarios ? formula(source, value.value()) : new Entry.Input(value.entry())));
        });
        view.fairValueLow().ifPresent(low -> lines.add(one("low", "Bear case", new Entry.Input(low.entry()))));
        view.fairValueHigh().ifPresent(high -> lines.add(one("high", "Bull case", new Entry.Input(high.entry()))));
        lines.add(one("price", "Share price", new Entry.Input(view.price().get().entry())));
        view.expectedReturn()
                .ifPresent(expected -> lines.add(one(
                        "expected_return",
                        "Expected return, %",
                        formula("([fair_value]/[price]-1)*100", expected.value()))));
        lines.add(one(
                "threshold",
                "Rating " + view.ratingWord() + "; changes at an expected return of plus or minus, %",
                new Entry.Assumed(
                        BigDecimal.valueOf(view.threshold()),
                        "uncertainty " + view.uncertainty().word())));
        return Optional.of(new Sheet("View", List.of("Value"), lines));
    }

    private static Line one(String key, String label, Entry entry) {
        return new Line(key, label, List.of(entry));
    }

    private static Entry formula(String text, double value) {
        return new Entry.Formula(text, BigDecimal.valueOf(value));
    }
}
