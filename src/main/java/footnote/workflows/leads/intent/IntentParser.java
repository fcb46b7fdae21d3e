package footnote.workflows.leads.intent;

import footnote.domain.lead.Area;
import footnote.domain.lead.Industry;
import footnote.workflows.leads.intent.IntentExtractor.IntentOutput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads a request for leads by its words. */
final class IntentParser {
    private static final Pattern SELLING = Pattern.compile(
            "(?i)\\b(?:i|we|i'm|we're|our company)\\s+(?:sell|sells|offer|provide|make|build|am selling|are selling|selling)"
                    + "\\s+(.+?)\\s+(?:to|for)\\s+(.+)");
    private static final Pattern OFFER_ALONE =
            Pattern.compile("(?i)\\b(?:i|we)\\s+(?:sell|offer|provide|make)\\s+([^.,;]+)");
    private static final Pattern COMPANIES = Pattern.compile(
            "(?i)(?:leads?|customers?|prospects?|buyers?|companies|firms)"
                    + "\\s+(?:for|in|among|of|from)\\s+(?:the\\s+)?(.+?)\\s*"
                    + "(?:compan(?:y|ies)|firms?|business(?:es)?|start-?ups?|makers?|manufacturers?|industry|sector|market)\\b");
    private static final Pattern KIND = Pattern.compile("(?i)\\b([\\p{L}&-]+(?: [\\p{L}&-]+)?)\\s+"
            + "(?:compan(?:y|ies)|firms|businesses|start-?ups|makers|manufacturers|industry|sector)\\b");
    private static final String NOT =
            "(?i)\\b(?:nothing|none|nobody|no(?: one| companies| firms)?|not|never|nor)\\s+(?:with\\s+|of\\s+|that is\\s+)?";
    private static final Pattern NOT_UNDER =
            Pattern.compile(NOT + "(?:under|below|beneath|(?:fewer|less|smaller)\\s+than)\\s+(?=[\\d,.])");
    private static final Pattern NOT_OVER =
            Pattern.compile(NOT + "(?:over|above|beyond|(?:more|larger|bigger|greater)\\s+than)\\s+(?=[\\d,.])");
    private static final Pattern AT_LEAST = Pattern.compile(
            "(?i)(?:at least|(?:more|larger|bigger|greater) than|over|above|minimum(?: of)?|from)\\s+([\\d,.]+)\\s*(?:employees|people|staff|heads)"
                    + "|([\\d,.]+)\\s*\\+\\s*(?:employees|people|staff)");
    private static final Pattern AT_MOST = Pattern.compile(
            "(?i)(?:at most|(?:fewer|less|smaller) than|under|below|up to|maximum(?: of)?)\\s+([\\d,.]+)\\s*(?:employees|people|staff)");
    private static final Pattern BETWEEN =
            Pattern.compile("(?i)([\\d,.]+)\\s*(?:-|–|to|and)\\s*([\\d,.]+)\\s*(?:employees|people|staff)");
    private static final Pattern STAGE = Pattern.compile(
            "(?i)\\b(series [a-e]|seed[- ]stage|early[- ]stage|growth[- ]stage|start-?ups?|listed|public)\\b");
    private static final Pattern USING = Pattern.compile(
            "(?i)\\b(?:using|that use|who use|with technology|running on)\\s+([^.,;]+?)(?=\\s+in\\s|[.,;]|$)");
    private static final Pattern WITHOUT =
            Pattern.compile("(?i)\\b(?:excluding|exclude|except(?: for)?|but not|leave out)\\s+([^.;]+)");
    private static final Pattern FILLER = Pattern.compile(
            "(?i)^(?:find|me|the|a|an|some|leads|for|in|of|successful|growing|new|emerging|small|large|good|our|my|all|and|or|but"
                    + "|only|just|also|other|those|these|such|any|more|larger|bigger|smaller|instead|with|same|similar|please"
                    + "|mid-?sized|medium-?sized|big|young|old|private|listed|public|target|want|need|show|give)\\s+");

    private static final Pattern POINTS_BACK = Pattern.compile("(?i)(?:them|these|those|they|such companies)");

    /** What a request may say beside industry, area and offer. */
    static final List<Pattern> CONDITIONS = List.of(BETWEEN, AT_LEAST, AT_MOST, STAGE, USING, WITHOUT);

    private static final Set<String> CODES = Set.of("uk", "us", "usa", "eu");

    private IntentParser() {}

