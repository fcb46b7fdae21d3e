package footnote.workflows.ask.question;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words by which a question names a printed row, without companies, periods and the words of asking. */
public final class RowWords {
    /** How closely a question names a row, the closest first. */
    public enum Fit {
        SAME,
        WITHOUT_TOTAL,
        WITHOUT_DETAIL,
        WITH_HEADING,
        WITH_OTHERS
    }

    private static final String MONTH =
            "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
    private static final Pattern PERIOD =
            Pattern.compile("(?i)\\b(?:as (?:of|at)|at (?:the )?(?:year|fiscal year)[- ]?end"
                    + "|(?:at |by )?(?:the )?(?:end|close) of(?: the)?(?: fiscal)?(?: year)?|(?:for |during )?the (?:fiscal )?(?:year|quarter) (?:ended|ending)|year[- ]end|full[- ]year)\\b"
                    + "|\\b(?:fiscal(?: year)?|fy|calendar(?: year)?|financial year|years?)\\s*['’]?(?:(?:19|20)?\\d{2})\\b|\\b(?:19|20)\\d{2}\\b"
                    + "|\\b(?:two|three|four|five|\\d)[- ]years?\\b"
                    + "|\\b(?:last|latest|this|previous|prior|most recent) (?:fiscal )?(?:year|quarter)\\b|\\b(?:first|second|third|fourth) (?:fiscal )?quarter\\b"
                    + "|\\b(?:q[1-4]|[1-4]q)(?:\\d{2})?\\b|\\b" + MONTH + "\\.? \\d{1,2}(?:st|nd|rd|th)?\\b");
    private static final Pattern FORMAT = Pattern.compile(
            "(?i)\\((?!loss|income|used|expense|benefit|deficit)[^)]{0,120}\\)|\\bin (?:usd|us|u\\.s\\.)?\\s?(?:dollars )?(?:thousands|millions|billions)\\b|\\bin usd\\b|\\bround(?:ed)? (?:(?:your|the) )?(?:(?:answer|result|figure) )?to\\b.*|\\banswer in\\b.*"
                    + "|\\b(?:on|in|from|according to|per) (?:the |its |their |(?:[\\p{L}&.]+ ){0,3}[\\p{L}&.]+['’]s? )?(?:consolidated )?(?:balance sheets?|(?:statements? of )?(?:cash flows?|income|operations|earnings|financial position)(?: statements?)?|10-?k|10-?q|annual report|filings?)\\b"
                    + "|\\b(?:considering|using|based|basing|(?:primarily )?referenc\\w+|relying|rely|relied|taking|looking|judging|according|respond\\w*|give)\\b[^?.,:]*\\b(?:statements?|sheets?|p&l)\\b[^?.,:]*[.,:]?");
    private static final Pattern DETAIL = Pattern.compile(
            "\\s(?:less|net of|including|excluding|inclusive|at cost|at fair value|at lower|par value|no par|with par|without par|authorized|issued|stated|principally|note|notes \\d|see|and \\d|of \\d|\\d).*|\\s(?:net|gross|expenses?)$");

    private static final Pattern OTHERS =
            Pattern.compile(" (?:and|&) other(?: (?:non ?)?current| long term)?(?: (?:assets|liabilities))?$");

