package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The view on the shares as a headline names it, by their price and fair value, with what that claims. */
final class HeadlineView {
    private final ReportFacts book;
    private final ThesisFacts facts;

    HeadlineView(ReportFacts book, ThesisFacts facts) {
        this.book = book;
        this.facts = facts;
    }

    /** A neutral view names the side of fair value where the price is not close to it. */
    String name(Advice view) {
        return switch (view) {
            case BUY -> "Undervalued";
            case SELL -> "Overvalued";
            default -> fairlyPriced() ? "Fairly priced" : cheap() ? "Below fair value" : "Above fair value";
        };
    }

    private boolean fairlyPriced() {
        return book.data().value().view().fairlyPriced();
    }

    private boolean cheap() {
        return above(fairValue(), facts.price);
    }

    /** The claims that the view makes of price and fair value. */
    List<Claim> claims(Optional<Advice> view) {
        var claims = new ArrayList<Claim>();
        view.filter(each -> each != Advice.HOLD)
                .ifPresent(each -> claims.add(
                        compared(each == Advice.BUY ? Claim.Kind.ABOVE : Claim.Kind.BELOW, fairValue(), facts.price)));
        view.filter(each -> each == Advice.HOLD && !fairlyPriced())
                .ifPresent(_ ->
                        claims.add(compared(cheap() ? Claim.Kind.BELOW : Claim.Kind.ABOVE, facts.price, fairValue())));
        return claims;
    }

    /** The rating, where it follows from fair value and price alone; a capped view does not. */
    Optional<Advice> rating() {
        var view = book.data().value().view();
        double gain = view.expectedReturn().map(CompanyView.Figure::value).orElse(Double.NaN);
        boolean fairly = Math.abs(gain) < view.threshold();
        return fairValue().isEmpty()
                        || facts.price.isEmpty()
                        || !view.caps().isEmpty()
                        || view.rating() == Advice.AVOID
                        || (view.rating() == Advice.HOLD) != fairly
                ? Optional.empty()
                : Optional.of(view.rating());
    }

    Optional<LedgerEntry> fairValue() {
        return book.data().value().view().fairValue().flatMap(figure -> book.entry(figure.entry()));
    }

    /** The claim that one figure stands so to the other. */
    static Claim compared(Claim.Kind kind, Optional<LedgerEntry> one, Optional<LedgerEntry> other) {
        return new Claim(
                kind, List.of(one.orElseThrow().id(), other.orElseThrow().id()));
    }
}
