package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
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