    static IntentOutput read(String request) {
        String text = plain(request);
        Matcher selling = SELLING.matcher(text);
        boolean sells = selling.find();
        String buyers = sells ? selling.group(2) : text;
        Optional<String> offer = sells
                ? Optional.of(selling.group(1).strip())
                : group(OFFER_ALONE, text, 1).map(String::strip);
        String left = without(buyers, WITHOUT);
        // "we sell them payroll tools" says whom only by what was said before
        String all = sells ? without(text.substring(0, selling.start()), WITHOUT) + " " + left : left;
        var areas = areas(left).isEmpty() ? areas(all) : areas(left);
        return new IntentOutput(
                industry(left).or(() -> industry(all)),
                areas.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                String.join(", ", areas.stream().map(Area::name).toList())),
                offer,
                sells ? named(buyers.replaceFirst("[.;].*$", "").strip()) : Optional.empty(),
                group(BETWEEN, left, 1).or(() -> group(AT_LEAST, left, 1, 2)).flatMap(IntentParser::number),
                group(BETWEEN, left, 2).or(() -> group(AT_MOST, left, 1)).flatMap(IntentParser::number),
                group(STAGE, left, 1).map(stage -> stage.toLowerCase(Locale.ROOT)),
                group(USING, left, 1).map(IntentParser::list).orElse(List.of()),
                group(WITHOUT, buyers, 1).map(IntentParser::list).orElse(List.of()));
    }

    /** The request with its limits said without a "not". */
    static String plain(String request) {
        return NOT_OVER.matcher(NOT_UNDER.matcher(request.strip()).replaceAll("at least "))
                .replaceAll("at most ");
    }

    /** Whom one sells to, unless a word only points back. */
    private static Optional<String> named(String buyers) {
        return buyers.isEmpty() || POINTS_BACK.matcher(buyers).matches() ? Optional.empty() : Optional.of(buyers);
    }

    /** The areas a text names; of short codes only the usual ones count, in capitals, so that "IT" is no Italy. */
    static List<Area> areas(String text) {
        var whole = Area.named(text);
        if (whole.isPresent()) {
            return List.of(whole.get());
        }
        var found = new LinkedHashSet<Area>();
        String left = text;
        for (String word : Area.vocabulary()) {
            if (word.length() <= 3 && !CODES.contains(word)) {
                continue;
            }
            var pattern = Pattern.compile(
                    "(?<![\\p{L}\\p{N}])" + Pattern.quote(word.length() <= 3 ? word.toUpperCase(Locale.ROOT) : word)
                            + "(?![\\p{L}\\p{N}])",
                    word.length() <= 3 ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
            var matcher = pattern.matcher(left);
            if (matcher.find()) {
                Area.named(word).ifPresent(found::add);
                left = matcher.replaceAll(" ");
            }
        }
        return List.copyOf(found);
    }

    private static Optional<String> industry(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return Industry.all().stream()
                .flatMap(each -> Stream.concat(Stream.of(each.name()), each.synonyms().stream()))
                .filter(word -> Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(word.toLowerCase(Locale.ROOT))
                                + "(?![\\p{L}\\p{N}])")
                        .matcher(lower)
                        .find())
                .max(Comparator.comparingInt(String::length))
                .or(() ->
                        group(COMPANIES, text, 1).or(() -> group(KIND, text, 1)).flatMap(IntentParser::bare));
    }

    /** A free word for an industry, without the words around it and without a country. */
    private static Optional<String> bare(String words) {
        String left = words.strip() + " ";
        while (FILLER.matcher(left).find()) {
            left = FILLER.matcher(left).replaceFirst("");
        }
        for (Area area : areas(left)) {
            left = left.replaceAll("(?i)" + Pattern.quote(area.name()), " ");
        }
        left = left.strip();
        return left.isEmpty() || Area.named(left).isPresent() ? Optional.empty() : Optional.of(left);
    }

    private static Optional<String> group(Pattern pattern, String text, int... groups) {
        var matcher = pattern.matcher(text);
        if (!matcher.find()) {
            return Optional.empty();
        }
        return Arrays.stream(groups)
                .mapToObj(matcher::group)
                .filter(each -> each != null && !each.isBlank())
                .findFirst();
    }

    private static String without(String text, Pattern part) {
        return part.matcher(text).replaceAll(" ");
    }

    private static Optional<Long> number(String digits) {
        String plain = digits.replaceAll("[^\\d]", "");
        return plain.isEmpty() || plain.length() > 9 ? Optional.empty() : Optional.of(Long.valueOf(plain));
    }

    private static List<String> list(String words) {
        var parts = new ArrayList<String>();
        for (String part : words.split(",|\\band\\b|\\bor\\b", -1)) {
            if (!part.isBlank()) {
                parts.add(part.strip());
            }
        }
        return parts;
    }
}
