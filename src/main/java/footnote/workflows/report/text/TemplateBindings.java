package footnote.workflows.report.text;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What a sentence may be filled with: words, and figures as references. */
public final class TemplateBindings {

    private final Map<String, String> values = new HashMap<>();

    public TemplateBindings word(String place, String word) {
        values.put(place, word);
        return this;
    }

    public TemplateBindings word(String place, Optional<String> word) {
        word.ifPresent(each -> values.put(place, each));
        return this;
    }

    /** A day as prose writes it: 22 Jun 2026. */
    public TemplateBindings day(String place, LocalDate day) {
        return word(place, FigureFormat.day(day));
    }

    /** The first day of a figure's period. */
    public TemplateBindings since(Optional<LedgerEntry> entry) {
        entry.flatMap(each -> each.fact().period().start()).ifPresent(first -> day("since", first));
        return this;
    }

    public TemplateBindings fact(String place, Optional<LedgerEntry> entry) {
        entry.ifPresent(each -> fact(place, each));
        return this;
    }

    public TemplateBindings fact(String place, LedgerEntry entry) {
        values.put(place, "{fact:" + entry.id() + "}");
        return this;
    }

    public Map<String, String> values() {
        return values;
    }
}
