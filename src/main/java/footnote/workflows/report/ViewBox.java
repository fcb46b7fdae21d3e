package footnote.workflows.report;

import footnote.domain.Prose;
import footnote.domain.opinion.CompanyView;
import footnote.publication.report.Block;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The desk's view on a report's first page: rating, fair value, expected return, uncertainty and what capped it. */
final class ViewBox {
    private final CompanyView view;

    ViewBox(CompanyView view) {
        this.view = view;
    }

    Block callout() {
        var said = new ArrayList<String>();
        said.add(view.line(view.ratingWord()) + range() + " · horizon twelve months.");
        said.add("Uncertainty " + view.uncertainty().word() + ": "
                + view.uncertaintyReason().text() + ".");
        view.notEstimated().ifPresent(why -> said.add(why.text()));
        view.caps().forEach(cap -> said.add(cap.text()));
        view.notes().forEach(note -> said.add(note.text()));
        return new Block.Callout("View", new Prose(String.join(" ", said)));
    }

    private String range() {
        return view.fairValueLow()
                .flatMap(low -> view.fairValueHigh()
                        .map(high -> " · range {fact:" + low.entry() + "} to {fact:" + high.entry() + "}"))
                .orElse("");
    }

    /** The facts that a summary and the view refer to. */
    static Set<String> references(Prose summary, Stream<CompanyView> views) {
        var ids = new LinkedHashSet<>(summary.references());
        views.flatMap(view -> Stream.of(
                        view.fairValue(),
                        view.fairValueLow(),
                        view.fairValueHigh(),
                        view.price(),
                        view.expectedReturn()))
                .flatMap(Optional::stream)
                .map(CompanyView.Figure::entry)
                .forEach(ids::add);
        return ids;
    }
}
