package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Prose;
import footnote.publication.chart.draw.Theme;
import footnote.publication.report.Block;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportCheck;
import footnote.publication.report.ReportPrinter;
import footnote.testing.SampleRoom;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.BannedWords;
import footnote.workflows.report.text.ClaimCheck;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ReportProseTest {
    private static final Map<String, Drafts> DRAFTS = new LinkedHashMap<>();

    @BeforeAll
    static void write() {
        SampleRoom.symbols().forEach(symbol -> DRAFTS.put(symbol, Drafts.of(symbol)));
    }

    @Test
    void everyCompanyGetsAReportThatPassesTheLastGate() {
        assertThat(DRAFTS.values()).allSatisfy(draft -> PublishCheck.of(draft.report()));
    }

    @Test
    void everyCompanyGetsTwelveChartsAndThreePictures() {
        DRAFTS.forEach((symbol, draft) -> {
            assertThat(blocks(draft, Block.Exhibit.class)).as(symbol).isGreaterThanOrEqualTo(12);
            assertThat(blocks(draft, Block.Illustration.class)).as(symbol).isGreaterThanOrEqualTo(3);
        });
    }

    private static long blocks(Drafts draft, Class<? extends Block> kind) {
        return draft.report().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(kind::isInstance)
                .count();
    }

    @Test
    @Tag("nightly")
    void everyPageHoldsToTheLedgerBesideIt() {
        var pageAlone = new ReportPrinter.Style(Theme.HOUSE, false, true);

        DRAFTS.forEach((symbol, draft) -> {
            var printed = new ReportPrinter().print(draft.report(), pageAlone);

            var proof = ReportCheck.of(text(printed, PrintedReport.PAGE), text(printed, PrintedReport.LEDGER));
            assertThat(proof.doubts()).as(symbol).isEmpty();
        });
    }

    private static String text(PrintedReport printed, String file) {
        return new String(printed.file(file), StandardCharsets.UTF_8);
    }

    @Test
    void everyTitleIsBorneOutByItsFigures() {
        DRAFTS.forEach((symbol, draft) -> {
            var tieOut = new ClaimCheck(draft.book()::entry);
            assertThat(draft.analysis().visuals()).allSatisfy(visual -> assertThat(tieOut.objection(visual.title()))
                    .as(symbol)
                    .isEmpty());
            assertThat(tieOut.objection(draft.analysis().finding())).as(symbol).isEmpty();
        });
    }

    @Test
    void holdsNoRatingNoAimForThePriceAndNobody() {
        DRAFTS.forEach((symbol, draft) -> assertThat(titles(draft))
                .allSatisfy(title -> assertThat(BannedWords.objection(title))
                        .as(symbol + ": " + title)
                        .isEmpty()));
    }

    @Test
    void sharesFewSentencesWithAnyOtherCompanysReport() {
        var sentences = new LinkedHashMap<String, List<String>>();
        var names = names();
        DRAFTS.forEach((symbol, draft) -> sentences.put(symbol, sentences(draft, names)));
        var worst = new ArrayList<String>();

        for (var one : sentences.entrySet()) {
            for (var other : sentences.entrySet()) {
                if (one.getKey().compareTo(other.getKey()) < 0) {
                    var theirs = Set.copyOf(other.getValue());
                    long shared =
                            one.getValue().stream().filter(theirs::contains).count();
                    double part = (double) shared
                            / Math.min(one.getValue().size(), other.getValue().size());
                    worst.add("%.4f %s %s %s"
                            .formatted(
                                    part,
                                    one.getKey(),
                                    other.getKey(),
                                    one.getValue().stream()
                                            .filter(theirs::contains)
                                            .toList()));
                }
            }
        }

        worst.sort((one, other) -> other.compareTo(one));
        if (Boolean.getBoolean("footnote.show")) {
            worst.stream().limit(3).forEach(System.out::println);
            System.out.println(sentences.values().stream().mapToInt(List::size).summaryStatistics());
        }
        assertThat(worst.getFirst()).isLessThan("0.1000");
    }

    private static Set<String> names() {
        var names = new LinkedHashSet<String>();
        SampleRoom.symbols().forEach(symbol -> {
            var name = SampleRoom.listing(symbol).name();
            names.add(name);
            names.add(ReportFacts.shortName(name));
            names.add(symbol);
        });
        return names.stream()
                .sorted((one, other) -> other.length() - one.length())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** All prose with names and figures masked. */
    private static List<String> sentences(Drafts draft, Set<String> names) {
        var sentences = new ArrayList<String>();
        FactReferences.prose(draft.report()).map(Prose::text).forEach(text -> add(sentences, text, names));
        titles(draft).forEach(title -> add(sentences, title, names));
        return sentences.stream().distinct().toList();
    }

    private static void add(List<String> sentences, String text, Set<String> names) {
        String masked = text;
        for (var name : names) {
            masked = masked.replace(name, "X");
        }
        masked = masked.replaceAll("\\{fact:\\w+}", "#").replaceAll("\\d[\\d-]*", "#");
        for (var sentence : masked.split("(?<=[.!?]) ", -1)) {
            sentences.add(sentence.strip());
        }
    }

    private static List<String> titles(Drafts draft) {
        var titles = new ArrayList<>(List.of(draft.report().masthead().finding()));
        draft.report().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .forEach(block -> {
                    switch (block) {
                        case Block.Exhibit exhibit ->
                            titles.add(exhibit.chart().caption().title());
                        case Block.Illustration illustration ->
                            titles.add(illustration.picture().caption().title());
                        default -> {}
                    }
                });
        return titles;
    }
}
