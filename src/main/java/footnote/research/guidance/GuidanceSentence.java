package footnote.research.guidance;

import footnote.domain.Denomination;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.evidence.documents.FiscalPeriod;
import footnote.research.guidance.Guidance.Action;
import footnote.research.guidance.GuidedFigure.Form;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads one sentence of the company: which metrics it expects to be how much in which period. Precision comes first: a
 * figure counts only where a metric of the whole company stands beside it, and where no word makes it history, another's
 * view, a condition, a part of the figure or a goal of many years.
 */
final class GuidanceSentence {
    private static final int WIDEST_GAP = 150;

    private static final Pattern NOT_FORWARD = Pattern.compile(
            "(?i)\\b(?:(?:than|as|what|where) (?:we |was |were |previously |originally |had )*(?:expect|anticipat|forecast|project|guid)\\w*|(?:we )?had (?:previously )?(?:expected|anticipated|guided)|unexpected\\w*|expected (?:life|return)s?)");
    private static final Pattern FORWARD = Pattern.compile(
            "(?i)\\b(?:expect(?:s|ed|ing|ation|ations)?|anticipat(?:e|es|ed|ing)|project(?:s|ed|ing)|forecast(?:s|ed|ing)?|guid(?:e|ing|ance)|outlook|target(?:s|ing|ed)?|estimat(?:e|es|ed|ing)|(?:we|now|company) sees?|(?:we|to|now) project|we (?:now )?believe|will be|should be|(?:will|should) (?:grow|increase|decline)|we plan to|planning|on track (?:to|for)|range (?:is|of|for))\\b");
    /** What makes a sentence no guidance of the company's own figure, whatever else it says. */
    private static final Pattern EXCLUDED = Pattern.compile(
            "(?i)\\?\\s*$|\\b(?:forward-looking|safe harbor|actual results|materially|consensus|street|analysts?|sell-side|if|assum(?:e|es|ed|ing)|hypothetical\\w*|scenario\\w*"
                    + "|could|might|would have|let['’]s say|for example|long[- ]term|longer[- ]term|medium[- ]term|mid-term|annualized|run[- ]rate|cagr|compound|per year|each year|multi-?year"
                    + "|over the next|next (?:two|three|four|five|several)|mid-?point|(?:high|low|top|upper|lower|bottom)(?:er)?[- ]end|top of|bottom of|synerg\\w+|savings|industry|gdp|not (?:providing|issuing|giving)"
                    + "|(?:first|second|back|front)[- ]half|h[12]|remainder|balance of|rest of|previous(?:ly)? (?:guid|expect|outlook|forecast)\\w*|prior (?:guid|expect|outlook|forecast)\\w*|original(?:ly)? (?:guid|expect|outlook|forecast)\\w*"
                    + "|segment\\w*|division\\w*|subsidiar\\w+|acquisitions? (?:of|is|are|to|will)|joint venture|implie[sd]|implying|you|your)\\b");
    /** Between a metric and its figure, words that give the figure to something else. */
    private static final Pattern PARTS = Pattern.compile(
            "(?i)[;?]|\\b(?:was|were|came in|grew|rose|fell|reported|delivered|achieved|totaled|generated|had|exceeded|beat|includ\\w+|driven|reflect\\w*|contribut\\w*|impact\\w*|offset\\w*|compared|versus|result\\w*|headwinds?|tailwinds?|benefit\\w*|because|due|(?<!rang(?:e|ing) )from|associated|related|which|who|whose|add(?:s|ed)?|basis points|bps|currency|fx|inflation|cost savings|taxes|dividends?|while|but|where|prior|previous|comprised|consist\\w*|backlog|orders|price|pricing|volumes?|customers?|stores?|interest|liquidity|leverage|conversion|debt|less|through|than)\\b");

    private static final Pattern GROWING = Pattern.compile(
            "(?i)\\b(?:grow(?:s|th|ing)?|up|increas\\w*|higher|declin\\w*|decreas\\w*|down|lower|fall|flat|contract|minus)\\b");
    private static final Pattern AFTER = Pattern.compile(
            "(?i)^(?:,)?\\s*(?:of|in)\\s+(?:(?:adjusted|total|consolidated|net|non-gaap|organic|diluted|reported|full[- ]year|annual)\\s+)*$");
    private static final Pattern PRODUCED = Pattern.compile(
            "(?i).*\\b(?:deliver|generate|produce|achieve|report|guidance|outlook|target\\w*|spend|invest|expect|anticipate|project|forecast)(?:\\s+(?:\\S+)){0,7}\\s*$");
    private static final Pattern SPLIT_OFF = Pattern.compile(
            "(?i)^\\s*(?:basis points?|bps|points?|percentage points?|(?:impact|headwind|tailwind|benefit|drag|charge|reduction|improvement|increase|decrease) |(?:more|less|higher|lower|better|worse|above|below|ahead|of the)\\b|per (?:store|unit|ton|barrel|customer|quarter|month|year)|a (?:quarter|month|year))");
    /** A range whose other bound was not understood. */
    private static final Pattern HALF_RANGE =
            Pattern.compile("(?i)^[,\\s]*(?:to|-|–|—|through|and|or)\\s*(?:about |approximately )?[-$€£¥(\\d]");

