package footnote.workflows.ask.answer;

import footnote.domain.Denomination;
import footnote.domain.FigureFormat;
import footnote.domain.Origin;
import footnote.domain.Words;
import footnote.domain.names.ShortName;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.research.guidance.Guidance;
import footnote.research.guidance.Guidance.Action;
import footnote.research.guidance.GuidanceReader;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.QuestionParts;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.YesOrNo;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a company guided to: the latest statement on each item asked about, and what it replaced. */
final class GuidanceAnswer {
    private static final Pattern OF_RESULTS = Pattern.compile(
            "(?i)\\b(?:meet|met|beat\\w*|miss\\w*|exceed\\w*|achiev\\w*|reach\\w*|above|below|in line|compared? (?:to|with)|versus|vs|why)\\b");
    private static final Pattern NAME = Pattern.compile(
            "(?!January|February|March|April|June|July|August|September|October|November|December)\\p{Lu}\\p{Ll}{3,}");
    private static final String GUIDANCE = "(?:guidance|outlook|forecasts?|targets?)";
    private static final Pattern WHETHER_GIVEN = Pattern.compile(
            "(?i)\\b(?:give|given|gave|provide|issue|offer|have|publish)[sd]?\\b[^?]{0,40}\\b" + GUIDANCE + "\\b");
    private static final Map<Action, Pattern> ASKED = asked();
    private static final Map<Action, String> VERBS = Map.of(
            Action.ISSUED, "gave",
            Action.UPDATED, "updated",
            Action.RAISED, "raised",
            Action.LOWERED, "lowered",
            Action.REAFFIRMED, "reaffirmed",
            Action.WITHDRAWN, "withdrew");
    private static final String CHANGE = "_growth";
    private static final int MOST_ITEMS = 3;
    private static final int MOST_EARLIER = 2;

    private final String question;
    private final Set<String> metrics;
    private final Set<FiscalPeriod> periods;
    /** The periods as of whose reports the guidance is asked for; empty where the question names none. */
    private final Set<FiscalPeriod> asOf;

    /** One item of guidance with the sentence that states it. */
    private record Item(Guidance guidance, AnswerEvidence.Source source, Quotation sentence) {
        LocalDate day() {
            return guidance.day();
        }

        String company() {
            return source.passage().document().company();
        }

        boolean isOnCall() {
            return source.passage().document().kind() == DocumentKind.TRANSCRIPT;
        }

        /** The words, after what introduces them and the speaker's name where there is one. */
        String quotedAfter(String lead, String stop) {
            String who = sentence.speaker().isEmpty() ? ":" : stop + " " + sentence.speaker() + ":";
            return lead + who + " “" + sentence.text() + "” [" + source.marker() + "]";
        }
    }

    GuidanceAnswer(String question) {
        this.question = question;
        this.metrics =
                AskedMetrics.in(question).stream().map(GuidanceAnswer::level).collect(Collectors.toUnmodifiableSet());
        String[] sides = question.split("(?i)\\bas of\\b", 2);
        this.periods = Set.copyOf(AskedFigures.in(sides[0]).periods());
        this.asOf = sides.length < 2
                ? Set.of()
                : Set.copyOf(AskedFigures.in(sides[1]).periods());
    }

    private static Map<Action, Pattern> asked() {
        var asked = new EnumMap<Action, Pattern>(Action.class);
        asked.put(Action.RAISED, verb("rais|increas|lift"));
        asked.put(Action.LOWERED, verb("lower|cut|reduc|decreas"));
        asked.put(Action.REAFFIRMED, verb("reaffirm|reiterat|maintain|confirm|ke(?:pt|ep)"));
        asked.put(Action.UPDATED, verb("updat|revis|chang"));
        asked.put(Action.WITHDRAWN, verb("withdr[ae]w|suspend"));
        return asked;
    }

    private static Pattern verb(String words) {
        String verb = "\\b(?:" + words + ")\\w*\\b";
        return Pattern.compile("(?i)" + verb + "[^?]{0,40}\\b" + GUIDANCE + "\\b"
                + "|^(?:was|were|is|has|have)\\b[^?]*\\b" + GUIDANCE + "\\b[^?]{0,40}" + verb);
    }

    /** Whether a text has what the question names beside the companies: guidance on all costs is none on those of a spin-off. */
    boolean saysNames(String text, List<String> companies) {
        return QuestionParts.names(question).stream()
                .map(name -> name.replaceFirst("['’]s?$", ""))
                .filter(name ->
                        NAME.matcher(name).matches() && companies.stream().noneMatch(company -> company.contains(name)))
                .allMatch(text::contains);
    }

    /** Whether a sentence names a figure that guidance is asked for, or names none, as where the words before it do. */
    boolean isOfItem(String sentence) {
        var named =
                AskedMetrics.in(sentence).stream().map(GuidanceAnswer::level).toList();
        return metrics.isEmpty() || named.isEmpty() || named.stream().anyMatch(metrics::contains);
    }

    /** The answer's lines; nothing where no sentence found states guidance on what is asked. */
    Optional<String> text(List<AnswerEvidence.Source> sources) {
        if (OF_RESULTS.matcher(question).find()) {
            return Optional.empty();
        }
        var all = sources.stream()
                .filter(source -> asOf.isEmpty()
                        || source.passage().document().period().stream().anyMatch(asOf::contains))
                .flatMap(source -> items(source).stream())
                .toList();
        var lines = new ArrayList<String>();
        all.stream()
                .collect(Collectors.groupingBy(Item::company, LinkedHashMap::new, Collectors.toList()))
                .forEach((_, items) -> lines.addAll(ofCompany(items)));
        return lines.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", lines));
    }

