package footnote.sources;

import java.util.List;

/** Everything that knows companies without a listing: registers and lists, all asked, engines in order, and pages. */
public record ProspectSet(
        List<ProspectSource> registers, SourceChain<WebSearch> engines, SourceChain<PageSource> pages) {
    public ProspectSet {
        registers = List.copyOf(registers);
    }
}