    private static final Set<String> STOP =
            words("and & of the a an for in on at to from by as with its their our s net or into upon under");
    private static final Set<String> ASKING = words(
            "what which who how much many is are was were did does do has have had be been company company's year years report reports reported record recorded"
                    + " recognize recognized recognise recognised show shows shown state stated disclose disclosed list listed book booked carry carried hold held"
                    + " own owe owes owed incur incurred amount amounts amounted value level line item figure balance total totaled give tell me please dollars usd million"
                    + " billion get got make made pay pays paid spend spent receive received raise raised collect collected generate generated have had use used"
                    + " stand stood come came there it they that this any there's whats what's during over annual go went out up"
                    + " cash post posted put through all whole operate operates operated run runs number"
                    + " quantity directly explicitly separately outline outlined");
    private static final Set<String> COMPARING = words(
            "increase increased decrease decreased grow grew growth change changed rise rose fall fell drop dropped decline declined percent percentage average"
                    + " mean cagr compound higher highest lower lowest more most less least larger largest smaller smallest bigger than compare compared versus vs between"
                    + " rate difference improve improved");
    private static final Pattern COMPARES = Pattern.compile(
            "(?i)\\b(?:growth|percent(?:age)?|average|mean|cagr|highe\\w+|lowe\\w+|compare\\w*|more|most|less|least|large[rs]\\w*|grow|grew|difference)\\b|%");
    private static final Set<String> PAYING = words("pay pays paid spend spent use used");
    private static final Set<String> RECEIVING = words("receive received raise raised collect collected get got");
    private static final Set<String> PAID = stems("payments payment paid cash payments");
    private static final Set<String> RECEIVED = stems("proceeds received cash");
    /** Words that name no row alone. */
    private static final Set<String> GENERAL =
            stems("other current noncurrent longterm shortterm basic diluted net gross");

    /** Words that say only that a row is an amount. */
    private static final Set<String> AMOUNTS =
            stems("costs charges expenses expense income gains losses other net items amounts");

    /** Words that leave a figure as it is. */
    private static final Set<String> PLAIN = words(
            "annual yearly quarterly trailing twelve month months exact approximate final current previous prior past historical reported consolidated overall full entire actual latest recent fiscal"
                    + " corporate global worldwide group company-wide unadjusted income profit declared major main positive negative"
                    + " share stock common treasury accounts trade net improving declining high low good strong about above below among if when drove does did say says said calculate define"
                    + " compute find show limited partnership");

    /** Words that make another figure of the one they stand beside. */
    private static final Set<String> ACCOUNTING = words(
            "derivative derivatives unbilled noncurrent deferred accrued prepaid restricted unearned allowance allowances reserve reserves lease leases pension"
                    + " postretirement effect exchange payable receivable unrealized realized translation redeemable preferred convertible treasury"
                    + " special raw finished extraordinary gross discontinued intersegment intercompany undistributed unamortized capitalized contract");

    private static final Pattern OTHER = Pattern.compile(
            "(?i)\\bother (?:(?:non-?)?current |long-?term )?(?:assets|liabilities|receivables|revenues?|payables|investments)\\b");

    private static final Pattern DIGITS = Pattern.compile("\\d+");
    private static final Memo<Set<String>> STEMS = new Memo<>(20_000);

    private final Set<String> spoken;
    private final Set<String> all;
    private final Set<String> needed;
    private final Set<String> optional;

    private final List<String> tokens;

    private RowWords(List<String> tokens, Set<String> all, Set<String> needed, Set<String> optional) {
        this.tokens = List.copyOf(tokens);
        this.spoken = tokens.stream().map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
        this.all = all;
        this.needed = needed;
        this.optional = optional;
    }

    /** What a question may name a row by; nothing where it has no such words. */
    public static Optional<RowWords> in(String question, List<String> companies) {
        String bare = FORMAT.matcher(PERIOD.matcher(question).replaceAll(" ")).replaceAll(" ");
        var tokens = RowTokens.without(companies, RowTokens.of(bare));
        boolean compares = YesOrNo.isAsked(question) || COMPARES.matcher(bare).find();
        var all = new LinkedHashSet<String>();
        var needed = new LinkedHashSet<String>();
        for (String token : tokens) {
            String word = token.toLowerCase(Locale.ROOT);
            if (!STOP.contains(word) && !word.matches("\\d+")) {
                all.add(RowTokens.stem(word));
                if (!ASKING.contains(word) && !(compares && COMPARING.contains(word))) {
                    needed.add(RowTokens.stem(word));
                }
            }
        }
        var lower = tokens.stream().map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
        var optional = new HashSet<String>();
        if (lower.stream().anyMatch(PAYING::contains)) {
            optional.addAll(PAID);
        }
        if (lower.stream().anyMatch(RECEIVING::contains)) {
            optional.addAll(RECEIVED);
        }
        return needed.isEmpty() || GENERAL.containsAll(needed)
                ? Optional.empty()
                : Optional.of(new RowWords(tokens, all, needed, optional));
    }