    private List<String> ofCompany(List<Item> items) {
        var fitting = items.stream()
                .filter(each -> metrics.isEmpty()
                        || each.guidance().withdrawal()
                        || metrics.contains(level(each.guidance().metric().name())))
                .filter(each ->
                        periods.isEmpty() || periods.contains(each.guidance().period()))
                .sorted(Comparator.comparing(Item::day)
                        .reversed()
                        .thenComparing(Item::isOnCall)
                        .thenComparing(
                                each -> each.guidance().period().quarter().isPresent()))
                .toList();
        var latest = fitting.stream()
                .filter(each -> !periods.isEmpty()
                        || each.day().equals(fitting.getFirst().day()))
                .collect(Collectors.groupingBy(GuidanceAnswer::key, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(List::getFirst)
                .toList();
        var lines = new ArrayList<String>();
        var quoted = new HashSet<String>();
        var shown = latest.stream()
                .filter(each -> quoted.add(each.sentence().text()))
                .limit(MOST_ITEMS)
                .toList();
        for (var item : shown) {
            lines.add(said(item, latest, before(item, fitting)));
            earlier(item, fitting)
                    .forEach(each -> lines.add(each.quotedAfter("- Before, on " + FigureFormat.day(each.day()), ",")));
        }
        if (!lines.isEmpty()) {
            lines.set(0, verdict(shown, fitting) + lines.getFirst());
        }
        return lines;
    }

    /** Yes or no, where the question asks whether guidance was moved in one direction. */
    private String verdict(List<Item> shown, List<Item> all) {
        if (!YesOrNo.isAsked(question)) {
            return "";
        }
        var wanted = ASKED.entrySet().stream()
                .filter(each -> each.getValue().matcher(question).find())
                .map(Map.Entry::getKey)
                .findFirst();
        var actions =
                shown.stream().map(each -> action(each, before(each, all))).collect(Collectors.toSet());
        if (wanted.isEmpty()) {
            return WHETHER_GIVEN.matcher(question).find() ? "Yes. " : "";
        }
        boolean moved = wanted.get() == Action.UPDATED
                ? actions.stream()
                        .anyMatch(each -> each == Action.UPDATED || each == Action.RAISED || each == Action.LOWERED)
                : actions.contains(wanted.get());
        return moved ? "Yes. " : actions.equals(Set.of(Action.ISSUED)) ? "" : "No. ";
    }

    private String said(Item item, List<Item> latest, Optional<Item> before) {
        var guidance = item.guidance();
        var names = latest.stream()
                .filter(each -> each.sentence().equals(item.sentence()))
                .map(Item::guidance)
                .filter(each -> each.period().equals(guidance.period()) && !each.withdrawal())
                .map(each -> AskedMetrics.label(level(each.metric().name())))
                .distinct()
                .toList();
        var action = action(item, before);
        String lead = ShortName.of(item.company()) + " " + VERBS.get(action) + (action == Action.ISSUED ? " " : " its ")
                + guidance.periodLabel() + " " + (names.isEmpty() ? "" : Words.and(names) + " ") + "guidance on "
                + FigureFormat.day(item.day());
        return item.quotedAfter(lead, ".");
    }

    /** What the company says it did; what its figures did where it does not say. */
    private static Action action(Item item, Optional<Item> before) {
        var said = item.guidance().action();
        if (before.isEmpty() || (said != Action.ISSUED && said != Action.UPDATED)) {
            return said;
        }
        if (before.get().guidance().sameFigures(item.guidance())) {
            return Action.REAFFIRMED;
        }
        int higher = item.guidance().middle().compareTo(before.get().guidance().middle());
        return higher > 0 ? Action.RAISED : higher < 0 ? Action.LOWERED : Action.UPDATED;
    }

    private static Optional<Item> before(Item item, List<Item> all) {
        return all.stream()
                .filter(each ->
                        each.day().isBefore(item.day()) && each.guidance().sameItem(item.guidance()))
                .findFirst();
    }

    /** What was guided before on the same item with other figures, the last first. */
    private static List<Item> earlier(Item item, List<Item> all) {
        var kept = new ArrayList<Item>();
        for (var each : all) {
            var former = kept.isEmpty() ? item : kept.getLast();
            if (each.day().isBefore(former.day())
                    && each.guidance().sameItem(item.guidance())
                    && !each.guidance().sameFigures(former.guidance())
                    && kept.size() < MOST_EARLIER) {
                kept.add(each);
            }
        }
        return kept;
    }

    private static String key(Item item) {
        var guidance = item.guidance();
        return guidance.metric() + " " + guidance.adjusted() + " " + guidance.unit() + " " + guidance.period();
    }

    private static String level(String metric) {
        return metric.endsWith(CHANGE) ? metric.substring(0, metric.length() - CHANGE.length()) : metric;
    }

    private static List<Item> items(AnswerEvidence.Source source) {
        var document = source.passage().document();
        if (document.period().isEmpty() || document.published().isEmpty() || document.kind() == DocumentKind.NEWS) {
            return List.of();
        }
        var sentences = Quotation.of(source.passage()).stream()
                .filter(each -> !each.byAnalyst() && each.whole())
                .toList();
        var read = GuidanceReader.of(
                sentences.stream().map(Quotation::text).toList(),
                document.period().get(),
                Denomination.USD, // for amounts without a sign; the answer quotes them as they are
                document.published().get(),
                Origin.document(document.vendor(), document.name(), Instant.EPOCH));
        return read.stream()
                .flatMap(each -> sentences.stream()
                        .filter(sentence ->
                                sentence.text().replaceAll("\\s+", " ").contains(each.words()))
                        .findFirst()
                        .map(sentence -> new Item(each, source, sentence))
                        .stream())
                .toList();
    }
}
