package footnote.workflows.analyze;

import footnote.domain.opinion.RiskFlag;
import footnote.research.MetricSet;
import java.util.List;

/** The flags that were raised, with the thresholds they crossed as entries of their own. */
public record RiskRegister(List<RiskFlag> flags, MetricSet measures) {
    public RiskRegister {
        flags = List.copyOf(flags);
    }
}
