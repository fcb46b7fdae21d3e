package footnote.research.prose;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Judges what a model wrote sentence by sentence: figures are references to facts of the prompt, each under its own
 * metric and period, with a verb of its sign; there is no advice, no link and no markup. A sentence that fails is dropped
 * alone. Words inside quotation marks are judged for figures, and must stand in what the writer was given. A figure of
 * another company stands under that company's name.
 */
public final class SentenceGate {
    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?][\"”)]?)\\s+(?=[\\p{Lu}“\"{(])");
    private static final Pattern REFERENCE = Pattern.compile("\\{fact:([A-Za-z0-9]+)}");
    private static final Pattern FORMULA = Pattern.compile("\\{calc:[^}]*}");
    private static final Pattern QUOTED = Pattern.compile("“[^”]*”|\"[^\"]*\"");
    private static final Pattern MARKUP = Pattern.compile(
            "(?i)https?:|www\\.|\\b[a-z0-9-]+\\.(?:com|net|org|io|example)\\b|</?[a-z]|\\*\\*|`|\\]\\(|^#|^\\s*[-*] ");
    private static final Pattern ADVICE = Pattern.compile(
            "(?i)\\b(?:(?:investors?|readers?|everyone|everybody|shareholders?|you|one)\\b[^.]{0,30}\\b(?:should|must|ought to|need to)\\b[^.]{0,20}"
                    + "\\b(?:buy|sell|short|hold|own|invest|avoid|exit|act)"
                    + "|(?:buy|sell|short|avoid|accumulate|dump) (?:the |these |this |its |now|today|immediately)"
                    + "|should be (?:bought|sold)|strong(?:ly)? (?:buy|sell|recommend\\w*)|(?:we|i) recommend)\\b|^(?:buy|sell|avoid)\\b");
    private static final Pattern UP = Pattern.compile(
            "(?i)\\b(?:rose|rises|rising|risen|grew|grows|growing|grown|increased|increases|climbed|gained|up|expanded|jumped|surged)"
                    + " (?:by |about |some )?$");
    private static final Pattern DOWN = Pattern.compile(
            "(?i)\\b(?:fell|falls|falling|fallen|declined|declines|declining|dropped|decreased|shrank|shrunk|contracted|slid|down|lost|a loss of|a decline of|a fall of|a drop of)"
                    + " (?:by |about |some )?$");
    private static final Pattern CHANGE =
            Pattern.compile(".*(?:growth|change|return|_cagr|_cut|against_price).*|change_.*");

    private static final String PERIOD =
            "(FY(?:20)?\\d{2}E?|[1-4]Q\\d{2}|Q[1-4] (?:FY)?20\\d{2}|LTM [A-Z][a-z]{2}-\\d{2})";
    private static final Pattern PERIOD_AFTER = Pattern.compile("^\\s*(?:in|for|of|by)\\s+(?:the )?" + PERIOD + "\\b");

    /** "FY24 revenue was {fact}"; a period that something is counted from is another matter. */
    private static final Pattern PERIOD_BEFORE =
            Pattern.compile("(?<!(?i:since|from|after|until|before|than|between|against|and|with) )\\b" + PERIOD
                    + "(?: [a-z/]+){1,3}? (?:was|were|is|are|of|at|to|by|reached|rose|grew|fell|increased|declined)"
                    + "(?: (?:to|by|at|about))? $");

    private static final Pattern OF_ANOTHER = Pattern.compile(
            "^\\s+(?:times )?(?:of (?:its |the )?|LTM |FY(?:20)?\\d{2}E? |their )*(?:net income|revenue|sales|EPS|earnings|EBITDA|assets|equity|market|dividends|interest|book|the shares)\\b");

    /** "Growth in free cash flow of {fact}" names a change and not the level. */
    private static final Pattern CHANGE_OF = Pattern.compile(
            "(?i)\\b(?:growth|change|increase|decrease|decline|rise|fall|drop) (?:in|of) [\\w ]{3,40}$");

    private final Function<String, Optional<LedgerEntry>> ledger;
    private final Set<String> ids;
    private final Set<String> names;
    private final List<Function<Prose, Optional<String>>> more;
    private final SubjectNames subjects;
    private final Function<String, Optional<String>> quotations;

    /** With the facts of the prompt, names that may hold digits, and what else a workflow asks of a sentence. */
    public SentenceGate(
            Function<String, Optional<LedgerEntry>> ledger,
            Set<String> ids,
            Set<String> names,
            List<Function<Prose, Optional<String>>> more) {
        this(ledger, ids, names, more, SubjectNames.NONE, _ -> Optional.empty());
    }

    private SentenceGate(
            Function<String, Optional<LedgerEntry>> ledger,
            Set<String> ids,
            Set<String> names,
            List<Function<Prose, Optional<String>>> more,
            SubjectNames subjects,
            Function<String, Optional<String>> quotations) {
        this.ledger = ledger;
        this.ids = Set.copyOf(ids);
        this.names = Set.copyOf(names);
        this.more = List.copyOf(more);
        this.subjects = subjects;
        this.quotations = quotations;
    }

    /** The same, where facts are of these companies. */
    public SentenceGate about(SubjectNames companies) {
        return new SentenceGate(ledger, ids, names, more, companies, quotations);
    }

    /** The same, where only what this material says may stand in quotation marks. */
    public SentenceGate quoting(QuotationCheck material) {
        return new SentenceGate(ledger, ids, names, more, subjects, material::objection);
    }

    /** Why words that refer to no fact, such as a name or a short reason, may not be printed. */
    public static Optional<String> plain(String words) {
        return words.isBlank()
                ? Optional.of("a text has words")
                : new SentenceGate(_ -> Optional.empty(), Set.of(), Set.of(), List.of()).objection(new Prose(words));
    }

    /** A sentence that is not printed, and why. */
    public record Dropped(String sentence, String reason) {}

    /** What is left of a paragraph, if anything, and what was dropped. */
    public record Filtered(Optional<Prose> kept, List<Dropped> dropped) {
        public Filtered {
            dropped = List.copyOf(dropped);
        }
    }

    public Filtered filter(Prose paragraph) {
        var kept = new ArrayList<String>();
        var dropped = new ArrayList<Dropped>();
        for (var sentence : SENTENCES.split(paragraph.text().strip(), -1)) {
            if (!sentence.isBlank()) {
                objection(new Prose(sentence))
                        .ifPresentOrElse(why -> dropped.add(new Dropped(sentence, why)), () -> kept.add(sentence));
            }
        }
        return new Filtered(
                kept.isEmpty() ? Optional.empty() : Optional.of(new Prose(String.join(" ", kept))), dropped);
    }

    public static int sentences(Prose paragraph) {
        return SENTENCES.split(paragraph.text().strip(), -1).length;
    }

    /** Why the sentence may not be printed. */
    public Optional<String> objection(Prose sentence) {
        String own = own(sentence);
        return formula(own)
                .or(() -> sentence.objection(ids, names))
                .or(() -> sense(sentence, own))
                .or(() -> more.stream()
                        .map(each -> each.apply(new Prose(own)))
                        .flatMap(Optional::stream)
                        .findFirst());
    }

    /** Why a sentence may not be printed though its figures are backed: a link, advice, or a fact that says otherwise. */
    public Optional<String> senseObjection(Prose sentence) {
        return sense(sentence, own(sentence));
    }

    /** The words of the sentence itself: a name or a quotation from outside may hold anything. */
    private String own(Prose sentence) {
        String unnamed = sentence.text();
        for (var name : names) {
            unnamed = unnamed.replace(name, "…");
        }
        return QUOTED.matcher(unnamed).replaceAll("“…”");
    }

    private Optional<String> sense(Prose sentence, String own) {
        return quotations
                .apply(sentence.text())
                .or(() -> found(MARKUP, own, "links and markup are not printed"))
                .or(() -> found(ADVICE, own, "no advice to buy, sell or act is printed"))
                .or(() -> figures(own))
                .or(() -> subject(QUOTED.matcher(sentence.text()).replaceAll("“…”")));
    }

    private Optional<String> subject(String text) {
        var reference = REFERENCE.matcher(text);
        int from = 0;
        while (reference.find()) {
            String before = text.substring(from, reference.start());
            var wrong = ledger.apply(reference.group(1)).flatMap(entry -> subjects.objection(entry, before, text));
            if (wrong.isPresent()) {
                return wrong;
            }
            from = reference.end();
        }
        return Optional.empty();
    }

    private static Optional<String> formula(String text) {
        var match = FORMULA.matcher(text);
        return match.find()
                ? Optional.of(
                        "'" + match.group() + "' cannot be computed; write growth, ratio, difference, share or cagr"
                                + " over two facts of one unit, the newer or larger first")
                : Optional.empty();
    }

    private static Optional<String> found(Pattern pattern, String text, String why) {
        var match = pattern.matcher(text);
        return match.find() ? Optional.of("'" + match.group().strip() + "': " + why) : Optional.empty();
    }

    private Optional<String> figures(String text) {
        var reference = REFERENCE.matcher(text);
        int from = 0;
        while (reference.find()) {
            var entry = ledger.apply(reference.group(1));
            if (entry.isPresent()) {
                String before = text.substring(from, reference.start());
                String after = text.substring(reference.end());
                var wrong = sign(entry.get(), before)
                        .or(() -> multiple(after) ? Optional.empty() : metric(entry.get(), before))
                        .or(() -> period(entry.get(), PERIOD_AFTER, after))
                        .or(() -> period(entry.get(), PERIOD_BEFORE, before));
                if (wrong.isPresent()) {
                    return wrong;
                }
            }
            from = reference.end();
        }
        return Optional.empty();
    }

    private static Optional<String> sign(LedgerEntry entry, String before) {
        boolean change = CHANGE.matcher(entry.fact().metric().name()).matches();
        double value = entry.number();
        if (UP.matcher(before).find() && (value < 0 || !change)) {
            return Optional.of(
                    value < 0
                            ? said(entry) + " is negative; it did not rise"
                            : said(entry) + " is a level, not a change; write 'rose to'");
        }
        var down = DOWN.matcher(before);
        if (down.find()
                && value > 0
                && !change
                && !down.group().matches("(?i)(?:lost|a loss of) .*")
                && Metric.standard(entry.fact().metric().name()).isPresent()) {
            return Optional.of(said(entry) + " is a level, not a change; write 'fell to'");
        }
        if (DOWN.matcher(before).find() && (change || value < 0)) {
            return Optional.of(
                    value < 0
                            ? said(entry) + " has its minus sign; write 'growth was' instead of 'fell'"
                            : said(entry) + " is positive; it did not fall");
        }
        return Optional.empty();
    }

    /** Whether a figure is so much of another metric: "operating cash flow was 0.52x net income", "20% of revenue". */
    private static boolean multiple(String after) {
        return OF_ANOTHER.matcher(after).find();
    }

    /** The metric named right before a figure must be the figure's. */
    private static Optional<String> metric(LedgerEntry entry, String before) {
        String own = entry.fact().metric().name();
        return MetricWords.atEnd(before)
                .filter(named -> !related(own, named))
                .filter(_ -> !(CHANGE.matcher(own).matches() && changes(before)))
                .map(named -> said(entry) + " stands under '" + named.replace('_', ' ') + "'");
    }

    private static boolean changes(String before) {
        return CHANGE_OF
                .matcher(before.stripTrailing().replaceFirst("(?: (?:of|at|was|is|to|by))+$", ""))
                .find();
    }

    private static boolean related(String own, String named) {
        return own.contains(named) || named.contains(own) || own.startsWith("segment") || own.startsWith("peer_");
    }

    private static Optional<String> period(LedgerEntry entry, Pattern place, String text) {
        var named = place.matcher(text);
        if (!named.find() || entry.fact().period().isInstant()) {
            return Optional.empty();
        }
        String label = entry.fact().period().label();
        return written(label).equals(written(named.group(1))) || !label.matches("(?:FY|[1-4]Q|LTM ).*")
                ? Optional.empty()
                : Optional.of(said(entry) + " is of " + label + ", not " + named.group(1));
    }

    /** One form for FY2025 and FY25, for Q1 2026 and 1Q26, and for FY26E and FY26. */
    private static String written(String period) {
        return period.replaceFirst("^Q([1-4]) (?:FY)?20(\\d{2})$", "$1Q$2")
                .replaceFirst("^FY20(\\d{2})", "FY$1")
                .replaceFirst("^(FY\\d{2})E$", "$1");
    }

    static String said(LedgerEntry entry) {
        return entry.fact().metric().label().toLowerCase(Locale.ROOT) + " " + FigureFormat.of(entry.fact());
    }
}
