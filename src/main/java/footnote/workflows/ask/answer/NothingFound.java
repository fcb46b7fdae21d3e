package footnote.workflows.ask.answer;

import footnote.domain.Words;
import footnote.evidence.documents.DocumentKind;
import footnote.workflows.ask.formulas.LenderFormulas;
import footnote.workflows.ask.question.AskedCurrency;
import java.util.List;
import java.util.Optional;

/** Says that the documents do not answer, and why where that is known. */
record NothingFound(AskedQuestion asked, List<String> companies, AnswerEvidence data) {
    /** That nothing was found, and where somebody's words are asked for, whose. */
    String text() {
        boolean calls = data.sources().stream()
                .anyMatch(source -> source.passage().document().kind() == DocumentKind.TRANSCRIPT);
        if (asked.speakers().isAsked() && calls && !asked.topic().isOpen()) {
            return RuleAnswer.NOTHING + " In the call passages found, "
                    + (asked.speakers().analysts()
                            ? "no analyst asks"
                            : asked.speakers()
                                            .person(companies)
                                            .or(asked.speakers()::named)
                                            .orElse("management") + " says nothing")
                    + " about "
                    + String.join(" ", asked.topic().words().stream().limit(3).toList()) + ".";
        }
        var why = asked.wantsFigure()
                ? data.gaps().stream()
                        .filter(gap -> gap.endsWith(" is not positive") || gap.endsWith(" is zero"))
                        .findFirst()
                : Optional.<String>empty();
        var other = notItsOwn();
        var reported = data.figures().stream()
                .flatMap(entry -> entry.fact().unit().currency().stream())
                .map(each -> each.major().toString())
                .distinct()
                .toList();
        var foreign =
                AskedCurrency.in(asked.text()).filter(wanted -> reported.size() == 1 && !reported.contains(wanted));
        if (asked.wantsFigure() && foreign.isPresent()) {
            return RuleAnswer.NOTHING + " Amounts are not converted; the reports are in " + reported.getFirst() + ".";
        }
        if (asked.wantsFigure() && other.isPresent()) {
            return RuleAnswer.NOTHING + " " + Words.capitalized(other.get()) + ".";
        }
        return RuleAnswer.NOTHING
                + why.map(gap -> " Not meaningful: " + gap + ".").orElse("");
    }

    /** That the figure asked for is one of other kinds of companies. */
    Optional<String> notItsOwn() {
        return data.gaps().stream()
                .filter(gap -> gap.contains(LenderFormulas.NOT_ITS) || gap.contains(LenderFormulas.NOT_OF))
                .map(gap -> gap.substring(gap.lastIndexOf(": ") + 2))
                .findFirst();
    }
}
