package footnote.workflows.ask.answer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The debt securities registered on an exchange, by the list of securities on a report's cover; or that it lists none. */
final class RegisteredDebt {
    private static final Pattern BEGIN = Pattern.compile(
            "(?i)(?<!if )securities\\s+registered\\s+(?:or to be registered\\s+)?pursuant\\s+to\\s+section\\s+12\\s?\\(b\\)");
    private static final Pattern END = Pattern.compile(
            "(?i)securities\\s+registered\\s+(?:or to be registered\\s+)?pursuant\\s+to\\s+section\\s+12\\s?\\(g\\)|indicate\\s+by\\s+check\\s?mark");
    private static final Pattern DEBT = Pattern.compile(
            "(?i)\\b(?:notes?|debentures?|bonds?|debt securities|medium[- ]term)\\b.*\\b(?:due|matur\\w+|(?:19|20)\\d{2})\\b|\\d\\s?%.*\\b(?:notes?|debentures?|bonds?)\\b");
    private static final Pattern EXCHANGE = Pattern.compile("(?i)\\b(?:exchange|nasdaq|nyse|stock market)\\b");
    private static final Pattern HEAD =
            Pattern.compile("(?i).*\\b(?:title of each class|name of (?:each )?exchange|trading symbol).*");
    private static final int LONGEST = 220;
    private static final int LAST_PAGE = 4;

    private final List<AnswerEvidence.Source> pieces;

    private RegisteredDebt(List<AnswerEvidence.Source> pieces) {
        this.pieces = pieces;
    }

    /** The lines of the first document's cover that list debt; nothing where no list is among these passages. */
    static Optional<String> in(List<AnswerEvidence.Source> sources) {
        return sources.stream()
                .filter(source -> BEGIN.matcher(source.passage().text()).find())
                .findFirst()
                .flatMap(first -> new RegisteredDebt(sources.stream()
                                .filter(source -> source.passage()
                                                .document()
                                                .equals(first.passage().document())
                                        && source.passage()
                                                .page()
                                                .filter(page -> page <= LAST_PAGE)
                                                .isPresent())
                                .sorted(Comparator.<AnswerEvidence.Source>comparingInt(source ->
                                                source.passage().page().orElseThrow())
                                        .thenComparingInt(
                                                source -> source.passage().from()))
                                .toList())
                        .text(first));
    }

    private Optional<String> text(AnswerEvidence.Source first) {
        String title = first.passage().document().title();
        var debt = new ArrayList<String>();
        var others = new ArrayList<String>();
        boolean listing = false;
        boolean ended = false;
        boolean whole = true;
        for (var piece : pieces) {
            whole &= !listing || piece.passage().from() == 0;
            for (String printed : piece.passage().text().split("\\R", -1)) {
                String line = printed.replaceAll("\\s+", " ").strip();
                if (listing && END.matcher(line).find()) {
                    ended = true;
                    listing = false;
                }
                listing |= !ended && BEGIN.matcher(line).find();
                boolean row = listing
                        && line.length() < LONGEST
                        && !HEAD.matcher(line).matches();
                if (row && DEBT.matcher(line).find()) {
                    debt.add("- “" + line + "” [" + piece.marker() + "]");
                } else if (row && EXCHANGE.matcher(line).find()) {
                    others.add("- “" + line + "” [" + piece.marker() + "]");
                }
            }
        }
        if (!debt.isEmpty()) {
            String partly = ended && whole ? "" : ", as far as found";
            return Optional.of(lines("Debt securities listed on the cover of the " + title + partly + ":", debt));
        }
        return ended && whole && !others.isEmpty()
                ? Optional.of(lines("None. The cover of the " + title + " lists only:", others))
                : Optional.empty();
    }

    private static String lines(String heading, List<String> rows) {
        return String.join(
                "\n",
                Stream.concat(Stream.of(heading), rows.stream().distinct()).toList());
    }
}