    /** How closely the question names a row of that label under that heading; nothing where it does not. */
    public Optional<Fit> fit(String label, String heading) {
        var whole = rowStems(label);
        if (isNamed(whole)) {
            return Optional.of(isTotalAlike(label) ? Fit.SAME : Fit.WITHOUT_TOTAL);
        }
        if (isNamed(rowStems(DETAIL.matcher(label).replaceFirst("")))) {
            return Optional.of(Fit.WITHOUT_DETAIL);
        }
        var under = rowStems(heading);
        var both = new HashSet<>(whole);
        both.addAll(under);
        return !whole.isEmpty()
                        && contains(all, whole)
                        && both.containsAll(needed)
                        && needed.stream().anyMatch(word -> under.contains(word) && !whole.contains(word))
                ? Optional.of(Fit.WITH_HEADING)
                : withOthers(label, under);
    }

    /** A row of what is asked for and the rest of its kind, which is then called by its whole name. */
    private Optional<Fit> withOthers(String label, Set<String> under) {
        var others = OTHERS.matcher(label);
        if (!others.find() || needed.size() < 2) {
            return Optional.empty();
        }
        var row = rowStems(label.substring(0, others.start()));
        var both = new HashSet<>(row);
        both.addAll(under);
        boolean headed = contains(all, row) && all.containsAll(under) && both.containsAll(needed);
        return isNamed(row) || headed ? Optional.of(Fit.WITH_OTHERS) : Optional.empty();
    }

    /** The words of the question that a row's name lacks, as it writes them. */
    public String beside(String label) {
        var own = rowStems(label);
        return tokens.stream()
                .filter(word -> {
                    String stem = RowTokens.stem(word.toLowerCase(Locale.ROOT));
                    return needed.contains(stem) && !own.contains(stem);
                })
                .collect(Collectors.joining(" "));
    }

