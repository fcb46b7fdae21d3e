package footnote.research.guidance;

import footnote.domain.Denomination;
import footnote.domain.Document;
import footnote.domain.Origin;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import footnote.domain.Unit;
import footnote.evidence.documents.FiscalPeriod;
import footnote.research.guidance.Guidance.Action;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads guidance from an earnings call, where officers give it, and from a results release. */
public final class GuidanceReader {
    /** How many sentences back a period may have been named. */
    private static final int REMEMBERED = 4;

    private static final int OPENING_TURNS = 6;

    private static final Pattern SENTENCES = Pattern.compile(
            "(?<=[.!?][\"”')]{0,2})(?<!\\b(?:Mr|Ms|Mrs|Dr|vs|Inc|Corp|Co|Ltd|No|U\\.S|U\\.K|approx)\\.)\\s+(?=[\"“$]?[\\p{Lu}\\d])");
    private static final Pattern OUTSIDER = Pattern.compile(
            "(?i)\\b(?:analyst|operator|moderator|conference|research|securities|capital markets|partners|bank|unidentified)\\b");
    private static final Pattern OFFICER = Pattern.compile(
            "(?i)\\b(?:chief|ceo|cfo|coo|president|chair\\w*|officer|director|treasurer|controller|head)\\b");
    private static final Pattern REPORTED = Pattern.compile(
            "(?i)\\b(?:(first|second|third|fourth)[- ]quarter(?: and (?:full|fiscal)[- ]?year)?|q([1-4])|([1-4])q)(?: of)?(?: (?:our|the))?(?: fiscal(?: year)?| fy| full[- ]year)*,? ?(20\\d\\d)\\b|\\bfiscal(?: year)? (20\\d\\d) (first|second|third|fourth)[- ]quarter");
    private static final Pattern ABOUT_RESULTS =
            Pattern.compile("(?i)\\b(?:earnings|results|conference|teleconference|webcast|call)\\b");
    private static final Pattern WITHDRAWAL = Pattern.compile(
            "(?i)\\b(?:we|company)\\b[^.;]{0,40}\\b(?:withdraw(?:n|ing|s)?|withdrew|suspend(?:ed|ing|s)?|rescind\\w*)\\b[^.;]{0,60}\\b(?:guidance|outlook|forecast)\\b"
                    + "|\\b(?:guidance|outlook)\\b[^.;]{0,40}\\b(?:has been|is|are|being) (?:withdrawn|suspended)\\b");
    private static final Pattern LOOKS_AHEAD = Pattern.compile(
            "(?i)\\b(?:outlook|guidance|expect\\w*|anticipate|looking (?:ahead|forward)|turning to|moving to|look(?:ing)? (?:to|at)|for the)\\b");
    /** A speaker goes over to a part of the company, or to a topic that may be one. */
    private static final Pattern PART_FOLLOWS = Pattern.compile(
            "^(?:And |So |Now,? |Next,? )?(?:(?:[Tt]urning|[Mm]oving|[Ss]hifting|[Ll]ooking|[Nn]ow|[Nn]ext|[Ss]tarting|[Bb]eginning"
                    + "|(?:[Ll]et me |[Ll]et['’]s |I['’]ll )(?:now )?(?:get )?(?:start\\w*|begin|turn|move)),? ?(?:on |over )?(?:to|at|with|in)? ?)"
                    + "(?:our |the )?(?!(?:Q[1-4]|FY\\d*|Fiscal|GAAP|First|Second|Third|Fourth|[Ss]lide|[Pp]age)\\b)(?:[A-Z][\\w&]+|[^.,]{0,60}\\b(?:segments?|divisions?|business)\\b|(?![^.,]*\\b(?:guidance|outlook|quarter|year|results|cash|balance|capital|financials?|expectations|company|income|margins?|expenses?|revenues?|sales|earnings|tax|ebitda|profit)\\b)(?:[a-z]+ ?){1,5}[.,])");
    /** A speaker goes over to the company as a whole. */
    private static final Pattern WHOLE_FOLLOWS = Pattern.compile(
            "(?i)\\b(?:total company|consolidated|company-wide|company level|overall|in total|our (?:\\w+ ){0,3}(?:guidance|outlook)|(?:guidance|outlook) for"
                    + "|(?:updat|rais|revis|reaffirm|provid|lower|increas|reiterat|issu|introduc)ing[^.]{0,40}\\b(?:guidance|outlook)|(?:quarter|year|company) (?:guidance|outlook)|balance sheet|cash flow|earnings per share|EPS)\\b");

    private GuidanceReader() {}

    /** What officers guided to in a call, each item once. */
    public static List<Guidance> of(Transcript call, Denomination currency, LocalDate day) {
        var reported = reported(call);
        if (reported.isEmpty()) {
            return List.of();
        }
        var speakers = call.turns(Part.PREPARED).stream()
                .map(Turn::speaker)
                .filter(name -> !OUTSIDER.matcher(name).find())
                .collect(Collectors.toSet());
        var reading = new Reading(reported.get(), currency, call.held().orElse(day), call.origin());
        int line = 0;
        for (var turn : call.turns()) {
            boolean heard = officer(turn, speakers);
            var speaker = Optional.of(
                    turn.speaker() + turn.role().map(role -> " (" + role + ")").orElse(""));
            for (var paragraph : turn.text().lines().toList()) {
                line++;
                if (heard) {
                    reading.paragraph(paragraph, line, speaker);
                }
            }
            reading.forget();
        }
        return List.copyOf(reading.found);
    }

