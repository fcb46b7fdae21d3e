package footnote.workflows.coverage;

import footnote.domain.FigureFormat;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Prose;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.RedFlag;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.secret.Sha256;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Gathers what is new on one company by a day: items, the facts they refer to, and what could not be looked at. */
final class NewsCollector {
    /** A digest may come late; what is older than this is no news. */
    private static final int RECENT_DAYS = 14;

    private final Listing listing;
    private final View view;
    private final List<CoverageItem> items = new ArrayList<>();
    private final List<LedgerEntry> ledger = new ArrayList<>();
    private final List<MissingInput> gaps = new ArrayList<>();

    NewsCollector(Listing listing, View view) {
        this.listing = listing;
        this.view = view;
    }

    Listing listing() {
        return listing;
    }

    View view() {
        return view;
    }

    /** The day after which something is news. */
    LocalDate since() {
        return view.asOf().minusDays(RECENT_DAYS);
    }

    boolean recent(LocalDate day) {
        return day.isAfter(since()) && !day.isAfter(view.asOf());
    }

    void add(Kind kind, String key, LocalDate day, String sentence, String source, Optional<URI> uri) {
        add(kind, key, day, sentence, Optional.empty(), source, uri);
    }

    void add(
            Kind kind,
            String key,
            LocalDate day,
            String sentence,
            Optional<String> quote,
            String source,
            Optional<URI> uri) {
        items.add(new CoverageItem(
                CoverageList.cut(key), kind, day, new Prose(sentence), quote, source, uri, Optional.empty()));
    }

    /** A flag is new when its sentence is: figures of an earlier year that a later filing repeats are not. */
    void add(RedFlag flag, List<LedgerEntry> facts) {
        keep(facts);
        String words = flag.sentence().rendered(id -> facts.stream()
                .filter(entry -> entry.id().equals(id))
                .map(entry -> FigureFormat.of(entry.fact()))
                .findFirst()
                .orElse(id));
        items.add(new CoverageItem(
                "red flag " + flag.code() + " " + Sha256.hex(words).substring(0, 16),
                flag.grave() ? Kind.GRAVE_RED_FLAG : Kind.RED_FLAG,
                flag.date(),
                flag.sentence(),
                flag.source().quote(),
                flag.source().citation(),
                flag.source().uri(),
                Optional.of("red flag " + flag.code() + " " + flag.date())));
    }

    LedgerEntry keep(LedgerEntry entry) {
        ledger.add(entry);
        return entry;
    }

    void keep(Collection<LedgerEntry> entries) {
        ledger.addAll(entries);
    }

    void gap(String what, String why) {
        gaps.add(new MissingInput(what, why));
    }

    /** A gap, unless every vendor answered that it has none: that is the usual case for filings and trades. */
    void gapUnlessNone(Finding.Missing<?> missing) {
        boolean none = Arrays.stream(missing.why().split(" \\| ", -1)).allMatch(each -> each.contains(" has no "));
        if (!none) {
            gap(missing.what(), missing.why());
        }
    }

    List<CoverageItem> items() {
        return items;
    }

    List<LedgerEntry> ledger() {
        return ledger;
    }

    List<MissingInput> gaps() {
        return gaps;
    }
    /** Names from outside within a sentence of ours: nothing in them is taken for a reference or a command. */
    static String inert(String name) {
        return name.replaceAll("[{}\\p{Cntrl}\\p{Cf}]+", " ").strip();
    }
}
