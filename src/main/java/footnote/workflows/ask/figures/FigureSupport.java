package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.evidence.statements.StatementFacts.Trust;
import footnote.workflows.ask.arithmetic.ProgramParser;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedCurrency;
import footnote.workflows.ask.question.FigureScope;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What makes a figure likely right: where it was read, how it was made, and words of the question left unexplained. */
public record FigureSupport(Source source, Kind kind, int unexplained) {
    /** Where the figures come from, the surest first. */
    public enum Source {
        FILED,
        AGREED,
        TIED,
        BALANCED,
        NOTE,
        READ,
        VENDOR
    }

    /** How the answer was made. */
    public enum Kind {
        LOOKUP,
        RATIO,
        CHANGE,
        AVERAGE,
        PROGRAM,
        ROW
    }

    /** Words for growth and profit that are not those of the statements. */
    static final String ADJUSTED =
            "adjusted|non-?gaap|organic(?:ally)?|core|underlying|normali[sz]ed|same[- ]store|like[- ]for[- ]like|comparable|constant[- ]currency|currency[- ]neutral|pro[- ]forma";

    /** Words that make another figure of the one in the statements. */
    private static final Pattern LIMITING = Pattern.compile(
            "(?i)(?<!un)\\b(?:" + ADJUSTED
                    + "|write-?(?:downs?|offs?)|written (?:down|off)|excluding|exclude|not (?:included|including|counting|counted)|leaving (?:out|aside)|apart from|aside from|ex-\\w+|liquidat(?:e[ds]?|ing|ion)|segments?|divisions?|guid(?:e|es|ed|ing|ance)|outlook|forecast|expects?|expected|expect|target(?:ed)?|estimated?|consensus|projected|(?:plans?|planned|planning|intends?|intended) to"
                    + "|(?:first|second) half|half[- ]years?|[12]h\\d*|h[12]|(?:six|nine|three) months|year[- ]to[- ]date|ytd|trailing|ltm|ttm|(?:last|past) twelve months|per (?:store|customer|user|unit)|without|itself defines|(?:own|its|their|company) definition|as (?:it |the company |they )defines?|company-defined|absent|stripping out|would (?:\\S+ ){0,6}have been|(?:after|post)[- ]tax(?! (?:net )?(?:profits?|income|earnings|loss\\b))|because of|due to|owing to|as a result of|(?<!(?:income|earnings|profit|loss|equity) )attributable to|attributable to (?:the )?(?:non-?controlling|minority)[\\w-]*|quarters? (?:ended|ending)|market share|domestic|international|restated|originally|initially|first[- ]reported|before (?:the )?restatement|per (?:american )?(?:depositary|depository) (?:share|receipt)|per ad[sr]|hypothetical)\\b");
    /** Growth and profit from which something is taken out, which parts are not reported by. */
    private static final Pattern WITHOUT_SOMETHING = Pattern.compile(
            "(?i)\\b(?:" + ADJUSTED
                    + "|(?:exclud(?:e|es|ed|ing)|stripping out|leaving out|apart from|aside from|ignoring|without) (?:[\\p{L}-]+ ){0,3}?(?:impacts?|effects?|currenc(?:y|ies)|foreign exchange|fx|translation|acquisitions?|divestitures?|items|fuel|special|one-time|non-?recurring|extra week|53rd week))\\b");
    /** When debt is due, which only figures by maturity answer. */
    private static final Pattern MATURITY = Pattern.compile("(?i)\\b(?:maturit\\w+|due in)\\b");

    private static final Pattern SHARE = Pattern.compile(
            "(?i)\\bas (?:an? )?(?:share|percent(?:age)?|%|proportion|portion|fraction) of\\b|\\b(?:what|which|how much) (?:share|percent(?:age)?|proportion|portion|fraction|part|%) of\\b|['’]s? (?:share|percentage|proportion|portion|fraction) of\\b|\\p{L} share of (?:net |total )?(?:sales|revenues?|income|profits?|earnings|assets|costs?)\\b|\\bhow much of\\b(?=[^?]*\\b(?:went|goes|go|spent|used)\\b)");
    private static final Pattern RELATIVE =
            Pattern.compile("(?i)\\b(?:relative|in relation|in proportion) to\\b|\\bdivided by\\b");
    private static final Pattern DEPRECIATION_ALONE =
            Pattern.compile("(?i)^(?!.*(?:amorti[sz]|d&a)).*\\bdepreciation\\b");
    private static final Pattern AMORTIZATION_ALONE =
            Pattern.compile("(?i)^(?!.*(?:depreciation|d&a|ebitda)).*\\bamorti[sz]ation\\b");
    private static final Pattern BETWEEN_PARTS =
            Pattern.compile("(?i)\\b(?:third[- ]part(?:y|ies)|external|unaffiliated|inter-?segment|inter-?company)\\b");
    private static final Pattern TERM = Pattern.compile("(?i)\\b(?:short|long)[- ]term\\b|\\bnon-?current\\b");
    private static final Pattern DIVIDED = Pattern.compile(
            "(?i)\\b(?:dividing|divided by)\\b|\\baverage (?:\\p{L}+ ){1,3}per\\b|\\bper (?:aircraft|unit|store|customer|vehicle|member|square|subscriber|user|barrel|ton)\\b");
    private static final Pattern OF_A_TERM =
            Pattern.compile("(?i)\\b(?:short|long)[- ]?term\\b|\\b(?:non-?)?current\\b");
    /** A part of a line of the statements, as a note shows it. */
    private static final Pattern OF_A_NOTE = Pattern.compile(
            "(?i)\\bcomponent\\b|\\b(?:in|from|per|according to|using) (?:the |its |their )?(?:[\\w&'’,-]+ ){0,8}(?:foot)?notes?\\b(?! (?:payable|receivable|due))");

