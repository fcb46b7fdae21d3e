package footnote.workflows.report;

import footnote.domain.Prose;
import footnote.domain.opinion.RedFlag;
import footnote.publication.report.Block;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.BannedWords;
import java.util.List;
import java.util.Optional;

/** The red flags of a report: the box on its first page and the headline they take. */
final class RedFlagBox {
    private static final int MOST = 6;

    private final String company;
    private final List<RedFlag> flags;

    RedFlagBox(ReportFacts book) {
        this.company = book.name();
        this.flags = book.data().redFlags().flags();
    }

    /** The gravest flag as the report's finding; none where no flag is grave. */
    Optional<String> headline() {
        return flags.stream().filter(RedFlag::grave).findFirst().map(flag -> flag.headline(company));
    }

    /** A point for each flag, the gravest first, with the words that raised it where they may be quoted. */
    List<Block.Point> points() {
        return flags.stream()
                .limit(MOST)
                .map(flag -> new Block.Point(Optional.of(flag.code().label() + "."), new Prose(told(flag))))
                .toList();
    }

    static String told(RedFlag flag) {
        if (!flag.sentence().references().isEmpty()) {
            return flag.sentence().text(); // its figures lead to their sources
        }
        String words = flag.source()
                .quote()
                .filter(quote -> Quotable.of(quote).equals(Optional.of(Quotable.plain(quote))))
                .filter(quote -> BannedWords.objection(quote).isEmpty())
                .map(quote -> " “" + Quotable.plain(quote) + "”")
                .orElse("");
        String source = "(" + flag.source().citation() + ")";
        boolean printable = new Prose(source).unbound().isEmpty()
                && BannedWords.objection(source).isEmpty();
        return flag.sentence().text() + words + (printable ? " " + source : "");
    }
}
