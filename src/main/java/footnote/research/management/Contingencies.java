package footnote.research.management;

import footnote.domain.Dimension;
import footnote.domain.Document;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Section;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.research.management.ManagementStatement.Topic;
import footnote.research.prose.StandaloneSentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds in an annual report the largest amounts of legal and tax disputes and of deals announced after the year's end,
 * each as the sentence that states it, with every figure bound to a fact.
 */
public final class Contingencies {
    private static final int MOST = 2;
    private static final int LONGEST = 480;
    private static final int LONGEST_HEADING = 8;

    /** Paragraphs under one heading after one that names a dispute: they are about it, too. */
    private static final int NEAR = 3;

    private static final Pattern SENTENCES = Pattern.compile(
            "(?<=[.!?][\"”')]{0,2})(?<!\\b(?:Inc|Corp|Co|Ltd|No|Mr|Ms|Dr|vs?|U\\.S|U\\.K|et al)\\.)\\s+(?=[\"“(]?\\p{Lu})");
    private static final Pattern DISPUTE = words(
            "litigation|lawsuits?|claims?|claimants|plaintiffs?|verdicts?|judgments?|jury|court|settlements?|settle|class actions?"
                    + "|notice of deficiency|tax court|irs|penalt\\w+|fine[ds]?|antitrust|proposed plan|product liability|damages|arbitration");
    private static final Pattern OWED = words(
            "accru\\w+|reserves?|recorded an? [^.]{0,40}charge|liability|obligation to pay|agreed to (?:pay|settle)|penalty of|fined?|seeking|award(?:ed)?|verdict of|judgment of|damages of|additional (?:federal )?(?:income )?tax");
    private static final Pattern OTHER = words(
            "repurchas\\w+|rsus?|stock-based|share-based|pension|postretirement|leases?|deferred|rebates?|returns|net gain|gains?|favorable|coverage|marketable|notes due|credit facilit\\w+|dividends?|content|restructuring|goodwill|carrying|amortization|self-insur\\w+|uncertain tax positions|unrecognized tax benefits|as described|as discussed|interest expense|versus|compared (?:to|with)|tax jurisdictions");
    private static final Pattern REFERS_BACK = Pattern.compile("(?i)^.{0,40}\\b(?:these|those|such|this)\\s");
    private static final Pattern AFTER_YEAR = words(
            "subsequent to (?:the )?(?:fiscal )?(?:year|december|balance)[^.]{0,40}|after (?:the )?(?:end of the )?(?:fiscal )?year(?:[- ]end)?|subsequent events?");
    private static final Pattern DEAL =
            words("definitive agreement|acqui\\w+|merger|agreed to (?:buy|sell)|divest\\w*");
    private static final Pattern YEAR = Pattern.compile("\\b(20\\d\\d)\\b");
    private static final Pattern HEADING =
            Pattern.compile("(?:(?:Note )?\\d{1,2}[.:)]? ?)?\\p{Lu}[^\\d•:;$%]*[^\\d.:;,$%]");
    private static final Pattern PAGE =
            Pattern.compile("\\d+|.*\\b(?:annual report|form 10-k)\\b.*", Pattern.CASE_INSENSITIVE);

    private Contingencies() {}

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }

    /**
     * What is read for.
     *
     * @param money the currency of the company's statements
     * @param least the least amount that is worth a word
     */
    public record Scope(Subject subject, Period year, Unit money, double least) {}

    /** A sentence with the facts it refers to and its largest amount. */
    public record Stated(ManagementStatement statement, List<LedgerEntry> facts, double amount) {}

    /** Disputes, the largest first, then the largest deal after the year's end. */
    public static List<Stated> of(Document report, Scope scope) {
        var found = new ArrayList<Stated>();
        for (var section : report.sections()) {
            if (section.id().matches("(?i)Item (?:3|5|7|8|18)|.*(?:discussion|financial statements|review|legal).*")) {
                read(report, section, scope, found);
            }
        }
        found.sort(Comparator.comparingDouble(Stated::amount).reversed());
        var chosen = new ArrayList<Stated>();
        for (var topic : List.of(Topic.CONTINGENCY, Topic.SUBSEQUENT_EVENT)) {
            var amounts = new HashSet<Double>();
            found.stream()
                    .filter(each -> each.statement().topic() == topic && amounts.add(each.amount()))
                    .limit(topic == Topic.CONTINGENCY ? MOST : 1)
                    .forEach(chosen::add);
        }
        return chosen;
    }

    private static void read(Document report, Section section, Scope scope, List<Stated> found) {
        String heading = "Contingency";
        int sinceDispute = NEAR + 1;
        for (var line : section.text().lines().map(String::strip).toList()) {
            if (line.split("\\s+", -1).length <= LONGEST_HEADING
                    && !PAGE.matcher(line).matches()
                    && HEADING.matcher(line).matches()) {
                heading = line.replaceFirst("^[^\\p{L}]+", "");
                sinceDispute = NEAR + 1;
            }
            sinceDispute = DISPUTE.matcher(line).find() ? 0 : sinceDispute + 1;
            boolean dispute = sinceDispute <= NEAR;
            for (var sentence : SENTENCES.split(line, -1)) {
                var topic = topic(sentence, dispute, scope);
                if (topic.isPresent()) {
                    stated(report, section, heading, sentence, topic.get(), scope)
                            .ifPresent(found::add);
                }
            }
        }
    }

    private static Optional<Topic> topic(String sentence, boolean dispute, Scope scope) {
        if (sentence.length() > LONGEST
                || OTHER.matcher(sentence).find()
                || !StandaloneSentence.test(sentence)
                || REFERS_BACK.matcher(sentence).find()) {
            return Optional.empty();
        }
        if (AFTER_YEAR.matcher(sentence).find() && DEAL.matcher(sentence).find()) {
            return Optional.of(Topic.SUBSEQUENT_EVENT);
        }
        int latest = YEAR.matcher(sentence)
                .results()
                .mapToInt(each -> Integer.parseInt(each.group(1)))
                .max()
                .orElse(0);
        boolean current = latest >= scope.year().end().getYear() - 1;
        return dispute && current && OWED.matcher(sentence).find() ? Optional.of(Topic.CONTINGENCY) : Optional.empty();
    }

    private static Optional<Stated> stated(
            Document report, Section section, String heading, String sentence, Topic topic, Scope scope) {
        String place = report.kind() + " " + scope.year().label() + ", " + section.id();
        var bound = QuotedFigures.bind(
                sentence.replaceAll("[“”\"]", "'").replaceAll("\\s+", " "),
                new QuotedFigures.Source(
                        scope.subject(),
                        scope.year(),
                        scope.money(),
                        report.published().orElse(scope.year().end()),
                        report.origin().at(section.id()),
                        new Dimension("contingency", heading)));
        double amount = bound.facts().stream()
                .filter(each -> each.fact().unit().equals(scope.money()))
                .mapToDouble(LedgerEntry::number)
                .max()
                .orElse(0);
        boolean whole =
                bound.text().endsWith(".") && new Prose(bound.text()).unbound().isEmpty();
        return amount < scope.least() || !whole
                ? Optional.empty()
                : Optional.of(new Stated(
                        new ManagementStatement(
                                topic,
                                Optional.empty(),
                                heading + ": " + bound.text(),
                                place,
                                Optional.empty(),
                                report.origin().at(section.id())),
                        bound.facts(),
                        amount));
    }
}
