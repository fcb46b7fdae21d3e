package footnote.evidence;

import footnote.domain.Document;
import footnote.domain.Listing;
import footnote.domain.opinion.ReportPassage;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.Passage;
import footnote.evidence.search.SearchRequest;
import footnote.runtime.db.Database;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a company's indexed annual report says of its business; costs nothing to who has indexed none. */
public final class AnnualReports {
    private static final int LONGEST = 420;
    private static final int SHORTEST = 80;
    private static final int TRIED = 12;

    /** What a passage on risks is about. */
    public static final String RISKS = "risks";

    private static final Pattern CURRENCY_OR_DEBT = Pattern.compile(
            "(?i)\\b(?:devaluations?|debt is in|debt in (?:foreign|dollars|euros)|foreign[- ]currency (?:debt|loans|borrowings))\\b");

    private static final Pattern RISK_CHAPTER = Pattern.compile("(?i)\\brisks?\\b|\\bitem 1a\\b");
    private static final Pattern RISK_WORDS = Pattern.compile("(?i)\\b(?:could|may|might|would) (?:[a-z]+ ){0,4}"
            + "(?:harm|hurt|reduce|lower|decline|suffer|lose|fail|delay|disrupt|adversely|negatively)");

    private static final Map<String, String> ASKED = new LinkedHashMap<>();

    static {
        ASKED.put("the year", "What drove revenue, margins and operating results in the year?");
        ASKED.put(RISKS, "Risk factors: what could harm our business?");
        ASKED.put("the business", "What does the company sell, to whom, and how does it plan to grow?");
    }

    private final BooleanSupplier anything;
    private final Supplier<DocumentSearch> room;

    private AnnualReports(BooleanSupplier anything, Supplier<DocumentSearch> room) {
        this.anything = anything;
        this.room = room;
    }

    public static AnnualReports of(Supplier<Database> database, Supplier<DocumentSearch> room) {
        return new AnnualReports(
                () -> database.get()
                        .first("SELECT id FROM document LIMIT 1", row -> row.getString(1))
                        .isPresent(),
                room);
    }

    public static AnnualReports none() {
        return new AnnualReports(() -> false, () -> {
            throw new IllegalStateException("there is no library");
        });
    }

    record Indexed(boolean anything) {}

    /** Up to three passages of the newest report known by the view's day, each on another matter. */
    public List<ReportPassage> about(Listing listing, View view) {
        var indexed =
                TypedRecording.value("indexed", "anything", Indexed.class, () -> new Indexed(anything.getAsBoolean()));
        if (!indexed.anything()) {
            return List.of();
        }
        var newest = room.get().annualReport(listing, view);
        return newest.isEmpty() ? List.of() : passages(Set.copyOf(newest), view);
    }

    private List<ReportPassage> passages(Set<String> documents, View view) {
        var found = new ArrayList<ReportPassage>();
        var seen = new HashSet<String>();
        ASKED.forEach((about, question) -> {
            var request = SearchRequest.of(question, view.sample(), TRIED)
                    .within(documents)
                    .asOf(view.asOf());
            room.get().find(request).stream()
                    .filter(hit -> isProse(hit.passage().text()))
                    .filter(hit -> !about.equals(RISKS) || isOnRisks(hit.passage()))
                    .filter(hit -> seen.add(hit.passage().text()))
                    .findFirst()
                    .ifPresent(hit -> found.add(passage(about, hit.passage())));
        });
        return found;
    }

    /** The same of a report that is at hand whole: risks, those of currency and debt first, and the business. */
    public static List<ReportPassage> of(Document report) {
        return Stream.of(
                        filed(report, RISKS, "Item 1A", "Risk factors"),
                        filed(report, "the business", "Item 1", "Business"))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<ReportPassage> filed(Document report, String about, String item, String title) {
        return report.section(item).or(() -> report.section(title)).flatMap(section -> section.text()
                .lines()
                .map(String::strip)
                .filter(AnnualReports::isProse)
                .min(Comparator.comparing(line ->
                        about.equals(RISKS) && !CURRENCY_OR_DEBT.matcher(line).find()))
                .map(line -> new ReportPassage(
                        about,
                        excerpt(line),
                        report.title() + ", " + section.id(),
                        report.origin().vendor(),
                        report.published(),
                        report.origin().uri())));
    }

    /** From the chapter on risks, or a text that says what could go wrong; the nearest passage may be neither. */
    private static boolean isOnRisks(Passage passage) {
        return RISK_CHAPTER.matcher(passage.section()).find()
                || RISK_WORDS.matcher(passage.text()).find();
    }

    /** Sentences, not a table or a heading. */
    private static boolean isProse(String text) {
        long figures = text.chars()
                .filter(each -> Character.isDigit(each) || each == '|')
                .count();
        return text.strip().length() >= SHORTEST && figures * 12 < text.length();
    }

    private static ReportPassage passage(String about, Passage passage) {
        var label = passage.document();
        return new ReportPassage(
                about, excerpt(passage.text()), passage.place(), label.vendor(), label.published(), label.uri());
    }

    /** Whole sentences where they fit, else whole words. */
    private static String excerpt(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        if (line.length() <= LONGEST) {
            return line;
        }
        int sentence = line.lastIndexOf(". ", LONGEST);
        return sentence > SHORTEST
                ? line.substring(0, sentence + 1)
                : line.substring(0, Math.max(1, line.lastIndexOf(' ', LONGEST))) + " …";
    }
}