    private static final Pattern SHARE_OF = Pattern.compile(
            "(?i)^\\s*of (?:our |total |net |annual )*(?:revenues?|sales|ebitda|net income|earnings|free cash flow)\\b");
    private static final Pattern OF_A_PART = Pattern.compile(
            "^[^,;.]{0,30}\\b(?:in|for|at|from|by) (?:our |the )?(?!(?:Q[1-4]|FY\\d*|January|February|March|April|May|June|July|August|September|October|November|December|GAAP)\\b)(?:[A-Z][A-Za-z&]+|[Aa]ftermarket|[Rr]etail|[Cc]ommercial|international)\\b");
    private static final Pattern OPENS_WITH_PART = Pattern.compile(
            "^(?:And |So |Now,? |Next,? |Then,? |Lastly,? |Finally,? |Also,? )?(?:[Ii]n|[Ff]or|[Aa]t|[Ww]ithin|[Oo]n|[Aa]cross|[Ff]rom) (?:our |the )?(?!(?:Q[1-4]|FY\\d*|Fiscal|GAAP|January|February|March|April|May|June|July|August|September|October|November|December|First|Second|Third|Fourth)\\b)[A-Z][A-Za-z&.]*");
    private static final Pattern OF_ANOTHER = Pattern.compile(
            "\\b(?!(?:EPS|EBITDA|EBIT|FCF|FFO|SG&A|R&D|Capex|CapEx|Revenues?|Sales|Guidance|Outlook|Company|Inc|Corp|GAAP|D&A)\\b)[A-Z][A-Za-z0-9&]+ (?:is|are|will be) (?:now )?(?:projected|expected|anticipated|estimated|forecast\\w*) to (?!be)");
    private static final Pattern ADDED = Pattern.compile(
            "(?i).*\\b(?:incremental|additional|another|extra|further|other)(?: (?:approximately|about|of))*\\s*$");
    private static final Pattern GUIDED_PER_SHARE =
            Pattern.compile("(?i)(?!.*\\b(?:dividend|ffo|funds|book value|price)).*\\b(?:guidance|outlook)\\b.*");
    /** A clause that says what the figures mean, not what is expected. */
    private static final Pattern ASIDE = Pattern.compile(
            "(?i)(?<=\\d[^,;]{0,30}),? (?:which (?:is|are|implies|represents?|includes?|would be|equates)|implying|representing|equating|an? (?:increase|decrease) of|compared (?:to|with)|versus|up from|down from|or an? mid-?point of)\\b[^,;]*(?=[,;]|[.]$|$)");
    /** "from a range of 6% to 8%", before the new range. */
    private static final Pattern OLD = Pattern.compile(
            "(?i)(?<!rang(?:e|ing) )(?<!grow )(?<!be )\\bfrom (?:(?:a|our|the) )?(?:(?:prior|previous|earlier) )?(?:guidance )?(?:range )?(?:of )?[$€£]?[\\d.,]+ ?(?:%|million|billion)?"
                    + "(?: to [$€£]?[\\d.,]+ ?(?:%|million|billion)?)?(?= to (?:an? |our |between |approximately |about |[$€£\\d]))");

    private static final Pattern COMPARED_WITH = Pattern.compile(
            "(?i).*\\b(?:versus|vs\\.?|compared (?:to|with)|than|from|against|previously|formerly|prior|previous|was|were|last year['’]s?|earlier)(?: (?:a|an|the|our|its|about|approximately|of|guidance|outlook|range|at))*\\s*$");

    private static final Pattern ORGANICALLY =
            Pattern.compile("(?i)\\b(?:organic(?:ally)?|constant[- ]currency|currency[- ]neutral)\\b");
    private static final Pattern RAISING = verb("rais(?:e|ed|es|ing)|increas(?:ed|ing)|upping|lift(?:ed|ing)");
    private static final Pattern LOWERING = verb("lower(?:ed|ing)|reduc(?:ed|ing)|cut(?:ting)?|decreas(?:ed|ing)");
    private static final Pattern KEEPING = verb(
            "reaffirm\\w*|reiterat\\w*|maintain\\w*|confirm\\w*|unchanged|continue to (?:expect|anticipate|project|estimate|forecast)|no change");
    private static final Pattern CHANGING =
            verb("updat\\w+|revis\\w+|narrow\\w+|now (?:expect|anticipate|project|see)s?");

