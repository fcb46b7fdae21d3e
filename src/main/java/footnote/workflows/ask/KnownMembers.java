package footnote.workflows.ask;

import footnote.domain.Dimension;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Resolution;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.OnFile;
import footnote.evidence.documents.DocumentKind;
import footnote.research.SectorQuestion;
import footnote.runtime.run.Fault;
import footnote.runtime.run.NotRecorded;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.AskedOf;
import footnote.workflows.ask.question.AskedOf.Member;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.PartQualifier;
import footnote.workflows.ask.question.RankQuestion;
import footnote.workflows.ask.question.ReportedParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Companies as members of a question: each on file by its name there, with its listing where it has one. */
final class KnownMembers {
    /** More companies are not set side by side in one answer. */
    static final int MOST = 100;
    /** Reading the reports of more companies takes longer than a reader waits. */
    private static final int MOST_READ = 20;

    private final EvidenceReader evidence;
    private final DocumentSearch library;

    KnownMembers(EvidenceReader evidence, DocumentSearch library) {
        this.evidence = evidence;
        this.library = library;
    }

    /** All that a test may be put to: the industry the question names, the sample market, or who has a report on file. */
    AskedOf all(String question, View view) {
        try {
            return tested(question, view);
        } catch (NotRecorded e) { // the replay of a run from before companies were tested
            return new AskedOf(List.of(), List.of());
        }
    }

    private AskedOf tested(String question, View view) {
        var industry = SectorQuestion.in(question);
        if (industry.isEmpty() && RankQuestion.isOfAKind(question)) {
            return new AskedOf(List.of(), List.of());
        }
        var everywhere = SectorQuestion.everywhere(question);
        boolean listed = view.sample() || industry.isPresent();
        var found = listed
                ? listings(industry.orElse(everywhere), view).stream()
                        .map(listing -> of(listing, view))
                        .toList()
                : everywhere.market().isPresent()
                        ? List.<Member>of()
                        : library.reporting(view).stream()
                                .map(company -> of(company, view))
                                .toList();
        var gaps = new ArrayList<String>();
        if (found.size() > MOST) {
            gaps.add((found.size() - MOST) + " further companies are not compared; name those that matter");
        }
        return new AskedOf(found.stream().limit(MOST).toList(), gaps);
    }

    /** The listed companies of an industry. */
    List<Listing> listings(SectorQuestion sector, View view) {
        return evidence.members(sector.sector(), sector.market(), view).found().stream()
                .flatMap(List::stream)
                .flatMap(ticker -> listing(ticker, view).stream())
                .toList();
    }

    /** A listing under the name its documents have, where any are on file. */
    Member of(Listing listing, View view) {
        return library.named(listing.ticker().symbol(), view).stream()
                .filter(company ->
                        company.ticker().filter(listing.ticker()::equals).isPresent())
                .findFirst()
                .map(company -> new Member(company, Optional.of(listing)))
                .orElseGet(() -> new Member(OnFile.of(listing), Optional.of(listing)));
    }

    Member of(OnFile company, View view) {
        return new Member(company, company.ticker().flatMap(ticker -> listing(ticker, view)));
    }

    /** A listing only adds facts and news; without one the documents still answer. */
    Optional<Listing> listing(Ticker ticker, View view) {
        try {
            return evidence.resolve(ticker.symbol(), view) instanceof Resolution.Resolved(Listing listing)
                    ? Optional.of(listing)
                    : Optional.empty();
        } catch (Fault e) {
            return Optional.empty();
        }
    }

    /** Whether a name is that of a segment, product or region of a company. */
    boolean isPart(String name, String question, Member member, View view) {
        return isTagged(name, member, view) || isPrinted(name, question, member, view);
    }

    /** The company on file that has a segment, product or region of that name; none where two have, or too many are on file. */
    List<Member> withPart(String name, String question, View view) {
        try {
            var reporting = library.reporting(view);
            var owners = reporting.size() > MOST_READ
                    ? List.<Member>of()
                    : reporting.stream()
                            .map(company -> of(company, view))
                            .filter(member -> isPart(name, question, member, view))
                            .toList();
            return owners.size() == 1 ? owners : List.of();
        } catch (NotRecorded e) {
            return List.of(); // the replay of a run from before parts were looked for
        }
    }

    private boolean isTagged(String name, Member member, View view) {
        return member.listing()
                .flatMap(listing -> evidence.factsInParts(listing, view).found())
                .filter(ledger ->
                        ReportedParts.members(FigureScope.WHOLE, ledger, List.of(Metric.REVENUE.name())).stream()
                                .anyMatch(part -> part.equalsIgnoreCase(name)))
                .isPresent();
    }

    /** Whether the newest reports on file print the figure asked for by part, and one of the parts is called so. */
    private boolean isPrinted(String name, String question, Member member, View view) {
        var metrics = AskedMetrics.in(question);
        if (view.sample() || metrics.isEmpty() || !metrics.stream().allMatch(PartQualifier::isReportedByPart)) {
            return false;
        }
        var subject = member.listing()
                .map(each -> Subject.of(each.ticker()))
                .orElseGet(() -> Subject.unlisted(member.company().name()));
        try {
            return library.reports(member.company().key(), view).stream()
                    .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                    .limit(2)
                    .map(label -> library.statements(label, subject, view).stream()
                            .flatMap(read -> read.fact().dimensions().stream())
                            .map(Dimension::member)
                            .distinct()
                            .toList())
                    .anyMatch(parts -> ReportedParts.isOneOf(parts, name));
        } catch (NotRecorded e) {
            return false; // the replay of a run from before reports were read for it
        }
    }
}