    private static final Pattern WITH_MINORITY =
            Pattern.compile("(?i)\\b(?:including|with|before) (?:the |any )?(?:non-?controlling|minority)\\b");
    private static final Pattern BOTH_TERMS = Pattern.compile(
            "(?i)(?=.*\\bshort[- ]?term\\b)(?=.*\\blong[- ]?term\\b).*|(?=.*(?<!non)(?<!non-)\\bcurrent\\b)(?=.*\\bnon-?current\\b).*");
    private static final Pattern PER_EMPLOYEE = Pattern.compile("(?i)\\bper (?:employee|head|worker)\\b");

    static FigureSupport of(String question, FigureSheet sheet, StatementReader.Read read) {
        var source = sheet.answers().stream()
                .map(id -> source(id, sheet, read))
                .max(Enum::compareTo)
                .orElse(Source.READ);
        return new FigureSupport(
                source, kind(question, sheet), unexplained(question, sheet) + narrower(question, sheet));
    }

    /** Of rows found by their printed name; the question is without that name. */
    static FigureSupport ofRows(String question, FigureSheet sheet, StatementReader.ReadRows rows) {
        return new FigureSupport(of(question, sheet, rows.read()).source(), Kind.ROW, unexplained(question, sheet));
    }

    /** Of parts of a company, which are filed by tag or add up to the whole in a table. */
    static FigureSupport ofParts(String question, boolean filed) {
        boolean other = BETWEEN_PARTS.matcher(question).find() // what parts sell to each other is in their revenue
                || DIVIDED.matcher(question).find()
                || WITHOUT_SOMETHING.matcher(question).find();
        return new FigureSupport(filed ? Source.FILED : Source.TIED, Kind.LOOKUP, other ? 1 : 0);
    }

    static FigureSupport published(String question, FigureSheet sheet, boolean filed) {
        return new FigureSupport(
                filed ? Source.FILED : Source.VENDOR,
                kind(question, sheet),
                unexplained(question, sheet) + narrower(question, sheet));
    }

    /** Whether a question asks for a figure as a share of another. */
    static boolean isShareAsked(String question) {
        return SHARE.matcher(question).find();
    }

    /** Whether a question asks for a share of that part, not of the whole company: "online sales as a share of domestic revenue". */
    static boolean isShareOf(Optional<String> part, String question) {
        var share = SHARE.matcher(question);
        return share.find()
                && part.filter(each -> question.substring(share.end())
                                .toLowerCase(Locale.ROOT)
                                .replaceFirst("\\b(?:revenues?|sales|income|profits?)\\b.*", "")
                                .contains(each.toLowerCase(Locale.ROOT).replaceFirst(" (?:revenues?|sales)$", "")))
                        .isPresent();
    }

    private static Optional<LedgerEntry> first(FigureSheet sheet) {
        return sheet.answers().stream().findFirst().flatMap(id -> sheet.entries().stream()
                .filter(each -> each.id().equals(id))
                .findFirst());
    }

    /** Whether a growth is that of a plain amount, where a share that grew was asked for. */
    private static boolean isOfAnAmount(LedgerEntry entry) {
        String name = entry.fact().metric().name();
        return name.endsWith("_growth")
                && Metric.standard(name.replace("_growth", ""))
                        .flatMap(Metric::unit)
                        .filter(Unit.Kind.CURRENCY::equals)
                        .isPresent();
    }

    /** Words that change a figure, and a share or an amount per share that is asked for and was not computed. */
    private static int unexplained(String question, FigureSheet sheet) {
        var scope = FigureScope.in(question);
        boolean ofMonths = scope.months().isPresent()
                && answers(
                        sheet,
                        each -> scope.isOfFirstMonths(each.fact().period())
                                || each.fact().period().isInstant());
        int words = (int) LIMITING.matcher(ofMonths ? FigureScope.withoutMonths(question) : question)
                .results()
                .count();
        var unit = first(sheet).map(each -> each.fact().unit().kind());
        boolean share = (SHARE.matcher(question).find()
                        || RELATIVE.matcher(question).find())
                && (unit.filter(kind -> kind == Unit.Kind.CURRENCY || kind == Unit.Kind.SHARES)
                                .isPresent()
                        || first(sheet).filter(FigureSupport::isOfAnAmount).isPresent());
        boolean perShare = FigurePair.PER_SHARE.matcher(question).find()
                && unit.filter(kind -> kind == Unit.Kind.CURRENCY).isPresent();
        boolean perEmployee = PER_EMPLOYEE.matcher(question).find()
                && !answers(sheet, each -> each.fact().metric().name().endsWith("_per_employee"));
        boolean foreign = AskedCurrency.in(question)
                .filter(asked -> answers(sheet, each -> each.fact()
                        .unit()
                        .currency()
                        .filter(currency -> !asked.equals(currency.toString()))
                        .isPresent()))
                .isPresent();
        boolean undated = MATURITY.matcher(question).find() && !answers(sheet, FigureSupport::isByMaturity);
        return words
                + (foreign ? 1 : 0)
                + (undated ? 1 : 0)
                + (isRoughDividend(question, sheet) ? 1 : 0)
                + (isMoreThanDepreciation(question, sheet) ? 1 : 0)
                + (share ? 1 : 0)
                + (perShare ? 1 : 0)
                + (perEmployee ? 1 : 0);
    }

