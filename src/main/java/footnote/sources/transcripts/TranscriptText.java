package footnote.sources.transcripts;

import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import footnote.sources.Dates;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads a call from plain text, such as a saved page or a PDF.
 *
 * <p>A turn starts with its speaker: "Name: words" on one line, or "Name--Title", "Operator" or, where no line has a title,
 * "Name" on a line of its own.
 * Headings such as "Questions and Answers:" part the call; what stands before the first turn is not the call.
 */
final class TranscriptText {
    private static final Pattern INLINE =
            Pattern.compile("^([\\p{Lu}][\\p{L}.'’\\- ]{1,40}?)\\s*(?:\\(([^)]{2,80})\\))?:\\s*(\\S.{15,})$");
    private static final Pattern HEADED =
            Pattern.compile("^([\\p{Lu}][\\p{L}.'’\\- ]{1,50}?)\\s*(?:--|—|–)\\s*(.{2,90})$");
    private static final Pattern ALONE = Pattern.compile("^(Operator|Unidentified \\p{L}+)$");
    private static final Pattern NAME = Pattern.compile(
            "\\p{Lu}[\\p{L}.'’-]*(?: (?:de|da|van|von|der|\\p{Lu}[\\p{L}.'’-]*)){1,3}(?:,? (?:Jr\\.?|Sr\\.?|II|III|IV))?");
    private static final Pattern TITLED = Pattern.compile("^(.{2,60}?)\\s*(?:--|—|–)\\s*(.{2,90})$");
    private static final Pattern TITLE = Pattern.compile("(?i)\\bQ([1-4])\\s*(?:FY)?\\s*(\\d{4})\\b.*\\bcall\\b");
    private static final Pattern SENTENCE_END = Pattern.compile("(?<!\\b(?:Inc|Jr|Sr|Co|Corp|Ltd))[.?!,]$");
    private static final Pattern OFFICE = Pattern.compile(
            "(?i)\\b(?:analyst|officer|president|director|relations|chair\\p{L}*|ceo|cfo|coo|head|manager|treasurer|counsel)\\b");
    private static final int FEW_TITLES = 2;
    private static final int LONGEST_HEAD = 120;
    private static final Pattern QUESTIONS = Pattern.compile(
            "^questions?\\s*(?:and|&|-)\\s*answers?(?: session)?:?$|^q\\s*&\\s*a:?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern START = Pattern.compile(
            "^(?:prepared remarks:|full conference call transcript|presentation:?)$", Pattern.CASE_INSENSITIVE);
    private static final Pattern END = Pattern.compile(
            "^(?:call participants:|duration:.*|where to invest .*|more [A-Z]+ analysis|all earnings call transcripts.*)$",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern FIELD = Pattern.compile("^(Company|Ticker|Quarter):\\s*(.+)$");
    private static final Pattern QUARTER = Pattern.compile("Q([1-4])\\s*(?:FY)?\\s*(\\d{4})", Pattern.CASE_INSENSITIVE);
    private static final Pattern DAY =
            Pattern.compile("(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? (\\d{1,2}), ?(\\d{4})\\b");

    private final List<Turn> turns = new ArrayList<>();
    private final StringBuilder words = new StringBuilder();
    private String speaker = "";
    private Optional<String> role = Optional.empty();
    private Part part = Part.PREPARED;
    private boolean parted;
    private Set<String> names = Set.of();

    private TranscriptText() {}

    static Transcript parse(String text, CallLabel label, Origin origin) {
        return Parsing.of("transcripts", label.toString(), () -> {
            List<String> lines = text.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList();
            var reader = new TranscriptText();
            var body = body(lines);
            reader.names = names(body);
            reader.read(body);
            if (reader.turns.isEmpty()) {
                throw new NoData("transcripts", "speaker's words in " + label);
            }
            return reader.transcript(lines, label, origin);
        });
    }

    /** The names that stand on lines of their own between the operator's, where no line has a title beside its name. */
    private static Set<String> names(List<String> lines) {
        long titled = lines.stream()
                .filter(line -> line.length() < LONGEST_HEAD && isHead(HEADED.matcher(line)))
                .count();
        boolean operated = lines.stream().anyMatch(line -> ALONE.matcher(line).matches());
        return titled >= FEW_TITLES || !operated
                ? Set.of()
                : lines.stream()
                        .filter(line -> NAME.matcher(line).matches()
                                && !QUESTIONS.matcher(line).matches()
                                && !START.matcher(line).matches())
                        .collect(Collectors.toUnmodifiableSet());
    }

    /** From the heading of the call to the small print after it. */
    private static List<String> body(List<String> lines) {
        int start = 0;
        int end = lines.size();
        for (int i = 0; i < lines.size(); i++) {
            if (START.matcher(lines.get(i)).matches()) {
                start = i + 1;
                break;
            }
        }
        for (int i = start; i < end; i++) {
            if (END.matcher(lines.get(i)).matches()) {
                end = i;
            }
        }
        return lines.subList(start, end);
    }

    private void read(List<String> lines) {
        for (String line : lines) {
            Matcher inline = INLINE.matcher(line);
            Matcher headed = HEADED.matcher(line);
            if (QUESTIONS.matcher(line).matches()) {
                endTurn();
                part = Part.QUESTIONS;
                parted = true;
            } else if (ALONE.matcher(line).matches() || names.contains(line)) {
                startTurn(line, Optional.empty());
            } else if (line.length() < LONGEST_HEAD && isHead(headed)) {
                startTurn(headed.group(1), Optional.of(headed.group(2).strip()));
            } else if (inline.matches() && looksLikeAName(inline.group(1))) {
                startTurn(inline.group(1), Optional.ofNullable(inline.group(2)));
                words.append(inline.group(3));
            } else if (!speaker.isEmpty()) {
                words.append(words.isEmpty() ? "" : "\n").append(line);
            }
        }
        endTurn();
    }

    /** Whether a line is a name with a title, and not a short sentence with a dash: "Yes -- we think so." */
    private static boolean isHead(Matcher headed) {
        return headed.matches()
                && !SENTENCE_END.matcher(headed.group(2)).find()
                && (looksLikeAName(headed.group(1))
                        || OFFICE.matcher(headed.group(2)).find());
    }

    /** "Operator", or two to four words that start with capitals. */
    private static boolean looksLikeAName(String text) {
        String[] parts = text.strip().split("\\s+", -1);
        boolean capitals = Arrays.stream(parts).allMatch(each -> Character.isUpperCase(each.charAt(0)));
        return text.equals("Operator") || (capitals && parts.length >= 2 && parts.length <= 4);
    }

    private void startTurn(String name, Optional<String> title) {
        endTurn();
        speaker = name.strip();
        role = title;
    }

    private void endTurn() {
        if (!speaker.isEmpty() && !words.toString().isBlank()) {
            turns.add(new Turn(speaker, role, part, words.toString().strip()));
        }
        words.setLength(0);
        speaker = "";
    }

    private Transcript transcript(List<String> lines, CallLabel label, Origin origin) {
        CallLabel stated = label;
        Optional<LocalDate> held = Optional.empty();
        for (String line : lines.subList(0, Math.min(20, lines.size()))) {
            Matcher title = TITLE.matcher(line);
            if (stated.quarter().isEmpty() && line.length() < LONGEST_HEAD && title.find()) {
                stated = stated.withQuarter(Integer.parseInt(title.group(2)), Integer.parseInt(title.group(1)));
            }
            Matcher field = FIELD.matcher(line);
            if (field.matches()) {
                stated = stated(stated, field.group(1), field.group(2));
            }
            Matcher day = DAY.matcher(line);
            if (held.isEmpty() && day.find()) {
                held = Dates.day(day.group(1) + " " + day.group(2) + ", " + day.group(3));
            }
        }
        return new Transcript(
                stated.company(),
                stated.ticker(),
                stated.year(),
                stated.quarter(),
                held,
                withTitles(parted ? turns : CallParts.told(turns), lines),
                origin);
    }

    /** Each speaker without a title with the one that a list of those on the call gives him, before or after his name. */
    private static List<Turn> withTitles(List<Turn> turns, List<String> lines) {
        var untitled = turns.stream()
                .filter(turn -> turn.role().isEmpty())
                .map(Turn::speaker)
                .collect(Collectors.toSet());
        var titles = new HashMap<String, String>();
        for (String line : lines) {
            Matcher titled = TITLED.matcher(line);
            if (line.length() < LONGEST_HEAD && titled.matches()) {
                if (untitled.contains(titled.group(1))) {
                    titles.putIfAbsent(titled.group(1), titled.group(2).strip());
                } else if (untitled.contains(titled.group(2).strip())) {
                    titles.putIfAbsent(titled.group(2).strip(), titled.group(1));
                }
            }
        }
        return turns.stream()
                .map(turn -> new Turn(
                        turn.speaker(),
                        turn.role().or(() -> Optional.ofNullable(titles.get(turn.speaker()))),
                        turn.part(),
                        turn.text()))
                .toList();
    }

    private static CallLabel stated(CallLabel label, String field, String value) {
        Matcher quarter = QUARTER.matcher(value);
        return switch (field.toLowerCase(Locale.ROOT)) {
            case "company" -> label.withCompany(value.replaceFirst("\\s*\\(.*$", ""));
            case "ticker" -> label.withTicker(Ticker.read(value));
            default ->
                quarter.find()
                        ? label.withQuarter(Integer.parseInt(quarter.group(2)), Integer.parseInt(quarter.group(1)))
                        : label;
        };
    }
}
