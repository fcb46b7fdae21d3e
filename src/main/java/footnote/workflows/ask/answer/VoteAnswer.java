package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.VoteQuestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What the owners of a company voted on by a report of their meeting: who was elected, and what became of a proposal. */
final class VoteAnswer {
    private static final Pattern VOTES = Pattern.compile("\\b\\d{1,3}(?:,\\d{3})+\\b|(?<=\\s)[—–-](?=\\s|$)");
    private static final Pattern ROW = Pattern.compile(
            "(?i)^(?:votes? )?(?:for|against|abstain(?:ed)?|abstentions?|withheld|broker non-?votes?|(?:one|two|three|1|2|3) years?)\\b.*");
    private static final Pattern NOMINEE = Pattern.compile(
            "^(?:(?:Mr|Ms|Mrs|Dr)\\.? )?(\\p{Lu}[\\p{L}.’'-]*(?: (?:de|van|von|la|\\p{Lu}[\\p{L}.’'-]*)){1,4}(?:, (?:MD|M\\.D\\.|Ph\\.?D\\.?|Jr\\.?|Sr\\.?|II|III|IV))*)(?: \\(\\d\\))?\\s+(?=\\d{1,3}(?:,\\d{3})+)");
    private static final Pattern NUMBERED =
            Pattern.compile("^(?:\\(?[a-z\\d]{1,2}[.)]|(?:Proposal|Item) (?:No\\. ?)?\\d+)");
    private static final Pattern REFUSED = Pattern.compile(
            "(?i)\\b(?:defeated|rejected|not approved|did not (?:approve|pass|adopt)|was not (?:adopted|passed)|failed)\\b");
    private static final Pattern ACCEPTED =
            Pattern.compile("(?i)\\b(?:approved|ratified|adopted|passed|elected|re-elected)\\b");
    private static final Pattern COLUMN =
            Pattern.compile("(?i)\\b(?:for|against|abstain(?:ed)?|abstentions?|withheld|broker non-?votes)\\b");
    private static final Pattern HEAD =
            Pattern.compile("(?i)\\b(?:nominees?|names?|directors?)\\b(?= (?:votes )?for\\b)");
    private static final double MOST_OF_IT = 0.6;
    private static final double A_PAIR = 0.001;
    private static final int LEAST_NOMINEES = 3;
    private static final int LONGEST = 400;

    private final String question;
    private final QuestionWords topic;

    VoteAnswer(String question, List<String> companies) {
        this.question = question;
        this.topic = new QuestionWords(VoteQuestion.subject(question), companies);
    }

    /** What stands over a table of votes, and the rows of it. */
    private record Proposal(String lead, List<String> rows, String marker) {}

    /** The line that answers; nothing where no report of a meeting says it, or two proposals may be meant. */
    Optional<String> line(List<AnswerEvidence.Source> sources) {
        var proposals = sources.stream()
                .filter(source -> source.passage().document().kind() == DocumentKind.CURRENT_REPORT)
                .flatMap(source -> proposals(source).stream())
                .toList();
        var ranking = VoteQuestion.ranking(question);
        if (ranking.isPresent()) {
            return ranked(proposals, ranking.get());
        }
        return VoteQuestion.isOfDirectors(question) ? elected(proposals) : outcome(proposals);
    }

    /** The nominee with the most or fewest votes of a kind, whose column the head of the table names. */
    private static Optional<String> ranked(List<Proposal> proposals, VoteQuestion.Ranking ranking) {
        return proposals.stream()
                .filter(each -> names(each).size() >= LEAST_NOMINEES)
                .findFirst()
                .flatMap(each -> {
                    var kinds = COLUMN.matcher(each.lead()
                                    .substring(HEAD.matcher(each.lead())
                                            .results()
                                            .mapToInt(MatchResult::start)
                                            .max()
                                            .orElse(0)))
                            .results()
                            .map(found -> found.group().toLowerCase(Locale.ROOT))
                            .toList();
                    int column = kinds.stream()
                            .map(kind -> kind.startsWith(ranking.kind()))
                            .toList()
                            .indexOf(true);
                    var order =
                            Comparator.comparingLong((String row) -> votes(row).get(column));
                    return each.rows().stream()
                            .filter(row -> column >= 0
                                    && NOMINEE.matcher(row).find()
                                    && votes(row).size() == kinds.size())
                            .max(ranking.most() ? order : order.reversed())
                            .map(row -> told(row, kinds) + " [" + each.marker() + "]");
                });
    }