    /** What the company guided to in a release on the results of a quarter, each item once. */
    public static List<Guidance> of(Document release, FiscalPeriod reported, Denomination currency, LocalDate day) {
        var reading = new Reading(reported, currency, release.published().orElse(day), release.origin());
        int line = 0;
        for (var section : release.sections()) {
            for (var paragraph : section.text().lines().toList()) {
                line++;
                reading.paragraph(paragraph, line, Optional.empty());
            }
            reading.forget();
        }
        return List.copyOf(reading.found);
    }

    /** What the company guided to in sentences of one document that stand in a row, each item once. */
    public static List<Guidance> of(
            List<String> sentences, FiscalPeriod reported, Denomination currency, LocalDate day, Origin origin) {
        var reading = new Reading(reported, currency, day, origin);
        for (int i = 0; i < sentences.size(); i++) {
            reading.paragraph(sentences.get(i), i + 1, Optional.empty());
        }
        return List.copyOf(reading.found);
    }

    /** The quarter a call reports on: as its opening names it, else as the vendor does. */
    static Optional<FiscalPeriod> reported(Transcript call) {
        String opening = call.turns().stream()
                .limit(OPENING_TURNS)
                .map(turn -> turn.text().substring(0, Math.min(1200, turn.text().length())))
                .collect(Collectors.joining(" "));
        return REPORTED.matcher(opening)
                .results()
                .filter(match -> ABOUT_RESULTS
                        .matcher(opening.substring(
                                Math.max(0, match.start() - 60), Math.min(opening.length(), match.end() + 70)))
                        .find())
                .findFirst()
                .map(GuidanceReader::period)
                .or(() -> call.fiscalYear()
                        .flatMap(year -> call.fiscalQuarter().map(quarter -> FiscalPeriod.quarter(year, quarter))));
    }

    /** The first quarter that a text names with its year. */
    public static Optional<FiscalPeriod> named(String text) {
        return REPORTED.matcher(text).results().findFirst().map(GuidanceReader::period);
    }

    private static FiscalPeriod period(MatchResult found) {
        if (found.group(5) != null) {
            return FiscalPeriod.quarter(Integer.parseInt(found.group(5)), ordinal(found.group(6)));
        }
        String digit = found.group(2) == null ? found.group(3) : found.group(2);
        return FiscalPeriod.quarter(
                Integer.parseInt(found.group(4)),
                found.group(1) == null ? Integer.parseInt(digit) : ordinal(found.group(1)));
    }

    private static int ordinal(String word) {
        return List.of("first", "second", "third", "fourth").indexOf(word.toLowerCase(Locale.ROOT)) + 1;
    }

    /** By role; where the vendor gives none, who spoke before the questions did. */
    private static boolean officer(Turn turn, Set<String> speakers) {
        String role = turn.role().orElse("");
        if (OUTSIDER.matcher(turn.speaker()).find()
                || (OUTSIDER.matcher(role).find() && !OFFICER.matcher(role).find())
                || role.toLowerCase(Locale.ROOT).contains("analyst")) {
            return false;
        }
        return OFFICER.matcher(role).find() || (turn.part() == Part.PREPARED || speakers.contains(turn.speaker()));
    }

    /** Goes through sentences and remembers which period and part of the company they are about. */
    private static final class Reading {
        private final FiscalPeriod reported;
        private final Denomination currency;
        private final LocalDate day;
        private final Origin origin;
        private final List<Guidance> found = new ArrayList<>();
        private Optional<FiscalPeriod> period = Optional.empty();
        private int since;
        private boolean part;

        Reading(FiscalPeriod reported, Denomination currency, LocalDate day, Origin origin) {
            this.reported = reported;
            this.currency = currency;
            this.day = day;
            this.origin = origin;
        }

        void forget() {
            period = Optional.empty();
            part = false;
        }

        void paragraph(String text, int line, Optional<String> speaker) {
            for (var sentence : SENTENCES.split(
                    text.replaceAll("\\[[^\\]]*]", " ").replaceAll("\\s+", " ").strip(), -1)) {
                sentence(sentence.strip(), line, speaker);
            }
        }

        private void sentence(String sentence, int line, Optional<String> speaker) {
            place(sentence);
            withdrawal(sentence, line, speaker);
            for (var item : GuidanceSentence.read(sentence, reported, period, currency, part)) {
                keep(new Guidance(
                        item.metric(),
                        item.adjusted(),
                        item.low(),
                        item.high(),
                        item.unit(),
                        item.period(),
                        item.action(),
                        day,
                        speaker,
                        sentence,
                        origin.at("line " + line)));
            }
        }

        private void place(String sentence) {
            if (GuidanceSentence.ofAPart(sentence)
                    || PART_FOLLOWS.matcher(sentence).find()) {
                part = true;
            } else if (WHOLE_FOLLOWS.matcher(sentence).find()) {
                part = false;
            }
            var named = GuidedPeriod.in(sentence, reported).stream()
                    .map(GuidedPeriod::period)
                    .distinct()
                    .toList();
            if (named.size() == 1 && LOOKS_AHEAD.matcher(sentence).find()) {
                period = Optional.of(named.getFirst());
                since = 0;
            } else if (named.size() > 1 || GuidedPeriod.namesPast(sentence, reported) || ++since > REMEMBERED) {
                period = Optional.empty();
            }
        }

        private void withdrawal(String sentence, int line, Optional<String> speaker) {
            var of = GuidedPeriod.in(sentence, reported);
            if (WITHDRAWAL.matcher(sentence).find() && !of.isEmpty() && !sentence.endsWith("?")) {
                keep(new Guidance(
                        Guidance.EVERYTHING,
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        Unit.COUNT,
                        of.getFirst().period(),
                        Action.WITHDRAWN,
                        day,
                        speaker,
                        sentence,
                        origin.at("line " + line)));
            }
        }

        private void keep(Guidance guidance) {
            if (found.stream().noneMatch(guidance::sameItem)) {
                found.add(guidance);
            }
        }
    }
}