    private GuidanceSentence() {}

    private static Pattern verb(String words) {
        return Pattern.compile("(?i)\\b(?:" + words + ")\\b");
    }

    /** What one sentence guides to. */
    record Item(
            Metric metric,
            boolean adjusted,
            Optional<BigDecimal> low,
            Optional<BigDecimal> high,
            Unit unit,
            FiscalPeriod period,
            Action action) {}

    private static String blanked(Pattern pattern, String text) {
        return pattern.matcher(text)
                .replaceAll(found -> " ".repeat(found.group().length()));
    }

    static boolean forward(String sentence) {
        return FORWARD.matcher(NOT_FORWARD.matcher(sentence).replaceAll(" ")).find();
    }

    static boolean excluded(String sentence) {
        return EXCLUDED.matcher(sentence).find();
    }

    static boolean ofAPart(String sentence) {
        return OPENS_WITH_PART.matcher(sentence).find()
                || OF_ANOTHER.matcher(sentence).find();
    }

    /** By the periods the sentence names; by the given one where it names none. */
    static List<Item> read(
            String text, FiscalPeriod reported, Optional<FiscalPeriod> context, Denomination currency, boolean part) {
        String sentence = blanked(OLD, blanked(ASIDE, text));
        if (!forward(sentence) || excluded(sentence) || ofAPart(sentence)) {
            return List.of();
        }
        var periods = GuidedPeriod.in(sentence, reported);
        var metrics = GuidedMetric.in(sentence);
        var figures = GuidedFigure.in(sentence);
        var items = new ArrayList<Item>();
        int from = 0;
        for (int i = 0; i < figures.size(); i++) {
            var figure = figures.get(i);
            if (COMPARED_WITH.matcher(sentence.substring(0, figure.start())).matches()) {
                continue;
            }
            int since = from;
            from = figure.end();
            int until = i + 1 < figures.size() ? figures.get(i + 1).start() : sentence.length();
            period(periods, since, until, figure, context)
                    .flatMap(period -> item(sentence, figure, since, metrics, period, currency, part))
                    .ifPresent(items::add);
        }
        return items;
    }

    /** The only one named; of several the one beside the figure; none where that is not clear. */
    private static Optional<FiscalPeriod> period(
            List<GuidedPeriod> periods, int from, int until, GuidedFigure figure, Optional<FiscalPeriod> context) {
        var distinct = periods.stream().map(GuidedPeriod::period).distinct().toList();
        if (distinct.isEmpty()) {
            return context;
        }
        if (distinct.size() == 1) {
            return Optional.of(distinct.getFirst());
        }
        var beside = periods.stream()
                .filter(each -> (each.start() >= from && each.end() <= figure.start())
                        || (each.start() >= figure.end() && each.end() <= until))
                .map(GuidedPeriod::period)
                .distinct()
                .toList();
        return beside.size() == 1 ? Optional.of(beside.getFirst()) : Optional.empty();
    }

    private static Optional<Item> item(
            String sentence,
            GuidedFigure figure,
            int from,
            List<GuidedMetric> metrics,
            FiscalPeriod period,
            Denomination currency,
            boolean part) {
        String rest = sentence.substring(figure.end());
        if (SPLIT_OFF.matcher(rest).find()
                || HALF_RANGE.matcher(rest).find()
                || (figure.form() == Form.PERCENT && SHARE_OF.matcher(rest).find())
                || OF_A_PART.matcher(rest).find()
                || ADDED.matcher(sentence.substring(0, figure.start())).matches()) {
            return Optional.empty();
        }
        var before = metrics.stream()
                .filter(metric -> metric.end() <= figure.start() && metric.start() >= from)
                .reduce((_, last) -> last)
                .filter(metric -> beside(sentence, metric, figure))
                .filter(metric -> from == 0
                        || !AFTER.matcher(sentence.substring(from, metric.start()))
                                .matches())
                .filter(metric -> metric.ofCompany(sentence));
        var metric = before.or(() -> after(sentence, figure, metrics)).or(() -> perShare(sentence, figure, metrics));
        return metric.filter(each -> !part || each.kind().companyOnly())
                .flatMap(each -> named(sentence, each, figure, period, currency));
    }

    private static boolean beside(String sentence, GuidedMetric metric, GuidedFigure figure) {
        String gap = sentence.substring(metric.end(), figure.start());
        return gap.length() <= WIDEST_GAP && !PARTS.matcher(gap).find();
    }

