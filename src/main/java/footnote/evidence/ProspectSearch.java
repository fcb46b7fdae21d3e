package footnote.evidence;

import footnote.domain.Finding;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.domain.lead.WebHit;
import footnote.domain.lead.WebText;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.run.Fault;
import footnote.sources.ProspectSet;
import footnote.sources.ProspectSource;
import footnote.sources.SourceException;
import footnote.sources.SourceException.Exhausted;
import footnote.sources.SourceException.NoData;
import java.net.URI;
import java.util.List;
import java.util.function.Supplier;

/**
 * The door to companies that are not looked up by a symbol: registers, web searches and pages. Inside a run everything
 * read is recorded; what happened after the view's day, or more than a year before it, is not shown.
 */
public final class ProspectSearch {
    private final Supplier<ProspectSet> real;
    private final Supplier<ProspectSet> sample;

    public ProspectSearch(Supplier<ProspectSet> real, Supplier<ProspectSet> sample) {
        this.real = real;
        this.sample = sample;
    }

    /** Who can be asked, in order. */
    public List<String> registers(View view) {
        return set(view).registers().stream().map(ProspectSource::name).toList();
    }

    /** Whether the whole web can be searched. */
    public boolean searchesWeb(View view) {
        return !set(view).engines().sources().isEmpty();
    }

    /** What one register answers; missing means that it has none, and a register that fails throws. */
    public Finding<List<Prospect>> ask(String register, ProspectQuery query, View view) {
        return TypedRecording.finding(
                        "companies of " + register,
                        view + " " + query + " " + query.most(),
                        ProspectList.class,
                        () -> had(
                                "companies of " + register,
                                () -> new ProspectList(register(register, view).prospects(query, view.asOf()).stream()
                                        .map(prospect -> prospect.with(prospect.happenings().stream()
                                                .filter(each -> !each.day().isAfter(view.asOf())
                                                        && each.day()
                                                                .isAfter(view.asOf()
                                                                        .minusYears(1)))
                                                .toList()))
                                        .toList())))
                .map(ProspectList::prospects);
    }

    /** Pages for the words, none dated after the view's day. */
    public Finding<List<WebHit>> search(String words, int most, View view) {
        String what = "pages on '" + words + "'";
        return TypedRecording.finding(
                        what,
                        view + " " + most,
                        HitList.class,
                        () -> had(
                                what,
                                () -> new HitList(set(view).engines().ask(engine -> engine.search(words, most)).stream()
                                        .filter(hit -> hit.published()
                                                .map(day -> !day.isAfter(view.asOf()))
                                                .orElse(true))
                                        .toList())))
                .map(HitList::hits);
    }

    public Finding<WebText> page(URI uri, View view) {
        String what = "the page " + uri;
        return TypedRecording.finding(
                what,
                view.toString(),
                WebText.class,
                () -> answered(what, () -> set(view).pages().ask(pages -> pages.page(uri))));
    }

    private static <T> Finding<T> had(String what, Supplier<T> live) {
        try {
            return new Finding.Found<>(live.get());
        } catch (NoData e) {
            return new Finding.Missing<>(what, String.valueOf(e.getMessage()));
        } catch (Exhausted e) {
            if (!e.failures().isEmpty() && e.failures().stream().allMatch(NoData.class::isInstance)) {
                return new Finding.Missing<>(what, String.valueOf(e.getMessage()));
            }
            throw e;
        }
    }

    /** A page that cannot be fetched is no failure of the search: what may pass is thrown, for the step to try again. */
    private static <T> Finding<T> answered(String what, Supplier<T> live) {
        try {
            return new Finding.Found<>(live.get());
        } catch (SourceException e) {
            if (e.passing()) {
                throw e;
            }
            return new Finding.Missing<>(what, String.valueOf(e.getMessage()));
        }
    }

    private ProspectSource register(String name, View view) {
        return set(view).registers().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Fault.state("no register is called '" + name + "'"));
    }

    private ProspectSet set(View view) {
        return view.sample() ? sample.get() : real.get();
    }

    record ProspectList(List<Prospect> prospects) {}

    record HitList(List<WebHit> hits) {}
}
