package footnote.agents.judge;

import footnote.agents.gather.Assignment;
import footnote.agents.gather.BusinessMeasures;
import footnote.agents.gather.FactSheet;
import footnote.agents.gather.Measures;
import footnote.agents.gather.PeerGroup;
import footnote.agents.gather.Quotes;
import footnote.agents.gather.Trade;
import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.Prose;
import footnote.domain.Ticker;
import footnote.domain.opinion.Absence;
import footnote.domain.opinion.FundamentalView;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Tone;
import footnote.domain.opinion.Vote;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.Ledger;
import footnote.runtime.model.Answered;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Patience;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Reads a company's books: what it earns, owns and owes, against its own past and its peers. */
public final class FundamentalAnalyst {
    public static final Patience PATIENCE = Patience.of(Duration.ofMinutes(3));

    /** Five fiscal years and the months until their figures were known. */
    private static final int YEARS = 6;

    private static final String NO_PASSAGES = "none indexed";
    private static final Prompt PROMPT = Prompt.of(FundamentalAnalyst.class);

    private final EvidenceRoom room;
    private final Model model;

    public FundamentalAnalyst(EvidenceRoom room, Model model) {
        this.room = room;
        this.model = model;
    }

    public FundamentalStudy study(Assignment assignment) {
        var ledger = ledger(assignment);
        var view = assignment.view();
        var ticker = assignment.listing().ticker();
        var trade = Trade.of(room.profile(ticker, view).found(), ledger);
        var days = new DateRange(view.asOf().minusYears(YEARS), view.asOf());
        var measures = BusinessMeasures.of(ledger, Quotes.of(ticker, days, ledger, room, view), trade);
        if (measures.entries().isEmpty()) {
            throw new Fault(Fault.Kind.SOURCE, measures.gaps().getFirst().toString(), false, null);
        }
        var peers = PeerGroup.of(assignment, trade, room);
        return judged(assignment, measures.and(peers.medians()), trade, peers);
    }

    private Ledger ledger(Assignment assignment) {
        return switch (room.facts(assignment.listing(), assignment.view())) {
            case Finding.Missing<Ledger>(String what, String why) ->
                throw new Fault(Fault.Kind.SOURCE, what + ": " + why, false, null);
            case Finding.Found<Ledger>(Ledger ledger) -> ledger;
        };
    }

    private FundamentalStudy judged(Assignment assignment, Measures measures, Trade trade, PeerGroup peers) {
        var tally = BusinessVotes.of(measures, trade);
        var rule = Tone.of(tally.score());
        var sheet = FactSheet.of(measures, assignment.names());
        var answered = model.answered(
                PROMPT.quote(
                                "company",
                                assignment.listing().name() + " ("
                                        + assignment.listing().ticker() + ")")
                        .with("rule", rule.name())
                        .with("votes", tally.votes())
                        .quote("gaps", Absence.list(measures.gaps()))
                        .with("facts", sheet.lines()),
                FundamentalTake.class,
                take -> checked(take, rule, sheet),
                () -> new FundamentalTake(rule, summary(rule, tally), List.of()));
        var take = answered.value();
        var all = Strength.of(
                "fundamental_strength",
                tally,
                take.signal(),
                take.signal().lean(),
                measures,
                assignment.view().asOf());
        return new FundamentalStudy(view(take, answered, tally, peers, all), all);
    }

    private static FundamentalView view(
            FundamentalTake take, Answered<?> answered, Tally tally, PeerGroup peers, Measures measures) {
        return new FundamentalView(
                take.signal(),
                tally.confidence(take.signal().lean()),
                measures.find("fundamental_strength").orElseThrow().id(),
                tally.score(),
                Tone.of(tally.score()),
                take.summary(),
                take.reasons(),
                tally.votes(),
                figures(measures),
                peers.members().stream().map(Ticker::symbol).toList(),
                NO_PASSAGES,
                measures.gaps(),
                answered.by());
    }

    private static List<KeyFigure> figures(Measures measures) {
        return Stream.of(
                        measures.figure("price/earnings", "price_to_earnings"),
                        measures.figure("usual", "usual_price_to_earnings"),
                        measures.figure("peers", "peer_price_to_earnings"),
                        measures.figure("price/book", "price_to_book"),
                        measures.figure("revenue growth", "revenue_growth"),
                        measures.figure("operating margin", "operating_margin"),
                        measures.figure("return on equity", "return_on_equity"),
                        measures.figure("debt/equity", "debt_to_equity"),
                        measures.figure("free cash flow", "free_cash_flow"),
                        measures.figure("Piotroski", "piotroski_f_score"))
                .flatMap(figure -> figure)
                .toList();
    }

    private static void checked(FundamentalTake take, Tone rule, FactSheet sheet) {
        sheet.check(take.reasons());
        sheet.check(List.of(take.summary()));
        Cited.departure(rule, take.signal(), take.reasons());
    }

    private static Prose summary(Tone signal, Tally tally) {
        return Summaries.of(
                switch (signal) {
                    case POSITIVE -> "The books speak for the company.";
                    case NEUTRAL -> "The books speak neither for nor against the company.";
                    case NEGATIVE -> "The books speak against the company.";
                },
                tally.votes().stream()
                        .filter(vote -> signal.lean() == 0 || vote.lean() * signal.lean() > 0)
                        .sorted(Comparator.comparingDouble(Vote::weight).reversed())
                        .toList());
    }
}