    /** A nominee with each count of votes as the table has it. */
    private static String told(String row, List<String> kinds) {
        var votes = votes(row);
        return NOMINEE.matcher(row)
                        .results()
                        .map(found -> found.group(1))
                        .findFirst()
                        .orElse("") + ": "
                + IntStream.range(0, kinds.size())
                        .mapToObj(i -> String.format(Locale.ROOT, "%,d", votes.get(i)) + " " + kinds.get(i))
                        .collect(Collectors.joining(", "));
    }

    private static List<Long> votes(String row) {
        return VOTES.matcher(row)
                .results()
                .map(found -> found.group().replaceAll("\\D", ""))
                .map(digits -> digits.isEmpty() ? 0 : Long.parseLong(digits))
                .toList();
    }

    private static List<Proposal> proposals(AnswerEvidence.Source source) {
        var all = new ArrayList<Proposal>();
        var lead = new ArrayList<String>();
        var rows = new ArrayList<String>();
        for (String printed : source.passage().text().split("\\R", -1)) {
            String line = printed.replaceAll("\\s+", " ").strip();
            boolean row = (ROW.matcher(line).matches() && line.length() < LONGEST / 4)
                    || NOMINEE.matcher(line).find()
                    || VOTES.matcher(line).results().count() > 2;
            if (row) {
                rows.add(line);
            } else if (!line.isEmpty()) {
                if (!rows.isEmpty()) {
                    all.add(new Proposal(joined(lead), List.copyOf(rows), source.marker()));
                    lead.clear();
                    rows.clear();
                }
                if (NUMBERED.matcher(line).find()) {
                    lead.clear();
                }
                lead.add(line);
            }
        }
        if (!rows.isEmpty()) {
            all.add(new Proposal(joined(lead), List.copyOf(rows), source.marker()));
        }
        return all;
    }

    private static String joined(List<String> lines) {
        String all = String.join(" ", lines);
        return all.length() <= LONGEST
                ? all
                : all.substring(all.length() - LONGEST).replaceFirst("^\\S*\\s", "… ");
    }

    private static Optional<String> elected(List<Proposal> proposals) {
        return proposals.stream()
                .filter(each ->
                        each.lead().matches("(?is).*\\belect.*") && names(each).size() >= LEAST_NOMINEES)
                .findFirst()
                .map(each -> "Elected as directors: " + String.join("; ", names(each)) + " [" + each.marker() + "]");
    }

    private static List<String> names(Proposal proposal) {
        return proposal.rows().stream()
                .flatMap(row -> NOMINEE.matcher(row).results().map(found -> found.group(1)))
                .toList();
    }

    private Optional<String> outcome(List<Proposal> proposals) {
        var best = proposals.stream()
                .filter(each -> topic.said(each.lead()) >= MOST_OF_IT)
                .sorted(Comparator.comparingDouble(this::fit).reversed())
                .toList();
        boolean clear = !best.isEmpty() && (best.size() == 1 || fit(best.get(0)) > fit(best.get(1)));
        return clear ? Optional.of(told(best.getFirst())) : Optional.empty();
    }

    /** How much of the topic a proposal says, and of two alike how many pairs of words as the question puts them. */
    private double fit(Proposal proposal) {
        String lead = proposal.lead().toLowerCase(Locale.ROOT);
        var words = question.toLowerCase(Locale.ROOT).replaceFirst("\\W+$", "").split("[^\\p{L}-]+", -1);
        long pairs = IntStream.range(1, words.length)
                .filter(i -> lead.contains(words[i - 1] + " " + words[i]))
                .count();
        return topic.said(proposal.lead()) + pairs * A_PAIR;
    }

    private String told(Proposal proposal) {
        boolean refused = REFUSED.matcher(proposal.lead()).find();
        boolean known = refused || ACCEPTED.matcher(proposal.lead()).find();
        String verdict = !known
                ? ""
                : VoteQuestion.asksRefusal(question)
                        ? refused ? "Yes.\n" : "No.\n"
                        : VoteQuestion.asksApproval(question) ? refused ? "No.\n" : "Yes.\n" : "";
        return verdict + "“" + proposal.lead() + "” ["
                + proposal.marker() + "]\n“"
                + proposal.rows().stream().collect(Collectors.joining("; ")) + "” [" + proposal.marker() + "]";
    }
}
