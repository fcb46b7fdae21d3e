package footnote.testing;

import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.domain.lead.WebHit;
import footnote.evidence.ProspectSearch;
import footnote.sources.ProspectSet;
import footnote.sources.ProspectSource;
import footnote.sources.SourceChain;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.WebSearch;
import footnote.sources.sample.SampleMarket;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Registers for tests: the sample market's unlisted companies, which can be switched off, and pages of a web search. */
public final class Prospecting implements ProspectSource {
    public static final LocalDate TODAY = SampleMarket.today();

    private final ProspectSource market = new SampleMarket().prospects();
    private final List<Prospect> more = new ArrayList<>();
    private final List<WebHit> hits = new ArrayList<>();
    public final AtomicInteger asked = new AtomicInteger();
    private int failures;
    private boolean unsure;

    /** Fails for so many questions, then answers. */
    public Prospecting failing(int times) {
        failures = times;
        return this;
    }

    /** Leaves the industry out of every record, so that no rule can be sure of it. */
    public Prospecting unsure() {
        unsure = true;
        return this;
    }

    public Prospecting with(Prospect company) {
        more.add(company);
        return this;
    }

    public Prospecting with(WebHit hit) {
        hits.add(hit);
        return this;
    }

    public ProspectSearch room() {
        WebSearch engine = (_, _) -> hits;
        var set = new ProspectSet(
                List.of(this),
                new SourceChain<>("web search", hits.isEmpty() ? List.of() : List.of(engine)),
                new SourceChain<>("pages", List.of()));
        return new ProspectSearch(() -> set, () -> set);
    }

    @Override
    public String name() {
        return "register";
    }

    @Override
    public synchronized List<Prospect> prospects(ProspectQuery query, LocalDate asOf) {
        asked.incrementAndGet();
        if (failures > 0) {
            failures--;
            throw new Unreachable(name(), query.toString(), "switched off", null);
        }
        var found = new ArrayList<>(market.prospects(query, asOf));
        found.addAll(more);
        return unsure
                ? found.stream()
                        .map(each -> each.in(Optional.empty(), each.country(), each.city()))
                        .toList()
                : found;
    }
}