    /** What the question asks for, as the name of a figure. */
    public String name() {
        return tokens.stream()
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(word -> needed.contains(RowTokens.stem(word)))
                .map(word -> word.replaceAll("[^a-z0-9]+", ""))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining("_"));
    }

    /** Whether a row's name has a word of the question that says more than that it is an amount. */
    public boolean overlaps(String label) {
        return rowStems(label).stream().anyMatch(word -> needed.contains(word) && !AMOUNTS.contains(word));
    }

    /** Whether a total is asked for. */
    public boolean asksTotal() {
        return all.contains("total");
    }

    private boolean isTotalAlike(String label) {
        return all.contains("total") == label.matches("total\\b.*");
    }

    private boolean isNamed(Set<String> row) {
        return row.containsAll(needed) && contains(all, row);
    }

    private boolean contains(Set<String> words, Set<String> row) {
        return row.stream().allMatch(word -> words.contains(word) || optional.contains(word));
    }

    /** Whether the question says the whole label, in two words at least, so that no other row can be meant. */
    public boolean spells(String label) {
        var words =
                RowTokens.of(label).stream().filter(word -> !word.equals("and")).toList();
        return words.size() > 1 && spoken.containsAll(words);
    }

    /** Words that catalogued figures leave out, without which the same ones would be understood. */
    public static Set<String> unexplained(String question, List<String> companies) {
        String bare = FORMAT.matcher(PERIOD.matcher(question).replaceAll(" ")).replaceAll(" ");
        var tokens = RowTokens.without(companies, RowTokens.of(bare));
        var metrics = AskedMetrics.in(String.join(" ", tokens));
        var left = new LinkedHashSet<String>();
        for (String token : tokens) {
            String word = token.toLowerCase(Locale.ROOT);
            if (STOP.contains(word) || ASKING.contains(word) || COMPARING.contains(word) || word.matches("\\d+")) {
                continue;
            }
            String others =
                    tokens.stream().filter(each -> !each.equalsIgnoreCase(word)).collect(Collectors.joining(" "));
            if (AskedMetrics.in(others).equals(metrics)) {
                left.add(word);
            }
        }
        return left;
    }

    /** The word right before those of a figure that none of its names has, as in "foreign pretax income"; none is a name. */
    static Set<String> qualifiers(String question, List<String> companies) {
        String bare = FORMAT.matcher(PERIOD.matcher(question).replaceAll(" . ")).replaceAll(" . ");
        var tokens = RowTokens.without(companies, RowTokens.of(bare));
        var metrics = AskedMetrics.in(question);
        var left = unexplained(question, companies);
        var found = new LinkedHashSet<String>();
        String text = bare.toLowerCase(Locale.ROOT);
        for (int i = 0; i + 1 < tokens.size(); i++) {
            String word = tokens.get(i).toLowerCase(Locale.ROOT);
            int at = i + 1;
            while (at + 1 < tokens.size() && isPlain(tokens.get(at), left)) {
                at++;
            }
            String next = tokens.get(at).toLowerCase(Locale.ROOT);
            boolean explained =
                    !STOP.contains(next) && !ASKING.contains(next) && !COMPARING.contains(next) && !left.contains(next);
            boolean named =
                    metrics.stream().anyMatch(each -> each.matches("(?:.*_)?" + Pattern.quote(word) + "s?(?:_.*)?"));
            if (left.contains(word)
                    && !Character.isUpperCase(tokens.get(i).charAt(0))
                    && explained
                    && !named
                    && !PLAIN.contains(word)
                    && text.contains(phrase(tokens, i, at))) {
                found.add(word);
            }
        }
        return found;
    }

    private static boolean isPlain(String token, Set<String> left) {
        String word = token.toLowerCase(Locale.ROOT);
        return left.contains(word) && PLAIN.contains(word);
    }

    private static String phrase(List<String> tokens, int from, int to) {
        return String.join(" ", tokens.subList(from, to + 1)).toLowerCase(Locale.ROOT);
    }

    /** Whether a word before the name of the figure narrows it to a part that its name does not tell. */
    public static boolean isQualified(String question, List<String> companies) {
        return !qualifiers(question, companies).isEmpty();
    }

    /** Whether words that catalogued figures leave out make another figure of them. */
    public static boolean isOfAnotherFigure(String question, List<String> companies) {
        boolean other = OTHER.matcher(question).find()
                && AskedMetrics.in(question).stream().noneMatch(metric -> metric.startsWith("other_"));
        boolean accounting =
                RowTokens.of(question.toLowerCase(Locale.ROOT)).stream().anyMatch(ACCOUNTING::contains);
        return other || (accounting && unexplained(question, companies).stream().anyMatch(ACCOUNTING::contains));
    }

    private static Set<String> rowStems(String label) {
        return STEMS.of(label, _ -> stems(RowTokens.of(label)));
    }

    private static Set<String> stems(List<String> tokens) {
        var stems = new LinkedHashSet<String>();
        for (String word : tokens) {
            if (!STOP.contains(word)
                    && !word.equals("total")
                    && !DIGITS.matcher(word).matches()) {
                stems.add(RowTokens.stem(word));
            }
        }
        return Collections.unmodifiableSet(stems);
    }

    private static Set<String> words(String words) {
        return Arrays.stream(words.split(" +", -1)).collect(Collectors.toUnmodifiableSet());
    }

    private static Set<String> stems(String words) {
        return Arrays.stream(words.split(" +", -1)).map(RowTokens::stem).collect(Collectors.toUnmodifiableSet());
    }
}
