package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a question makes of two companies' figures: the difference, how much more in percent, a multiple or a share. */
public enum CompanyComparison {
    DIFFERENCE("_company_difference"),
    EXCESS("_company_excess"),
    MULTIPLE("_company_ratio"),
    SHARE("_company_share");

    private static final String MORE =
            "(?:more|less|fewer|higher|lower|larger|smaller|bigger|greater|better|worse|wider|narrower)";
    private static final Pattern BETWEEN_THEM = Pattern.compile(
            "(?i)\\b(?:difference|gap|spread) (?:between|in)\\b(?!.*\\b(?:19|20)\\d{2}\\b.*\\b(?:19|20)\\d{2}\\b)");
    private static final Pattern DIFFERS = Pattern.compile("(?i)\\b(?:by )?how (?:much|many)\\b[^?]*?\\b" + MORE
            + "\\b[^?]*\\bthan\\b|\\bby how (?:much|many)\\b[^?]*\\b(?:exceeds?|tops?|beats?|trails?|above|below|ahead|behind|differs?)\\b"
            + "|\\bhow (?:far|much)\\b[^?]*\\b(?:exceeds?|above|below|ahead of|behind)\\b|\\bminus\\b|\\bless that of\\b"
            + "|\\bhow (?:many|much) (?:percentage points|basis points)\\b");
    private static final Pattern MORE_IN_PERCENT =
            Pattern.compile("(?i)\\b(?:what|how many) (?:percent(?:age)?\\b|%)(?! points?)[^?]*\\b(?:" + MORE
                    + "|exceeds?)\\b" + "|\\bhow much " + MORE + "\\b[^?]*\\bin (?:percent|%)");
    private static final Pattern TIMES = Pattern.compile(
            "(?i)\\bhow many times\\b|\\bwhat multiple of\\b|\\bas a multiple of\\b|\\bratio of\\b(?=[^?]*\\bto\\b)|\\bratio between\\b");
    private static final Pattern SHARE_OF = Pattern.compile(
            "\\b(?:[Aa]s an? (?:share|percent|percentage|proportion|fraction)|relative to|divided by|in relation to) (?:of )?(?:that of )?(?=\\p{Lu})");
    private static final Pattern WHICH_SHARE = Pattern.compile(
            "\\b(?:[Ww]hat|[Ww]hich) (?:share|percent|percentage|proportion|fraction) of (?:that of )?(?=\\p{Lu})");
    /** Words that say in which order two figures are divided. */
    private static final Pattern ORDERED = Pattern.compile("(?i)\\bratio of\\b|\\bas a multiple of\\b");

    private final String ending;

    CompanyComparison(String ending) {
        this.ending = ending;
    }

    /** What a question on two companies makes of their figures; empty where it only sets them side by side. */
    public static Optional<CompanyComparison> in(String question) {
        if (MORE_IN_PERCENT.matcher(question).find()) {
            return Optional.of(EXCESS);
        }
        if (BETWEEN_THEM.matcher(question).find() || DIFFERS.matcher(question).find()) {
            return Optional.of(DIFFERENCE);
        }
        if (TIMES.matcher(question).find()) {
            return Optional.of(MULTIPLE);
        }
        return SHARE_OF.matcher(question).find()
                        || WHICH_SHARE.matcher(question).find()
                ? Optional.of(SHARE)
                : Optional.empty();
    }

    /** The question as it is put to each company alone. */
    public static String ofEach(String question) {
        String rest = BETWEEN_THEM.matcher(question).replaceAll(" ");
        rest = SHARE_OF.matcher(rest).replaceAll("and ");
        rest = WHICH_SHARE.matcher(rest).replaceAll("What was ");
        return MORE_IN_PERCENT.matcher(rest).find() ? rest.replaceAll("(?i)\\b(?:percent(?:age)?|%)", "") : rest;
    }

