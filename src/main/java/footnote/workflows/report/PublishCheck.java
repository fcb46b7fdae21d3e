package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.names.ShortName;
import footnote.publication.report.Report;
import footnote.runtime.run.Fault;
import footnote.workflows.report.text.BannedWords;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** The last gate before printing: no figure without a fact, no word that a report does not hold. */
final class PublishCheck {
    private PublishCheck() {}

    /** Stops the run on a report that may not be printed; the message names the sentence. */
    static void of(Report report) {
        var ids = report.ledger().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        var names = names(report);
        report.prose().forEach(prose -> {
            prose.objection(ids, names).ifPresent(why -> refuse(prose, why));
            BannedWords.objection(bare(prose, names)).ifPresent(why -> refuse(prose, why));
        });
        new Prose(report.masthead().finding())
                .objection(ids, names)
                .ifPresent(why -> refuse(new Prose(report.masthead().finding()), why));
    }

    /** The company's own names and its peers' may hold what is refused elsewhere. */
    private static String bare(Prose prose, Set<String> names) {
        String text = prose.text();
        for (var name : names) {
            text = text.replace(name, " ");
        }
        return text;
    }

    private static Set<String> names(Report report) {
        var names = new HashSet<String>();
        names.add(report.masthead().company());
        names.add(report.masthead().symbol());
        names.add(ShortName.of(report.masthead().company()));
        names.addAll(report.others());
        report.ledger().forEach(entry -> {
            names.add(entry.fact().subject().key());
            entry.fact().dimensions().forEach(dimension -> names.add(dimension.member()));
        });
        return names;
    }

    private static void refuse(Prose prose, String why) {
        throw Fault.state("the report may not be printed: " + why + " (in \"" + prose.text() + "\")");
    }
}