    /** "generate $40 million to $50 million of free cash flow". */
    private static Optional<GuidedMetric> after(String sentence, GuidedFigure figure, List<GuidedMetric> metrics) {
        return metrics.stream()
                .filter(metric -> metric.start() >= figure.end())
                .findFirst()
                .filter(metric -> AFTER.matcher(sentence.substring(figure.end(), metric.start()))
                                .matches()
                        || sentence.substring(figure.end(), metric.start()).equals(" "))
                .filter(metric ->
                        PRODUCED.matcher(sentence.substring(0, figure.start())).matches())
                .filter(metric -> !sentence.substring(metric.end())
                        .matches("(?i)^\\s+(?:to|from|related|growth|contribution)\\b.*"));
    }

    /** "guidance in the range of $3.75 to $3.95 per share" is of earnings. */
    private static Optional<GuidedMetric> perShare(String sentence, GuidedFigure figure, List<GuidedMetric> metrics) {
        boolean earnings = metrics.isEmpty()
                && figure.form() == Form.UNSCALED
                && GUIDED_PER_SHARE
                        .matcher(sentence.substring(0, figure.start()))
                        .matches()
                && sentence.substring(figure.end()).matches("(?i)^ (?:per|a) (?:diluted )?share\\b.*");
        return earnings
                ? Optional.of(
                        new GuidedMetric(GuidedMetric.Kind.EARNINGS, false, false, figure.start(), figure.start()))
                : Optional.empty();
    }

    private static Optional<Item> named(
            String sentence, GuidedMetric metric, GuidedFigure figure, FiscalPeriod period, Denomination currency) {
        var kind = metric.kind();
        String around = sentence.substring(
                        Math.max(0, Math.min(metric.start(), figure.start()) - 24),
                        Math.max(metric.end(), figure.start()))
                + sentence.substring(figure.end(), Math.min(sentence.length(), figure.end() + 22));
        var money = figure.currency().map(Denomination::new).orElse(currency);
        Optional<Metric> name;
        Unit unit;
        switch (figure.form()) {
            case PERCENT -> {
                unit = Unit.PERCENT;
                name = kind.unit() == Unit.Kind.PERCENT
                        ? kind.level()
                                .filter(_ -> !growing(sentence, metric, figure))
                                .map(Metric::new)
                        : kind.growth()
                                .filter(_ -> GROWING.matcher(sentence.substring(0, figure.start()) + around)
                                                .find()
                                        || kind == GuidedMetric.Kind.COMPARABLE_SALES)
                                .map(growth -> new Metric(
                                        organic(
                                                                sentence.substring(
                                                                        Math.min(metric.start(), figure.start()),
                                                                        Math.min(sentence.length(), figure.end() + 24)),
                                                                metric)
                                                        && growth.equals("revenue_growth")
                                                ? "organic_revenue_growth"
                                                : growth));
            }
            case SCALED -> {
                unit = Unit.of(money);
                name = kind.unit() == Unit.Kind.CURRENCY && !growing(sentence, metric, figure)
                        ? kind.level().map(Metric::new)
                        : kind == GuidedMetric.Kind.EARNINGS ? Optional.of(Metric.NET_INCOME) : Optional.empty();
            }
            case UNSCALED -> {
                unit = Unit.perShare(money);
                name = kind.unit() == Unit.Kind.PER_SHARE && !growing(sentence, metric, figure)
                        ? kind.level().map(Metric::new)
                        : Optional.empty();
            }
            default -> {
                unit = Unit.SHARES;
                name = kind.unit() == Unit.Kind.SHARES ? kind.level().map(Metric::new) : Optional.empty();
            }
        }
        return name.map(
                each -> new Item(each, metric.adjusted(), figure.low(), figure.high(), unit, period, action(sentence)));
    }

    private static boolean organic(String near, GuidedMetric metric) {
        return metric.organic() || ORGANICALLY.matcher(near).find();
    }

    /** "up $30 million", "margin to improve by 2%": a change, not a level. */
    private static boolean growing(String sentence, GuidedMetric metric, GuidedFigure figure) {
        String gap = metric.end() <= figure.start() ? sentence.substring(metric.end(), figure.start()) : "";
        return gap.matches(
                "(?i).*\\b(?:by|up|down|grow|increase|decrease|decline|improve|expand|improvement|expansion)(?: of| by| approximately| about| between| at least| more than)*\\s*$");
    }

    static Action action(String sentence) {
        if (KEEPING.matcher(sentence).find()) {
            return Action.REAFFIRMED;
        }
        if (RAISING.matcher(sentence).find()) {
            return Action.RAISED;
        }
        if (LOWERING.matcher(sentence).find()) {
            return Action.LOWERED;
        }
        return CHANGING.matcher(sentence).find() ? Action.UPDATED : Action.ISSUED;
    }
}
