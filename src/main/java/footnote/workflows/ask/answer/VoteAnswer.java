package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentKind;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.VoteQuestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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
    private static final double MOST_OF_IT = 0.6;
    private static final int LEAST_NOMINEES = 3;
    private static final int LONGEST = 400;

    private final String question;
    private final QuestionWords topic;

    VoteAnswer(String question, QuestionWords topic) {
        this.question = question;
        this.topic = topic;
    }

    /** What stands over a table of votes, and the rows of it. */
    private record Proposal(String lead, List<String> rows, String marker) {}

    /** The line that answers; nothing where no report of a meeting says it, or two proposals may be meant. */
    Optional<String> line(List<AnswerEvidence.Source> sources) {
        for (var source : sources) {
            if (source.passage().document().kind() == DocumentKind.CURRENT_REPORT) {
                var proposals = proposals(source);
                var found = VoteQuestion.isOfDirectors(question) ? elected(proposals) : outcome(proposals);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
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
                .filter(each -> each.lead().matches("(?is).*\\belect.*"))
                .map(each -> each.rows().stream()
                        .flatMap(row -> NOMINEE.matcher(row).results().map(found -> found.group(1)))
                        .toList())
                .filter(names -> names.size() >= LEAST_NOMINEES)
                .findFirst()
                .map(names -> String.join("; ", names))
                .map(names -> "Elected as directors: " + names + " ["
                        + proposals.getFirst().marker() + "]");
    }

    private Optional<String> outcome(List<Proposal> proposals) {
        var best = proposals.stream()
                .filter(each -> topic.said(each.lead()) >= MOST_OF_IT)
                .sorted(Comparator.comparingDouble((Proposal each) -> -topic.said(each.lead())))
                .toList();
        boolean clear = !best.isEmpty()
                && (best.size() == 1
                        || topic.said(best.get(0).lead())
                                > topic.said(best.get(1).lead()));
        return clear ? Optional.of(told(best.getFirst())) : Optional.empty();
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
