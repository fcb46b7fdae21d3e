package footnote.workflows.ask;

import java.util.List;

/** What a search brought: passages, how many rounds it took, and what was looked for in vain. */
public record FoundPassages(List<FoundPassage> found, int rounds, List<String> gaps) {
    public FoundPassages {
        found = List.copyOf(found);
        gaps = List.copyOf(gaps);
    }
}