    /** The comparison that a figure is of; empty where it is of one company. */
    public static Optional<CompanyComparison> of(LedgerEntry entry) {
        String name = entry.fact().metric().name();
        for (var each : values()) {
            if (name.endsWith(each.ending)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** The name of the figure that is compared. */
    public String compared(LedgerEntry entry) {
        String name = entry.fact().metric().name();
        return name.substring(0, name.length() - ending.length());
    }

    /** What is asked of the figures of two companies, the one that the comparison starts from first in each derivation. */
    public static FigureSheet sheet(String question, List<FigureSheet> sheets) {
        var kind = in(question);
        var found = new ArrayList<LedgerEntry>();
        if (kind.isPresent() && sheets.size() == 2) {
            for (var one : answers(sheets.getFirst())) {
                counterpart(one, sheets)
                        .flatMap(other -> kind.get().derived(question, one, other, sheets))
                        .ifPresent(found::add);
            }
        }
        return new FigureSheet("", found.stream().map(LedgerEntry::id).toList(), found, List.of());
    }

    private static List<LedgerEntry> answers(FigureSheet sheet) {
        return sheet.entries().stream()
                .filter(each -> sheet.answers().contains(each.id()))
                .toList();
    }

    /** The other company's figure of the same name, and of the same year where it has several. */
    private static Optional<LedgerEntry> counterpart(LedgerEntry one, List<FigureSheet> sheets) {
        var same = answers(sheets.getLast()).stream()
                .filter(each -> each.fact().metric().equals(one.fact().metric()))
                .toList();
        long own = answers(sheets.getFirst()).stream()
                .filter(each -> each.fact().metric().equals(one.fact().metric()))
                .count();
        return same.size() == 1 && own == 1
                ? Optional.of(same.getFirst())
                : same.stream()
                        .filter(each -> each.fact().period().year()
                                == one.fact().period().year())
                        .findFirst();
    }

    private Optional<LedgerEntry> derived(
            String question, LedgerEntry one, LedgerEntry other, List<FigureSheet> sheets) {
        if (!one.fact().unit().equals(other.fact().unit())
                || one.fact().subject().equals(other.fact().subject())) {
            return Optional.empty();
        }
        var pair = ordered(question, one, other, sheets);
        var first = pair.getFirst();
        var second = pair.getLast();
        boolean divided = this != DIFFERENCE;
        if (divided
                && (second.number() <= 0
                        || first.number() < 0
                        || (this != MULTIPLE && first.fact().unit().kind() == Unit.Kind.PERCENT))) {
            return Optional.empty();
        }
        double value =
                switch (this) {
                    case DIFFERENCE -> first.number() - second.number();
                    case EXCESS -> 100 * (first.number() / second.number() - 1);
                    case MULTIPLE -> first.number() / second.number();
                    case SHARE -> 100 * first.number() / second.number();
                };
        var known = first.fact().knownAt().isAfter(second.fact().knownAt())
                ? first.fact().knownAt()
                : second.fact().knownAt();
        return FactDeriver.on(first.fact().subject(), known)
                .derive(
                        first.fact().metric().name() + ending,
                        first.fact().period(),
                        switch (this) {
                            case DIFFERENCE -> first.fact().unit();
                            case MULTIPLE -> Unit.RATIO;
                            case EXCESS, SHARE -> Unit.PERCENT;
                        },
                        MaybeNumber.of(value),
                        divided ? "one company's figure / the other's" : "one company's figure - the other's",
                        pair);
    }

    /** The larger first, which reads the same whichever the question takes for larger; as named where that decides. */
    private List<LedgerEntry> ordered(String question, LedgerEntry one, LedgerEntry other, List<FigureSheet> sheets) {
        boolean named =
                this == SHARE || (this == MULTIPLE && ORDERED.matcher(question).find());
        int at = place(question, sheets.getFirst().company());
        int then = place(question, sheets.getLast().company());
        if (named && at >= 0 && then >= 0) {
            boolean backwards = WHICH_SHARE.matcher(question).find();
            return at < then != backwards ? List.of(one, other) : List.of(other, one);
        }
        return Stream.of(one, other)
                .sorted(Comparator.comparingDouble(LedgerEntry::number).reversed())
                .toList();
    }

    private static int place(String question, String company) {
        return question.toLowerCase(Locale.ROOT)
                .indexOf(company.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}&]+", 2)[0]);
    }
}
