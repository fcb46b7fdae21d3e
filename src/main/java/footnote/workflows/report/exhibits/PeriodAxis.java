package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Scaling;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Figures by period, oldest first, with a place for each fiscal year between them that none is known of. */
record PeriodAxis(List<String> labels, List<Optional<LedgerEntry>> places) {
    static PeriodAxis of(List<LedgerEntry> entries) {
        var labels = new ArrayList<String>();
        var places = new ArrayList<Optional<LedgerEntry>>();
        for (int i = 0; i < entries.size(); i++) {
            var period = entries.get(i).fact().period();
            double missing =
                    i > 0 && !period.isQuarter() ? ReportFacts.yearsBetween(entries.get(i - 1), entries.get(i)) - 1 : 0;
            for (int back = (int) missing; back > 0; back--) {
                labels.add(ReportFacts.label(period.later(-back)));
                places.add(Optional.empty());
            }
            labels.add(ReportFacts.label(entries.get(i)));
            places.add(Optional.of(entries.get(i)));
        }
        return new PeriodAxis(labels, places);
    }

    long known() {
        return places.stream().filter(Optional::isPresent).count();
    }

    List<Datum> data(Scaling scale) {
        return places.stream()
                .map(place -> place.map(scale::datum).orElse(Datum.GAP))
                .toList();
    }

    /** Other figures at the places of their periods; a gap where there is none. */
    List<Datum> data(List<LedgerEntry> others, Scaling scale) {
        return places.stream()
                .map(place -> place.flatMap(own -> others.stream()
                                .filter(each -> each.fact()
                                        .period()
                                        .end()
                                        .equals(own.fact().period().end()))
                                .findFirst())
                        .map(scale::datum)
                        .orElse(Datum.GAP))
                .toList();
    }
}
