package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.workflows.ask.arithmetic.ProgramParser;
import footnote.workflows.ask.figures.AbsentQuantity;
import footnote.workflows.ask.figures.AbsentRow;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedDirection;
import footnote.workflows.ask.question.YesOrNo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The first words of an answer by figures: yes or no where the question asks that, the winner where it compares. */
final class AnswerOpening {
    private static final Pattern OF_ANY = Pattern.compile("(?i)^(?:did|has|have|do|does|is|are) any\\b");
    private static final Pattern ROWS_READ =
            Pattern.compile("(?<statement>[a-z ]+(?:statement|sheet)), (?<rows>" + AbsentRow.ROWS_READ + ".*)");

    private final String question;
    private static final Pattern WHICH_ONE = Pattern.compile("(?i)^(?:in [^,]*, )?which\\b");

    private final List<LedgerEntry> figures;
    private final Function<LedgerEntry, String> company;
    private final Function<LedgerEntry, String> part;
    private final ComparedFigures compared;

    /** The opening for figures of that many companies asked about, each called as the functions say, and its part too. */
    AnswerOpening(
            String question,
            List<LedgerEntry> figures,
            Function<LedgerEntry, String> company,
            Function<LedgerEntry, String> part,
            int companies) {
        this.question = ProgramParser.withoutDefinitions(question);
        this.figures = figures;
        this.company = company;
        this.part = part;
        this.compared = new ComparedFigures(this.question, figures, company, part, companies);
    }

    Optional<String> text() {
        if (figures.isEmpty()) {
            return Optional.empty();
        }
        return switch (AnswerForm.of(question)) {
            case YES_OR_NO -> verdict();
            case WHICH, FIGURE ->
                moved().or(this::losing)
                        .or(compared::text)
                        .or(this::move)
                        .or(this::absent)
                        .or(this::rowsRead);
            case REASON -> premise().denial().or(() -> isOfOneOfSeveral() ? compared.text() : Optional.empty());
            case WORDS -> rowsRead();
        };
    }

    /** Whether it asks which one before it asks why. */
    private boolean isOfOneOfSeveral() {
        return WHICH_ONE.matcher(question).find();
    }

    /** Yes or no; of a quantity that is absent that it is, unless its being there is all that is asked. */
    private Optional<String> verdict() {
        var verdict = new YesOrNo(question, figures, company);
        var moved = moved();
        if (moved.isPresent()) {
            return OF_ANY.matcher(question).find()
                    ? Optional.of((moved.get().startsWith("None") ? "No. " : "Yes. ") + moved.get())
                    : moved;
        }
        return move().or(() -> verdict.asksWhetherThere()
                ? verdict.text()
                        .map(text -> text + rowsRead().map(rows -> " " + rows).orElse(""))
                        .or(this::absent)
                : absent().or(verdict::text).or(compared::ofParts));
    }

    /** Which way the figures went, where the question leaves that open. */
    private Optional<String> move() {
        return AskedDirection.isEither(question) ? MoveSentence.of(figures, company) : Optional.empty();
    }

    /** What was read to say that an amount is not there; nothing where a row says so itself. */
    private Optional<String> rowsRead() {
        var place =
                ROWS_READ.matcher(figures.getFirst().fact().origin().locator().orElse(""));
        return place.find()
                ? Optional.of("The " + place.group("statement").strip() + " shows none; " + place.group("rows") + ".")
                : Optional.empty();
    }

    /** What the companies do not have, where the question is about one such quantity. */
    private Optional<String> absent() {
        var sentences = figures.stream()
                .flatMap(entry ->
                        AbsentQuantity.in(entry).stream().map(each -> each.sentence(company.apply(entry), entry)))
                .distinct()
                .toList();
        return sentences.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", sentences));
    }

    /** Of parts of a company those that grew, or shrank, where the question asks which did. */
    private Optional<String> moved() {
        var asked = AskedDirection.in(question);
        var parts = figures.stream()
                .filter(each -> YesOrNo.isChange(each) && !part.apply(each).isEmpty())
                .collect(Collectors.toMap(
                        part, each -> each, (one, other) -> isInPercent(one) ? one : other, LinkedHashMap::new))
                .values();
        if (asked.isEmpty() || parts.size() < 2 || compared.isAsked()) {
            return Optional.empty();
        }
        var moved = parts.stream()
                .filter(each -> each.number() * asked.get() > 0)
                .map(each -> part.apply(each) + " ({fact:" + each.id() + "})")
                .toList();
        String verb = asked.get() > 0 ? "grew" : "shrank";
        return Optional.of((moved.isEmpty() ? "None" : String.join(", ", moved)) + " " + verb + ".");
    }

    private static boolean isInPercent(LedgerEntry entry) {
        return entry.fact().unit().kind() == Unit.Kind.PERCENT;
    }

    /** Of parts of a company those that made a loss, where the question asks which did. */
    private Optional<String> losing() {
        var parts = figures.stream().filter(each -> !part.apply(each).isEmpty()).toList();
        if (parts.size() < 2 || !YesOrNo.isOfLosing(question)) {
            return Optional.empty();
        }
        var losing = parts.stream()
                .filter(each -> each.number() < 0)
                .map(each -> part.apply(each) + " ({fact:" + each.id() + "})")
                .toList();
        return Optional.of((losing.isEmpty() ? "None" : String.join(", ", losing)) + " made a loss.");
    }

    /** Whether what a question takes for granted is not so. */
    boolean denies() {
        return premise().isDenied();
    }

    private AssumedMove premise() {
        return new AssumedMove(question, figures, company);
    }
}