    /** Whether a dividend per share is asked for and was divided by average shares, which misses the declared one by cents. */
    private static boolean isRoughDividend(String question, FigureSheet sheet) {
        return AnswerForm.of(question) == AnswerForm.FIGURE
                && answers(
                        sheet,
                        each -> each.derivation().isPresent()
                                && each.fact().metric().name().equals("dividend_per_share"));
    }

    private static int narrower(String question, FigureSheet sheet) {
        boolean minority = WITH_MINORITY.matcher(question).find()
                && answers(
                        sheet,
                        each -> each.fact().metric().equals(Metric.EQUITY)
                                || each.fact().metric().equals(Metric.NET_INCOME));
        return minority || OF_A_NOTE.matcher(question).find() || answers(sheet, each -> isNarrower(each, question))
                ? 1
                : 0;
    }

    /** Whether the row read is of a term that neither the question nor the figure's name says, so that the rest is left out. */
    private static boolean isNarrower(LedgerEntry entry, String question) {
        return entry.derivation().isEmpty()
                && entry.number() != 0 // the place of what is absent is all rows read
                && TERM.matcher(entry.fact().origin().locator().orElse("")).find()
                && !TERM.matcher(entry.fact().metric().name().replace('_', ' ')).find()
                && (!OF_A_TERM.matcher(question).find()
                        || BOTH_TERMS.matcher(question).find());
    }

    /** Whether depreciation or amortization is asked for without the other. */
    static boolean isOneOfTwo(String question) {
        return DEPRECIATION_ALONE.matcher(question).find()
                || AMORTIZATION_ALONE.matcher(question).find();
    }

    /** Whether one of the two alone is asked for and the figure is of both; their row is often called depreciation. */
    private static boolean isMoreThanDepreciation(String question, FigureSheet sheet) {
        boolean amortization = AMORTIZATION_ALONE.matcher(question).find();
        return isOneOfTwo(question)
                && answers(
                        sheet,
                        each -> each.fact().metric().equals(Metric.DEPRECIATION_AMORTIZATION)
                                && (amortization
                                        || each.fact()
                                                .origin()
                                                .locator()
                                                .orElse("")
                                                .contains(" + ")));
    }

    private static boolean isByMaturity(LedgerEntry entry) {
        String metric = entry.fact().metric().name();
        return metric.startsWith("debt_due_") || metric.equals(Metric.SHORT_TERM_DEBT.name());
    }

    private static boolean answers(FigureSheet sheet, Predicate<LedgerEntry> such) {
        return sheet.entries().stream().anyMatch(each -> sheet.answers().contains(each.id()) && such.test(each));
    }

    /** The least sure of all that a figure was computed from. */
    private static Source source(String id, FigureSheet sheet, StatementReader.Read read) {
        var entry =
                sheet.entries().stream().filter(each -> each.id().equals(id)).findFirst();
        if (entry.isEmpty()) {
            return Source.READ;
        }
        return entry.get()
                .derivation()
                .map(derivation -> derivation.inputs().stream()
                        .map(input -> source(input, sheet, read))
                        .max(Enum::compareTo)
                        .orElse(Source.READ))
                .orElseGet(() -> reported(entry.get(), read));
    }

    private static Source reported(LedgerEntry entry, StatementReader.Read read) {
        Optional<Trust> trust = read.trust(entry);
        if (trust.isEmpty() || trust.get() == Trust.READ) {
            return Source.READ;
        }
        return read.isAgreed(entry) ? Source.AGREED : trust.get() == Trust.TIED ? Source.TIED : Source.BALANCED;
    }

    private static Kind kind(String question, FigureSheet sheet) {
        var first = first(sheet);
        if (first.isEmpty() || first.get().derivation().isEmpty()) {
            return Kind.LOOKUP;
        }
        String name = first.get().fact().metric().name();
        if (name.startsWith("average_")) {
            return Kind.AVERAGE;
        }
        if (name.matches(".*(?:_growth|_change|_difference)")) {
            return Kind.CHANGE;
        }
        return ProgramParser.of(question).isPresent() ? Kind.PROGRAM : Kind.RATIO;
    }
}
