package footnote.workflows.report.exhibits.program;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.research.prose.SentenceGate;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.exhibits.program.ValueBinding.Candidate;
import footnote.workflows.report.text.AnalysisWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Judges the words on a plotted chart: what a value stands under is its own metric, company and period. */
final class PlotLabels {
    static final int LONGEST = 60;

    private static final Pattern DIGITS = Pattern.compile("\\d[\\d,]*(?:\\.\\d+)?");
    private static final Pattern PERIOD = Pattern.compile(
            "\\b(?:FY ?\\d{2,4}E?|[1-4]Q ?\\d{2,4}|Q[1-4]\\b.*|LTM [A-Z][a-z]{2}-\\d{2}|(?:19|20)\\d{2})\\b");

    private final SentenceGate gate;
    private final List<String> periods;

    /** With the facts that the chart refers to, and all that may be said of them. */
    PlotLabels(ReportFacts book, List<LedgerEntry> given, List<LedgerEntry> known) {
        var ledger = new LinkedHashMap<String, LedgerEntry>();
        known.forEach(each -> ledger.put(each.id(), each));
        this.gate = AnalysisWriter.labelGate(book, ledger);
        this.periods = given.stream()
                .flatMap(entry -> labels(entry).stream())
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    static IllegalArgumentException refused(String why) {
        return new IllegalArgumentException(why);
    }

    /** Refuses a title that a sentence could not say either; its figures are references. */
    void title(Prose title) {
        gate.objection(title).ifPresent(why -> {
            throw refused(why);
        });
        strangers(title.text());
    }

    /** The same for other words on a chart, which hold no references. */
    void words(String text) {
        if (!text.isBlank()) {
            if (text.indexOf('{') >= 0) {
                throw refused("'" + brief(text) + "': words on a chart hold no references");
            }
            gate.objection(new Prose(text)).ifPresent(why -> {
                throw refused("'" + brief(text) + "': " + why);
            });
            strangers(text);
        }
    }

    static String brief(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    /** The same for a name in a legend or on an axis, which is short. */
    void label(String text) {
        if (text.length() > LONGEST) {
            throw refused("a label has " + LONGEST + " letters at most: '" + brief(text) + "'");
        }
        words(text);
    }

    /** The figures in a text that are no period of the facts. */
    List<String> figures(String text) {
        return digits(without(text));
    }

    static List<String> digits(String text) {
        return DIGITS.matcher(text).results().map(MatchResult::group).toList();
    }

    /** A period that none of the facts is of. */
    private void strangers(String text) {
        var stranger = PERIOD.matcher(without(text));
        if (stranger.find()) {
            throw refused("'" + stranger.group() + "' is the period of no fact it refers to");
        }
    }

    private String without(String text) {
        String left = text;
        for (var period : periods) {
            left = left.replace(period, " ");
        }
        return left;
    }

    /** How the period of a fact may be written. */
    private static List<String> labels(LedgerEntry entry) {
        String label = ReportFacts.label(entry);
        var year = Pattern.compile("FY(\\d{2})E?").matcher(label);
        var labels = Stream.of(label, entry.fact().period().label());
        return (year.matches()
                        ? Stream.concat(labels, Stream.of("FY20" + year.group(1), "20" + year.group(1)))
                        : labels)
                .distinct()
                .toList();
    }

    /** Why a value may not stand under these labels: another period, metric or company is named there. */
    Optional<String> objection(Candidate candidate, List<String> texts) {
        var own = labels(candidate.first());
        var elsewhere = texts.stream()
                .flatMap(text -> periods.stream().filter(text::contains))
                .filter(period -> own.stream().noneMatch(label -> label.contains(period) || period.contains(label)))
                .findFirst();
        if (elsewhere.isPresent()) {
            return Optional.of("it is of " + own.getFirst() + ", not of " + elsewhere.get());
        }
        String words = String.join(
                ", ",
                texts.stream().limit(2).filter(text -> !without(text).isBlank()).toList());
        return gate.objection(new Prose((words.isEmpty() ? "It" : words) + " was {fact:"
                + candidate.entry().id() + "}."));
    }
}
